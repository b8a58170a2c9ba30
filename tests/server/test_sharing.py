"""Links that are shared: tags and pictures show what any spectator may see, and harm nobody."""

import struct
from pathlib import Path

import httpx
import pytest

from guildhall.puzzles import load
from guildhall.server.http import static
from guildhall.server.http.rates import Rates
from guildhall.server.live import cards, drawing
from guildhall.server.routes import sharing
from tests.server.conftest import Serve
from tests.server.running import ORIGIN, Person, clean
from tests.waiting import eventually

PAGE = "<html><head><title>Guildhall</title></head><body></body></html>"
LARGEST = 400_000
"""Bytes of a picture."""


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of one page and the art of one game, whatever is built here."""
    built = tmp_path / "static"
    (built / "cards").mkdir(parents=True)
    (built / "index.html").write_text(PAGE)
    (built / "cards" / "guildes.jpg").write_bytes(b"art")
    monkeypatch.setattr(static, "STATIC", built)


async def page(person: Person, path: str) -> str:
    answer = await person.send("GET", path)
    assert answer.status_code == 200
    return answer.text


async def picture(person: Person, path: str) -> bytes:
    answer = await person.send("GET", path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", answer.content[16:24]) == drawing.SIZE
    assert len(answer.content) < LARGEST
    return answer.content


async def test_a_link_tells_who_plays_what(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", 'B"><b>x</b>', "Cleo", visibility="public")
        told = await page(server.stranger(), f"/table/{table}")
        assert '<meta property="og:title" content="Guildes: Anna, B&quot;&gt;&lt;b&gt;x' in told
        assert f'content="{ORIGIN}/api/tables/{table}/card"' in told
        assert "<b>" not in told
        assert told.index("og:title") < told.index("</head>")
        french = await server.stranger(**{"accept-language": "fr"}).send("GET", f"/table/{table}")
        assert "cartes" in french.text
        await picture(server.stranger(), f"/api/tables/{table}/card")
        for person in people[:2]:
            await person.do(table, "concede")
        await server.worker.hub.summaries.sum_up()
        told = await page(server.stranger(), f"/replay/{table}?at=3&seat=1")
        assert f'content="{ORIGIN}/api/tables/{table}/card?at=3"' in told
        for bad in ("-1", "²", "9" * 500, '"><b>', ""):
            assert "?at=" not in await page(server.stranger(), f"/replay/{table}?at={bad}")
            await picture(server.stranger(), f"/api/tables/{table}/card?at={bad}")


async def test_a_private_table_is_like_none(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        secret = await anna.create(["me", "random", "random"], visibility="private")
        seen = [
            (await page(person, f"/table/{name}")).replace(name, "T")
            for name in (secret, "nothing", "x" * 500)
            for person in (anna, server.stranger())
        ]
        assert len(set(seen)) == 1
        assert "Anna" not in seen[0]
        answer = await server.stranger().send("GET", f"/api/tables/{secret}/card")
        assert answer.status_code == 404
        answer = await anna.send("GET", f"/api/tables/{secret}/card")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert answer.headers["cache-control"].startswith("private")
        assert "cross-origin" not in answer.headers["cross-origin-resource-policy"]


async def test_no_cache_shows_one_persons_picture_to_another(serve: Serve) -> None:
    """Of a private table also the art that stands for it; and what has words is of one language."""
    async with serve() as server:
        anna = await server.guest("Anna")
        secret = await anna.create(["me", "open", "open"], visibility="private")
        answer = await anna.send("GET", f"/api/tables/{secret}/card")
        assert (answer.status_code, answer.headers["location"]) == (307, "/cards/guildes.jpg")
        assert answer.headers["cache-control"].startswith("private")
        assert "cross-origin" not in answer.headers["cross-origin-resource-policy"]
        table, _ = await server.full_table("Bea", "Carl", "Dora", visibility="public")
        puzzle = next(iter(load("guildes").puzzles))
        for path in (f"/table/{table}", f"/api/tables/{table}/card", f"/puzzle/guildes/{puzzle}"):
            answer = await server.stranger().send("GET", path)
            assert (answer.status_code, answer.headers["vary"]) == (200, "accept-language")


async def test_with_a_delay_a_picture_shows_what_was_even_to_players(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Cleo", delay="end")
        first = await picture(server.stranger(), f"/api/tables/{table}/card")
        await server.play(table, people, 30)
        server.worker.cards.drawn.clear()
        for person in (*people, server.stranger()):
            assert await picture(person, f"/api/tables/{table}/card?at=40") == first
        for person in people[:2]:
            await person.do(table, "concede")
        assert await picture(server.stranger(), f"/api/tables/{table}/card") != first


async def test_a_picture_is_drawn_once_and_not_too_often(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[drawing.Card] = []

    def draw(card: drawing.Card) -> bytes:
        drawn.append(card)
        return b"png"

    monkeypatch.setattr(cards, "draw", draw)
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"], visibility="public")
        stranger, asked = server.stranger(), f"/api/tables/{table}/card"
        answer = await stranger.send("GET", asked)
        assert answer.headers["location"] == "/cards/guildes.jpg", "nothing to draw yet"
        await anna.do(table, "concede", expect=400)
        codes = [(await stranger.send("GET", asked)).status_code for _ in range(60)]
        assert codes.count(429) == 60 + 1 - Rates.OFTEN.amount
        assert not drawn
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Cleo")
        for _ in range(3):
            await server.stranger().send("GET", f"/api/tables/{table}/card")
        (card,) = drawn
        assert [name for name, _, _ in card.rows] == ["Anna", "Bea", "Cleo"]


async def test_a_picture_forgets_who_has_left(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where spectators see a game as it was, so that nothing else of the picture changes."""
    drawn: list[list[str]] = []

    def draw(card: drawing.Card) -> bytes:
        drawn.append([name for name, _, _ in card.rows])
        return b"png"

    monkeypatch.setattr(cards, "draw", draw)
    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Cleo", delay="end")
        stranger = server.stranger()
        for _ in range(2):
            await stranger.send("GET", f"/api/tables/{table}/card")
        await anna.post("/api/me/delete", {"name": "Anna"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        await stranger.send("GET", f"/api/tables/{table}/card")
        assert drawn == [["Anna", "Bea", "Cleo"], ["Former player", "Bea", "Cleo"]]


async def test_without_the_extra_there_is_the_art(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "CAN_DRAW", False)
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Cleo")
        stranger = server.stranger()
        puzzle = next(iter(load("guildes").puzzles))
        for path in (f"tables/{table}", f"puzzles/guildes/{puzzle}"):
            answer = await stranger.send("GET", f"/api/{path}/card")
            assert (answer.status_code, answer.headers["location"]) == (307, "/cards/guildes.jpg")
        answer = await stranger.send("GET", "/cards/guildes.jpg")
        assert (answer.status_code, answer.content) == (200, b"art")
        for name in ("colonia", "..%2findex", "x" * 500):
            assert (await stranger.send("GET", f"/cards/{name}.jpg")).status_code == 404


async def test_puzzles_have_previews_too(serve: Serve) -> None:
    puzzle = next(iter(load("guildes").puzzles))
    async with serve() as server:
        stranger = server.stranger()
        told = await page(stranger, f"/puzzle/guildes/{puzzle}")
        assert f'content="{ORIGIN}/api/puzzles/guildes/{puzzle}/card"' in told
        await picture(stranger, f"/api/puzzles/guildes/{puzzle}/card")
        for path in ("guildes/none", "chess/1", 'guildes/"><b>'):
            assert "/cards/guildes.jpg" in await page(stranger, f"/puzzle/{path}")
        answers: list[httpx.Response] = [
            await stranger.send("GET", f"/api/puzzles/{path}/card")
            for path in ("guildes/none", "chess/1")
        ]
        assert [answer.status_code for answer in answers] == [404, 404]


async def test_a_house_without_previews(serve: Serve) -> None:
    puzzle = next(iter(load("guildes").puzzles))
    async with serve(without=frozenset({"previews"})) as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Cleo", visibility="public")
        for path in (f"/table/{table}", f"/replay/{table}", f"/puzzle/guildes/{puzzle}"):
            assert await page(server.stranger(), path) == PAGE
        for path in (f"tables/{table}", f"puzzles/guildes/{puzzle}"):
            assert clean(await anna.send("GET", f"/api/{path}/card")) == "404 feature_off"


@pytest.mark.parametrize("name", ["x" * 4000, "Ωμέγα 漢字 🎲", "a\u202eb\0c\n", "", "W" * 60])
def test_any_name_can_be_drawn(name: str) -> None:
    rows = tuple((name, str(10**9), True) for _ in range(9))
    png = drawing.draw(drawing.Card("chess", name, name, rows))
    assert png[:4] == b"\x89PNG"
    assert len(png) < LARGEST

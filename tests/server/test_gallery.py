"""What spectators say among themselves: for them alone until the end, then for everybody."""

import asyncio
from typing import Any

import pytest

from guildhall.core.view import SPECTATING
from guildhall.server.live.gallery import Lines
from guildhall.server.live.open_table import OpenTable
from guildhall.store.gallery import MOST
from guildhall.table.own import UNSAID
from tests.server.conftest import Serve
from tests.server.moderators import RUDE, act, id_of, moderator
from tests.server.running import Page, Person, RunningServer, eventually
from tests.store.postgres import PG

GIVEN_AWAY = "Anna has the king"


async def murmur(person: Person, table: str, text: str) -> int:
    return int((await person.do(table, "gallery", {"text": text}, 201))["line"])


async def heard(person: Person, table: str, query: str = "") -> list[str]:
    told = await person.get(f"/api/tables/{table}/gallery{query}")
    return [line["text"] for line in told["lines"]]


async def next_gallery(page: Page) -> Any:
    """The next lines of spectators that a page is told."""
    while True:
        told = await page.next()
        if "gallery" in told:
            return told["gallery"]


async def end(server: RunningServer, table: str) -> None:
    """Close a game as a moderator does."""
    opened = server.opened(table)
    await server.worker.hub.write(opened, lambda table, now: table.propose_close(now))


async def test_what_is_said_while_lines_are_read_is_heard(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who read them before it was said does not keep them as the last ones."""
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl", visibility="public")
        dora, gallery, opened = (
            await server.guest("Dora"),
            server.worker.gallery,
            server.opened(table),
        )
        read = gallery.read

        async def read_slowly(opened: OpenTable, before: int | None = None) -> Lines:
            lines = await read(opened, before)
            await murmur(dora, table, "meanwhile")
            return lines

        with monkeypatch.context() as slow:
            slow.setattr(gallery, "read", read_slowly)
            assert (await gallery.last(opened, SPECTATING)).lines == []
        (line,) = (await gallery.last(opened, SPECTATING)).lines
        assert line.text == "meanwhile"
        assert gallery.known(opened, SPECTATING) is not None, "it is kept from then on"


async def test_spectators_hear_each_other_and_players_hear_nothing(serve: Serve) -> None:
    async with serve() as server:
        table, players = await server.full_table("Anna", "Bea", "Carl", visibility="public")
        dora, emil, stranger = (
            await server.guest("Dora"),
            await server.guest("Emil"),
            server.stranger(),
        )
        async with (
            players[0].watch(table) as seat,
            emil.watch(table) as mine,
            stranger.watch(table) as theirs,
        ):
            for page in (seat, mine, theirs):
                assert "page" in await page.next()
            assert await murmur(dora, table, f"  {GIVEN_AWAY} ") == 0
            for page in (mine, theirs):
                told = await next_gallery(page)
                (line,) = told["lines"]
                assert (told["first"], told["more"]) == (0, False)
                assert (line["name"], line["text"], line["own"]) == ("Dora", GIVEN_AWAY, False)
                assert set(line) == {"at", "name", "text", "own", "muted"}, "nobody's id"
            await players[0].move(table)
            assert "page" in await seat.next()
            assert seat.quiet()
        for player in players:
            path = f"/api/tables/{table}/gallery"
            assert (await player.get(path, 403))["code"] == "hidden_until_the_end"
            assert await player.refused(path, {"text": "hello"}) == "403 spectators_only"
            assert await player.refused(f"{path}/0/report", {"reason": "spam"}) == (
                "404 no_such_line"
            )
            assert await player.refused(f"{path}/0/bond", {"kind": "mute"}) == "404 no_such_line"
            assert (await player.get(f"{path}/0/person", 404))["code"] == "no_such_line"
            async with player.watch(table, "gallery=0") as page:
                assert "page" in await page.next()
            assert GIVEN_AWAY not in "\n".join(player.heard)
        assert await heard(dora, table) == await heard(stranger, table) == [GIVEN_AWAY]
        entries = server.opened(table).table.entries
        await murmur(emil, table, "indeed")
        assert server.opened(table).table.entries == entries, "no part of the game"


async def test_after_the_end_everybody_reads_both(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl")
        dora = await server.guest("Dora")
        await murmur(dora, table, GIVEN_AWAY)
        async with anna.watch(table) as page:
            assert "page" in await page.next()
            await end(server, table)
            assert [line["text"] for line in (await next_gallery(page))["lines"]] == [GIVEN_AWAY]
        assert await heard(bea, table) == [GIVEN_AWAY]
        assert await anna.refused_at(table, "gallery", {"text": "mine"}) == "403 spectators_only"
        await murmur(dora, table, "well played")
        await anna.do(table, "chat", {"text": "thanks"})
        said = await dora.get(f"/api/tables/{table}/chat")
        assert [line["text"] for line in said["lines"]] == ["thanks"]


async def test_who_may_not_look_neither_reads_nor_writes(serve: Serve) -> None:
    async with serve() as server:
        anna, dora = await server.guest("Anna"), await server.guest("Dora")
        table = await anna.create(["me", "journeyman", "journeyman"], visibility="private")
        assert await dora.refused_at(table, "gallery", {"text": "hello"}) == "404 no_such_table"
        assert (await dora.get(f"/api/tables/{table}/gallery", 404))["code"] == "no_such_table"
        waiting = await anna.create(["me", "open", "open"], visibility="public")
        assert await dora.refused_at(waiting, "gallery", {"text": "hi"}) == "400 table_not_started"
        assert await heard(dora, waiting) == []
        stranger = server.stranger()
        assert await stranger.refused_at(waiting, "gallery", {"text": "x"}) == "401 not_signed_in"


async def test_resuming_and_earlier_lines(serve: Serve) -> None:
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl")
        dora = await server.guest("Dora")
        user = await server.worker.store.people.find(await id_of(dora))
        assert user is not None
        for n in range(120):
            await server.worker.gallery.say(server.opened(table), user, f"line {n}")
        for known, first in ((0, 70), (60, 70), (118, 118)):
            async with server.stranger().watch(table, f"gallery={known}") as page:
                told = await next_gallery(page)
                assert (told["first"], len(told["lines"])) == (first, 120 - first)
                assert told["more"]
        read: list[str] = []
        before, more = 120, True
        while more:
            told = await dora.get(f"/api/tables/{table}/gallery?before={before}")
            assert len(told["lines"]) <= 50
            read = [line["text"] for line in told["lines"]] + read
            before, more = told["first"], told["more"]
        assert read == [f"line {n}" for n in range(120)]
        assert all(line["own"] for line in told["lines"])
        assert await heard(dora, table, "?before=0") == []
        for wrong in ("-1", "x", "1e3", "9" * 30, "%00"):
            path = f"/api/tables/{table}/gallery?before={wrong}"
            assert (await dora.get(path, 400))["code"] == "bad_body"
        assert MOST >= 120


async def test_slow_talk_silence_and_floods(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl")
        dora, emil, mona = (
            await server.guest("Dora"),
            await server.guest("Emil"),
            await moderator(server),
        )
        await anna.do(table, "slow", {"seconds": 30})
        tried = [dora.send("POST", f"/api/tables/{table}/gallery", {"text": "x"}) for _ in range(4)]
        codes = sorted(answer.status_code for answer in await asyncio.gather(*tried))
        assert codes == [201, 429, 429, 429], "one of those that come at once"
        await murmur(emil, table, "another has a pace of their own")
        server.clock.now += 30
        await murmur(dora, table, "later")
        await anna.do(table, "slow", {"seconds": 0})
        for text in ("", " ", "x" * 501):
            assert await dora.refused_at(table, "gallery", {"text": text}) == "400 chat_length"
        await act(mona, await id_of(dora), "silence", days=3)
        assert await dora.refused_at(table, "gallery", {"text": "again"}) == "403 silenced"
        await act(mona, await id_of(emil), "ban", days=3)
        assert await emil.refused_at(table, "gallery", {"text": "again"}) == "403 banned"
        frida = await server.guest("Frida")
        answers = [
            (await frida.send("POST", f"/api/tables/{table}/gallery", {"text": f"{n}"})).status_code
            for n in range(22)
        ]
        assert answers == [201] * 20 + [429] * 2
        many = [await server.guest(f"Guest {n}") for n in range(3)]
        answers = [
            (await one.send("POST", f"/api/tables/{table}/gallery", {"text": "x"})).status_code
            for _ in range(19)
            for one in many
        ]
        assert answers[-1] == 429, "one network has a bound of its own, however many guests"


async def test_words_are_words_and_can_be_reported(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl", visibility="public")
        dora, emil, mona = (
            await server.guest("Dora"),
            await server.guest("Emil"),
            await moderator(server),
        )
        await murmur(dora, table, RUDE)
        assert await heard(emil, table) == [RUDE], "as it was written; pages show text"
        path = f"/api/tables/{table}/gallery"
        first = await emil.post(f"{path}/0/report", {"reason": "insult"})
        assert await emil.post(f"{path}/0/report", {"reason": "insult"}) == first
        assert await dora.refused(f"{path}/0/report", {"reason": "spam"}) == "409 not_yourself"
        for line in ("1", "-1", "x", "9" * 30):
            refused = await emil.refused(f"{path}/{line}/report", {"reason": "spam"})
            assert refused == "404 no_such_line"
        (told,) = (await mona.get("/api/moderation"))["people"]
        assert (told["name"], told["reports"][0]["quote"]) == ("Dora", RUDE)
        assert told["reports"][0]["table"] == table
        assert anna.name not in str(told)


async def test_mutes_and_blocks_hold(serve: Serve) -> None:
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl", visibility="public")
        dora, emil, frida = [await server.guest(name) for name in ("Dora", "Emil", "Frida")]
        await murmur(dora, table, "for some")
        path = f"/api/tables/{table}/gallery"
        who = await emil.get(f"{path}/0/person")
        assert (who["person"], who["bond"]) == (await id_of(dora), "none")
        await emil.post(f"{path}/0/bond", {"kind": "mute"})
        await frida.post(f"{path}/0/bond", {"kind": "block"})
        await murmur(dora, table, "more for some")
        for person, muted in ((emil, True), (frida, False)):
            told = await person.get(path)
            assert [(line["text"], line["muted"]) for line in told["lines"]] == [("", muted)] * 2
            async with person.watch(table) as page:
                lines = (await next_gallery(page))["lines"]
                assert [line["text"] for line in lines] == ["", ""]
        assert "more for some" not in "\n".join(emil.heard + frida.heard)
        assert await heard(server.stranger(), table) == ["for some", "more for some"]
        await dora.post("/api/settings", {"profile": "nobody"})
        assert (await emil.get(f"{path}/0/person"))["person"] == "", "nobody learns who it is"


async def test_who_leaves_for_good_leaves_no_words(serve: Serve) -> None:
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl", visibility="public")
        dora, emil = await server.guest("Dora"), await server.guest("Emil")
        await murmur(dora, table, "my own words")
        assert "my own words" in (await dora.send("GET", "/api/me/export")).text
        assert "my own words" not in (await emil.send("GET", "/api/me/export")).text
        async with emil.watch(table) as page:
            await next_gallery(page)
            await dora.post("/api/me/delete", {"name": "Dora"})
            await server.worker.departing.tick()
            kept = server.worker.gallery.kept
            await eventually(lambda: "my own words" not in str(kept), "forgotten in memory, too")
        assert await heard(emil, table) == [UNSAID]
        refused = await emil.refused(f"/api/tables/{table}/gallery/0/report", {"reason": "spam"})
        assert refused == "404 no_such_person"


async def test_a_house_without_it(serve: Serve) -> None:
    async with serve(without=frozenset({"gallery"})) as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl", visibility="public")
        dora = await server.guest("Dora")
        path = f"/api/tables/{table}/gallery"
        assert await dora.refused(path, {"text": "hello"}) == "404 feature_off"
        assert (await dora.get(path, 404))["code"] == "feature_off"
        for door in ("bond", "report"):
            body = {"kind": "mute"} if door == "bond" else {"reason": "spam"}
            assert await dora.refused(f"{path}/0/{door}", body) == "404 feature_off"


async def test_a_table_that_is_deleted_takes_its_gallery_along(serve: Serve) -> None:
    async with serve() as server:
        anna, dora = await server.guest("Anna"), await server.guest("Dora")
        table = await anna.create(["me", "journeyman", "journeyman"], visibility="public")
        await murmur(dora, table, "hello")
        assert (await anna.send("DELETE", f"/api/tables/{table}", {})).status_code == 200
        assert await server.worker.store.gallery.before(table, None, 50) == []
        assert table not in server.worker.gallery.kept


@PG
async def test_it_is_heard_at_every_worker(serve: Serve, postgres_url: str) -> None:
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        table, (anna, *_) = await one.full_table("Anna", "Bea", "Carl")
        dora, emil = await one.guest("Dora"), await two.guest("Emil")
        async with dora.watch(table) as here, emil.watch(table) as there:
            await asyncio.gather(here.next(), there.next())
            for number, speaker in enumerate((dora, emil, dora)):
                assert await murmur(speaker, table, f"line {number}") == number
                for page in (here, there):
                    told = await next_gallery(page)
                    assert (told["first"], told["lines"][0]["text"]) == (number, f"line {number}")
        assert "line 0" not in "\n".join(anna.heard)

"""Pictures of the book: shown to everybody, tried at a table of one's own, and attacks."""

import pytest

from guildhall.games import GAMES, book_of
from guildhall.server import sent_help
from guildhall.table.position import Position
from tests.server.conftest import Serve
from tests.server.test_sent import fits


@pytest.mark.parametrize("game", GAMES)
async def test_every_picture_is_shown_as_its_seat_sees_it(serve: Serve, game: str) -> None:
    book = book_of(game)
    async with serve() as server:
        visitor = server.stranger()
        told = await visitor.get(f"/api/book/{game}")
        drawn = [chapter["id"] for chapter in told["chapters"] if chapter["picture"]]
        assert sorted(drawn) == sorted(picture.chapter for picture in book.picture)
        for picture in book.picture:
            shown = await visitor.get(f"/api/book/{game}/{picture.chapter}")
            fits(shown, sent_help.BookPicture)
            moment = Position.pictured(game, book, picture).table().running()
            assert shown["page"]["view"] == moment.view(picture.seat).to_json()
            legal = [str(move) for move in moment.legal(picture.seat)]
            assert [offer["move"] for offer in shown["page"]["offers"]["moves"]] == legal


async def test_a_picture_is_tried_at_a_table_of_ones_own(serve: Serve) -> None:
    picture = next(one for one in book_of("guildes").picture if one.chapter == "scoring")
    async with serve() as server:
        person = await server.guest("Agnes")
        made = await person.post("/api/book/guildes/scoring/play_on", {}, 201)
        page = await person.page(made["table"])
        assert page["seat"] == picture.seat
        assert {offer["move"] for offer in page["offers"]["moves"]} == {
            "lay fishermen",
            "lay priests",
        }
        assert [chair["kind"] for chair in page["chairs"]].count("human") == 1
        assert {chair["bot"] for chair in page["chairs"]} == {"", "apprentice"}


async def test_bad_requests_are_refused(serve: Serve) -> None:
    async with serve(disabled=frozenset({"colonia"})) as server:
        visitor, person = server.stranger(), await server.guest("Agnes")
        for path, code in (
            ("guildes/rulings", "not_found"),
            ("guildes/" + "x" * 300, "not_found"),
            ("guildes/%00", "not_found"),
            ("chess/scoring", "unknown_game"),
            ("colonia/thursday", "game_off"),
        ):
            assert (await visitor.get(f"/api/book/{path}", 404))["code"] == code
            assert await person.refused(f"/api/book/{path}/play_on") == f"404 {code}"
        door = "/api/book/guildes/scoring/play_on"
        assert await visitor.refused(door) == "401 not_signed_in"
        assert await person.refused(door, {"luck": "yes"}) == "400 bad_body"
        assert await person.refused(door, {"seat": 1}) == "400 bad_body"


async def test_asking_too_often_is_refused(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        person = await server.guest("Agnes")
        door = "/api/book/guildes/scoring"
        looks = [(await person.send("GET", door)).status_code for _ in range(242)]
        assert (looks[0], looks[-1]) == (200, 429)
        tries = [(await person.send("POST", f"{door}/play_on", {})).status_code for _ in range(25)]
        assert (tries[0], tries[-1]) == (201, 429)

"""What seats lead: chosen with the seat, or drawn by the server when the game begins."""

from typing import Any

import pytest

from guildhall.core.promise import drawn_seats
from tests.server.conftest import Serve


async def test_the_catalogue_says_what_each_seat_leads(serve: Serve) -> None:
    async with serve() as server:
        told = await server.stranger().get("/api/games")
    roles = {game["name"]: game["roles"] for game in told["games"]}
    assert roles["guildes"] is None
    assert roles["dutch_revolt"]["kind"] == "faction"
    assert roles["dutch_revolt"]["led"]["3"] == [["catholics"], ["nobility"], ["reformers"]]
    assert roles["dutch_revolt"]["led"]["2"][0] == ["catholics", "habsburgs"]


async def test_who_chooses_a_faction_has_its_seat(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        seats = ["random", "random", "me", "random"]
        page = await anna.page(await anna.create(seats, "dutch_revolt"))
        assert (page["seat"], page["draw"], page["status"]) == (2, False, "playing")


async def test_seats_are_drawn_when_the_game_begins(serve: Serve) -> None:
    """While it waits everybody sits where they sat down; then all are where the draw put them."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        seats = ["me", "open", "random", "random"]
        table = await anna.create(seats, "dutch_revolt", draw=True, visibility="public")
        assert (await anna.page(table))["draw"] is True
        assert (await anna.page(table))["seat"] == 0
        drawn = drawn_seats(server.opened(table).table.setup.key, ["", "", "", ""])
        await bea.do(table, "sit")
        for person, before in ((anna, 0), (bea, 1)):
            page = await person.page(table)
            assert page["status"] == "playing"
            assert page["seat"] == drawn[before]
            assert page["chairs"][drawn[before]]["name"] == person.name


async def test_an_invitation_says_that_seats_are_drawn(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "random"], "dutch_revolt", draw=True)
        made = await anna.do(table, "invite")
        told = await server.stranger().get(f"/api/join/{made['invitation']}")
        assert told["draw"] is True


@pytest.mark.parametrize(
    ("game", "draw", "refused"),
    [
        ("guildes", True, "400 no_roles"),
        ("dutch_revolt", "yes", "400 bad_body"),
        ("dutch_revolt", 1, "400 bad_body"),
        ("dutch_revolt", [3, 2, 1, 0], "400 bad_body"),
    ],
)
async def test_what_cannot_be_drawn(serve: Serve, game: str, draw: Any, refused: str) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
        body = {"game": game, "seats": seats, "draw": draw}
        assert await anna.refused("/api/tables", body) == refused

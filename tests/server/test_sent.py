"""What is sent is what its types say, from which the client's are made: no field more or less."""

from typing import Any

import msgspec
import pytest

from guildhall.core.luck import key_from_seed
from guildhall.games import GAMES
from guildhall.server import sent, sent_about, sent_hall, sent_help, sent_socket
from guildhall.server.live.payloads import prices
from guildhall.table.match import new_match
from tests.server.conftest import Serve
from tests.server.running import RunningServer


def closed(data: Any) -> Any:
    """Leave out what differs by game: fields of views, arguments of moves."""
    if isinstance(data, list):
        return [closed(item) for item in data]
    if not isinstance(data, dict):
        return data
    known = ("move", "verb") if "verb" in data else tuple(data)
    return {name: closed(data[name]) for name in known if name != "view"}


def fits(data: Any, kind: Any) -> None:
    """Raise unless the data is of a kind, every field of it known."""
    read = msgspec.to_builtins(msgspec.convert(data, kind))
    assert closed(read) == closed(data)


async def begun(server: RunningServer, game: str) -> tuple[str, Any]:
    """A table with moves behind it, and the person who is asked now."""
    names = [f"P{seat}" for seat in range(GAMES[game].seats[0])]
    table, people = await server.full_table(*names, game=game, hints=True)
    await server.play(table, people, 9)
    return table, people[server.opened(table).table.running().actors[0]]


@pytest.mark.parametrize("game", GAMES)
async def test_pages_and_advice(serve: Serve, game: str) -> None:
    async with serve() as server:
        table, asked = await begun(server, game)
        page = await asked.page(table)
        fits(page, sent.Page)
        assert page["view"]["ask"]
        move = page["offers"]["moves"][0]["move"]
        look = {"move": move, "answers": page["offers"]["answers"]}
        fits(await asked.do(table, "preview", look), sent_help.Foreseen)
        fits(await asked.do(table, "preview", {**look, "answers": -1}), sent_help.Foreseen)
        fits(await asked.do(table, "hint"), sent_help.Hint)


def test_prices_stand_by_the_notation_of_their_moves() -> None:
    """A stall costs a member for each cube; passing costs nothing and is left out."""
    match = new_match(GAMES["colonia"], 3, key=key_from_seed(1))
    while match.view(match.actors[0]).ask != "market":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    legal = match.legal(seat)
    found = prices(match, seat, [move.id for move in legal])
    assert [*found] == [str(move) for move in legal if move.verb == "take"]
    assert legal[0].verb == "pass"
    taken = match.play(seat, next(iter(found)))
    told = next(event.args["count"] for event in taken if event.kind == "took_stall")
    assert next(iter(found.values())) == {"members": told}


async def test_the_socket(serve: Serve) -> None:
    async with serve() as server:
        table, asked = await begun(server, "guildes")
        await asked.do(table, "chat", {"text": "Good luck!"})
        async with asked.watch(table) as page:
            told = await page.next()
            fits(told, sent_socket.PageMessage)
            assert told["log"]
            fits(await page.next(), sent_socket.TalkMessage)
        async with asked.watch("nowhere") as page:
            fits(await page.next(), sent_socket.ErrorMessage)


async def test_a_table_that_waits_and_one_that_is_over(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        waiting = await anna.create(["me", "open", "open"], clock="live")
        fits(await anna.page(waiting), sent.Page)
        fits(await anna.do(waiting, "invite"), sent.Invitation)
        table, people = await server.full_table("Anna", "Bea", "Carl")
        inputs = await server.play(table, people)
        page = await people[0].page(table)
        fits(page, sent.Page)
        assert page["result"]
        fits(await people[0].get(f"/api/tables/{table}/luck"), sent.LuckTold)
        fits(await people[0].get(f"/api/tables/{table}/at/{inputs // 2}?seat=0"), sent.Moment)
        fits(await people[0].get(f"/api/tables/{table}/analysis"), sent.Progress)
        fits(await people[0].do(table, "rematch"), sent.Created)
        fits(await people[1].page(table), sent.Page)


async def test_the_hall_and_people(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        await anna.create(["me", "open", "open"], visibility="public")
        fits(await anna.get("/api/tables"), sent_hall.HallPage)
        fits(await anna.get("/api/games"), sent_about.Catalogue)
        await anna.post("/api/settings", {"language": "nl", "notify_mail": True})
        fits((await anna.get("/api/me"))["me"], sent.Person)
        problem = (await anna.send("POST", "/api/tables", {"game": "chess", "seats": []})).json()
        fits(problem, sent.Problem)

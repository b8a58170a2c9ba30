"""The hall: what waits for a person comes first, and the rest page by page."""

import asyncio
from base64 import urlsafe_b64encode
from typing import Any

import pytest

from guildhall.server.live.hall import PAGE
from guildhall.store import SeatRow, Summary
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, clean, eventually
from tests.store.samples import setup
from tests.waiting import PATIENCE

MANY = 150


async def lay_many(server: RunningServer, person: Person) -> tuple[str, set[str]]:
    """Write 150 tables of a person that are newer than the one that waits for them."""
    real = await person.create(["me", "open", "open"])
    user = server.opened(real).table.chairs[0].user
    for number in range(MANY + 1):
        seats = [SeatRow(0, "human", user, person.name, "", number == 0), SeatRow(1, "open")]
        told = Summary(("playing", "over")[number % 2], [], float(number), seats)
        await server.worker.store.tables.add(setup(f"t{number:03}", host="h"), [], told)
    return "t000", {real, *(f"t{number:03}" for number in range(MANY + 1))}


async def whole(person: Person, name: str) -> list[list[str]]:
    """Page through a list of the hall to its end."""
    hall = await person.get("/api/tables")
    found = [[row["table"] for row in hall[name]]]
    while name in hall["more"]:
        hall = await person.get(f"/api/tables?after={hall['more'][name]}")
        other = "open" if name == "mine" else "mine"
        assert hall[other] == [], "a cursor goes on with one list"
        found.append([row["table"] for row in hall[name]])
    return found


async def test_newer_tables_never_hide_one_that_waits(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        waits, tables = await lay_many(server, anna)
        first = (await anna.get("/api/tables"))["mine"][0]
        assert (first["table"], first["your_turn"]) == (waits, True)
        pages = await whole(anna, "mine")
        assert [len(page) for page in pages[:-1]] == [PAGE] * (len(tables) // PAGE)
        found = [table for page in pages for table in page]
        assert len(found) == len(tables)
        assert set(found) == tables


async def test_an_invitation_to_a_rematch_comes_first_until_it_is_answered(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl")
        await anna.do(table, "concede")
        await bea.do(table, "concede")
        new = (await anna.do(table, "rematch", {}, 201))["table"]
        first = (await bea.get("/api/tables"))["mine"][0]
        assert (first["table"], first["invited"], first["your_turn"]) == (new, True, False)
        assert [(s["kind"], s["name"]) for s in first["seats"]][:2] == [
            ("human", "Anna"),
            ("invited", "Bea"),
        ]
        mine = {row["table"]: row for row in (await anna.get("/api/tables"))["mine"]}
        assert not mine[new]["invited"]
        stranger = await server.guest("Dora")
        assert (await stranger.get("/api/tables"))["mine"] == []
        await bea.do(new, "sit")
        async with asyncio.timeout(PATIENCE):
            while any(row["invited"] for row in (await bea.get("/api/tables"))["mine"]):
                await server.worker.hub.summaries.sum_up()


async def over_for(person: Person, table: str) -> bool:
    """Whether the hall shows a person that a table is over."""
    mine = (await person.get("/api/tables"))["mine"]
    return [row["status"] for row in mine if row["table"] == table] == ["over"]


async def test_the_hall_is_up_to_date_while_a_summary_is_being_written(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl")
        tables, held = server.worker.store.tables, asyncio.Event()
        real = tables.sum_up

        async def slow(*given: Any) -> None:
            await held.wait()
            await real(*given)

        monkeypatch.setattr(tables, "sum_up", slow)
        await anna.do(table, "concede")
        await bea.do(table, "concede")
        summing = asyncio.create_task(server.worker.hub.summaries.sum_up())
        await eventually(lambda: not server.worker.hub.summaries.unsummed, "it is on its way")
        try:
            assert await over_for(anna, table)
        finally:
            held.set()
        await summing
        assert await over_for(anna, table)


async def test_the_hall_is_up_to_date_when_a_summary_was_written_after_the_read(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl")
        lists, summaries = server.worker.store.lists, server.worker.hub.summaries
        old = await lists.of_user(server.opened(table).table.chairs[0].user, PAGE, None)

        async def read_before(*_: object) -> Any:
            await summaries.sum_up(100)
            return old

        await anna.do(table, "concede")
        await bea.do(table, "concede")
        monkeypatch.setattr(lists, "of_user", read_before)
        assert await over_for(anna, table)


async def test_open_tables_have_pages_and_leave_out_ones_own(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        own = await anna.create(["me", "open", "open"], visibility="public")
        for number in range(PAGE + 5):
            told = Summary("open", [], 5.0, [SeatRow(0, "open")])
            await server.worker.store.tables.add(setup(f"o{number:02}", host="h"), [], told)
        others = {f"o{number:02}" for number in range(PAGE + 5)}
        hers = [table for page in await whole(anna, "open") for table in page]
        assert len(hers) == len(others)
        assert set(hers) == others
        for person in (bea, server.stranger()):
            pages = await whole(person, "open")
            assert [len(page) for page in pages] == [PAGE, 6]
            assert {table for page in pages for table in page} == {own, *others}


async def test_a_cursor_shows_nobody_the_tables_of_another(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        await lay_many(server, anna)
        cursor = (await anna.get("/api/tables"))["more"]["mine"]
        for person in (bea, server.stranger()):
            hall = await person.get(f"/api/tables?after={cursor}")
            assert hall == {
                "mine": [],
                "open": [],
                "hidden": [],
                "live": [],
                "hiding": False,
                "more": {},
            }


def cursor(said: Any) -> str:
    text = said if isinstance(said, str) else str(said).replace("'", '"')
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


@pytest.mark.parametrize(
    "word",
    [
        "x",
        "ü",
        "%00",
        "a" * 5000,
        cursor("{}"),
        cursor(["yours", 1, 5.0, "t1"]),
        cursor(["mine", 1 << 70, 5.0, "t1"]),
        cursor(["mine", -1, 5.0, "t1"]),
        cursor('["mine", 1, 1e999, "t1"]'),
        cursor('["mine", 1, NaN, "t1"]'),
        cursor('["mine", 1, 5.0, "t\\u0000"]'),
        cursor(["mine", 1, 5.0, "t" * 65]),
        cursor(["mine", 1, 5.0, "t1", "t2"]),
    ],
)
async def test_a_cursor_that_is_none_is_refused(serve: Serve, word: str) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        answer = await anna.send("GET", f"/api/tables?after={word}")
        assert clean(answer) == "400 bad_cursor"

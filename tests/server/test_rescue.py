"""A table without a clock whose player has gone: the others let a bot take over."""

from typing import Any

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.games import find
from guildhall.server.people.identity import COOKIE
from guildhall.table.clock import DAY
from tests.server.conftest import Serve
from tests.server.running import Clock, Person, RunningServer, eventually


async def waiting(server: RunningServer, **setup: Any) -> tuple[str, list[Person]]:
    """A table where Anna and Carl have decided and Bea has not."""
    table, people = await server.full_table("Anna", "Bea", "Carl", level="random", **setup)
    await people[0].move(table)
    await people[2].move(table)
    return table, people


async def test_the_page_says_who_is_waited_for_since_when(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, _, _) = await waiting(server, rescue_days=3)
        page = await anna.page(table)
        since = server.clock.now
        assert page["waits"] == [{"seat": 1, "since": since, "rescue": since + 3 * DAY}]
        assert (page["rescue_days"], page["level"]) == (3, "random")
        never, (anna, _, _) = await waiting(server, rescue_days=0)
        assert (await anna.page(never))["waits"] == [{"seat": 1, "since": since, "rescue": None}]
        assert await anna.refused_at(never, "rescue", {"seat": 1}) == "409 no_rescue"
        timed, (anna, _, _) = await waiting(server, clock="daily")
        assert (await anna.page(timed))["waits"] == []
        assert await anna.refused_at(timed, "rescue", {"seat": 1}) == "409 clock_runs"


async def test_who_may_and_when(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await waiting(server)
        dora = await server.guest("Dora")
        server.clock.now += 14 * DAY - 1
        assert await anna.refused_at(table, "rescue", {"seat": 1}) == "409 not_absent"
        server.clock.now += 1
        assert await dora.refused_at(table, "rescue", {"seat": 1}) == "403 not_seated"
        stranger = server.stranger()
        assert await stranger.refused_at(table, "rescue", {"seat": 1}) == "401 not_signed_in"
        assert await bea.refused_at(table, "rescue", {"seat": 1}) == "409 not_absent"
        assert await anna.refused_at(table, "rescue", {"seat": 2}) == "409 not_absent"
        assert await anna.refused_at(table, "rescue", {"seat": 7}) == "400 no_such_seat"
        assert await anna.refused_at(table, "rescue") == "400 bad_body"
        await carl.do(table, "rescue", {"seat": 1})
        assert await anna.refused_at(table, "rescue", {"seat": 1}) == "409 not_absent"
        assert (await bea.page(table))["chairs"][1]["away"]
        opened = server.opened(table)
        await eventually(lambda: not opened.table.bots_due(), "the bot has moved")
        await bea.do(table, "return")
        page = await anna.page(table)
        assert not page["chairs"][1]["away"]
        assert [wait["seat"] for wait in page["waits"]] == [0, 2]


async def test_the_time_comes_from_the_entries_not_from_the_start_of_the_server(
    serve: Serve,
) -> None:
    async with serve() as server:
        table, (anna, _, _) = await waiting(server, rescue_days=7)
        cookie = f"{COOKIE}={anna.http.cookies[COOKIE]}"
        later = server.clock.now + 7 * DAY
    async with serve(clock=Clock(later - 10)) as server:
        again = server.stranger(cookie=cookie)
        assert await again.refused_at(table, "rescue", {"seat": 1}) == "409 not_absent"
        server.clock.now = later - 1000 * DAY
        assert await again.refused_at(table, "rescue", {"seat": 1}) == "409 not_absent"
        server.clock.now = later
        await again.do(table, "rescue", {"seat": 1})
        assert (await again.page(table))["chairs"][1]["away"]


async def test_the_game_goes_on_and_its_record_is_sound(serve: Serve) -> None:
    async with serve() as server:
        table, people = await waiting(server)
        server.clock.now += 14 * DAY
        await people[0].do(table, "rescue", {"seat": 1})
        opened = server.opened(table)
        while opened.table.status == "playing":
            due = sorted(opened.table.due_people())
            if due:
                await people[due[0]].move(table)
            else:
                await eventually(lambda: not opened.table.bots_due(), "the bot has moved")
        answer = await people[1].send("GET", f"/api/tables/{table}/record")
        replays.verify(find("guildes"), records.parse(answer.text.splitlines()))


async def test_only_the_choices_that_are_offered(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        assert (await anna.get("/api/games"))["rescue_days"] == [3, 7, 14, 30, 0]
        body = {"game": "guildes", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        for odd in (1, -14, 10**9, "14", 2.5):
            answer = await anna.refused("/api/tables", {**body, "rescue_days": odd})
            assert answer == "400 bad_body"
        table = (await anna.post("/api/tables", body, 201))["table"]
        assert server.opened(table).table.setup.rescue_days == 14

"""Bots on a busy server: who goes first, what is not thought in vain, what people are told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from guildhall.bots import onnx
from guildhall.server.bots import thoughts
from guildhall.server.bots.bot_runner import BotRunner
from guildhall.server.bots.processes import Turn, thinking_pool
from guildhall.server.bots.scheduler import Kind, Rank, Scheduler, Step, Work
from guildhall.server.live import quota
from guildhall.server.live.open_table import OpenTable, looked_on
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer
from tests.waiting import PATIENCE, eventually


@asynccontextmanager
async def busy(server: RunningServer) -> AsyncIterator[Scheduler]:
    """Keep the only process from everybody."""
    processes = server.worker.bot_runner.processes
    work = Work(Kind.HINT, "crowd", "", "guildes", (Step("hint"),))
    async with processes.turn(work):
        yield processes.scheduler


def test_a_process_that_thinks_loads_nothing_of_the_server_but_thoughts() -> None:
    with thinking_pool(1, thoughts.__name__) as pool:
        loaded = pool.submit(eval, "set(__import__('sys').modules)").result(PATIENCE)
    assert thoughts.__name__ in loaded
    assert not loaded & {"guildhall.store", "guildhall.server.bots.processes", "starlette"}


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """What bots have thought about: they answer at once here, with the first legal move."""
    steps: list[Step] = []

    async def compute(self: Turn, *question: Any) -> int:
        steps.append(self.step)
        legal: list[int] = question[4]
        return legal[0]

    monkeypatch.setattr(Turn, "compute", compute)
    return steps


async def test_a_seat_that_is_not_due_any_more_when_a_bot_begins_is_left_alone(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever leaves, comes back and moves may do so before the bot has looked at the table."""
    real = BotRunner._move
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", game="flandern")
        seat = server.opened(table).table.running().actors[0]
        player = people[seat]
        moved = asyncio.Event()

        async def late(self: BotRunner, opened: OpenTable, of: int) -> None:
            await player.do(table, "return")
            await player.move(table)
            assert of not in opened.table.bots_due()
            await real(self, opened, of)
            moved.set()

        monkeypatch.setattr(BotRunner, "_move", late)
        await player.do(table, "leave")
        await asyncio.wait_for(moved.wait(), PATIENCE)
        assert [line for line in server.logs if line["event"] == "bot_failed"] == []


async def test_what_is_gone_when_its_turn_comes_is_not_thought_about(
    serve: Serve, thought: list[Step]
) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", game="flandern")
        seat = server.opened(table).table.running().actors[0]
        async with busy(server) as scheduler:
            await people[seat].do(table, "leave")
            await eventually(lambda: len(scheduler.waiting) == 1, "a bot waits")
            await people[seat].do(table, "return")
        await eventually(lambda: table not in server.worker.bot_runner.tasks, "the bot has gone")
        assert thought == []
        assert (await people[seat].page(table))["offers"], "it is still the player's turn"


async def test_a_table_that_another_worker_took_meanwhile_is_not_thought_about(
    serve: Serve, thought: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", game="flandern")
        seat = server.opened(table).table.running().actors[0]
        asked: list[str] = []

        async def claim(_table: str, worker: str, *_: float) -> bool:
            asked.append(worker)
            return False

        async with busy(server) as scheduler:
            await people[seat].do(table, "leave")
            await eventually(lambda: len(scheduler.waiting) == 1, "a bot waits")
            server.worker.bot_runner.claimed[table] -= 100
            monkeypatch.setattr(server.worker.store.workers, "claim", claim)
        await eventually(lambda: len(asked) >= 2, "the bot has asked, and begins anew")
        assert thought == []


async def test_a_hint_that_waits_is_for_the_question_it_was_asked_for(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        async with busy(server) as scheduler:
            table = await anna.create(["me", "random", "random"])
            hint = asyncio.create_task(anna.send("POST", f"/api/tables/{table}/hint", {}))
            await eventually(
                lambda: Rank.HINT in [work.rank for work in scheduler.waiting], "the hint waits"
            )
            await anna.move(table)
        assert (await hint).json()["code"] == "not_due"


async def test_bots_think_less_on_a_busy_server_and_the_page_says_so(
    serve: Serve, thought: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        with monkeypatch.context() as shedding:
            shedding.setattr(Scheduler, "_step", lambda _self, work, _: work.steps[-1])
            table = await anna.create(["me", "master", "journeyman", "random"])
            await eventually(lambda: len(thought) == 3, "all bots have chosen")
            assert {step.level for step in thought} == {"apprentice", "random"}
            await eventually(lambda: not server.opened(table).table.bots_due(), "and moved")
            assert (await anna.page(table))["busy"] is True
        server.opened(table).shed -= 100
        await anna.move(table)
        await eventually(lambda: len(thought) >= 6, "the bots choose again")
        assert {step.level for step in thought[3:]} == {"master", "journeyman", "random"}
        await eventually(lambda: not server.opened(table).table.bots_due(), "and move")
        assert (await anna.page(table))["busy"] is False
        shown = (await anna.send("GET", "/metrics")).text
        assert 'guildhall_bot_shed_total{level="apprentice"}' in shown
        assert 'guildhall_bot_wait_seconds_count{rank="background"}' in shown
        assert 'guildhall_bot_waiting{rank="background"} 0.0' in shown


async def test_who_needs_no_network_plays_where_it_is_gone_and_the_page_says_so(
    serve: Serve, thought: list[Step], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A table outlives the installation it was laid with; a new one cannot ask for such bots."""
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "expert", "expert:courtier"])
        await eventually(lambda: len(thought) == 2, "both have chosen")
        assert {step.level for step in thought} == {"expert", "expert:courtier"}
        await eventually(lambda: not server.opened(table).table.bots_due(), "and moved")
        assert (await anna.page(table))["stands_in"] is False
        monkeypatch.setattr(onnx, "NETS", tmp_path)
        await anna.move(table)
        await eventually(lambda: len(thought) >= 4, "both choose again")
        assert {step.level for step in thought[2:]} == {"journeyman", "journeyman:courtier"}
        assert (await anna.page(table))["stands_in"] is True
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "expert"}] * 2]
        wish = {"game": "guildes", "seats": seats}
        assert await anna.refused("/api/tables", wish) == "400 unknown_bot"
        offered = (await anna.get("/api/games"))["games"]
        assert not any("expert" in game["bots"] for game in offered)


async def test_tables_are_urgent_where_somebody_who_plays_looks_on(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl")
        here = server.opened(table)
        async with server.stranger().watch(table) as page:
            await page.next()
            assert not looked_on(here)
            async with anna.watch(table) as own:
                await own.next()
                assert looked_on(here)
        assert not looked_on(here)


# How many tables one person may have


async def many(person: Person, count: int) -> list[int]:
    """Set up tables, all at once; gives the statuses."""
    body = {"game": "guildes", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    answers = await asyncio.gather(
        *(person.send("POST", "/api/tables", body) for _ in range(count))
    )
    refused = [answer.json() for answer in answers if answer.status_code != 201]
    assert all(answer["code"] == "too_many_tables" for answer in refused), refused
    return sorted(answer.status_code for answer in answers)


async def test_a_person_has_only_so_many_unfinished_tables(serve: Serve) -> None:
    async with serve(guest_tables=3, account_tables=5) as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        assert await many(anna, 6) == [201] * 3 + [409] * 3
        assert await many(bea, 1) == [201], "each person for themselves"
        refused = await anna.send("POST", "/api/tables", {"game": "guildes", "seats": []})
        assert refused.json()["code"] != "too_many_tables", "what is wrong anyway is said first"
        await anna.post("/api/account", {"login": "anna", "password": "a long password"})
        assert await many(anna, 4) == [201] * 2 + [409] * 2
        server.clock.now += quota.FORGOTTEN_SECONDS + 1
        assert await many(anna, 1) == [201], "what was left long ago does not count"


async def test_a_finished_table_makes_room_and_every_way_to_set_one_up_counts(
    serve: Serve, thought: list[Step]
) -> None:
    async with serve(guest_tables=2) as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl")
        assert await many(anna, 2) == [201, 409]
        assert thought == [], "people play here"
        for person in (bea, carl):
            await person.do(table, "concede")
        await server.worker.hub.summaries.sum_up(100)
        assert await many(anna, 1) == [201]
        for way, body in (("rematch", {}), ("play_on", {"inputs": 0})):
            assert await anna.refused_at(table, way, body) == "409 too_many_tables"

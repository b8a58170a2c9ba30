"""Wishes that wait for the same table are written together; what is refused, is refused alone."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server.bots import bot_runner
from guildhall.server.bots.bot_runner import BotRunner
from guildhall.server.bots.processes import Turn
from guildhall.server.live import hub
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable, Written
from guildhall.store import StoreFailed, Taken
from guildhall.table.entry import Entry
from guildhall.table.fold import fold
from guildhall.table.table import Table
from tests.server.conftest import Serve
from tests.server.running import RunningServer
from tests.waiting import PATIENCE, eventually


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All answers of these tests are fast, however slow the machine is."""
    monkeypatch.setattr(hub, "AT_ONCE_SECONDS", 3600.0)


def answer(seat: int, asked: list[int], choice: int = 0) -> Any:
    """A command to answer the question that the seat was asked, with one of its moves."""

    def command(table: Table, now: float) -> Entry:
        move = str(table.running().legal(seat)[choice]) if seat in table.running().actors else "x"
        return table.propose_move(seat, asked[seat], move, now)

    return command


class Slow:
    """Stands before the store: lets the first append wait until all commands are there."""

    def __init__(self, hub: Hub) -> None:
        self.append, self.groups = hub.store.tables.append, list[list[str]]()
        self.come, self.go = asyncio.Event(), asyncio.Event()
        self.fail: Exception | None = None
        hub.store.tables.append = self.slowly  # type: ignore[method-assign]

    async def all_are_there(self, opened: OpenTable, commands: int) -> None:
        """Wait until one is being written and so many have come, that one counted in."""
        await self.come.wait()
        await eventually(lambda: len(opened.commands) == commands, "all commands")

    async def slowly(
        self, table_id: str, first: int, entries: Sequence[Entry], summary: Any = None
    ) -> None:
        self.come.set()
        await self.go.wait()
        self.groups.append([entry.kind for entry in entries])
        error, self.fail = self.fail, None
        if error is not None:
            raise error
        await self.append(table_id, first, entries, summary)


async def gather(
    server: RunningServer, table: str, commands: Sequence[Any], slow: Slow
) -> list[Any]:
    """Let all commands come while the first is being written."""
    opened, hub = server.opened(table), server.worker.hub
    tasks = [asyncio.create_task(hub.write(opened, command)) for command in commands]
    await slow.all_are_there(opened, len(tasks))
    slow.go.set()
    return await asyncio.gather(*tasks, return_exceptions=True)


async def test_answers_at_the_same_moment_go_into_one_commit(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", "Dora")
        opened = server.opened(table)
        first, asked, told = opened.table.entries, list(opened.table.asked), list[int]()
        opened.watchers[lambda: told.append(opened.table.entries)] = ""
        slow = Slow(server.worker.hub)
        done = await gather(server, table, [answer(seat, asked) for seat in range(4)], slow)
        assert slow.groups == [["move"] * 4]
        assert [written.number for written in done] == [first, first + 1, first + 2, first + 3]
        assert [written.entry.seat for written in done] == [0, 1, 2, 3]
        assert told == [first + 4]
        kept = await server.worker.store.tables.load(table)
        assert kept is not None
        assert kept[1][first:] == [written.entry for written in done]
        assert opened.last == kept[1][-1]
        assert (await people[0].page(table))["offers"]["answers"] == first + 4


async def test_one_that_is_refused_does_not_hold_the_others_back(serve: Serve) -> None:
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl", "Dora")
        first, asked = server.opened(table).table.entries, list(server.opened(table).table.asked)
        seats = (0, 1, 1, 2, 3)
        slow = Slow(server.worker.hub)
        done = await gather(server, table, [answer(seat, asked, 1) for seat in seats], slow)
        assert slow.groups == [["move"] * 2, ["move"] * 2]
        assert isinstance(done[2], GuildhallError)
        made = [written for written in done if isinstance(written, Written)]
        assert [(one.entry.seat, one.number - first) for one in made] == [
            *((0, 0), (1, 1)),
            *((2, 2), (3, 3)),
        ]


@pytest.mark.parametrize("lost", [False, True])
async def test_a_commit_that_fails_changes_nothing(serve: Serve, lost: bool) -> None:
    """All try again when another worker was faster; the one who asked hears of a failing disk."""
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl", "Dora")
        opened = server.opened(table)
        first, asked = opened.table.entries, list(opened.table.asked)
        slow = Slow(server.worker.hub)
        slow.fail = StoreFailed("the disk is gone") if lost else Taken(table, first)
        done = await gather(server, table, [answer(seat, asked) for seat in range(4)], slow)
        assert [type(one) for one in done] == [StoreFailed if lost else Written, *[Written] * 3]
        assert opened.table.entries == first + (3 if lost else 4)
        kept = await server.worker.store.tables.load(table)
        assert kept is not None
        folded = Table(kept[0])
        for entry in kept[1]:
            folded.apply(entry)
        assert folded.match is not None
        assert opened.table.match is not None
        assert folded.match.state.saved() == opened.table.match.state.saved()


class Lossy(Slow):
    """Writes the first group, too, and says that it has failed."""

    async def slowly(
        self, table_id: str, first: int, entries: Sequence[Entry], summary: Any = None
    ) -> None:
        await super().slowly(table_id, first, entries, summary)
        if len(self.groups) == 1:
            raise StoreFailed("the connection was lost")


async def test_what_was_written_with_that_of_others_is_not_written_again(serve: Serve) -> None:
    """Lines of talk stood there twice, where a commit came through that was taken for lost."""
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl", "Dora")

        def say(seat: int) -> Any:
            return lambda table, now: table.propose_chat(seat, f"{seat} says", now)

        slow = Lossy(server.worker.hub)
        done = await gather(server, table, [say(seat) for seat in range(4)], slow)
        assert [type(one) for one in done] == [StoreFailed, *[Written] * 3]
        assert slow.groups == [["chat"] * 4, ["chat"] * 3], "the second was refused"
        said = [line["text"] for line in server.opened(table).table.chat]
        assert said == [f"{seat} says" for seat in range(4)]
        assert done[3].number == server.opened(table).table.entries - 1


async def test_what_was_written_though_the_store_failed_is_summed_up(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else does it: lists would show a game in play that is over."""
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl")
        hub, tables, opened = server.worker.hub, server.worker.store.tables, server.opened(table)
        await hub.summaries.sum_up()
        append = tables.append

        async def fail_at_the_end(*given: Any, **more: Any) -> None:
            await append(*given, **more)
            raise StoreFailed("the connection was lost")

        with monkeypatch.context() as failing:
            failing.setattr(tables, "append", fail_at_the_end)
            with pytest.raises(StoreFailed):
                await hub.write(opened, lambda table, now: table.propose_close(now))
        assert opened.table.status == "playing"
        await hub.hint(table, opened.table.entries + 1)
        assert opened.table.status == "over"
        await hub.summaries.sum_up()
        row = await server.worker.store.lists.row(table)
        assert row is not None
        assert (row.status, row.entries) == ("over", opened.table.entries)


async def test_who_is_asked_alone_waits_for_nobody(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where one seat is due nothing can come together with its move, so it is written at once."""
    monkeypatch.setattr(hub, "GATHER_SECONDS", 3600.0)
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", game="flandern")
        match = server.opened(table).table.running()
        (due,) = match.actors
        async with asyncio.timeout(PATIENCE):
            await people[due].move(table)
        assert match.record.inputs[-1].by == due


async def test_who_answers_after_a_while_waits_for_nobody(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are due, too, but who has thought about it seldom answers at the same moment."""
    monkeypatch.setattr(hub, "GATHER_SECONDS", 3600.0)
    monkeypatch.setattr(hub, "AT_ONCE_SECONDS", 0.0)
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        assert server.opened(table).table.running().actors == (0, 1, 2)
        async with asyncio.timeout(PATIENCE):
            await people[1].move(table)
        assert server.opened(table).table.running().actors == (0, 2)


async def test_whoever_waits_goes_on_when_the_one_before_is_gone(serve: Serve) -> None:
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl")
        opened, hub = server.opened(table), server.worker.hub
        first, asked = opened.table.entries, list(opened.table.asked)
        slow = Slow(hub)
        tasks = [asyncio.create_task(hub.write(opened, answer(seat, asked))) for seat in range(3)]
        await slow.all_are_there(opened, len(tasks))
        tasks[0].cancel()
        tasks[1].cancel()
        slow.go.set()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one) for one in done[:2]] == [asyncio.CancelledError] * 2
        assert isinstance(done[2], Written)
        assert done[2].number == first
        assert opened.table.entries == first + 1
        assert not opened.commands


async def test_what_another_worker_tells_is_taken_without_asking(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fits on is applied as told; what is known is passed over; after a gap the store says."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", game="flandern")
        here = server.opened(table)
        await people[here.table.running().actors[0]].move(table)
        stored = await server.worker.store.tables.load(table)
        assert stored is not None
        count, entries = len(stored[1]), stored[1]
        asked: list[int] = []

        async def news(_table: str, after: int) -> list[Entry]:
            asked.append(after)
            return entries[after + 1 :]

        monkeypatch.setattr(server.worker.store.tables, "news", news)
        for missing, told, read in (
            (1, 2, []),
            (2, 2, []),
            (0, 1, []),
            (2, 1, [count - 3]),
            (1, 0, [count - 2]),
        ):
            behind = server.worker.hub.tables[table] = OpenTable(
                fold(stored[0], entries[: count - missing])
            )
            asked.clear()
            await server.worker.hub.hint(table, count, entries[count - told :])
            assert behind.table.entries == count
            assert asked == read


async def test_bots_who_are_due_at_the_same_moment_think_at_the_same_time(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, most = 0, 0

    async def think(_self: BotRunner, *question: Any) -> int:
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        await asyncio.sleep(0.01)
        busy -= 1
        legal: list[int] = question[3]
        return legal[0]

    monkeypatch.setattr(BotRunner, "_think", think)
    async with serve(bot_processes=5) as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", *["journeyman"] * 4])
        asked = (await anna.page(table))["offers"]["answers"]
        await anna.move(table)
        await eventually(lambda: server.opened(table).table.asked[0] > asked, "anna is asked again")
        assert most == 4


async def test_a_bot_that_never_comes_to_an_end_is_replaced_by_chance(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def compute(_self: Turn, *_question: Any) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(Turn, "compute", compute)
    monkeypatch.setattr(bot_runner, "PATIENCE_SECONDS", 0.01)
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "journeyman", "journeyman"])
        asked = (await anna.page(table))["offers"]["answers"]
        await anna.move(table)
        await eventually(lambda: server.opened(table).table.asked[0] > asked, "the game goes on")
        assert any(line["event"] == "bot_broken" for line in server.logs)

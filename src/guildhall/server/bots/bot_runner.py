"""Bots at tables: they think in other processes, from their view, and move as people do."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from guildhall.bots import stand_in
from guildhall.bots.coach import Caution
from guildhall.bots.fill import Begun
from guildhall.bots.hint import AT_ONCE, Advice
from guildhall.core.errors import GuildhallError
from guildhall.core.luck import FastLuck
from guildhall.core.view import View
from guildhall.server.bots import thoughts
from guildhall.server.bots.elsewhere import Elsewhere
from guildhall.server.bots.processes import Processes, Turn
from guildhall.server.bots.scheduler import Kind, Scheduler, Step, Work
from guildhall.server.bots.thoughts import advised, filled, think, warned
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable, looked_on
from guildhall.server.metrics import BOT_SECONDS
from guildhall.store import StoreFailed
from guildhall.table.ahead import Ahead
from guildhall.table.entry import Entry
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.bots")

T = TypeVar("T")
LEASE_SECONDS = 6.0
"""Beyond the time a bot thinks: so long others wait for a worker that has gone."""
PATIENCE_SECONDS = 120.0
"""So long a bot may run over its time; then chance moves."""
SHORT = 0.25
"""The share of its time that a bot gets first when the server is busy."""
SEARCHING = ("master", "grandmaster")
"""Levels that think as long as they may."""
BUSY_SECONDS = 20.0
"""So long after bots last thought less a table's page says why."""


def steps_of(level: str, seconds: float) -> tuple[Step, ...]:
    """Ways for a bot to choose, its own first; the others are for a busy server.

    An expert needs no other: it chooses in a millisecond.
    """
    cheaper = {
        "master": (Step("journeyman"), Step("apprentice")),
        "grandmaster": (Step("expert"),),
        "journeyman": (Step("apprentice"),),
    }
    if level not in SEARCHING:
        return Step(level), *cheaper.get(level.partition(":")[0], ())
    short = Step(level, SHORT, seconds * SHORT)
    return Step(level, 1.0, seconds), short, *cheaper[level]


def due(table: Table, seat: int) -> tuple[int, list[int]] | None:
    """Question and moves of a seat that a bot plays; None when it owes no decision any more."""
    if seat not in table.bots_due():
        return None
    return table.asked[seat], [int(move) for move in table.running().state.legal(seat)]


def hint_question(
    table: Table, seat: int, ahead: Ahead | None = None
) -> tuple[str, View, list[int], int]:
    """All that the adviser of a seat is told: the game, its view, its moves, and a seed.

    `ahead`: what is asked after planned moves, as the seat foresees it. The inputs made so far seed
    it: the key of the luck must not show in a hint.
    """
    match = table.running()
    if ahead is not None:
        return table.setup.game, ahead.view, ahead.legal, len(match.record.inputs) + ahead.made
    legal = [int(move) for move in match.state.legal(seat)]
    return table.setup.game, match.view(seat), legal, len(match.record.inputs)


class BotRunner:
    """Moves for every seat that a bot plays; exactly one worker moves for a table at a time."""

    def __init__(self, hub: Hub, worker_id: str, seconds: float, processes: int) -> None:
        self.hub = hub
        self.worker_id = worker_id
        self.seconds = seconds
        self.lease = seconds + LEASE_SECONDS
        scheduler = Scheduler(processes, self._looked_on, time.monotonic)
        elsewhere = Elsewhere(hub.store) if hub.store.listener is not None else None
        self.processes = Processes(scheduler, thoughts.__name__, elsewhere)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.claimed: dict[str, float] = {}
        """When this worker last said that it moves for a table."""
        self.closed = False
        hub.changed.append(self.consider)

    def _looked_on(self, table_id: str) -> bool:
        opened = self.hub.tables.get(table_id)
        return opened is not None and looked_on(opened)

    def consider(self, opened: OpenTable) -> None:
        """Begin to move for a table if a bot is due and nobody here does so yet."""
        name = opened.id
        if self.closed or name in self.tasks or not opened.table.bots_due():
            return
        if opened.moved or not self.hub.mine(name):
            return
        task = asyncio.get_running_loop().create_task(self._move_all(opened))
        self.tasks[name] = task
        task.add_done_callback(lambda _: self._done(name, opened))

    def _done(self, name: str, opened: OpenTable) -> None:
        self.tasks.pop(name, None)
        self.consider(self.hub.tables.get(name, opened))

    async def _move_all(self, opened: OpenTable) -> None:
        """Move for the bots of a table until none is due; errors are logged and tried again.

        Those who are due at the same moment think at the same time.
        """
        name = opened.id
        try:
            while opened.table.bots_due() and not self.closed and not opened.moved:
                if not await self._hold(name):
                    await asyncio.sleep(self.lease / 4)
                    return
                async with asyncio.TaskGroup() as together:
                    for seat in opened.table.bots_due():
                        together.create_task(self._move(opened, seat))
        except Exception as error:  # noqa: BLE001  a table must not stop for good
            log.warning("bot_failed", table=name, problem=repr(error))
            await asyncio.sleep(1.0)
        finally:
            if self.claimed.pop(name, None) is not None:
                await self._release(name)

    async def _hold(self, table_id: str) -> bool:
        """Whether this worker moves for a table, now and while a bot thinks.

        Real time, whatever tables are told.
        """
        if time.monotonic() - self.claimed.get(table_id, -self.lease) < LEASE_SECONDS / 2:
            return True
        begun, now = time.monotonic(), time.time()
        if not await self.hub.store.workers.claim(table_id, self.worker_id, now + self.lease, now):
            self.claimed.pop(table_id, None)
            return False
        self.claimed[table_id] = begun
        return True

    async def _release(self, table_id: str) -> None:
        try:
            await self.hub.store.workers.release(table_id, self.worker_id)
        except GuildhallError as error:
            log.warning("lease_stays", table=table_id, problem=error.code)

    async def _move(self, opened: OpenTable, seat: int) -> None:
        """Think about one move and make it, if the question is still the same afterwards."""
        question = due(opened.table, seat)
        if question is None:
            return
        asked, legal = question
        move = legal[0] if len(legal) == 1 else await self._choose(opened, seat, asked)
        if move is not None:
            await self._make(opened, seat, asked, move)

    async def _choose(self, opened: OpenTable, seat: int, asked: int) -> int | None:
        """Wait for a process and choose there; None when the question is gone by then."""
        work = self._decision(opened.table, seat)
        async with self.processes.turn(work) as turn:
            holds = await self._hold(work.table_id)
            table = opened.table
            question = due(table, seat)
            if not holds or question is None or question[0] != asked:
                return None
            self._note_load(opened, shed=turn.step != work.steps[0])
            match = table.running()
            seed = match.bot_seed(seat)
            return await self._think(turn, work.game, match.view(seat), question[1], seed)

    def _decision(self, table: Table, seat: int) -> Work:
        """The work of a decision; the host of the table is charged for its bots."""
        setup = table.setup
        level = stand_in(table.chairs[seat].bot or setup.level, table.game)
        steps = steps_of(level, self.seconds)
        return Work(Kind.DECISION, setup.host, setup.id, setup.game, steps)

    def _note_load(self, opened: OpenTable, *, shed: bool) -> None:
        """Let the page say that bots think less; for a while, so that it does not flicker."""
        now = time.monotonic()
        if shed:
            opened.shed = now
        opened.pages.busy = opened.shed > now - BUSY_SECONDS

    async def _make(self, opened: OpenTable, seat: int, asked: int, move: int) -> None:
        text = opened.table.game.words.moves.print(move)

        def command(now_table: Table, now: float) -> Entry:
            if seat not in now_table.bots_due():
                raise GuildhallError("bot_not_due", {"seat": seat})
            return now_table.propose_move(seat, asked, text, now)

        try:
            await self.hub.write(opened, command)
        except StoreFailed:
            raise
        except GuildhallError as error:
            log.info("bot_was_late", table=opened.id, problem=error.code)

    async def _think(self, turn: Turn, game: str, view: View, legal: list[int], seed: int) -> int:
        """Let a bot choose in another process; one that fails is replaced by chance."""
        begun = time.perf_counter()
        bot, budget = turn.step.level, self.seconds * turn.step.share
        try:
            thought = turn.compute(think, game, bot, view, legal, seed, budget)
            chosen = await asyncio.wait_for(thought, budget + PATIENCE_SECONDS)
            if chosen in legal:
                return chosen
            log.error("bot_move_illegal", game=game, bot=bot)
        except BrokenProcessPool:
            log.error("bot_process_died", game=game, bot=bot)
        except Exception as error:  # noqa: BLE001  the game must go on
            log.error("bot_broken", game=game, bot=bot, problem=repr(error))
        finally:
            BOT_SECONDS.observe(time.perf_counter() - begun)
        return legal[int(FastLuck(seed).below(len(legal)))]

    async def hint(
        self, opened: OpenTable, seat: int, *, quick: bool, ahead: Ahead | None = None
    ) -> Advice:
        """A bot's advice for a seat that is due, from that seat's view; raises no_hint.

        `ahead`: for what is asked after moves that are planned on the present question.
        """

        async def think(turn: Turn) -> Advice:
            question = hint_question(opened.table, seat, ahead)
            return await turn.compute(advised, *question, self.seconds * turn.step.share)

        if quick:
            return await self._help(opened, seat, think, (Step("glimpse", 0.0, AT_ONCE),))
        return await self._help(opened, seat, think)

    async def coach(self, opened: OpenTable, seat: int, move: int) -> Caution | None:
        """A bot's word on a legal move of a seat that is due, from its view; raises no_hint."""

        async def think(turn: Turn) -> Caution | None:
            question = hint_question(opened.table, seat)
            return await turn.compute(warned, *question, move, self.seconds * turn.step.share)

        return await self._help(opened, seat, think)

    async def fill(self, opened: OpenTable, seat: int, begun: Begun) -> list[int]:
        """What a bot adds to moves planned on a seat that is due; raises no_hint."""

        async def think(turn: Turn) -> list[int]:
            match = opened.table.running()
            game, seed = opened.table.setup.game, len(match.record.inputs)
            return await turn.compute(filled, game, match.view(seat), begun, seed)

        return await self._help(opened, seat, think)

    async def _help(
        self,
        opened: OpenTable,
        seat: int,
        think: Callable[[Turn], Awaitable[T]],
        steps: tuple[Step, ...] = (),
    ) -> T:
        """Let a bot think for a person while the question stays the same; raises no_hint."""
        setup, asker = (
            opened.table.setup,
            (opened.table.chairs[seat].user, opened.table.asked[seat]),
        )
        usual = Step("hint", 1.0, self.seconds), Step("hint", SHORT, self.seconds * SHORT)
        work = Work(Kind.HINT, asker[0], setup.id, setup.game, steps or usual)
        try:
            async with self.processes.turn(work) as turn:
                opened.table.check_due(seat)
                if asker != (opened.table.chairs[seat].user, opened.table.asked[seat]):
                    raise GuildhallError("no_hint", {})
                return await think(turn)
        except GuildhallError:
            raise
        except Exception as error:  # noqa: BLE001  a broken bot is not the asker's fault
            log.error("hint_broken", game=setup.game, problem=repr(error))
            raise GuildhallError("no_hint", {}) from None

    async def analyse(self, table: Table, do: Callable[..., T], *args: Any, seconds: float) -> T:
        """Compute a part of an analysis; each analysis has a share of its own, as a person has."""
        setup = table.setup
        steps = (Step("analysis", 1.0, seconds),)
        work = Work(Kind.ANALYSIS, f"analysis {setup.id}", setup.id, setup.game, steps)
        async with self.processes.turn(work) as turn:
            return await turn.compute(do, *args)

    async def close(self) -> None:
        """Stop thinking."""
        self.closed = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.processes.close()

"""Bots at tables: they think in other processes, from their view, and move by the same door."""

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import structlog

from guildhall.bots import find_level
from guildhall.bots.hint import Advice, advise
from guildhall.core.errors import GuildhallError
from guildhall.core.luck import FastLuck
from guildhall.core.view import View
from guildhall.games import find
from guildhall.server.hub import Hub
from guildhall.server.live import Live
from guildhall.server.metrics import BOT_SECONDS
from guildhall.store import StoreFailed
from guildhall.table.entry import Entry
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.bots")

T = TypeVar("T")
LEASE_SECONDS = 6.0
"""Beyond the time a bot thinks: so long others wait for a worker that has gone."""
PATIENCE_SECONDS = 120.0
"""So long a move may wait for a process or run over its time; then chance moves."""


def think(game: str, bot: str, view: View, legal: list[int], seed: int, budget: float) -> int:
    """Choose a move; runs in another process and gets nothing but the seat's view."""
    return find_level(bot, find(game)).choose(view, legal, FastLuck(seed), budget)


def hint_question(table: Table, seat: int) -> tuple[str, View, list[int], int]:
    """Give all that whoever advises a seat is told: the game, its view, its moves, and a seed.

    The inputs made so far seed it: the key of the luck must not show in a hint.
    """
    match = table.running()
    legal = [int(move) for move in match.state.legal(seat)]
    return table.plan.game, match.view(seat), legal, len(match.record.inputs)


def advised(game: str, view: View, legal: list[int], seed: int, budget: float) -> Advice:
    """Give advice; runs in another process and gets nothing but the seat's view."""
    return advise(find(game), view, legal, FastLuck(seed), budget)


def end_with_the_server() -> None:
    """Let a thinking process end when its server was killed; runs in that process."""
    parent = multiprocessing.parent_process()
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)


class Thinking:
    """Moves for every seat that a bot plays; exactly one worker moves for a table at a time."""

    def __init__(self, hub: Hub, worker: str, seconds: float, processes: int) -> None:
        """Take the hub, a name for this worker, and how long and how widely bots may think."""
        self.hub = hub
        self.worker = worker
        self.seconds = seconds
        self.processes = processes
        self.lease = seconds + LEASE_SECONDS
        self.pool: ProcessPoolExecutor | None = None
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.closed = False
        hub.changed.append(self.consider)

    def consider(self, live: Live) -> None:
        """Begin to move for a table if a bot is due and nobody here does so yet."""
        name = live.table.plan.id
        if self.closed or name in self.tasks or not live.table.bots_due():
            return
        task = asyncio.get_running_loop().create_task(self._move_all(live))
        self.tasks[name] = task
        task.add_done_callback(lambda _: self._done(name, live))

    def _done(self, name: str, live: Live) -> None:
        self.tasks.pop(name, None)
        self.consider(live)

    async def _move_all(self, live: Live) -> None:
        """Move for the bots of a table until none is due; errors are logged and tried again.

        Those who are due at the same moment think at the same time.
        """
        name = live.table.plan.id
        claimed = 0.0
        try:
            while live.table.bots_due() and not self.closed:
                if time.monotonic() - claimed > self.lease / 2:
                    if not await self._claim(name):
                        await asyncio.sleep(self.lease / 4)
                        return
                    claimed = time.monotonic()
                async with asyncio.TaskGroup() as together:
                    for seat in live.table.bots_due():
                        together.create_task(self._move(live, seat))
        except Exception as error:  # noqa: BLE001  a table must not stop for good
            log.warning("bot_failed", table=name, problem=repr(error))
            await asyncio.sleep(1.0)
        finally:
            if claimed:
                await self._release(name)

    async def _claim(self, table: str) -> bool:
        """Say whether this worker moves for a table now; real time, whatever tables are told."""
        now = time.time()
        return await self.hub.store.claim(table, self.worker, now + self.lease, now)

    async def _release(self, table: str) -> None:
        try:
            await self.hub.store.release(table, self.worker)
        except GuildhallError as error:
            log.warning("lease_stays", table=table, problem=error.code)

    async def _move(self, live: Live, seat: int) -> None:
        """Think about one move and make it, if the question is still the same afterwards."""
        table = live.table
        match = table.running()
        asked = table.asked[seat]
        legal = [int(move) for move in match.state.legal(seat)]
        bot = table.chairs[seat].bot or table.plan.level
        seed = match.bot_seed(seat)
        move = legal[0]
        if len(legal) > 1:
            move = await self._think(table.plan.game, bot, match.view(seat), legal, seed)
        text = match.game.words.moves.print(move)

        def wish(now_table: Table, now: float) -> Entry:
            if seat not in now_table.bots_due():
                raise GuildhallError("bot_not_due", {"seat": seat})
            return now_table.plan_move(seat, asked, text, now)

        try:
            await self.hub.write(live, wish)
        except StoreFailed:
            raise
        except GuildhallError as error:
            log.info("bot_was_late", table=table.plan.id, problem=error.code)

    async def _think(self, game: str, bot: str, view: View, legal: list[int], seed: int) -> int:
        """Let a bot choose in another process; one that fails is replaced by chance."""
        begun = time.perf_counter()
        try:
            thought = self.compute(think, game, bot, view, legal, seed, self.seconds)
            chosen = await asyncio.wait_for(thought, self.seconds + PATIENCE_SECONDS)
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

    async def hint(self, live: Live, seat: int) -> Advice:
        """Give the advice of a bot for a seat that is due, from that seat's view; or no_hint."""
        question = hint_question(live.table, seat)
        try:
            return await self.compute(advised, *question, self.seconds)
        except GuildhallError:
            raise
        except Exception as error:  # noqa: BLE001  a broken bot is not the asker's fault
            log.error("hint_broken", game=question[0], problem=repr(error))
            raise GuildhallError("no_hint", {}) from None

    async def compute(self, do: Callable[..., T], *args: Any) -> T:
        """Compute something in the bots' processes."""
        pool = self._executor()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, do, *args)
        except BrokenProcessPool:
            self.pool = None if self.pool is pool else self.pool
            raise

    def _executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload([__name__])
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=end_with_the_server
            )
        return self.pool

    async def close(self) -> None:
        """Stop thinking."""
        self.closed = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

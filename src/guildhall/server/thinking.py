"""Bots at tables: they think in other processes, from their view, and move by the same door."""

import asyncio
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from guildhall.bots import find_bot
from guildhall.core.errors import GuildhallError
from guildhall.core.luck import FastLuck, seed_from_key
from guildhall.core.view import View
from guildhall.games import find
from guildhall.server.hub import Hub, Live
from guildhall.server.metrics import BOT_SECONDS
from guildhall.table.entry import Entry
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.bots")

LEASE_SECONDS = 30.0


def think(game: str, bot: str, view: View, legal: list[int], seed: int, budget: float) -> int:
    """Choose a move; runs in another process and gets nothing but the seat's view."""
    return find_bot(bot, find(game)).choose(view, legal, FastLuck(seed), budget)


class Thinking:
    """Moves for every seat that a bot plays; exactly one worker moves for a table at a time."""

    def __init__(self, hub: Hub, worker: str, seconds: float, processes: int) -> None:
        """Take the hub, a name for this worker, and how long and how widely bots may think."""
        self.hub = hub
        self.worker = worker
        self.seconds = seconds
        self.processes = processes
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
        """Move for the bots of a table until none is due; errors are logged and tried again."""
        name = live.table.plan.id
        now = self.hub.now()
        if not await self.hub.store.claim(name, self.worker, now + LEASE_SECONDS, now):
            await asyncio.sleep(1.0)
            return
        try:
            while live.table.bots_due() and not self.closed:
                await self._move(live, live.table.bots_due()[0])
        except (GuildhallError, BrokenProcessPool, OSError) as error:
            log.warning("bot_failed", table=name, problem=str(error))
            self.pool = None if isinstance(error, BrokenProcessPool) else self.pool
            await asyncio.sleep(1.0)
        finally:
            await self.hub.store.release(name, self.worker)

    async def _move(self, live: Live, seat: int) -> None:
        """Think about one move and make it, if the question is still the same afterwards."""
        table = live.table
        match = table.running()
        asked = table.asked[seat]
        legal = [int(move) for move in match.state.legal(seat)]
        bot = table.chairs[seat].bot or table.plan.level
        seed = seed_from_key(match.key, len(match.record.inputs), seat)
        begun = time.perf_counter()
        move = legal[0]
        if len(legal) > 1:
            move = await asyncio.get_running_loop().run_in_executor(
                self._executor(),
                think,
                *(table.plan.game, bot, match.view(seat), legal, seed, self.seconds),
            )
        BOT_SECONDS.observe(time.perf_counter() - begun)
        text = match.game.words.moves.print(move)

        def wish(now_table: Table, now: float) -> Entry:
            if seat not in now_table.bots_due():
                raise GuildhallError("bot_not_due", {"seat": seat})
            return now_table.plan_move(seat, asked, text, now)

        await self.hub.write(live, wish)

    async def hint(self, live: Live, seat: int) -> str:
        """Give the move a bot would make for a seat, from that seat's view."""
        table = live.table
        match = table.running()
        if seat not in match.actors:
            raise GuildhallError("not_due", {"seat": seat})
        legal = [int(move) for move in match.state.legal(seat)]
        # the inputs made so far seed it: the key of the luck must not show in a hint
        arguments = (match.view(seat), legal, len(match.record.inputs), self.seconds)
        move = await asyncio.get_running_loop().run_in_executor(
            self._executor(), think, table.plan.game, table.plan.level, *arguments
        )
        return match.game.words.moves.print(move)

    def _executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("forkserver")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context)
        return self.pool

    async def close(self) -> None:
        """Stop thinking."""
        self.closed = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

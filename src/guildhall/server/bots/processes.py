"""The processes that bots think in; work waits for its turn, so that none of them has a queue.

Where bots think elsewhere (`elsewhere.py`), their processes take the place of those here.
"""

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from guildhall.server.bots.elsewhere import Elsewhere, NobodyElsewhere
from guildhall.server.bots.parting import end_with_the_server
from guildhall.server.bots.scheduler import Scheduler, Step, Work
from guildhall.server.metrics import BOT_SHED, BOT_WAIT_SECONDS, BOT_WAITING

T = TypeVar("T")


def thinking_pool(processes: int, preload: str) -> ProcessPoolExecutor:
    """Processes to think in, which end when this one does."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([preload, end_with_the_server.__module__])
    return ProcessPoolExecutor(processes, mp_context=context, initializer=end_with_the_server)


class Pool:
    """Processes to think in, made when they are first needed, and anew when one has died."""

    def __init__(self, make: Callable[[], Executor]) -> None:
        self.make = make
        self.running: Executor | None = None

    def submit(self, do: Callable[..., T], *args: Any) -> Future[T]:
        """Compute something in a process; what none has begun with is given to others."""
        try:
            return self._executor().submit(do, *args)
        except BrokenProcessPool:
            self.running = None
            return self._executor().submit(do, *args)

    def _executor(self) -> Executor:
        if self.running is None:
            self.running = self.make()
        return self.running

    def close(self) -> None:
        """Stop."""
        if self.running is not None:
            self.running.shutdown(wait=False, cancel_futures=True)


class Turn:
    """A process, for one piece of work; `step` says how well it may be done."""

    def __init__(self, processes: "Processes", work: Work, step: Step) -> None:
        self.processes = processes
        self.work = work
        self.step = step
        self.begun = processes.scheduler.clock()
        self.used = False

    async def compute(self, do: Callable[..., T], *args: Any) -> T:
        """Compute something in the process; the turn lasts until it is done there.

        The whole turn is charged: much cheap work keeps a process busy with coming and going.
        """
        elsewhere = self.processes.elsewhere
        if elsewhere is not None and elsewhere.places and self.step.guess >= elsewhere.worth:
            with suppress(NobodyElsewhere):
                return await self._elsewhere(elsewhere, do, args)
        return await self._here(do, args)

    async def _elsewhere(
        self, elsewhere: Elsewhere, do: Callable[..., T], args: tuple[Any, ...]
    ) -> T:
        try:
            thought: T = await elsewhere.compute(self.work.rank, self.step.guess, do, args)
        except NobodyElsewhere:
            raise
        except BaseException:
            self._finish()
            raise
        self._finish()
        return thought

    async def _here(self, do: Callable[..., T], args: tuple[Any, ...]) -> T:
        loop = asyncio.get_running_loop()

        def finished(_: Future[Any]) -> None:
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(self._finish)

        future = self.processes.pool.submit(do, *args)
        self.used = True
        future.add_done_callback(finished)
        return await asyncio.wrap_future(future)

    def _finish(self) -> None:
        self.used = True
        self.processes.release(self.work, self.processes.scheduler.clock() - self.begun)

    def leave(self) -> None:
        """Give the process back if it was not used."""
        if not self.used:
            self.processes.release(self.work, None)


class Processes:
    """Processes, and the turns that the scheduler hands out."""

    def __init__(
        self, scheduler: Scheduler, preload: str, elsewhere: Elsewhere | None = None
    ) -> None:
        self.scheduler = scheduler
        self.own = scheduler.processes
        self.elsewhere = elsewhere
        self.pool = Pool(lambda: thinking_pool(self.own, preload))
        self.turns: dict[Work, asyncio.Future[Step]] = {}

    @asynccontextmanager
    async def turn(self, work: Work) -> AsyncIterator[Turn]:
        """Wait for a process."""
        turn = Turn(self, work, await self._wait(work))
        try:
            yield turn
        finally:
            turn.leave()

    async def _wait(self, work: Work) -> Step:
        self.scheduler.add(work)
        waits: asyncio.Future[Step] = asyncio.get_running_loop().create_future()
        self.turns[work] = waits
        rank = work.rank.name.lower()
        BOT_WAITING.labels(rank).inc()
        self._deal()
        try:
            step = await waits
        except asyncio.CancelledError:
            self._give_up(work, waits)
            raise
        finally:
            BOT_WAITING.labels(rank).dec()
        BOT_WAIT_SECONDS.labels(rank).observe(self.scheduler.clock() - work.since)
        if step != work.steps[0]:
            BOT_SHED.labels(step.level).inc()
        return step

    def _give_up(self, work: Work, waits: asyncio.Future[Step]) -> None:
        """Leave the queue, or give back the turn that has just come."""
        self.turns.pop(work, None)
        if waits.cancelled():
            self.scheduler.drop(work)
        else:
            self.release(work, None)

    def _deal(self) -> None:
        while (given := self.scheduler.take()) is not None:
            work, step = given
            waits = self.turns.pop(work)
            if waits.cancelled():
                self.scheduler.done(work)
            else:
                waits.set_result(step)

    def release(self, work: Work, seconds: float | None) -> None:
        """End a turn that took so long, and let the next begin."""
        self.scheduler.done(work, seconds)
        self._deal()

    async def look_elsewhere(self) -> None:
        """See how many think elsewhere: so many turns are handed out, or as many as can be here."""
        if self.elsewhere is not None and await self.elsewhere.look():
            self.scheduler.processes = self.elsewhere.places or self.own
            self._deal()

    def close(self) -> None:
        """Stop."""
        self.pool.close()

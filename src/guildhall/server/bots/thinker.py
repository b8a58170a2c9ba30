"""`guildhall think`: processes that think for the workers of one database, on any machine.

Thinkers take questions from the store, the most urgent first, and write the answers there. What a
thinker that was killed had taken is taken by another when its lease runs out.
"""

import asyncio
import secrets
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.bots import thoughts
from guildhall.server.bots.processes import Pool, thinking_pool
from guildhall.server.bots.thoughts import answered, failed, fingerprint
from guildhall.store import Asked, Store

log = structlog.get_logger("guildhall.thinker")

BEAT_SECONDS = 1.0
LEASE_SECONDS = 6.0
"""So long a thinker that is gone keeps what it has taken."""
STOP_SECONDS = 20.0
"""So long it goes on with what it has begun when it is to stop."""


class Thinker:
    """One thinker: so many processes, and what they think about."""

    def __init__(self, store: Store, processes: int) -> None:
        self.store = store
        self.processes = processes
        self.name = secrets.token_hex(6)
        self.pool = Pool(lambda: thinking_pool(self.processes, thoughts.__name__))
        self.tasks: set[asyncio.Task[None]] = set()
        self.news = asyncio.Event()

    async def run(self, stop: asyncio.Event) -> None:
        """Think until told to stop; what has been begun is finished."""
        self.store.hear(Asked, lambda _: self.news.set())
        beating = asyncio.create_task(self._beat())
        taking = asyncio.create_task(self._take_all())
        await stop.wait()
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=STOP_SECONDS)
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        await self.store.thoughts.leave(self.name)
        self.pool.close()

    async def _beat(self) -> None:
        while True:
            now = time.time()
            until = now + LEASE_SECONDS
            with _log_problems():
                await self.store.thoughts.serve(
                    *(self.name, fingerprint(), self.processes, until, now)
                )
            await asyncio.sleep(BEAT_SECONDS)

    async def _take_all(self) -> None:
        while True:
            self.news.clear()
            with _log_problems():
                await self._take()
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self.news.wait()

    async def _take(self) -> None:
        """Begin with as many questions as there are free processes."""
        free = self.processes - len(self.tasks)
        if not free:
            return
        taken = await self.store.thoughts.take(self.name, fingerprint(), free, time.time())
        for thought, text in taken:
            task = asyncio.create_task(self._think(thought, text))
            self.tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        self.news.set()

    async def _think(self, thought: str, text: str) -> None:
        try:
            told = await asyncio.wrap_future(self.pool.submit(answered, text))
        except BrokenProcessPool as error:
            log.error("bot_process_died", thought=thought)
            told = failed(repr(error))
        with _log_problems():
            await self.store.thoughts.answer(thought, self.name, told)


@contextmanager
def _log_problems() -> Iterator[None]:
    """Go on when the database does not answer for a while."""
    try:
        yield
    except GuildhallError as error:
        log.warning("thinker_without_store", problem=error.code)

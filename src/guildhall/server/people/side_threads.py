"""Blocking work in a few threads of its own, each with a deadline; never in the shared pool.

A thread that hangs (a slow name server, a stalled mail server) holds one of its few places, and
nothing else: nobody waits for it, and as a daemon it does not keep the process alive either.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


class SideThreads:
    """A kind of work that may block: how much of it at a time, and for how long."""

    def __init__(self, *, threads: int, waiting: int, seconds: float) -> None:
        self.places = asyncio.Semaphore(threads)
        self.room = threads + waiting
        self.seconds = seconds
        self.asked = 0

    async def run(self, do: Callable[[], T]) -> T:
        """Result of some work; raises TimeoutError if it takes too long or too much is waiting."""
        if self.asked >= self.room:
            raise TimeoutError
        self.asked += 1
        try:
            async with asyncio.timeout(self.seconds):
                await self.places.acquire()
                return await self._start(do)
        finally:
            self.asked -= 1

    def _start(self, do: Callable[[], T]) -> asyncio.Future[T]:
        """Start a thread; its place is free when it ends, not when its result is given up."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[T] = loop.create_future()

        def end(result: T | None, error: Exception | None) -> None:
            self.places.release()
            if found.done():
                return
            if error is not None:
                found.set_exception(error)
            else:
                found.set_result(result)  # type: ignore[arg-type]

        def work() -> None:
            result, error = None, None
            try:
                result = do()
            except Exception as problem:  # noqa: BLE001  passed on to the caller
                error = problem
            with suppress(RuntimeError):  # the loop may be closed by now
                loop.call_soon_threadsafe(end, result, error)

        threading.Thread(target=work, daemon=True).start()
        return found

"""Whether a worker can do its work: its store must take what is written, not only answer."""

import asyncio
import time
from collections.abc import Callable

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.store import Store

log = structlog.get_logger("guildhall.health")

KEPT_SECONDS = 5.0
"""So long an answer holds, so that asking often does not mean writing often."""
LONGEST_SECONDS = 10.0
"""A store that takes longer than this to write is as good as none."""


class Health:
    """What was found when it was last tried; all who ask meanwhile share one try."""

    def __init__(
        self, store: Store, worker_id: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.store = store
        self.worker_id = worker_id
        self.now = clock
        self.problem = ""
        self.until = float("-inf")
        self.trying: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise GuildhallError unless the store answers and something could be written just now."""
        await self.store.lists.row("")
        if self.now() >= self.until:
            if self.trying is None:
                self.trying = asyncio.create_task(self._try())
            await asyncio.shield(self.trying)
        if self.problem:
            raise GuildhallError("store_cannot_write", {})

    async def _try(self) -> None:
        before, self.problem = self.problem, ""
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                await self.store.workers.probe(self.worker_id)
        except GuildhallError as error:
            self.problem = str(error)
        except TimeoutError:
            self.problem = "too slow"
        finally:
            self.until = self.now() + KEPT_SECONDS
            self.trying = None
        if self.problem and not before:
            log.error("store_cannot_write", problem=self.problem)

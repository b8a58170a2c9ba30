"""Bots that think elsewhere (`guildhall think`): asked through the store, and answered there.

As long as one of them is there, this worker does not think for long itself. A question that nobody
takes, or whose thinker is gone, is thought about here after all.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.bots.thoughts import fingerprint, read_answer, write_question
from guildhall.store import Answered, Store, Thought

log = structlog.get_logger("guildhall.elsewhere")

PATIENCE_SECONDS = 60.0
"""So long an answer from elsewhere is waited for, beyond the time to think."""


WORTH_SECONDS = 0.1
"""What takes less is thought about here: asking would cost as much."""


class NobodyElsewhere(Exception):
    """Nobody elsewhere takes the question."""


class Elsewhere:
    """What one worker has asked, and how many can be asked at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.worth = WORTH_SECONDS
        self.places = 0
        """So many thoughts at a time: of all who think, for all workers."""
        self.waiting: dict[str, asyncio.Future[str]] = {}
        self.settled: list[str] = []
        """Questions that nobody waits for any more."""
        store.hear(Answered, self._hear)

    async def compute(
        self, rank: int, seconds: float, do: Callable[..., Any], args: tuple[Any, ...]
    ) -> Any:
        """Let somebody think; raises NobodyElsewhere and ThoughtFailed."""
        text = write_question(do, args)
        thought, waits = secrets.token_hex(8), asyncio.get_running_loop().create_future()
        self.waiting[thought] = waits
        now = time.time()
        until = now + seconds + PATIENCE_SECONDS
        try:
            await self.store.thoughts.ask(Thought(thought, fingerprint(), rank, text, now, until))
            async with asyncio.timeout(until - now):
                return read_answer(await waits, args[0])
        except (TimeoutError, GuildhallError) as error:
            log.warning("not_thought_elsewhere", problem=repr(error))
            raise NobodyElsewhere from None
        finally:
            del self.waiting[thought]
            self.settled.append(thought)

    async def look(self) -> bool:
        """Look who thinks, and for answers of which no hint came; whether places have changed."""
        before, thoughts = self.places, self.store.thoughts
        self.places = await thoughts.places(fingerprint(), time.time())
        if self.waiting:
            for thought, told in (await thoughts.answers(list(self.waiting))).items():
                self._answer(thought, told)
        if not self.places:
            for waits in self.waiting.values():
                if not waits.done():
                    waits.set_exception(NobodyElsewhere())
        if self.settled:
            settled, self.settled = self.settled, []
            await thoughts.drop(settled, time.time())
        return self.places != before

    def _hear(self, hint: Answered) -> None:
        if hint.text:
            self._answer(hint.thought, hint.text)

    def _answer(self, thought: str, text: str) -> None:
        waits = self.waiting.get(thought)
        if waits is not None and not waits.done():
            waits.set_result(text)

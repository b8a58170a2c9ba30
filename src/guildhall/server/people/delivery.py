"""Sending mails and webhooks, apart from everything else: nobody waits for a delivery.

Few at a time and fewer to one host or of one person, each with a deadline for all of it; what fails
is tried again, later each time, and a host that keeps failing is left alone for a while.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.metrics import NOTICES

log = structlog.get_logger("guildhall.delivery")

MOST_WAITING = 1000
MOST_OF_ONE = 40
"""Letters that may be waiting, of all people and of one."""
MOST_TRIES = 4
AGAIN_SECONDS = 30.0
AGAIN_FACTOR = 4.0
"""Tries come 30 s, 2 min and 8 min after the one before."""
MOST_FAILURES = 3
REST_SECONDS = 300.0
"""A host that failed so often in a row is left alone so long; then one delivery tries it out."""


class Undeliverable(Exception):
    """The other side does not want it; trying again is no use."""


class Later(Exception):
    """The other side wants it later: too much came for one of its people, others are served."""


@dataclass
class Letter:
    """Something to be sent to a host, for whom, and how."""

    host: str
    person: str
    send: Callable[[], Awaitable[None]]
    tries: int = 0
    tried: float = 0.0

    def due(self, now: float) -> bool:
        """Whether it has waited long enough; also where the clock was set back since."""
        again = AGAIN_SECONDS * AGAIN_FACTOR ** (self.tries - 1)
        return not self.tries or not 0 <= now - self.tried < again


@dataclass
class Trouble:
    """A host that has failed: how often in a row, and when it did last."""

    failures: int = 0
    at: float = 0.0

    def rests(self, now: float) -> bool:
        """Whether it is so short a time ago that the host may be left alone."""
        return 0 <= now - self.at < REST_SECONDS


class Delivery:
    """Letters of one kind."""

    def __init__(
        self,
        now: Callable[[], float],
        *,
        at_once: int,
        per_host: int,
        per_person: int,
        seconds: float,
    ) -> None:
        self.now = now
        self.at_once = at_once
        self.per_host = per_host
        self.per_person = per_person
        self.seconds = seconds
        self.waiting: list[Letter] = []
        self.sending: dict[asyncio.Task[None], Letter] = {}
        self.troubles: dict[str, Trouble] = {}

    def give(self, letter: Letter) -> None:
        """Hand over a letter; when too many are waiting, in all or of its person, it is dropped."""
        theirs = sum(other.person == letter.person for other in self.waiting)
        if len(self.waiting) >= MOST_WAITING or theirs >= MOST_OF_ONE:
            NOTICES.labels("dropped").inc()
            log.warning("notice_dropped", waiting=len(self.waiting))
            return
        self.waiting.append(letter)
        self.start_due()

    def start_due(self) -> None:
        """Start sending what is due, as far as there is room; called again and again."""
        now = self.now()
        hosts = Counter(letter.host for letter in self.sending.values())
        people = Counter(letter.person for letter in self.sending.values())
        left: list[Letter] = []
        for letter in self.waiting:
            full = len(self.sending) >= self.at_once or people[letter.person] >= self.per_person
            room = self._room(letter.host, now)
            if full or not letter.due(now) or hosts[letter.host] >= room:
                left.append(letter)
                continue
            hosts[letter.host] += 1
            people[letter.person] += 1
            task = asyncio.get_running_loop().create_task(self._send(letter))
            self.sending[task] = letter
            task.add_done_callback(self._sent)
        self.waiting = left

    def _room(self, host: str, now: float) -> int:
        """How many letters may be on their way to a host."""
        trouble = self.troubles.get(host)
        if trouble is None or trouble.failures < MOST_FAILURES:
            return self.per_host
        return 0 if trouble.rests(now) else 1

    def _sent(self, task: asyncio.Task[None]) -> None:
        self.sending.pop(task, None)
        if not task.cancelled():
            self.start_due()

    async def _send(self, letter: Letter) -> None:
        try:
            async with asyncio.timeout(self.seconds):
                await letter.send()
        except (Undeliverable, GuildhallError) as error:
            NOTICES.labels("refused").inc()
            log.warning("notice_refused", problem=str(error))
        except Exception as error:  # noqa: BLE001  whatever the other side makes go wrong
            self._failed(letter, error)
        else:
            self.troubles.pop(letter.host, None)
            NOTICES.labels("sent").inc()

    def _failed(self, letter: Letter, error: Exception) -> None:
        """Count a failure against the host unless it answers, and see when to try again."""
        now = self.now()
        NOTICES.labels("failed").inc()
        if not isinstance(error, Later):
            self._trouble(letter.host, now)
        letter.tries, letter.tried = letter.tries + 1, now
        again = letter.tries < MOST_TRIES and len(self.waiting) < MOST_WAITING
        if again:
            self.waiting.append(letter)
        log.warning(
            "notice_failed",
            problem=type(error).__name__,
            tries=letter.tries,
            again=again,
            resting=not self._room(letter.host, now),
        )

    def _trouble(self, host: str, now: float) -> None:
        if len(self.troubles) >= MOST_WAITING:
            self.troubles = {h: t for h, t in self.troubles.items() if t.rests(now)}
        trouble = self.troubles.setdefault(host, Trouble())
        trouble.failures += 1
        trouble.at = now

    async def settled(self) -> None:
        """Wait until nothing is on its way."""
        while self.sending:
            await asyncio.gather(*self.sending, return_exceptions=True)

    async def close(self) -> None:
        """Drop what is on its way and what is waiting."""
        if self.waiting or self.sending:
            log.warning("notices_given_up", count=len(self.waiting) + len(self.sending))
        self.waiting = []
        for task in list(self.sending):
            task.cancel()
        await self.settled()

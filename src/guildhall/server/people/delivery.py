"""Sending mails and webhooks, apart from everything else: nobody waits for a delivery.

Few at a time and fewer to one host or of one person, each with a deadline for all of it; what fails
is tried again, later each time, and a host that keeps failing is left alone for a while. Nobody has
more room by several accounts or names of hosts: where room runs out, who has the most gives way.
"""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
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


def site_of(host: str) -> str:
    """What one owner has of a host’s kind: all names of a domain, or the addresses around one.

    A guess where domains are given out below others, as `co.uk`: two letters after few.
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        labels = host.lower().rstrip(".").split(".")
        shared = len(labels) > 2 and len(labels[-1]) == 2 and len(labels[-2]) <= 3
        return ".".join(labels[-3 if shared else -2 :])
    around = 24 if address.version == 4 else 48
    return str(ipaddress.ip_network((address, around), strict=False))


@dataclass(eq=False)
class Letter:
    """Something to be sent to a host, for whom, and how."""

    host: str
    person: str
    send: Callable[[], Awaitable[None]]
    site: str = ""
    """Where it ends up, if that is not the host."""
    tries: int = 0
    tried: float = 0.0

    def __post_init__(self) -> None:
        self.site = self.site or site_of(self.host)

    def due(self, now: float) -> bool:
        """Whether it has waited long enough; also where the clock was set back since."""
        again = AGAIN_SECONDS * AGAIN_FACTOR ** (self.tries - 1)
        return not self.tries or not 0 <= now - self.tried < again


class Shares:
    """How many letters there are of each person, and of each site."""

    def __init__(self, letters: Iterable[Letter]) -> None:
        there = list(letters)
        self.people = Counter(letter.person for letter in there)
        self.sites = Counter(letter.site for letter in there)
        self.hosts = Counter(letter.host for letter in there)

    def of(self, letter: Letter) -> tuple[int, int]:
        """How many there are of the person of a letter; where that is equal, of its site."""
        return self.people[letter.person], self.sites[letter.site]

    def add(self, letter: Letter) -> None:
        """Count one more."""
        self.people[letter.person] += 1
        self.sites[letter.site] += 1
        self.hosts[letter.host] += 1


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
        per_site: int,
        per_person: int,
        seconds: float,
    ) -> None:
        self.now = now
        self.at_once = at_once
        self.per_host = per_host
        self.per_site = per_site
        self.per_person = per_person
        self.seconds = seconds
        self.waiting: list[Letter] = []
        self.sending: dict[asyncio.Task[None], Letter] = {}
        self.troubles: dict[str, Trouble] = {}

    def give(self, letter: Letter) -> None:
        """Hand over a letter; dropped when too many of its person are waiting."""
        if sum(other.person == letter.person for other in self.waiting) >= MOST_OF_ONE:
            self._drop()
        elif self._keep(letter):
            self.start_due()

    def _keep(self, letter: Letter) -> bool:
        """Have a letter wait, if need be in place of one of whoever has the most waiting."""
        self.waiting.append(letter)
        if len(self.waiting) <= MOST_WAITING:
            return True
        shares = Shares(self.waiting)
        least = max(reversed(self.waiting), key=shares.of)
        self.waiting.remove(least)
        self._drop()
        return least is not letter

    def _drop(self) -> None:
        NOTICES.labels("dropped").inc()
        log.warning("notice_dropped", waiting=len(self.waiting))

    def start_due(self) -> None:
        """Start sending what is due, as far as there is room; called again and again.

        Who has the fewest on their way comes first.
        """
        now = self.now()
        shares = Shares(self.sending.values())
        started: set[Letter] = set()
        for letter in sorted(self.waiting, key=shares.of):
            if len(self.sending) >= self.at_once:
                break
            if not letter.due(now) or not self._has_room(letter, shares, now):
                continue
            shares.add(letter)
            started.add(letter)
            task = asyncio.get_running_loop().create_task(self._send(letter))
            self.sending[task] = letter
            task.add_done_callback(self._sent)
        self.waiting = [letter for letter in self.waiting if letter not in started]

    def _has_room(self, letter: Letter, on_the_way: Shares, now: float) -> bool:
        """Whether one more may be on its way to this host and site, and of this person."""
        people, sites = on_the_way.of(letter)
        hosts = on_the_way.hosts[letter.host]
        few = people < self.per_person and sites < self.per_site
        return few and hosts < self._room(letter.host, now)

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
        again = letter.tries < MOST_TRIES and self._keep(letter)
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

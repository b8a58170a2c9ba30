"""Rate limits."""

import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import NamedTuple

from guildhall.core.errors import GuildhallError

SharedCount = Callable[[str, float], Awaitable[int]]
MINUTE, HOUR = 60, 3600


class Limit(NamedTuple):
    """So many requests in any stretch of so many seconds."""

    amount: int
    seconds: int


class Windows:
    """When everybody has asked of late, for each limit; those who asked last stand last.

    Whoever asks lets two others be forgotten whose time is up, so they never grow many, and there
    is no moment at which all are looked through.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.now = clock
        self.asked: dict[Limit, OrderedDict[str, deque[float]]] = {}

    def hit(self, limit: Limit, who: str) -> bool:
        """Count a request; False, and it does not count, if there were too many."""
        now, asked = self.now(), self.asked.setdefault(limit, OrderedDict())
        times = asked.setdefault(who, deque(maxlen=limit.amount))
        asked.move_to_end(who)
        free = len(times) < limit.amount or times[0] <= now - limit.seconds
        if free:
            times.append(now)
        for _ in range(2):
            first = next(iter(asked))
            if asked[first][-1] <= now - limit.seconds:
                del asked[first]
        return free


class Rates:
    """How often one client or person may ask for something.

    Each worker counts in memory. What is worth guessing or costs much is counted for all workers
    together where there may be several: with `shared`, which adds one to a key until it expires.
    """

    GENERAL = Limit(400, 2)
    COSTLY = Limit(20, MINUTE)
    OFTEN = Limit(60, MINUTE)
    BROWSED = Limit(240, MINUTE)
    """What a page asks with every click, and that costs more than a page."""
    MAILS = Limit(5, HOUR)
    RENAMES = Limit(10, HOUR)
    """Each may write to many tables."""
    DOSSIERS = Limit(6, HOUR)
    """All data of a person, gathered from many tables."""
    ENTRIES = Limit(12, HOUR)
    """Guests from one address who sign up for one tournament."""
    REPORTS = Limit(10, HOUR)
    REPORTS_FROM = Limit(30, HOUR)
    """Reports of one person, and of all people from one address."""
    INVITATIONS = Limit(40, HOUR)
    INVITATIONS_FROM = Limit(120, HOUR)
    """Invitations of one person, and of all people from one address."""
    INVITED_BY_ONE = Limit(6, HOUR)
    INVITED = Limit(60, HOUR)
    """The same person invited by one other, and by all."""
    ACCOUNT = Limit(30, HOUR)
    """Sign-ins to one account, from all addresses together."""

    def __init__(self, *, on: bool, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.windows = Windows(clock) if on else None
        """None lets everything pass, for load tests on loopback."""
        self.shared: SharedCount | None = None

    def check(self, who: str, item: Limit | None = None) -> None:
        """Count one request; raises too_many_requests."""
        limit = item or self.GENERAL
        if self.windows is not None and not self.windows.hit(limit, who):
            raise GuildhallError("too_many_requests", {})

    async def spend(self, who: str, limit: Limit) -> None:
        """Count one costly request at all workers; raises too_many_requests.

        `who` may hold what somebody has typed, of any length: a hash of it is remembered.
        """
        who = sha256(who.encode()).hexdigest()
        if self.windows is None or self.shared is None:
            self.check(who, limit)
            return
        now, lasts = self.clock(), limit.seconds
        key = f"{who} {limit.amount} {lasts} {int(now // lasts)}"
        if await self.shared(key, now + lasts) > limit.amount:
            raise GuildhallError("too_many_requests", {})

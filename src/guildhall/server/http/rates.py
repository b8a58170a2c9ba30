"""Rate limits."""

import time
from collections.abc import Awaitable, Callable

from limits import (
    RateLimitItem,
    RateLimitItemPerHour,
    RateLimitItemPerMinute,
    RateLimitItemPerSecond,
)
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from guildhall.core.errors import GuildhallError

SharedCount = Callable[[str, float], Awaitable[int]]


class Rates:
    """How often one client or person may ask for something.

    Each worker counts in memory. What is worth guessing or costs much is counted for all workers
    together where there may be several: with `shared`, which adds one to a key until it expires.
    """

    GENERAL = RateLimitItemPerSecond(400, 2)
    COSTLY = RateLimitItemPerMinute(20)
    OFTEN = RateLimitItemPerMinute(60)
    BROWSED = RateLimitItemPerMinute(240)
    """What a page asks with every click, and that costs more than a page."""
    MAILS = RateLimitItemPerHour(5)
    RENAMES = RateLimitItemPerHour(10)
    """Each may write to many tables."""
    DOSSIERS = RateLimitItemPerHour(6)
    """All data of a person, gathered from many tables."""
    ENTRIES = RateLimitItemPerHour(12)
    """Guests from one address who sign up for one tournament."""
    REPORTS = RateLimitItemPerHour(10)
    REPORTS_FROM = RateLimitItemPerHour(30)
    """Reports of one person, and of all people from one address."""
    INVITATIONS = RateLimitItemPerHour(40)
    INVITATIONS_FROM = RateLimitItemPerHour(120)
    """Invitations of one person, and of all people from one address."""
    INVITED_BY_ONE = RateLimitItemPerHour(6)
    INVITED = RateLimitItemPerHour(60)
    """The same person invited by one other, and by all."""
    ACCOUNT = RateLimitItemPerHour(30)
    """Sign-ins to one account, from all addresses together."""

    def __init__(self, *, on: bool, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.limiter = MovingWindowRateLimiter(MemoryStorage()) if on else None
        """None lets everything pass, for load tests on loopback."""
        self.shared: SharedCount | None = None

    def check(self, who: str, item: RateLimitItem | None = None) -> None:
        """Count one request; raises too_many_requests."""
        limit = item or self.GENERAL
        if self.limiter is not None and not self.limiter.hit(limit, who):
            raise GuildhallError("too_many_requests", {})

    async def spend(self, who: str, limit: RateLimitItem) -> None:
        """Count one costly request at all workers; raises too_many_requests."""
        if self.limiter is None or self.shared is None:
            self.check(who, limit)
            return
        now, lasts = self.clock(), limit.get_expiry()
        key = f"{who} {limit.amount} {lasts} {int(now // lasts)}"
        if await self.shared(key, now + lasts) > limit.amount:
            raise GuildhallError("too_many_requests", {})

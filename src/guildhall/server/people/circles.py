"""Whom people follow, mute and block, remembered for a while: pages ask for it all the time."""

from collections.abc import Callable, Iterable

from cachetools import TTLCache

from guildhall.core.errors import GuildhallError
from guildhall.store import Circle, Store
from guildhall.store.bonds import BLOCK, FOLLOW, MUTE

KEPT_SECONDS = 5.0
"""So long another worker may still know a circle as it was before."""
KEPT_ALONE_SECONDS = 60.0
MOST_KEPT = 10_000
NOBODYS = Circle()


class Circles:
    """Circles of people, and changing them."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.now = clock
        seconds = KEPT_ALONE_SECONDS if store.listener is None else KEPT_SECONDS
        self.kept: TTLCache[str, Circle] = TTLCache(MOST_KEPT, seconds, timer=clock)
        self.forgotten = 0
        """How often something was forgotten: what was being read meanwhile is old."""

    async def of(self, user: str) -> Circle:
        """The circle of a person; empty for strangers."""
        if not user:
            return NOBODYS
        kept = self.kept.get(user)
        if kept is None:
            forgotten = self.forgotten
            kept = await self.store.bonds.circle(user)
            if forgotten == self.forgotten:
                self.kept[user] = kept
        return kept

    def remembered(self, user: str) -> Circle | None:
        """The same without asking the store; None where it must be asked."""
        return self.kept.get(user) if user else NOBODYS

    async def tie(self, user: str, other: str, kind: str) -> None:
        """Follow, mute or block somebody, or none of it; both circles are read anew."""
        if kind in (FOLLOW, MUTE, BLOCK):
            await self.store.bonds.tie(user, other, kind, self.now())
        else:
            await self.store.bonds.untie(user, other)
        self.forget(user, other)

    def forget(self, *users: str) -> None:
        """Read the circles of some people anew; also what is being read of them is old."""
        self.forgotten += 1
        for user in users:
            self.kept.pop(user, None)

    def forget_all(self) -> None:
        """Read everybody's circle anew."""
        self.forget(*self.kept)


def check_welcome(circle: Circle, people: Iterable[str]) -> None:
    """Raise GuildhallError not_welcome where one of these people blocks whose circle it is."""
    if not circle.blocked_by.isdisjoint(people):
        raise GuildhallError("not_welcome", {})

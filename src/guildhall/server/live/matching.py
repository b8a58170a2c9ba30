"""Quick match: people who look for the same game are put at one table.

Who looks is written in the store, so all workers see the same people, and one commit seats a group.
A place is kept as long as a page of its person is open, and a short time longer.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hub import Hub
from guildhall.server.live.new_tables import NewTables
from guildhall.server.people.circles import Circles
from guildhall.server.people.kinds import MATCH
from guildhall.server.people.notices import Notices
from guildhall.server.schemas import Seek
from guildhall.server.settings import Settings
from guildhall.store import Seeker, User

log = structlog.get_logger("guildhall.matching")

GRACE_SECONDS = 30.0
"""So long a place is kept when no page of its person is open."""
BEAT_SECONDS = 5.0
NOBODY: frozenset[str] = frozenset()


class Matchmaker:
    """Those who look for others from pages of this worker, and putting groups together."""

    def __init__(
        self,
        hub: Hub,
        new_tables: NewTables,
        circles: Circles,
        notices: Notices,
        settings: Settings,
    ) -> None:
        self.hub = hub
        self.seekers = hub.store.seekers
        self.new_tables = new_tables
        self.circles = circles
        self.notices = notices
        self.settings = settings
        self.pages: dict[Callable[[], None], str] = {}
        """Pages to be woken, and whose they are."""
        self.found: dict[str, Seeker] = {}
        """What the people of these pages look for."""
        self.pools: dict[tuple[str, int, str], int] = {}
        """How many people wait in each pool."""
        self.beaten = 0.0

    async def seek(self, user: User, wanted: Seek) -> None:
        """Look for others; raises GuildhallError for a game or table that cannot be."""
        self.settings.offered(wanted.game).settle(wanted.seats, {})
        await self.new_tables.quota.check(user)
        now = self.hub.now()
        bots_at = None if wanted.bots_after is None else now + wanted.bots_after
        seeker = Seeker(user.id, wanted.game, wanted.seats, wanted.pace, now, bots_at, now)
        await self.seekers.seek(seeker)

    async def look(self, user: str) -> None:
        """Somebody's page is seen: look what they look for now."""
        await self.seekers.beat([user], self.hub.now())
        found = await self.seekers.of([user])
        self.found.pop(user, None)
        self.found |= found

    async def tick(self) -> None:
        """Keep the places of people whose pages are open, seat groups, tell what has changed."""
        users = sorted(set(self.pages.values()) - {""})
        if not users:
            return
        now = self.hub.now()
        if abs(now - self.beaten) >= BEAT_SECONDS:
            self.beaten = now
            await self.seekers.beat(users, now)
            await self.seekers.drop(now - GRACE_SECONDS)
        waiting = await self.seekers.waiting(now - GRACE_SECONDS)
        apart = {one.user: (await self.circles.of(one.user)).apart for one in waiting}
        for group in groups(waiting, apart, now):
            await self._seat(group)
        await self._tell(users, waiting)

    async def _tell(self, users: Sequence[str], waiting: Sequence[Seeker]) -> None:
        """Wake the pages of people for whom something has changed.

        What is known of others, whose pages have come since `users` were listed, stays.
        """
        now = await self.seekers.of(users)
        come = set(self.pages.values()).difference(users)
        before = self.found
        self.found = now | {user: one for user, one in before.items() if user in come}
        pools, self.pools = self.pools, pool_sizes(waiting)
        for wake, user in list(self.pages.items()):
            one = self.found.get(user)
            grown = one is not None and pools.get(one.pool) != self.pools.get(one.pool)
            if grown or _told(one) != _told(before.get(user)):
                wake()

    async def _seat(self, group: list[Seeker]) -> None:
        """Put a group at a new table; another worker may have been faster."""
        seats = [*group, *[None] * (group[0].seats - len(group))]
        secrets.SystemRandom().shuffle(seats)
        keep = partial(self.seekers.seat, {one.user: one.since for one in group})
        try:
            opened = await self.new_tables.match(group[0], seats, keep)
        except GuildhallError as error:
            log.info("not_matched", problem=error.code)
            return
        for one in group:
            self.notices.call(one.user, opened.id, one.game, MATCH)


def _told(one: Seeker | None) -> tuple[float, str] | None:
    return (one.since, one.table) if one else None


def pool_sizes(waiting: Sequence[Seeker]) -> dict[tuple[str, int, str], int]:
    """How many people wait in each pool."""
    sizes: dict[tuple[str, int, str], int] = {}
    for one in waiting:
        sizes[one.pool] = sizes.get(one.pool, 0) + 1
    return sizes


def groups(
    waiting: Sequence[Seeker], apart: Mapping[str, frozenset[str]], now: float
) -> list[list[Seeker]]:
    """Groups that can begin now, of people who are given in the order they came.

    A full table comes first. Where somebody's wait for people is over, bots take the seats that
    are left; then all join who accept bots at all, also those who would have waited longer.
    """
    made: list[list[Seeker]] = []
    left = list(waiting)
    for full in (True, False):
        for first in waiting:
            if first not in left or not (full or _patience_over(first, now)):
                continue
            group = _around(first, [one for one in left if full or one.bots_at is not None], apart)
            if not full or len(group) == first.seats:
                made.append(group)
                left = [one for one in left if one not in group]
    return made


def _patience_over(one: Seeker, now: float) -> bool:
    return one.bots_at is not None and one.bots_at <= now


def _around(
    first: Seeker, others: Sequence[Seeker], apart: Mapping[str, frozenset[str]]
) -> list[Seeker]:
    """Somebody and the first others of the same pool whom nothing keeps apart."""
    group = [first]
    for one in others:
        if len(group) == first.seats:
            break
        shunned = apart.get(one.user, NOBODY)
        alike = one.pool == first.pool and one not in group
        if alike and not any(member.user in shunned for member in group):
            group.append(one)
    return group

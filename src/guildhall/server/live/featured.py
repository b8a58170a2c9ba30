"""Games that are worth watching: public tables in play, for the hall.

Where somebody plays whom one follows comes first, then where more people play, then where
something has happened last. A table with a delay counts as if nothing had happened since it began.
"""

import math
from collections.abc import Callable

from guildhall.server.live.hall_news import HallNews
from guildhall.store import Circle, Store, TableRow

LOOK_SECONDS = 5.0
"""So old the list may be."""
LATELY_SECONDS = 86400.0
"""Where nothing has happened for so long there is nothing to watch."""
CANDIDATES = 100
SHOWN = 6


class Featured:
    """Keeps the list of games to watch, read once for everybody."""

    def __init__(
        self, store: Store, news: HallNews, clock: Callable[[], float], *, on: bool
    ) -> None:
        self.store = store
        self.news = news
        self.now = clock
        self.on = on
        self.rows: list[TableRow] = []
        self.looked = -math.inf

    async def look(self) -> bool:
        """See what is played now, unless that was done a moment ago; whether that is new."""
        now = self.now()
        if not self.on or abs(now - self.looked) < LOOK_SECONDS:
            return False
        self.looked = now
        found = await self.store.lists.live(now - LATELY_SECONDS, CANDIDATES)
        rows = [row for row in found if row.setup is not None and players(row)]
        changed, self.rows = rows != self.rows, rows
        return changed

    async def tick(self) -> None:
        """Have open halls look when there is something else to watch."""
        if self.news.watchers and await self.look():
            self.news.wake()

    def seen_by(self, user: str, circle: Circle) -> list[TableRow]:
        """The games for a person's eyes: none of their own, none of people who are kept apart."""
        hidden = circle.apart | ({user} - {""})
        rows = [row for row in self.rows if not row.people & hidden]
        return sorted(rows, key=lambda row: _order(row, circle))[:SHOWN]


def players(row: TableRow) -> set[str]:
    """People who sit at a table."""
    return {seat.user for seat in row.seats if seat.kind == "human"}


def _order(row: TableRow, circle: Circle) -> tuple[bool, int, float]:
    playing = players(row)
    return not playing & circle.follows, -len(playing), -last_seen(row)


def last_seen(row: TableRow) -> float:
    """When something has last happened that spectators may know of."""
    return row.setup.created if row.setup and row.setup.delay != "none" else row.updated

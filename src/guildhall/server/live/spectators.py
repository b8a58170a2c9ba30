"""What those see who only watch: a table as it is, or as it was where a delay was chosen."""

import asyncio
from dataclasses import dataclass

from guildhall.core.view import SPECTATING
from guildhall.server.live.hub import MANY, Hub
from guildhall.server.live.open_table import LateView, OpenTable
from guildhall.server.live.page_cache import PageCache
from guildhall.table.delay import LateTable, decisions
from guildhall.table.fold import why_unreadable
from guildhall.table.own import without_those_gone
from guildhall.table.table import Table


@dataclass(frozen=True)
class Seen:
    """A table as somebody may see it, its pages, and the moment they show."""

    table: Table
    pages: PageCache
    now: float


class Spectators:
    """Keeps tables as they were where somebody watches with a delay."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def seen(self, opened: OpenTable, seat: int) -> Seen:
        """A table as a seat may see it; -1 is a spectator."""
        seen = self.seen_now(opened, seat)
        if seen is None:
            now, late = self.hub.now(), await self._late(opened)
            seen = Seen(late.table.table, late.pages, late.table.moment(now))
        return seen

    def seen_now(self, opened: OpenTable, seat: int) -> Seen | None:
        """The same where nothing has to be waited for; None: it is to be shown as it was."""
        table = opened.table
        if table.status != "playing":
            opened.late = None
        elif seat == SPECTATING and table.setup.delay != "none":
            return None
        return Seen(table, opened.pages, self.hub.now())

    async def tick(self) -> None:
        """Wake those who watch a table where time alone has made something old enough."""
        now = self.hub.now()
        for opened in list(self.hub.tables.values()):
            if opened.late and opened.late.table.ripe(decisions(opened.table), now):
                for watcher in list(opened.watchers):
                    watcher()

    async def _late(self, opened: OpenTable) -> LateView:
        """The table as it was, with all that is old enough by now."""
        async with opened.late_lock:
            opened.late = seen = await self._told(opened, opened.late or _begun(opened))
            late, made, now = seen.table, decisions(opened.table), self.hub.now()
            try:
                if len(late.waiting) > MANY:
                    await asyncio.to_thread(late.go_on, made, now)
                else:
                    late.go_on(made, now)
            except Exception as error:
                opened.late = None
                raise why_unreadable(opened.table.setup, error) from error
            return seen

    async def _told(self, opened: OpenTable, late: LateView) -> LateView:
        """Tell it what it does not know yet.

        Where somebody has left for good, it begins anew without their name and words, also before
        the store has all entries without them.
        """
        if late.table.known >= opened.table.entries:
            return late
        news = await self.hub.loader.news(opened, late.table.known)
        if any(entry.kind == "forget" for entry in news):
            if late.table.known:
                return await self._told(opened, _begun(opened))
            news = without_those_gone(news, [chair.user for chair in opened.table.chairs])
        late.table.hear(news)
        return late


def _begun(opened: OpenTable) -> LateView:
    setup = opened.table.setup
    return LateView(LateTable(setup), PageCache(still=setup.delay != "minutes"))

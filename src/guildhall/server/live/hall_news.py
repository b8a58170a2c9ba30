"""Who has the hall open, and of which tables they are still to be told.

A person's list changes with the tables they have to do with; what waits for players concerns all.
Nothing is read from the store for that but what other workers have written, once for everybody.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from cachetools import LRUCache

from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.store import Store, StoreFailed, TableRow, row_of

MOST_KNOWN = 20_000
"""Tables of which it is remembered in whose lists they stand."""
MOST_AT_ONCE = 200
"""Tables that are passed on at a time; what is beyond waits for the next."""
MOST_WAITING = 64
"""Tables that wait for one page; with more it is sent the whole hall instead."""


class Known(NamedTuple):
    """In whose lists a table stands, and whether it stands in everybody's."""

    people: frozenset[str] = frozenset()
    waits: bool = False


@dataclass(eq=False)
class HallWatcher:
    """One page that shows the hall."""

    user: str
    wake: Callable[[], None]
    rows: dict[str, TableRow | None] = field(default_factory=dict)
    """Tables that it is still to be told of, as they are now; None: deleted."""
    whole: bool = True
    """Whether it is to be told everything."""

    def put(self, table_id: str, row: TableRow | None) -> None:
        """Have the page told of a table."""
        if not self.whole:
            self.rows[table_id] = row
            if len(self.rows) > MOST_WAITING:
                self.anew()
        self.wake()

    def anew(self) -> None:
        """Have the page told everything."""
        self.rows, self.whole = {}, True
        self.wake()

    def take(self) -> dict[str, TableRow | None]:
        """What the page is to be told now; nothing waits afterwards."""
        rows, self.rows, self.whole = self.rows, {}, False
        return rows


class HallNews:
    """Passes on which tables have changed to the pages they concern."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.watchers: set[HallWatcher] = set()
        self.known: LRUCache[str, Known] = LRUCache(MOST_KNOWN)
        self.changed: dict[str, None] = {}
        """Tables that have changed here since the last time, the first one first."""
        self.heard: dict[str, None] = {}
        """The same of all workers; only where there may be others."""
        hub.changed.append(self.note)

    def note(self, opened: OpenTable) -> None:
        """A table has changed at this worker."""
        if self.watchers:
            self.changed[opened.id] = None

    def hear(self, table_id: str) -> None:
        """A worker has written to a table; an empty id: hints were missed."""
        if not table_id:
            self.anew()
        elif self.watchers:
            self.heard[table_id] = None

    def anew(self, user: str | None = None) -> None:
        """Have all pages told everything, or those of one user."""
        for watcher in self.watchers:
            if user is None or watcher.user == user:
                watcher.anew()

    def wake(self, user: str | None = None) -> None:
        """Have all pages look for what is new besides tables, or those of one user."""
        for watcher in self.watchers:
            if user is None or watcher.user == user:
                watcher.wake()

    def remember(self, row: TableRow) -> Known:
        """Remember in whose lists a table stands; returns what was remembered before."""
        before = self.known.get(row.id, Known())
        self.known[row.id] = Known(row.people, row.waits)
        return before

    async def pass_on(self) -> None:
        """Pass on what has changed since the last time, a bounded part of it."""
        heard = self._some(self.heard)
        if heard:
            try:
                found = {row.id: row for row in await self.store.lists.rows(heard)}
            except StoreFailed:
                self.heard = dict.fromkeys(heard) | self.heard
                raise
            for table_id in heard:
                if table_id not in found:
                    self.deleted(table_id)
                elif table_id not in self.hub.tables:
                    self._pass_on(found[table_id])
        for table_id in self._some(self.changed):
            opened = self.hub.tables.get(table_id)
            if opened is not None:
                self._pass_on(row_of(opened.table, self.hub.summaries.updated(opened)))

    @staticmethod
    def _some(waiting: dict[str, None]) -> list[str]:
        some = list(waiting)[:MOST_AT_ONCE]
        for table_id in some:
            del waiting[table_id]
        return some

    def _pass_on(self, row: TableRow) -> None:
        before = self.remember(row)
        people, everybody = row.people | before.people, row.waits or before.waits
        for watcher in self.watchers:
            if everybody or watcher.user in people:
                watcher.put(row.id, row)

    def deleted(self, table_id: str) -> None:
        """A table is no more."""
        self.hub.forget(table_id)
        before = self.known.pop(table_id, Known())
        for watcher in self.watchers:
            if before.waits or watcher.user in before.people:
                watcher.put(table_id, None)

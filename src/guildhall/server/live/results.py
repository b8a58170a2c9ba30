"""Results of games that have ended, written once each: for the history and for ratings.

A worker writes those it has seen end; what a worker that died has left is found in the store.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.server.people.ratings import rate
from guildhall.store import Store, StoreFailed
from guildhall.table.fold import fold
from guildhall.table.result import GameResult, result_of

log = structlog.get_logger("guildhall.results")

AT_ONCE = 8
"""So many results are written in one go: moves wait for the same disk."""
REMEMBERED = 10_000
RECENT_SECONDS = 3600.0
"""Once all are found, tables that changed longer ago are not looked at again."""


class ResultKeeper:
    """Games that have ended and whose results are still to be written."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.ended: OrderedDict[str, None] = OrderedDict()
        self.written: OrderedDict[str, None] = OrderedDict()
        self.hopeless: set[str] = set()
        """Tables that cannot be read; they are left alone until the server starts again."""
        self.since = 0.0
        self.kept: list[Callable[[str], Awaitable[None]]] = []
        """Who is told of tables whose results are written."""
        hub.changed.append(self.note)

    def note(self, opened: OpenTable) -> None:
        """See whether a game has just ended."""
        if opened.table.status == "over" and opened.id not in self.written:
            self.ended[opened.id] = None

    async def look(self) -> None:
        """Find results that nobody has written: of games of before, or of a worker that died."""
        found = await self.store.results.missing(self.since, AT_ONCE, sorted(self.hopeless))
        self.ended |= dict.fromkeys(found)
        if not found:
            self.since = self.hub.now() - RECENT_SECONDS

    async def keep(self) -> None:
        """Write some results; one that the store did not take is tried again."""
        for _ in range(min(AT_ONCE, len(self.ended))):
            table_id, _ = self.ended.popitem(last=False)
            try:
                if result := await self._result(table_id):
                    await self.store.results.add(result, rate)
                self._remember(table_id)
                for tell in self.kept:
                    await tell(table_id)
            except StoreFailed:
                self.ended[table_id] = None
                raise
            except GuildhallError as error:
                self.hopeless.add(table_id)
                log.warning("no_result", table=table_id, problem=error.code)
        if not self.ended and self.since == 0.0:
            await self.look()

    def _remember(self, table_id: str) -> None:
        self.written[table_id] = None
        while len(self.written) > REMEMBERED:
            self.written.popitem(last=False)

    async def _result(self, table_id: str) -> GameResult | None:
        """Result of a table, folded anew unless it is open here."""
        found = await self.store.tables.load(table_id)
        if found is None:
            return None
        opened = self.hub.tables.get(table_id)
        whole = opened is not None and opened.table.entries == len(found[1])
        table = opened.table if opened and whole else await asyncio.to_thread(fold, *found)
        return result_of(table, found[1]) if table.status == "over" else None

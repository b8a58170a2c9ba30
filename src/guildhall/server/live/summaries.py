"""What lists show of open tables, written to the store a moment after the moves."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.open_table import OpenTable
from guildhall.store import Store, Summary, Taken, summarize
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.summaries")

SUMMED_AT_ONCE = 32
"""Tables summed up in one go."""


class Summaries:
    """Tables that have changed since their summary was written."""

    def __init__(
        self, store: Store, tables: Mapping[str, OpenTable], clock: Callable[[], float]
    ) -> None:
        self.store = store
        self.tables = tables
        self.now = clock
        self.unsummed: set[str] = set()
        self._being_written: set[str] = set()

    @property
    def behind(self) -> frozenset[str]:
        """Tables of which lists in the store may still show what was."""
        return frozenset(self.unsummed | self._being_written)

    async def sum_up(self, most: int = SUMMED_AT_ONCE) -> None:
        """Write who is due and the status of tables that changed.

        A few at a time, because moves wait for the same disk. Where another worker has written
        since, that worker sums up.
        """
        ids = [self.unsummed.pop() for _ in range(min(most, len(self.unsummed)))]
        tables = [self.tables[table_id] for table_id in ids if table_id in self.tables]
        counts = [opened.table.entries for opened in tables]
        self._being_written.update(ids)
        done = await asyncio.gather(*(self._sum_up(opened) for opened in tables))
        self._being_written.difference_update(ids)
        for opened, count, good in zip(tables, counts, done, strict=True):
            if not good or opened.table.entries > count:
                self.unsummed.add(opened.id)
        if not all(done):
            raise GuildhallError("store_failed", {"problem": "sum_up"})

    def starting(self, table: Table) -> Summary:
        """Of a table that begins, so that a worker that restarts finds it in play."""
        return replace(summarize(table, self.now()), status="playing")

    def updated(self, opened: OpenTable) -> float:
        """When something last happened at a table."""
        return opened.last.at if opened.last else self.now()

    async def _sum_up(self, opened: OpenTable) -> bool:
        """Write one summary; False when the store did not answer."""
        table = opened.table
        try:
            told = summarize(table, self.updated(opened))
            await self.store.tables.sum_up(table.setup.id, table.entries, told)
        except Taken:
            return True
        except GuildhallError as error:
            log.warning("not_summed_up", table=table.setup.id, problem=error.code)
            return False
        return True

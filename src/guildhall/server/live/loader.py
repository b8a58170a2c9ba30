"""Tables out of the store: from a snapshot and what came after it, or entry by entry."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.open_table import OpenTable, Written, apply_all
from guildhall.server.metrics import UNREADABLE
from guildhall.store import Damaged, Store
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.fold import why_unreadable
from guildhall.table.snapshot import put_back, take
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.loader")

LONGEST_ID = 64
COPY_EVERY = 128
"""Entries between two snapshots: folding so many takes longer than a snapshot of all of them."""


class Loader:
    """Reads tables, and keeps snapshots so that long ones are read faster."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.unreadable: set[str] = set()
        """Tables that could not be read when they were last opened or written to."""

    async def load(self, table_id: str) -> OpenTable:
        """A table as the store has it; raises GuildhallError no_such_table, table_unreadable."""
        if not _is_id(table_id):
            raise GuildhallError("no_such_table", {"table": table_id})
        try:
            opened = await self._load_snapshot(table_id)
            if opened is not None:
                return opened
            found = await self.store.tables.load(table_id)
        except Damaged as error:
            raise self.cannot_read(table_id, error) from None
        if found is None:
            raise GuildhallError("no_such_table", {"table": table_id})
        return await self._fold(*found)

    async def _load_snapshot(self, table_id: str) -> OpenTable | None:
        """A table from its snapshot and what came after; None when that is not possible."""
        kept = await self.store.snapshots.find(table_id)
        found = await self.store.tables.load(table_id, after=kept[0] - 2) if kept else None
        if kept is None or found is None or not found[1]:
            return None
        setup, (last, *later) = found
        copy = await asyncio.to_thread(put_back, setup, kept[1], last)
        if copy is None or copy.entries != kept[0]:
            log.warning("snapshot_ignored", table=table_id)
            return None
        return await self._fold(setup, later, OpenTable(copy, last=last, copied=copy.entries))

    async def _fold(
        self, setup: TableSetup, entries: list[Entry], opened: OpenTable | None = None
    ) -> OpenTable:
        """Apply entries in a thread: nobody sees this table yet."""
        try:
            opened = opened or OpenTable(Table(setup))
            await asyncio.to_thread(apply_all, opened, entries)
        except Exception as error:  # noqa: BLE001  a damaged entry may break anything
            raise self.cannot_read(setup.id, error, setup) from None
        return opened

    async def news(self, opened: OpenTable, known: int | None = None) -> list[Entry]:
        """Entries behind those that are known; without a number, what other workers have added.

        Raises GuildhallError table_unreadable.
        """
        known = opened.table.entries if known is None else known
        try:
            return await self.store.tables.news(opened.id, known - 1)
        except Damaged as error:
            raise self.cannot_read(opened.id, error) from None

    async def came(self, opened: OpenTable, tried: Sequence[Written]) -> Written | None:
        """Which of the entries that somebody has tried to write is in the store."""
        for one in tried:
            entries = await self.news(opened, one.number)
            if entries and entries[0] == one.entry:
                return one
        return None

    async def check_again(self, opened: OpenTable) -> None:
        """Before a write: see whether a table that could not be read can be read now."""
        if opened.id in self.unreadable:
            await self.store.tables.load(opened.id, after=opened.table.entries - 1)
            self.mark(opened.id, unreadable=False)

    def cannot_read(
        self, table_id: str, error: Exception, setup: TableSetup | None = None
    ) -> GuildhallError:
        """Mark a table that cannot be read and log why; returns what its players are told."""
        told = GuildhallError("table_unreadable", {"table": table_id})
        if setup is not None:
            told = why_unreadable(setup, told)
        if table_id not in self.unreadable:
            known = isinstance(error, GuildhallError)
            log.error(told.code, table=table_id, problem=str(error) if known else repr(error))
        self.mark(table_id, unreadable=True)
        return told

    def mark(self, table_id: str, *, unreadable: bool) -> None:
        """Remember whether a table can be read; the hall and the metrics show it."""
        (self.unreadable.add if unreadable else self.unreadable.discard)(table_id)
        UNREADABLE.set(len(self.unreadable))

    async def keep_snapshot(self, opened: OpenTable) -> None:
        """Write a snapshot of a table that has grown long since its last one.

        None of a table whose entries have a gap: a snapshot would hide it for a while.
        """
        count = opened.table.entries
        if opened.last is None or count - opened.copied < COPY_EVERY:
            return
        blob = take(opened.table, opened.last)
        anew = opened.copied == 0
        opened.copied = count
        try:
            await self.store.tables.load(opened.id, after=count - 1)
        except Damaged as error:
            self.cannot_read(opened.id, error)
            return
        await self.store.snapshots.save(opened.id, count, blob, anew=anew)


class Arriving:
    """Tables on their way into memory, and which of them others write to meanwhile."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.overheard: set[str] = set()
        """Tables that may have been read before others wrote to them."""
        self.later: set[str] = set()
        """Tables that were wanted when the store did not answer."""

    @asynccontextmanager
    async def alone(self, table_id: str) -> AsyncIterator[None]:
        """Bring a table into memory once, however many want it."""
        lock = self.locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                yield
            finally:
                self.overheard.discard(table_id)

    def overhear(self, table_id: str) -> None:
        """Another worker has written to a table; an empty id: perhaps to any."""
        self.overheard.update(name for name in self.locks if table_id in ("", name))


def _is_id(table_id: str) -> bool:
    """Whether this can be an id at all; otherwise no database need be asked."""
    return table_id.isascii() and table_id.isprintable() and len(table_id) <= LONGEST_ID

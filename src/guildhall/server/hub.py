"""The live tables of one worker: loads them, writes before it answers, tells whoever watches."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.metrics import ACKNOWLEDGED, OPEN_TABLES, UNREADABLE, WRITE_SECONDS
from guildhall.server.open_table import (
    Command,
    OpenTable,
    QueuedCommand,
    Written,
    apply_all,
    lay,
    many_due,
    next_flag,
)
from guildhall.store import Damaged, Store, Summary, Taken, summarize
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.fold import why_unreadable
from guildhall.table.fork import fork
from guildhall.table.snapshot import put_back, take
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.hub")

IDLE_SECONDS = 600.0
"""A table that nobody watches leaves the memory after so long; the store has it all."""
LONGEST_ID = 64
SUMMED_AT_ONCE = 32
"""Tables summed up for the hall in one go."""
COPY_EVERY = 128
"""Entries between two snapshots: folding so many takes longer than a snapshot of all of them."""
MANY = 64
"""More entries than these are folded in a thread, not in the event loop."""
GATHER_SECONDS = 0.002
"""So long a wish waits for those of others who owe a decision at the same moment."""
TRIES = 8
"""How often a write is tried again when another worker was faster."""


class Hub:
    """All tables that this worker has open."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        """Take the store, and the clock that entries are stamped with."""
        self.store = store
        self.now = clock
        self.tables: dict[str, OpenTable] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.changed: list[Callable[[OpenTable], None]] = []
        self.loaded: list[Callable[[OpenTable], None]] = []
        """Whom to tell of a change, and of a table that has come from the store."""
        self.unreadable: set[str] = set()
        """Tables that could not be read when they were last opened or written to."""
        self.unsummed: set[str] = set()
        self.alarms: dict[str, float] = {}
        """When the next flag falls at tables that have left the memory."""

    # Loading

    async def open(self, table: str) -> OpenTable:
        """Give a table, from memory or from the store; raises GuildhallError no_such_table."""
        opened = self.tables.get(table) or await self._load_once(table)
        opened.used = self.now()
        return opened

    async def _load_once(self, table: str) -> OpenTable:
        """Load a table; whoever asks meanwhile waits for the same one."""
        async with self._alone(table):
            if table not in self.tables:
                opened = self.tables[table] = await self._load(table)
                self._mark(table, unreadable=False)
                for loaded in self.loaded:
                    loaded(opened)
                self.alarms.pop(table, None)
                OPEN_TABLES.set(len(self.tables))
            return self.tables[table]

    @asynccontextmanager
    async def _alone(self, table: str) -> AsyncIterator[None]:
        """Let one after the other bring a table into memory."""
        lock = self.loading.setdefault(table, asyncio.Lock())
        async with lock:
            yield

    async def _load(self, table: str) -> OpenTable:
        if not _is_id(table):
            raise GuildhallError("no_such_table", {"table": table})
        try:
            opened = await self._load_copy(table)
            if opened is not None:
                return opened
            found = await self.store.load(table)
        except Damaged as error:
            raise self._cannot_read(table, error) from None
        if found is None:
            raise GuildhallError("no_such_table", {"table": table})
        return await self._fold(*found)

    async def _load_copy(self, table: str) -> OpenTable | None:
        """Load a table from its snapshot and what came after; None when that is not possible."""
        kept = await self.store.snapshot(table)
        found = await self.store.load(table, after=kept[0] - 2) if kept else None
        if kept is None or found is None or not found[1]:
            return None
        setup, (last, *later) = found
        copy = await asyncio.to_thread(put_back, setup, kept[1], last)
        if copy is None or copy.entries != kept[0]:
            log.warning("snapshot_ignored", table=table)
            return None
        return await self._fold(setup, later, OpenTable(copy, last=last, copied=copy.entries))

    async def _fold(
        self, setup: TableSetup, entries: list[Entry], opened: OpenTable | None = None
    ) -> OpenTable:
        """Let entries happen at a table that nobody sees yet."""
        try:
            opened = opened or OpenTable(Table(setup))
            await asyncio.to_thread(apply_all, opened, entries)
        except Exception as error:  # noqa: BLE001  a damaged entry may break anything
            raise self._cannot_read(setup.id, error, setup) from None
        return opened

    def _cannot_read(
        self, table: str, error: Exception, setup: TableSetup | None = None
    ) -> GuildhallError:
        """Mark a table that cannot be read, log why; gives what its players are told."""
        told = GuildhallError("table_unreadable", {"table": table})
        if setup is not None:
            told = why_unreadable(setup, told)
        if table not in self.unreadable:
            known = isinstance(error, GuildhallError)
            log.error(told.code, table=table, problem=str(error) if known else repr(error))
        self._mark(table, unreadable=True)
        return told

    def _mark(self, table: str, *, unreadable: bool) -> None:
        (self.unreadable.add if unreadable else self.unreadable.discard)(table)
        UNREADABLE.set(len(self.unreadable))

    async def catch_up(self, opened: OpenTable) -> bool:
        """Read what other workers have written, holding the lock; says if there was any."""
        try:
            entries = await self.store.news(opened.id, opened.table.entries - 1)
        except Damaged as error:
            raise self._cannot_read(opened.id, error) from None
        if len(entries) > MANY:
            fresh = await self._load(opened.id)
            opened.table, opened.last, opened.copied = fresh.table, fresh.last, fresh.copied
        else:
            apply_all(opened, entries)
        if entries:
            self.tell(opened)
        return bool(entries)

    def behind(self, table: str, entries: int) -> bool:
        """Say whether a hint is worth a look: it is news of a table that is open here."""
        opened = self.tables.get(table)
        return not table or (opened is not None and not 0 <= entries <= opened.table.entries)

    async def hint(self, table: str, entries: int, news: Sequence[Entry] = ()) -> None:
        """Another worker has written: take it over, if the table is open here and behind.

        What fits on is taken as it was told, after a gap the store is asked. An empty name means
        that hints were missed: then every table is looked at.
        """
        for opened in [self.tables.get(table)] if table else list(self.tables.values()):
            if opened is None or 0 <= entries <= opened.table.entries:
                continue
            async with opened.lock:
                missing = entries - opened.table.entries
                if entries < 0 or missing > 0:
                    fits = 0 < missing <= len(news)
                    await self._try_to_catch_up(opened, news[-missing:] if fits else ())

    async def _take(self, opened: OpenTable, news: Sequence[Entry]) -> None:
        """Let happen what others have written, holding the lock; read it where it is not told."""
        if not news or len(news) > MANY:
            await self.catch_up(opened)
            return
        apply_all(opened, news)
        self.tell(opened)

    async def _try_to_catch_up(self, opened: OpenTable, news: Sequence[Entry]) -> None:
        try:
            await self._take(opened, news)
        except GuildhallError as error:
            log.warning("catch_up_failed", table=opened.id, problem=str(error))

    async def refresh(self, opened: OpenTable) -> None:
        """Look for what other workers have written; where there are none, nobody has."""
        if self.store.listener is not None:
            async with opened.lock:
                await self.catch_up(opened)

    # Writing

    async def add(self, setup: TableSetup, commands: Iterable[Command]) -> OpenTable:
        """Lay a new table with its first entries; whoever opens it meanwhile waits."""
        opened = OpenTable(Table(setup), used=self.now())
        if len(setup.opening) > MANY:
            entries = await asyncio.to_thread(lay, opened, commands, self.now())
        else:
            entries = lay(opened, commands, self.now())
        async with self._alone(setup.id):
            await self.store.add_table(setup, entries, summarize(opened.table, self.now()))
            self.tables[setup.id] = opened
        OPEN_TABLES.set(len(self.tables))
        self.tell(opened)
        return opened

    async def write(self, opened: OpenTable, command: Command, *, hard: bool = False) -> Written:
        """Plan an entry, write it down, let it happen, tell; what is refused changes nothing.

        What is refused here may be right where another worker has been faster, so a refusal
        stands only when nothing new is in the store. A hard wish is thought over in a thread.
        """
        mine = QueuedCommand(command)
        if not hard:
            opened.commands.append(mine)
        try:
            async with opened.lock:
                if mine.written is None and many_due(opened.table):
                    await asyncio.sleep(GATHER_SECONDS)
                for _ in range(TRIES):
                    if mine.written is None:
                        await self._try(opened, mine, hard=hard)
                    if mine.written is not None:
                        return mine.written
        finally:
            if mine in opened.commands:
                opened.commands.remove(mine)
        raise GuildhallError("table_busy", {})

    async def _try(self, opened: OpenTable, mine: QueuedCommand, *, hard: bool) -> None:
        """Write an entry, with those of others that wait, unless the store has something new."""
        try:
            if hard:
                entry = await asyncio.to_thread(mine.command, opened.table, self.now())
            else:
                entry = mine.command(opened.table, self.now())
        except GuildhallError:
            if not await self.catch_up(opened):
                raise
            return
        proposed, draft = [(mine, entry)], None
        if len(opened.commands) > 1 and not hard:
            proposed, draft = self._propose_more(opened, mine, entry)
        try:
            await self._append(opened, [entry for _, entry in proposed], draft)
        except Taken as taken:
            await self._take(opened, taken.news)
            return
        first = opened.table.entries - len(proposed)
        for number, (queued, entry) in enumerate(proposed, first):
            queued.written = Written(entry, number)
        self.tell(opened)

    def _propose_more(
        self, opened: OpenTable, mine: QueuedCommand, entry: Entry
    ) -> tuple[list[tuple[QueuedCommand, Entry]], Table]:
        """Plan the entries of all who wait, one after the other, on a twin of the table.

        One commit and one page for many who answer at once. Whoever is refused here has his turn
        of his own later: only what is on the disk refuses.
        """
        draft = fork(opened.table)
        draft.apply(entry)
        proposed = [(mine, entry)]
        for queued in opened.commands:
            if queued is mine or queued.written is not None:
                continue
            try:
                proposed.append((queued, queued.command(draft, self.now())))
            except Exception:  # noqa: BLE001  it is asked again when its turn comes
                break
            draft.apply(proposed[-1][1])
        return proposed, draft

    async def _append(self, opened: OpenTable, entries: list[Entry], draft: Table | None) -> None:
        """Write entries down, then let them happen, or take the table where they have happened."""
        begun = time.perf_counter()
        starts = any(entry.kind == "start" for entry in entries)
        summary = self._starting(draft or opened.table) if starts else None
        name, count = opened.id, opened.table.entries
        try:
            if name in self.unreadable:
                await self.store.load(name, after=count - 1)
                self._mark(name, unreadable=False)
            await self.store.append(name, count, entries, summary)
        except Damaged as error:
            raise self._cannot_read(name, error) from None
        if draft is None:
            apply_all(opened, entries)
        else:
            opened.table, opened.last = draft, entries[-1]
        self.unsummed.add(name)
        WRITE_SECONDS.observe(time.perf_counter() - begun)
        ACKNOWLEDGED.inc(len(entries))

    def _starting(self, table: Table) -> Summary:
        """Sum up a table that begins: a worker that starts anew finds it among those in play."""
        return replace(summarize(table, self.now()), status="playing")

    async def sum_up(self, most: int = SUMMED_AT_ONCE) -> None:
        """Write what the hall shows of tables that changed: who is due, and the status.

        A few at a time, because moves wait for the same disk. What another worker has written
        since is summed up there.
        """
        names = [self.unsummed.pop() for _ in range(min(most, len(self.unsummed)))]
        tables = [self.tables[name].table for name in names if name in self.tables]
        counts = [table.entries for table in tables]
        done = await asyncio.gather(*(self._sum_up(table) for table in tables))
        for table, count, good in zip(tables, counts, done, strict=True):
            if not good or table.entries > count:
                self.unsummed.add(table.setup.id)
        if not all(done):
            raise GuildhallError("store_failed", {"problem": "sum_up"})

    async def _sum_up(self, table: Table) -> bool:
        """Sum up a table; says whether the store answered."""
        summary = summarize(table, self.now())
        try:
            await self.store.sum_up(table.setup.id, table.entries, summary)
        except Taken:
            return True
        except GuildhallError as error:
            log.warning("not_summed_up", table=table.setup.id, problem=error.code)
            return False
        return True

    async def keep_copies(self) -> None:
        """Write a snapshot of every table that has grown long since its last one.

        None of a table whose entries have a gap: it would hide that, and not for ever.
        """
        for opened in list(self.tables.values()):
            count = opened.table.entries
            if opened.last is None or count - opened.copied < COPY_EVERY:
                continue
            blob = take(opened.table, opened.last)
            anew = opened.copied == 0
            opened.copied = count
            table = opened.id
            try:
                await self.store.load(table, after=count - 1)
            except Damaged as error:
                self._cannot_read(table, error)
                continue
            await self.store.save_snapshot(table, count, blob, anew=anew)

    # Telling

    def tell(self, opened: OpenTable) -> None:
        """Wake whoever watches a table, and whoever moves for it."""
        opened.used = self.now()
        for watcher in list(opened.watchers):
            watcher()
        for changed in self.changed:
            changed(opened)

    def forget_idle(self) -> int:
        """Drop tables that nobody has watched or used for a while."""
        old = [
            name
            for name, opened in self.tables.items()
            if not opened.watchers
            and not opened.lock.locked()
            and opened.used < self.now() - IDLE_SECONDS
        ]
        for name in old:
            opened = self.tables.pop(name)
            falls = next_flag(opened.table, self.now())
            if falls is not None:
                self.alarms[name] = falls
        OPEN_TABLES.set(len(self.tables))
        return len(old)

    def rung(self) -> list[str]:
        """Take the tables outside the memory where a flag has fallen."""
        due = [name for name, at in self.alarms.items() if at <= self.now()]
        for name in due:
            del self.alarms[name]
        return due


def _is_id(table: str) -> bool:
    """Say whether this can be the id of a table at all: no database need be asked otherwise."""
    return table.isascii() and table.isprintable() and len(table) <= LONGEST_ID

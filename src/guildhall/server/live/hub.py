"""The open tables of one worker: written before answered, and all who watch are told."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.loader import Arriving, Loader
from guildhall.server.live.open_table import (
    Appending,
    Command,
    Keep,
    OpenTable,
    QueuedCommand,
    Removing,
    RowCommand,
    Written,
    apply_all,
    apply_commands,
    many_due,
    may_be_there,
    propose_more,
)
from guildhall.server.live.summaries import Summaries
from guildhall.server.metrics import ACKNOWLEDGED, OPEN_TABLES, WRITE_SECONDS
from guildhall.store import Damaged, Left, Store, StoreFailed, Taken, summarize
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.row import Row
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.hub")

IDLE_SECONDS = 600.0
"""A table that nobody watches leaves the memory after so long; the store has it all."""
MANY = 64
"""More entries than these are applied in a thread, not in the event loop."""
GATHER_SECONDS = 0.002
"""So long a command waits for those of others who owe a decision at the same moment."""
AT_ONCE_SECONDS = 0.1
"""Who answers as fast as this may do so together with others."""
TRIES = 8
"""How often a write is tried again when another worker was faster."""

Told = Callable[[OpenTable], None]


class Hub:
    """All tables that this worker has open."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = clock
        """Entries are stamped with this clock."""
        self.tables: dict[str, OpenTable] = {}
        self.mine: Callable[[str], bool] = lambda _table_id: True
        """Whether this worker owns a table."""
        self.foreign: set[str] = set()
        """Tables that are open here though another worker owns them: not for long."""
        self.loader = Loader(store)
        self.summaries = Summaries(store, self.tables, clock)
        self.arriving = Arriving()
        self.changed: list[Told] = []
        self.loaded: list[Told] = []
        self.dropped: list[Told] = []
        """Who is told of a change, of a table that was loaded, of one that leaves the memory."""

    # Opening

    async def open(self, table_id: str) -> OpenTable:
        """A table, from memory or from the store; raises GuildhallError no_such_table."""
        opened = self.tables.get(table_id) or await self._load_once(table_id)
        opened.used = self.now()
        return opened

    async def try_open(self, table_id: str) -> OpenTable | None:
        """The same, but None and a line in the log where it cannot be opened, or only later."""
        try:
            return await self.open(table_id)
        except Exception as error:  # noqa: BLE001  no table keeps another from being opened
            if isinstance(error, StoreFailed):
                self.arriving.later.add(table_id)
            log.warning("table_does_not_load", table=table_id, problem=str(error) or repr(error))
            return None

    async def _load_once(self, table_id: str) -> OpenTable:
        """Load a table; everybody who asks meanwhile waits for the same one."""
        async with self.arriving.alone(table_id):
            if table_id not in self.tables:
                opened = self.tables[table_id] = await self.loader.load(table_id)
                self.loader.mark(table_id, unreadable=False)
                self._note_owner(table_id)
                for loaded in self.loaded:
                    loaded(opened)
                OPEN_TABLES.set(len(self.tables))
                if table_id in self.arriving.overheard:
                    await self.hint(table_id, -1)
            return self.tables[table_id]

    def drop_idle(self) -> int:
        """Drop tables that nobody has watched or used for a while; returns how many."""
        old = [
            table_id
            for table_id, opened in self.tables.items()
            if not opened.watchers
            and not opened.lock.locked()
            and opened.used < self.now() - IDLE_SECONDS
        ]
        self._drop(old)
        return len(old)

    def _drop(self, old: Iterable[str]) -> None:
        for table_id in old:
            opened = self.tables.pop(table_id)
            for dropped in self.dropped:
                dropped(opened)
        OPEN_TABLES.set(len(self.tables))

    def send_home(self) -> None:
        """Tables have other owners: whoever watches a foreign one here is sent to its worker."""
        self.foreign = {table_id for table_id in self.tables if not self.mine(table_id)}
        for table_id in self.foreign:
            opened = self.tables[table_id]
            opened.moved = True
            for watcher in list(opened.watchers):
                watcher()
        self.drop_foreign()

    def drop_foreign(self) -> None:
        """Drop tables that other workers own, unless they are being written to or watched.

        What lists show of them is written first: the owner sums up only what it has written.
        """
        here = [self.tables[table_id] for table_id in self.foreign if table_id in self.tables]
        behind = self.summaries.behind
        free = [
            opened.id
            for opened in here
            if not opened.lock.locked()
            and opened.id not in behind
            and (opened.moved or not opened.watchers)
        ]
        self.foreign = {opened.id for opened in here}.difference(free)
        self._drop(free)

    def _note_owner(self, table_id: str) -> None:
        if not self.mine(table_id):
            self.foreign.add(table_id)

    async def remove(
        self, opened: OpenTable, check: Callable[[Table], None], remove: Removing | None = None
    ) -> None:
        """Delete a table for ever, as `remove` does, if a check of what is on the disk passes."""
        remove = remove or partial(self.store.tables.remove, opened.id)
        async with opened.lock:
            for _ in range(TRIES):
                await self.catch_up(opened)
                check(opened.table)
                try:
                    await remove(opened.table.entries)
                except Taken:
                    continue
                self.forget(opened.id)
                return
        raise GuildhallError("table_busy", {})

    def forget(self, table_id: str) -> None:
        """Let go of a table that was deleted, here or by another worker."""
        opened = self.tables.pop(table_id, None)
        if opened is None:
            return
        opened.removed = True
        self.summaries.unsummed.discard(table_id)
        for dropped in self.dropped:
            dropped(opened)
        for watcher in list(opened.watchers):
            watcher()
        OPEN_TABLES.set(len(self.tables))

    async def keep_snapshots(self) -> None:
        """Write a snapshot of every table that has grown long since its last one."""
        for opened in list(self.tables.values()):
            await self.loader.keep_snapshot(opened)

    # What other workers have written

    async def catch_up(self, opened: OpenTable) -> bool:
        """Apply what other workers have written, holding the lock; False if there was nothing."""
        entries = await self.loader.news(opened)
        if len(entries) > MANY:
            fresh = await self.loader.load(opened.id)
            opened.table, opened.last, opened.copied = fresh.table, fresh.last, fresh.copied
        else:
            apply_all(opened, entries)
        if entries:
            self._tell_news(opened)
        return bool(entries)

    def _tell_news(self, opened: OpenTable) -> None:
        """Tell of what others have written, or we ourselves unawares: that nobody else sums up."""
        if opened.unsure:
            opened.unsure = False
            self.summaries.unsummed.add(opened.id)
        self.tell(opened)

    def behind(self, table_id: str, entries: int) -> bool:
        """Whether a hint is worth a look: it is news of a table that is open here.

        One of a table that is being loaded is noted: it may have been read before.
        """
        opened = self.tables.get(table_id)
        if opened is None:
            self.arriving.overhear(table_id)
        return not table_id or (opened is not None and not 0 <= entries <= opened.table.entries)

    async def hint(self, table_id: str, entries: int, news: Sequence[Entry] = ()) -> None:
        """Another worker has written: apply it, if the table is open here and behind.

        What fits on is applied as it was told, after a gap the store is asked. An empty id means
        that hints were missed: then every table is looked at.
        """
        for opened in [self.tables.get(table_id)] if table_id else list(self.tables.values()):
            if opened is None or 0 <= entries <= opened.table.entries:
                continue
            async with opened.lock:
                missing = entries - opened.table.entries
                if entries < 0 or missing > 0:
                    fits = 0 < missing <= len(news)
                    await self._try_to_catch_up(opened, news[-missing:] if fits else ())

    async def _take(self, opened: OpenTable, news: Sequence[Entry]) -> None:
        """Apply what others have written, holding the lock; read it where it is not told."""
        if not news or len(news) > MANY:
            await self.catch_up(opened)
            return
        apply_all(opened, news)
        self._tell_news(opened)

    async def _try_to_catch_up(self, opened: OpenTable, news: Sequence[Entry]) -> None:
        try:
            await self._take(opened, news)
        except GuildhallError as error:
            log.warning("catch_up_failed", table=opened.id, problem=str(error))

    async def refresh(self, opened: OpenTable) -> None:
        """Look for what other workers have written; nothing to do where there are none."""
        if self.store.listener is not None:
            async with opened.lock:
                await self.catch_up(opened)

    # Writing

    async def add(
        self, setup: TableSetup, commands: Iterable[Command], keep: Keep | None = None
    ) -> OpenTable:
        """Create a table with its first entries; everybody who opens it meanwhile waits."""
        opened = OpenTable(Table(setup), used=self.now())
        if len(setup.opening) > MANY:
            entries = await asyncio.to_thread(apply_commands, opened, commands, self.now())
        else:
            entries = apply_commands(opened, commands, self.now())
        async with self.arriving.alone(setup.id):
            keep = keep or self.store.tables.add
            await keep(setup, entries, summarize(opened.table, self.now()))
            self.tables[setup.id] = opened
            self._note_owner(setup.id)
        OPEN_TABLES.set(len(self.tables))
        self.tell(opened)
        return opened

    async def write(self, opened: OpenTable, command: Command, *, hard: bool = False) -> Written:
        """Propose an entry, write it, apply it, tell; a refused command changes nothing.

        What is refused here may be right where another worker has been faster, so a refusal
        stands only when nothing new is in the store. A hard command is computed in a thread.
        """
        mine = QueuedCommand(command)
        if not hard:
            opened.commands.append(mine)
        try:
            async with opened.lock:
                if mine.written is None and self._together(opened):
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

    def _together(self, opened: OpenTable) -> bool:
        """Whether others who owe a decision, too, may answer at the same moment."""
        fast = opened.together or self.now() - opened.told < AT_ONCE_SECONDS
        return fast and many_due(opened.table)

    async def _try(self, opened: OpenTable, mine: QueuedCommand, *, hard: bool) -> None:
        """Write an entry, with those of others that wait, unless the store has something new."""
        if may_be_there(opened, mine):
            mine.written, mine.tried = await self.loader.came(opened, mine.tried), []
            return
        try:
            if hard:
                entry = await asyncio.to_thread(mine.command, opened.table, self.now())
            else:
                entry = mine.command(opened.table, self.now())
        except GuildhallError:
            if not await self.catch_up(opened):
                raise
            return
        more = [] if hard or mine.alone else opened.commands
        proposed, draft = propose_more(opened, mine, entry, more, self.now)
        try:
            await self._append(opened, [entry for _, entry in proposed], draft)
        except (Taken, Left) as refused:
            for queued, _ in proposed:
                queued.tried.pop()
            if isinstance(refused, Taken):
                await self._take(opened, refused.news)
            elif mine.alone or len(proposed) == 1:
                raise
            mine.alone = isinstance(refused, Left)
            return
        opened.together = len(proposed) > 1
        for queued, _ in proposed:
            queued.written = queued.tried[-1]
        self.tell(opened)

    async def write_alone(self, opened: OpenTable, command: Command, append: Appending) -> None:
        """Write an entry whose commit has more in it, as `append` does."""
        async with opened.lock:
            for _ in range(TRIES):
                await self.catch_up(opened)
                entry = command(opened.table, self.now())
                try:
                    await self._append(opened, [entry], None, append)
                except Taken:
                    continue
                return self.tell(opened)
        raise GuildhallError("table_busy", {})

    async def write_row(self, opened: OpenTable, command: RowCommand) -> Row:
        """Write several entries with one commit and tell once; as far as they are possible.

        A stop stands only when nothing new is in the store, as a refusal does.
        """
        async with opened.lock:
            for _ in range(TRIES):
                row = await asyncio.to_thread(command, opened.table, self.now())
                if row.stopped is not None and await self.catch_up(opened):
                    continue
                try:
                    if row.entries:
                        await self._append(opened, row.entries, row.table)
                        self.tell(opened)
                except Taken as taken:
                    await self._take(opened, taken.news)
                    continue
                return row
        raise GuildhallError("table_busy", {})

    async def _append(
        self,
        opened: OpenTable,
        entries: list[Entry],
        draft: Table | None,
        append: Appending | None = None,
    ) -> None:
        """Write entries, then apply them, or take the twin to which they were applied."""
        begun = time.perf_counter()
        starts = any(entry.kind == "start" for entry in entries)
        summary = self.summaries.starting(draft or opened.table) if starts else None
        try:
            await self.loader.check_again(opened)
            if append is None:
                append = partial(self.store.tables.append, opened.id, summary=summary)
            await append(opened.table.entries, entries)
        except Damaged as error:
            raise self.loader.cannot_read(opened.id, error) from None
        except (StoreFailed, asyncio.CancelledError):
            opened.unsure = True
            raise
        if draft is None:
            apply_all(opened, entries)
        else:
            opened.table, opened.last = draft, entries[-1]
        self.summaries.unsummed.add(opened.id)
        WRITE_SECONDS.observe(time.perf_counter() - begun)
        ACKNOWLEDGED.inc(len(entries))

    def tell(self, opened: OpenTable) -> None:
        """Wake everybody who watches a table, and the bots that move at it."""
        opened.used = opened.told = self.now()
        for watcher in list(opened.watchers):
            watcher()
        for changed in self.changed:
            changed(opened)

"""The live tables of one worker: loads them, writes before it answers, tells whoever watches."""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from guildhall.core.errors import GuildhallError
from guildhall.server.metrics import ACKNOWLEDGED, LIVE, WRITE_SECONDS
from guildhall.store import Store, Taken, summarize
from guildhall.table.entry import Entry, Plan
from guildhall.table.table import Table

IDLE_SECONDS = 600.0
"""A table that nobody watches leaves the memory after so long; the store has it all."""
TRIES = 8
"""How often a write is tried again when another worker was faster."""

Watcher = Callable[[], None]
Wish = Callable[[Table, float], Entry]


@dataclass
class Live:
    """A table in memory: its lock, its watchers, and where undos cut its log."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    cuts: list[tuple[int, int]] = field(default_factory=list)
    used: float = 0.0

    def apply(self, entry: Entry) -> None:
        """Let an entry happen and remember where it cut the log."""
        if entry.kind == "undo":
            self.cuts.append((self.table.entries, int(entry.data["to"])))
        self.table.apply(entry)

    def kept_inputs(self, entries: int, inputs: int) -> int:
        """Say how much of a log that ended at (entries, inputs) is still true."""
        return min([inputs, *(to for at, to in self.cuts if at >= entries)])


class Hub:
    """All tables that this worker has open."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        """Take the store, and the clock that entries are stamped with."""
        self.store = store
        self.now = clock
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.changed: list[Callable[[Live], None]] = []
        self.unsummed: set[str] = set()

    # Loading

    async def open(self, table: str) -> Live:
        """Give a table, from memory or from the store; raises GuildhallError no_such_table."""
        async with self.loading.setdefault(table, asyncio.Lock()):
            if table not in self.live:
                self.live[table] = await self._load(table)
                LIVE.set(len(self.live))
        live = self.live[table]
        live.used = self.now()
        return live

    async def _load(self, table: str) -> Live:
        found = await self.store.load(table)
        if found is None:
            raise GuildhallError("no_such_table", {"table": table})
        plan, entries = found
        live = Live(await asyncio.to_thread(Table, plan))
        await asyncio.to_thread(_fold, live, entries)
        return live

    async def catch_up(self, live: Live) -> bool:
        """Read what other workers have written, holding the lock; says if there was any."""
        found = await self.store.load(live.table.plan.id, after=live.table.entries - 1)
        entries = found[1] if found else []
        for entry in entries:
            live.apply(entry)
        return bool(entries)

    async def hint(self, table: str, entries: int) -> None:
        """Another worker may have written: look, if the table is open here and behind."""
        live = self.live.get(table)
        if live is None or live.table.entries >= entries:
            return
        async with live.lock:
            news = await self.catch_up(live)
        if news:
            self.tell(live)

    # Writing

    async def add(self, plan: Plan, wishes: Iterable[Wish]) -> Live:
        """Lay a new table with its first entries."""
        live = Live(Table(plan), used=self.now())
        entries: list[Entry] = []
        for wish in wishes:
            entry = wish(live.table, self.now())
            live.apply(entry)
            entries.append(entry)
        await self.store.add_table(plan, entries, summarize(live.table, self.now()))
        self.live[plan.id] = live
        LIVE.set(len(self.live))
        self.tell(live)
        return live

    async def write(self, live: Live, wish: Wish) -> Entry:
        """Plan an entry, write it down, let it happen, tell; what is refused changes nothing."""
        async with live.lock:
            for _ in range(TRIES):
                entry = wish(live.table, self.now())
                try:
                    await self._append(live, entry)
                except Taken:
                    await self.catch_up(live)
                    self.tell(live)
                    continue
                self.tell(live)
                return entry
        raise GuildhallError("table_busy", {})

    async def _append(self, live: Live, entry: Entry) -> None:
        begun = time.perf_counter()
        await self.store.append(live.table.plan.id, live.table.entries, [entry])
        live.apply(entry)
        self.unsummed.add(live.table.plan.id)
        WRITE_SECONDS.observe(time.perf_counter() - begun)
        ACKNOWLEDGED.inc()

    async def sum_up(self) -> None:
        """Write what the hall shows of the tables that changed: who is due, and the status."""
        names, self.unsummed = self.unsummed, set()
        for name in names:
            live = self.live.get(name)
            if live is not None:
                await self.store.sum_up(name, summarize(live.table, self.now()))

    # Telling

    def tell(self, live: Live) -> None:
        """Wake whoever watches a table, and whoever moves for it."""
        live.used = self.now()
        for watcher in list(live.watchers):
            watcher()
        for changed in self.changed:
            changed(live)

    def forget_idle(self) -> int:
        """Drop tables that nobody has watched or used for a while."""
        old = [
            name
            for name, live in self.live.items()
            if not live.watchers
            and not live.lock.locked()
            and live.used < self.now() - IDLE_SECONDS
        ]
        for name in old:
            del self.live[name]
            self.loading.pop(name, None)
        LIVE.set(len(self.live))
        return len(old)


def _fold(live: Live, entries: list[Entry]) -> None:
    for entry in entries:
        live.apply(entry)

"""A table in memory: who watches it, which commands wait for it, how entries are applied."""

import asyncio
import math
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field

from guildhall.core.errors import GuildhallError
from guildhall.core.luck import commitment
from guildhall.server import sent
from guildhall.server.live.page_cache import PageCache
from guildhall.store import Summary
from guildhall.table.delay import LateTable
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.fork import fork
from guildhall.table.row import Row
from guildhall.table.table import Table

Watcher = Callable[[], None]
Command = Callable[[Table, float], Entry]
"""Proposes an entry at a table at a moment; raises GuildhallError when that is not possible."""
RowCommand = Callable[[Table, float], Row]
"""Proposes several entries, each on top of those before."""
Keep = Callable[[TableSetup, Sequence[Entry], Summary], Awaitable[None]]
"""Writes a new table."""
Appending = Callable[[int, Sequence[Entry]], Awaitable[None]]
"""Writes entries from a number on."""
Removing = Callable[[int], Awaitable[None]]
"""Deletes a table that has so many entries."""


@dataclass(frozen=True)
class Written:
    """An entry that is on the disk, and its number."""

    entry: Entry
    number: int


@dataclass(eq=False)
class QueuedCommand:
    """A command that waits for its table."""

    command: Command
    written: Written | None = None
    tried: list[Written] = field(default_factory=list)
    """As what others have written it together with their own, without knowing whether they did."""
    alone: bool = False
    """Whether it was refused together with others, for what one of them said."""


@dataclass
class LateView:
    """What spectators see of a table with a delay, and its pages."""

    table: LateTable
    pages: PageCache


@dataclass
class OpenTable:
    """A table in memory: its lock, its watchers, and the entry it ends with."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    commands: list[QueuedCommand] = field(default_factory=list)
    """Wait for the lock, or have it; the one that gets it writes as many of them as it can."""
    watchers: dict[Watcher, str] = field(default_factory=dict)
    """Whom to wake, and which user it is; empty for a stranger."""
    hidden: set[Watcher] = field(default_factory=set)
    """Those of them whose page is behind others: nobody looks at it."""
    pages: PageCache = field(default_factory=PageCache)
    late: LateView | None = None
    """Only where a delay was chosen and somebody watches."""
    late_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = 0.0
    told: float = 0.0
    """When those who watch were last told of a change."""
    together: bool = False
    """Whether the last who decided did so at the same moment as others."""
    last: Entry | None = None
    copied: int = 0
    """So many entries are in the snapshot of this table."""
    shed: float = -math.inf
    """When a bot last thought less than it should because the server was busy (monotonic)."""
    removed: bool = False
    """Whether it was deleted while people looked at it."""
    moved: bool = False
    """Whether another worker owns it now."""
    unsure: bool = False
    """Whether the store did not say if the last write came to the disk."""

    def __post_init__(self) -> None:
        self.id = self.table.setup.id

    def looking(self) -> set[str]:
        """Users who have the table in front of them: they need not be called to it."""
        return {user for watcher, user in self.watchers.items() if watcher not in self.hidden}

    def apply(self, entry: Entry) -> None:
        """Apply an entry that is on the disk, or will be before anybody sees it."""
        self.table.apply(entry)
        self.last = entry


def looked_on(opened: OpenTable) -> bool:
    """Whether a player of a table has it open."""
    return any(user and opened.table.seat_of(user) >= 0 for user in opened.watchers.values())


def created(opened: OpenTable) -> sent.Created:
    """What the creator of a table is told: its id, and the commitment of its luck."""
    return {"table": opened.id, "commitment": commitment(opened.table.setup.key)}


def finished(opened: OpenTable) -> Table:
    """The table, if its game is over; raises GuildhallError hidden_until_the_end."""
    if opened.table.status != "over":
        raise GuildhallError("hidden_until_the_end", {})
    return opened.table


def many_due(table: Table) -> bool:
    """Whether several seats owe a decision: then their commands come together."""
    return table.match is not None and len(table.match.actors) > 1


def apply_all(opened: OpenTable, entries: Iterable[Entry]) -> None:
    """Apply entries in order."""
    for entry in entries:
        opened.apply(entry)


def apply_commands(opened: OpenTable, commands: Iterable[Command], now: float) -> list[Entry]:
    """Apply the first commands at a new table; returns their entries."""
    entries: list[Entry] = []
    for command in commands:
        entries.append(command(opened.table, now))
        opened.apply(entries[-1])
    return entries


def may_be_there(opened: OpenTable, queued: QueuedCommand) -> bool:
    """Whether a command that others have tried to write may be what has come since."""
    return any(tried.number < opened.table.entries for tried in queued.tried)


def propose_more(
    opened: OpenTable,
    mine: QueuedCommand,
    entry: Entry,
    others: Sequence[QueuedCommand],
    now: Callable[[], float],
) -> tuple[list[tuple[QueuedCommand, Entry]], Table | None]:
    """Propose the entries of all who wait, one after the other, on a twin of the table.

    One commit and one page for many who answer at once. A command that is refused here gets a
    turn of its own later: only what is on the disk refuses.
    """
    proposed, draft = [(mine, entry)], None
    for queued in others:
        if queued is mine or queued.written is not None:
            continue
        if may_be_there(opened, queued):
            break
        draft = draft or _forked(opened.table, entry)
        try:
            proposed.append((queued, queued.command(draft, now())))
        except Exception:  # noqa: BLE001  it is tried again when its turn comes
            break
        draft.apply(proposed[-1][1])
    for number, (queued, proposal) in enumerate(proposed, opened.table.entries):
        queued.tried.append(Written(proposal, number))
    return proposed, draft


def _forked(table: Table, entry: Entry) -> Table:
    draft = fork(table)
    draft.apply(entry)
    return draft

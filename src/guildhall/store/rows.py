"""The rows that come out of a store and go into it, as plain records."""

from dataclasses import dataclass, field
from typing import Any

from guildhall.table.chair import Chair
from guildhall.table.entry import TableSetup
from guildhall.table.line import Line, line_of
from guildhall.table.table import Table


@dataclass(frozen=True)
class SeatRow:
    """A seat as lists show it: open, invited, human or bot; `due` when it owes an answer."""

    seat: int
    kind: str
    user: str = ""
    name: str = ""
    bot: str = ""
    due: bool = False


@dataclass(frozen=True)
class Summary:
    """What lists need to know of a table without folding its entries."""

    status: str
    due: list[str] = field(default_factory=list)
    """Users who owe a decision, beyond what the seats say themselves."""
    updated: float = 0.0
    seats: list[SeatRow] = field(default_factory=list)
    line: Line = field(default_factory=Line)


@dataclass(frozen=True)
class Room:
    """So many unfinished tables a host may have, of those that have changed since a moment."""

    most: int
    since: float


@dataclass(frozen=True)
class TableRow:
    """A line of a list of tables; without a setup where that cannot be read.

    The setup carries the secret key: never send it.
    """

    id: str
    setup: TableSetup | None
    status: str
    updated: float
    entries: int
    seats: list[SeatRow]
    visibility: str = "private"
    host: str = ""
    line: Line = field(default_factory=Line)

    @property
    def waits(self) -> bool:
        """Whether it waits for players, and everybody may be one."""
        return self.status == "open" and self.visibility == "public"

    @property
    def people(self) -> frozenset[str]:
        """Users in whose lists it stands: the host, who sits there, whom a seat is kept for."""
        return frozenset({self.host, *(seat.user for seat in self.seats)} - {""})


@dataclass(frozen=True)
class Place:
    """Where a table stands in a list: its rank there, when it changed, its id."""

    rank: int
    updated: float
    table_id: str


@dataclass(frozen=True)
class Listed:
    """A page of a list of tables, and the place of its last line if more follow."""

    rows: list[TableRow]
    more: Place | None


@dataclass(frozen=True)
class User:
    """A person; a guest has no login and no password (an argon2 hash)."""

    id: str
    name: str
    created: float
    password: str = ""
    settings: dict[str, Any] = field(default_factory=dict)
    login: str = ""


@dataclass(frozen=True)
class Passkey:
    """A key of a user's device; `created` 0.0: before that was kept, `used` 0.0: not since."""

    credential_id: bytes
    user: str
    public_key: bytes
    sign_count: int
    name: str = ""
    created: float = 0.0
    used: float = 0.0


@dataclass(frozen=True)
class Subscription:
    """A browser that is called by push: an address at its push service, and its keys."""

    user: str
    endpoint: str
    p256dh: bytes
    auth: bytes = field(repr=False)
    created: float = 0.0


@dataclass(frozen=True)
class Notice:
    """Something to tell a user; repeated ones are one notice with a count."""

    id: int
    user: str
    table_id: str
    kind: str
    first: float
    last: float
    count: int


@dataclass(frozen=True)
class AnalysisRow:
    """An analysis: running, done, cancelled or failed; how far, and its result as JSON."""

    version: str
    state: str
    done: int
    of: int
    until: float
    result: str


def summarize(table: Table, updated: float) -> Summary:
    """What lists show of a table; only people who play themselves are due."""
    due = set(table.match.actors) if table.match and table.status == "playing" else set()
    due &= set(table.humans())
    seats = [_seat(seat, chair, due=seat in due) for seat, chair in enumerate(table.chairs)]
    users = [row.user for row in seats if row.user and row.seat in due]
    return Summary(table.status, users, updated, seats, line_of(table))


def row_of(table: Table, updated: float) -> TableRow:
    """The line that lists would show of a table once it is summed up."""
    told, setup = summarize(table, updated), table.setup
    return TableRow(
        setup.id,
        setup,
        told.status,
        updated,
        table.entries,
        told.seats,
        setup.visibility,
        setup.host,
        told.line,
    )


def _seat(seat: int, chair: Chair, *, due: bool) -> SeatRow:
    """Line of a seat; one that is kept waits for the person who is invited."""
    if chair.kept_for(chair.offered):
        return SeatRow(seat, "invited", chair.offered, chair.offered_name, "", due=True)
    return SeatRow(seat, chair.kind, chair.user, chair.name, chair.bot, due)

"""Lists of tables, a page at a time where they can be long."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Row,
    and_,
    case,
    func,
    literal,
    or_,
    select,
    union,
)

from guildhall.core.errors import GuildhallError
from guildhall.store.bonds import kept_apart
from guildhall.store.codec import read_line, read_setup
from guildhall.store.database import Repository, reads
from guildhall.store.errors import Damaged
from guildhall.store.hidden import hidden_by
from guildhall.store.rows import Listed, Place, Room, SeatRow, TableRow
from guildhall.store.schema import seats, tables
from guildhall.table.entry import TableSetup

DUE, UNFINISHED, OVER = range(3)
"""The order of a person's tables: those that wait for them, those that go on, those that ended."""


class TableLists(Repository):
    """What lists show of tables; a summary, the entries say what is so."""

    @reads
    def row(self, connection: Connection, table_id: str) -> TableRow | None:
        """The line of one table."""
        found = connection.execute(select(tables).where(tables.c.id == table_id)).all()
        return _rows(connection, found)[0] if found else None

    @reads
    def rows(self, connection: Connection, ids: Sequence[str]) -> list[TableRow]:
        """The lines of some tables, of those that are there."""
        found = connection.execute(select(tables).where(tables.c.id.in_(ids))).all()
        return _rows(connection, found)

    @reads
    def waiting(self, connection: Connection, user: str) -> list[str]:
        """Tables where a user owes an answer, as far as it is summed up."""
        due = select(seats.c.table_id).where(seats.c.user_id == user, seats.c.due)
        return list(connection.execute(due.distinct()).scalars())

    @reads
    def of_user(
        self, connection: Connection, user: str, limit: int = 100, after: Place | None = None
    ) -> Listed:
        """Tables where a user sits or is the host: due, unfinished, over; newest first.

        Without those the user hides, unless something waits for them there.
        """
        due = select(seats.c.table_id).where(seats.c.user_id == user, seats.c.due)
        rank = case(
            (tables.c.id.in_(due), DUE),
            (tables.c.status != "over", UNFINISHED),
            else_=OVER,
        )
        shown = or_(tables.c.id.in_(due), tables.c.id.not_in(hidden_by(user)))
        return _page(connection, tables.c.id.in_(_own(user)) & shown, rank, limit, after)

    @reads
    def sitting(self, connection: Connection, user: str, limit: int) -> list[str]:
        """Ids of unfinished tables where a user sits or is invited, also of those they hide.

        Those that wait for them come first, then the newest.
        """
        mine = (seats.c.user_id == user) & (tables.c.status != "over")
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(mine)
        order = (seats.c.due.desc(), tables.c.updated.desc(), tables.c.id)
        return list(connection.execute(query.order_by(*order).limit(limit)).scalars())

    @reads
    def hidden(
        self, connection: Connection, user: str, limit: int = 100, after: Place | None = None
    ) -> Listed:
        """Tables that a user hides, newest first."""
        which = tables.c.id.in_(hidden_by(user)) & tables.c.id.in_(_own(user))
        return _page(connection, which, None, limit, after)

    @reads
    def open(
        self, connection: Connection, but: str = "", limit: int = 100, after: Place | None = None
    ) -> Listed:
        """Public tables that wait for players, newest first.

        Without those of one user, and of hosts whom that user blocks or is blocked by.
        """
        waits = (tables.c.status == "open") & (tables.c.visibility == "public")
        if but:
            waits &= tables.c.id.not_in(_own(but)) & tables.c.host.not_in(kept_apart(but))
        return _page(connection, waits, None, limit, after)

    @reads
    def live(self, connection: Connection, since: float, limit: int) -> list[TableRow]:
        """Public tables in play where something has happened since a moment, newest first."""
        lately = (tables.c.status == "playing") & (tables.c.updated >= since)
        return _page(connection, lately & (tables.c.visibility == "public"), None, limit, None).rows

    @reads
    def all(
        self, connection: Connection, status: str = "", limit: int | None = None
    ) -> list[TableRow]:
        """Tables of one status, or all of them, newest first."""
        query = select(tables).order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
        if status:
            query = query.where(tables.c.status == status)
        return _rows(connection, connection.execute(query).all())

    @reads
    def playing(self, connection: Connection) -> list[str]:
        """Ids of the tables in play: after a restart their clocks still run."""
        playing = tables.c.status == "playing"
        query = select(tables.c.id).where(playing).order_by(tables.c.updated)
        return list(connection.execute(query).scalars())

    @reads
    def check_room(self, connection: Connection, host: str, room: Room) -> None:
        """Raise too_many_tables where a host may add none."""
        check_room(connection, host, room)


def check_room(connection: Connection, host: str, room: Room) -> None:
    """Raise too_many_tables where a host has as many unfinished tables as they may have."""
    mine = (tables.c.host == host) & (tables.c.updated >= room.since) & (tables.c.status != "over")
    if connection.execute(select(func.count()).where(mine)).scalar_one() >= room.most:
        raise GuildhallError("too_many_tables", {"most": room.most})


def _own(user: str) -> CompoundSelect[tuple[str]]:
    """Ids of the tables where a user sits or is the host."""
    return union(
        select(seats.c.table_id).where(seats.c.user_id == user),
        select(tables.c.id).where(tables.c.host == user),
    )


def _page(
    connection: Connection,
    which: ColumnElement[bool],
    rank: ColumnElement[int] | None,
    limit: int,
    after: Place | None,
) -> Listed:
    """So many tables after a place, and the place of the last one if more follow."""
    place = (tables.c.updated.desc(), tables.c.id)
    ranked = literal(0) if rank is None else rank
    query = select(tables, ranked.label("rank")).where(which).limit(limit + 1)
    query = query.order_by(*(place if rank is None else (rank, *place)))
    if after is not None:
        query = query.where(_behind(rank, after))
    found = connection.execute(query).all()
    more = None
    if len(found) > limit:
        found = found[:limit]
        more = Place(found[-1].rank, found[-1].updated, found[-1].id)
    return Listed(_rows(connection, found), more)


def _behind(rank: ColumnElement[int] | None, after: Place) -> ColumnElement[bool]:
    """Tables that come after a place; the bound on the time lets an index be used."""
    older = or_(tables.c.updated < after.updated, tables.c.id > after.table_id)
    behind = and_(tables.c.updated <= after.updated, older)
    if rank is None:
        return behind
    return or_(rank > after.rank, and_(rank == after.rank, behind))


def _rows(connection: Connection, found: Sequence[Row[Any]]) -> list[TableRow]:
    """Lines of `tables` as rows, with the seats of each."""
    sitting = _seats(connection, [line.id for line in found])
    return [
        TableRow(
            line.id,
            _setup(line.id, line.plan),
            line.status,
            line.updated,
            line.entries,
            sitting[line.id],
            line.visibility,
            line.host,
            read_line(line.line),
        )
        for line in found
    ]


def _setup(table_id: str, text: str) -> TableSetup | None:
    try:
        return read_setup(text, table_id)
    except Damaged:
        return None


def _seats(connection: Connection, names: Sequence[str]) -> dict[str, list[SeatRow]]:
    sitting: dict[str, list[SeatRow]] = {name: [] for name in names}
    for first in range(0, len(names), 500):
        some = seats.c.table_id.in_(names[first : first + 500])
        for line in connection.execute(select(seats).where(some).order_by(seats.c.seat)):
            name = line.name.encode(errors="replace").decode()
            who = SeatRow(line.seat, line.kind, line.user_id, name, line.bot, line.due)
            sitting[line.table_id].append(who)
    return sitting

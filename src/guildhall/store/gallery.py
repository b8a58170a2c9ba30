"""What spectators say among themselves: the last lines of every table, numbered from 0 on."""

from dataclasses import dataclass
from math import ceil
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update

from guildhall.core.errors import GuildhallError
from guildhall.store.codec import Murmured, write_json
from guildhall.store.database import Repository, reads, writes
from guildhall.store.gallery_schema import gallery
from guildhall.store.hints import hint
from guildhall.store.people import check_stays
from guildhall.store.schema import tables
from guildhall.table.own import UNSAID

MOST = 1000
"""Lines that are kept of one table."""


@dataclass(frozen=True)
class Murmur:
    """A line of a spectator."""

    user: str
    name: str
    at: float
    text: str
    n: int = -1
    """Its number at the table; none before it is written."""


class Gallery(Repository):
    """What spectators say at all tables."""

    @writes("{0}")
    def add(self, connection: Connection, table_id: str, line: Murmur, slow: int) -> int:
        """Write a line, one in so many seconds from each person; returns its number.

        Raises talk_slow, no_such_table, and not_signed_in for who has left.
        """
        check_stays(connection, line.user)
        there = select(tables.c.id).where(tables.c.id == table_id)
        if connection.execute(there.with_for_update(key_share=True)).scalar() is None:
            raise GuildhallError("no_such_table", {"table": table_id})
        _check_pace(connection, table_id, line, slow)
        last = select(func.max(gallery.c.n)).where(gallery.c.table_id == table_id)
        known = connection.execute(last).scalar()
        number = 0 if known is None else int(known) + 1
        row = {"user_id": line.user, "name": line.name, "at": line.at, "text": line.text}
        connection.execute(insert(gallery), {"table_id": table_id, "n": number, **row})
        old = (gallery.c.table_id == table_id) & (gallery.c.n <= number - MOST)
        connection.execute(delete(gallery).where(old))
        hint(connection, [write_json(Murmured(table_id, number + 1))])
        return number

    @reads
    def before(
        self, connection: Connection, table_id: str, before: int | None, limit: int
    ) -> list[Murmur]:
        """The last lines before a number, or of all; in their order."""
        rows = connection.execute(lines_before(table_id, before, limit)).all()
        return [_murmur(row) for row in reversed(rows)]

    @reads
    def line(self, connection: Connection, table_id: str, number: int) -> Murmur | None:
        """One line."""
        this = (gallery.c.table_id == table_id) & (gallery.c.n == number)
        row = connection.execute(select(gallery).where(this)).first()
        return _murmur(row) if row else None


def lines_before(table_id: str, before: int | None, limit: int) -> Select[Any]:
    """The last lines before a number, the newest first."""
    found = select(gallery).where(gallery.c.table_id == table_id)
    if before is not None:
        found = found.where(gallery.c.n < before)
    return found.order_by(gallery.c.n.desc()).limit(limit)


def forget_murmurs(connection: Connection, user: str, name: str) -> None:
    """Take the name and the words of a person who leaves for good out of what was said."""
    mine = gallery.c.user_id == user
    said = connection.execute(select(gallery.c.table_id).where(mine).distinct()).scalars().all()
    connection.execute(update(gallery).where(mine).values(name=name, text=UNSAID))
    hint(connection, [write_json(Murmured(table_id)) for table_id in said])


def _check_pace(connection: Connection, table_id: str, line: Murmur, slow: int) -> None:
    """Raise GuildhallError talk_slow where this person has said something a moment ago."""
    mine = (gallery.c.user_id == line.user) & (gallery.c.table_id == table_id)
    last = connection.execute(select(func.max(gallery.c.at)).where(mine)).scalar()
    if slow and last is not None and line.at < last + slow:
        raise GuildhallError("talk_slow", {"seconds": ceil(last + slow - line.at)})


def _murmur(row: Row[Any]) -> Murmur:
    return Murmur(row.user_id, row.name, row.at, row.text, row.n)

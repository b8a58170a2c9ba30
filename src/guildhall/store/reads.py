"""All reads but lists of tables."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, select, text

from guildhall.store.batched_reads import Found, Numbered, Wanted
from guildhall.store.codec import read_entry, read_settings, read_setup
from guildhall.store.errors import Damaged
from guildhall.store.rows import Notice, Passkey, User
from guildhall.store.schema import (
    entries,
    notices,
    passkeys,
    sessions,
    snapshots,
    tables,
    users,
)
from guildhall.store.writes import snapshot_hash
from guildhall.table.entry import Entry, TableSetup

# Tables


def load(connection: Connection, table: str, after: int) -> tuple[TableSetup, list[Entry]] | None:
    """Plan of a table and its entries after a number; None when there is none.

    Raises Damaged where something cannot be read or an entry that was counted is not there, also
    one that is not asked for.
    """
    query = select(tables.c.plan, tables.c.entries).where(tables.c.id == table)
    line = connection.execute(query).first()
    if line is None:
        return None
    setup, after = read_setup(line.plan, table), max(after, -1)
    _check_whole(connection, table, min(after + 1, line.entries))
    found = _in_order(table, after, _news(connection, table, after))
    if after + len(found) + 1 < line.entries:
        raise missing(table, after + len(found) + 1)
    return setup, [entry for _, entry in found]


def _check_whole(connection: Connection, table: str, count: int) -> None:
    """Raise Damaged unless a table has its first entries, so many; nothing of them is read."""
    first = (entries.c.table_id == table) & (entries.c.n < count)
    if count and connection.execute(select(func.count()).where(first)).scalar_one() < count:
        numbers = connection.execute(select(entries.c.n).where(first).order_by(entries.c.n))
        there = set(numbers.scalars())
        raise missing(table, next(n for n in range(count) if n not in there))


def news_of(connection: Connection, wanted: Wanted) -> Found:
    """Entries of tables, with their numbers, after a number of each; one may be Damaged."""
    rows: dict[str, Iterable[Any]]
    if connection.dialect.name != "postgresql" or len(wanted) == 1:
        rows = {table: _news(connection, table, after) for table, after in wanted.items()}
    else:
        rows = _news_together(connection, wanted)
    found: Found = {}
    for table, after in wanted.items():
        try:
            found[table] = _in_order(table, after, rows[table])
        except Damaged as error:
            found[table] = error
    return found


def _news_together(connection: Connection, wanted: Wanted) -> dict[str, Iterable[Any]]:
    rows: dict[str, list[Any]] = {table: [] for table in wanted}
    given = {"tables": list(wanted), "afters": list(wanted.values())}
    for table, *columns in connection.execute(_NEWS_OF, given):
        rows[table].append(columns)
    return dict(rows)


_NEWS_OF = text(
    "SELECT table_id, n, kind, seat, at, data FROM entries JOIN "
    "unnest(CAST(:tables AS text[]), CAST(:afters AS int[])) AS wanted (of_table, after) "
    "ON table_id = of_table AND n > after ORDER BY n"
)


def _news(connection: Connection, table: str, after: int) -> Iterable[Any]:
    columns = (entries.c.n, entries.c.kind, entries.c.seat, entries.c.at, entries.c.data)
    query = (
        select(*columns)
        .where(entries.c.table_id == table, entries.c.n > after)
        .order_by(entries.c.n)
    )
    return connection.execute(query)


def _in_order(table: str, after: int, rows: Iterable[Any]) -> Numbered:
    """Entries with their numbers; raises Damaged where one is missing or cannot be read."""
    found: Numbered = []
    for number, (n, *columns) in enumerate(rows, after + 1):
        if n != number:
            raise missing(table, number)
        found.append((n, read_entry(table, n, *columns)))
    return found


def missing(table: str, number: int) -> Damaged:
    """An entry that was counted and is not there."""
    return Damaged("entry_missing", {"table": table, "number": number})


# People


def user(connection: Connection, number: str) -> User | None:
    """Give a user by id."""
    return _user(connection.execute(select(users).where(users.c.id == number)).first())


def user_named(connection: Connection, login: str) -> User | None:
    """Give a user by login."""
    return _user(connection.execute(select(users).where(users.c.login == login)).first())


def _user(line: Row[Any] | None) -> User | None:
    if line is None:
        return None
    settings = read_settings(line.settings)
    return User(line.id, line.name, line.created, line.password, settings, line.login or "")


def session(connection: Connection, id_hash: str, now: float) -> User | None:
    """Give the user of a session that has not run out."""
    alive = (sessions.c.id_hash == id_hash) & (sessions.c.expires > now)
    query = select(users).join(sessions, sessions.c.user_id == users.c.id).where(alive)
    return _user(connection.execute(query).first())


def passkey(connection: Connection, credential_id: bytes) -> Passkey | None:
    """Give a key by its id."""
    found = _passkeys(connection, passkeys.c.credential_id == credential_id)
    return found[0] if found else None


def passkeys_of(connection: Connection, user: str) -> list[Passkey]:
    """List the keys of a user, oldest first."""
    return _passkeys(connection, passkeys.c.user_id == user)


def _passkeys(connection: Connection, which: ColumnElement[bool]) -> list[Passkey]:
    query = select(passkeys).where(which).order_by(passkeys.c.created, passkeys.c.credential_id)
    return [
        Passkey(
            bytes(line.credential_id),
            line.user_id,
            bytes(line.public_key),
            line.sign_count,
            line.name,
            line.created,
            line.used,
        )
        for line in connection.execute(query)
    ]


# Notices and snapshots


def pending_notices(connection: Connection, before: float) -> list[Notice]:
    """List what was first noted before a moment, a user's together, oldest first."""
    query = (
        select(notices).where(notices.c.first < before).order_by(notices.c.user_id, notices.c.id)
    )
    return [
        Notice(n.id, n.user_id, n.table_id, n.kind, n.first, n.last, n._mapping["count"])  # noqa: SLF001
        for n in connection.execute(query)
    ]


def snapshot(connection: Connection, table: str) -> tuple[int, bytes] | None:
    """Give the snapshot of a table; None when there is none or it is damaged."""
    columns = (snapshots.c.entries, snapshots.c.hash, snapshots.c.blob)
    line = connection.execute(select(*columns).where(snapshots.c.table_id == table)).first()
    if line is None:
        return None
    count, kept, blob = line[0], line[1], bytes(line[2])
    return (count, blob) if kept == snapshot_hash(table, count, blob) else None

"""Reading entries, in order and without gaps."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, func, select, text

from guildhall.store.batched_reads import Found, Numbered, Wanted
from guildhall.store.codec import read_entry, read_setup
from guildhall.store.errors import Damaged
from guildhall.store.schema import entries, tables
from guildhall.table.entry import Entry, TableSetup


def load(
    connection: Connection, table_id: str, after: int
) -> tuple[TableSetup, list[Entry]] | None:
    """Setup of a table and its entries after a number; None when there is no such table.

    Raises Damaged where something cannot be read or an entry that was counted is not there, also
    one that is not asked for.
    """
    query = select(tables.c.plan, tables.c.entries).where(tables.c.id == table_id)
    line = connection.execute(query).first()
    if line is None:
        return None
    setup, after = read_setup(line.plan, table_id), max(after, -1)
    _check_whole(connection, table_id, min(after + 1, line.entries))
    found = _in_order(table_id, after, _news(connection, table_id, after))
    if after + len(found) + 1 < line.entries:
        raise missing(table_id, after + len(found) + 1)
    return setup, [entry for _, entry in found]


def _check_whole(connection: Connection, table_id: str, count: int) -> None:
    """Raise Damaged unless a table has its first entries, so many; nothing of them is read."""
    first = (entries.c.table_id == table_id) & (entries.c.n < count)
    if count and connection.execute(select(func.count()).where(first)).scalar_one() < count:
        numbers = connection.execute(select(entries.c.n).where(first).order_by(entries.c.n))
        there = set(numbers.scalars())
        raise missing(table_id, next(n for n in range(count) if n not in there))


def news_of(connection: Connection, wanted: Wanted) -> Found:
    """Entries of tables, with their numbers, after a number of each; one may be Damaged."""
    rows: dict[str, Iterable[Any]]
    if connection.dialect.name != "postgresql" or len(wanted) == 1:
        rows = {table_id: _news(connection, table_id, after) for table_id, after in wanted.items()}
    else:
        rows = _news_together(connection, wanted)
    found: Found = {}
    for table_id, after in wanted.items():
        try:
            found[table_id] = _in_order(table_id, after, rows[table_id])
        except Damaged as error:
            found[table_id] = error
    return found


def _news_together(connection: Connection, wanted: Wanted) -> dict[str, Iterable[Any]]:
    rows: dict[str, list[Any]] = {table_id: [] for table_id in wanted}
    given = {"tables": list(wanted), "afters": list(wanted.values())}
    for table_id, *columns in connection.execute(_NEWS_OF, given):
        rows[table_id].append(columns)
    return dict(rows)


_NEWS_OF = text(
    "SELECT table_id, n, kind, seat, at, data FROM entries JOIN "
    "unnest(CAST(:tables AS text[]), CAST(:afters AS int[])) AS wanted (of_table, after) "
    "ON table_id = of_table AND n > after ORDER BY n"
)


def _news(connection: Connection, table_id: str, after: int) -> Iterable[Any]:
    columns = (entries.c.n, entries.c.kind, entries.c.seat, entries.c.at, entries.c.data)
    query = (
        select(*columns)
        .where(entries.c.table_id == table_id, entries.c.n > after)
        .order_by(entries.c.n)
    )
    return connection.execute(query)


def _in_order(table_id: str, after: int, rows: Iterable[Any]) -> Numbered:
    """Entries with their numbers; raises Damaged where one is missing or cannot be read."""
    found: Numbered = []
    for number, (n, *columns) in enumerate(rows, after + 1):
        if n != number:
            raise missing(table_id, number)
        found.append((n, read_entry(table_id, n, *columns)))
    return found


def missing(table_id: str, number: int) -> Damaged:
    """An entry that was counted and is not there."""
    return Damaged("entry_missing", {"table": table_id, "number": number})

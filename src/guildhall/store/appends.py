"""Writing tables and entries: many appends at once with a handful of statements."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from sqlalchemy import (
    ARRAY,
    Connection,
    Double,
    Integer,
    Text,
    any_,
    bindparam,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from guildhall.core.errors import GuildhallError
from guildhall.store.batched_reads import Found, Numbered
from guildhall.store.codec import entry_row, write_json
from guildhall.store.entries import missing, news_of
from guildhall.store.errors import Damaged, Taken
from guildhall.store.gone import left_meanwhile, people_in, those_gone
from guildhall.store.prepared import Prepared, Row
from guildhall.store.rows import Summary
from guildhall.store.schema import entries, seats, tables
from guildhall.store.upsert import upsert_on
from guildhall.table.entry import Entry, TableSetup


@dataclass(frozen=True)
class Append:
    """Entries to be written from number `first` of a table on, or only a summary of those before.

    Either is refused when the table has more entries by then: an old summary never replaces a new
    one.
    """

    table_id: str
    first: int
    rows: list[Row]
    summary: Summary | None
    people: Mapping[str, str]
    """Users whom the entries name, and the error where one of them has left for good."""

    @property
    def count(self) -> int:
        """Entries of the table once these are written."""
        return self.first + len(self.rows)


def new_append(
    table_id: str, first: int, given: Sequence[Entry], summary: Summary | None
) -> Append:
    """Entries as rows, made before anything waits for them."""
    rows = [entry_row(table_id, first + index, entry) for index, entry in enumerate(given)]
    return Append(table_id, first, rows, summary, people_in(given))


def append_all(connection: Connection, appends: Sequence[Append]) -> list[GuildhallError | None]:
    """Write all appends that fit; returns what is wrong with each of the others.

    Entries that come too late are refused with those that were there before them.
    """
    have = _counts(connection, sorted({append.table_id for append in appends}))
    gone = those_gone(connection, {user for append in appends for user in append.people})
    refused: list[GuildhallError | None] = []
    rows: list[Row] = []
    changed: dict[str, Row] = {}
    summaries: dict[str, Summary] = {}
    news = _news_for(connection, have, appends)
    for append in appends:
        refused.append(_refusal(have, append, news) or left_meanwhile(append.people, gone))
        if refused[-1] is None:
            have[append.table_id] += len(append.rows)
            rows += append.rows
            row = changed.setdefault(
                append.table_id, {"of": append.table_id, "before": -1, **UNSUMMED}
            )
            if append.rows and row["before"] < 0:
                row["before"] = append.first - 1
            row |= changed_columns(append, have[append.table_id])
            if append.summary is not None:
                summaries[append.table_id] = append.summary
    if rows:
        connection.execute(INSERT, rows)
    if changed:
        _change(connection, [changed[table] for table in sorted(changed)])
    write_seats(connection, summaries)
    return refused


_COUNT = select(tables.c.id, tables.c.entries).order_by(tables.c.id).with_for_update(key_share=True)
_COUNTS = _COUNT.where(tables.c.id.in_(bindparam("names", expanding=True)))
_COUNTS_IN_ARRAY = _COUNT.where(tables.c.id == any_(bindparam("names", type_=ARRAY(Text))))
"""The same words for any number of tables, so that PostgreSQL prepares it once."""
INSERT = insert(entries)
GROW = (
    update(tables)
    .where(
        tables.c.id == bindparam("of"),
        or_(
            bindparam("before", type_=Integer) < literal_column("0"),
            exists()
            .where(entries.c.table_id == bindparam("of"))
            .where(entries.c.n == bindparam("before")),
        ),
    )
    .values(entries=bindparam("have"))
)
"""Counts entries, and nothing more: to change a column that lists are ordered by costs more."""
CHANGE = GROW.values(
    updated=func.coalesce(bindparam("when", type_=Double), tables.c.updated),
    status=func.coalesce(bindparam("now", type_=Text), tables.c.status),
    line=func.coalesce(bindparam("told", type_=Text), tables.c.line),
)
"""Counts them, and sums up where there is a summary."""
UNSUMMED: Final[Row] = {"when": None, "now": None, "told": None}


def _change(connection: Connection, rows: list[Row]) -> None:
    """Change the rows of tables; raises Damaged where the entry before the new ones is missing."""
    if connection.execute(CHANGE, rows).rowcount < len(rows):
        raise missing(rows[0]["of"], rows[0]["before"])


def changed_columns(append: Append, count: int) -> Row:
    """What changes in the row of a table; without a summary all that lists show stays."""
    if append.summary is None:
        return {"have": count}
    told = append.summary
    line = write_json(told.line)
    return {"have": count, "when": told.updated, "now": told.status, "told": line}


def _counts(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """Count the entries of tables and lock them against other writers, in one fixed order."""
    query = _COUNTS_IN_ARRAY if connection.dialect.name == "postgresql" else _COUNTS
    rows = connection.execute(query, {"names": names})
    return {name: count for name, count in rows}  # noqa: C416  rows are no pairs


def _news_for(connection: Connection, have: dict[str, int], appends: Sequence[Append]) -> Found:
    """Entries that came before appends that are too late; summaries need none."""
    late: dict[str, int] = {}
    for append in appends:
        if append.rows and append.first < have.get(append.table_id, 0):
            late[append.table_id] = min(append.first - 1, late.get(append.table_id, append.first))
    found = news_of(connection, late) if late else {}
    for table, after in late.items():
        before = found[table]
        if not isinstance(before, Damaged) and after + len(before) + 1 < have[table]:
            found[table] = missing(table, after + len(before) + 1)
    return found


def _refusal(have: dict[str, int], append: Append, news: Found) -> GuildhallError | None:
    if append.table_id not in have:
        return GuildhallError("store_no_table", {"table": append.table_id})
    count = have[append.table_id]
    if append.first < count:
        return _taken(append, news.get(append.table_id, []))
    if append.first > count:
        facts: dict[str, object] = {"table": append.table_id, "number": append.first, "next": count}
        return Damaged("store_gap", facts)
    return None


def _taken(append: Append, news: Numbered | Damaged) -> GuildhallError:
    if isinstance(news, Damaged):
        return news
    after = [entry for n, entry in news if n >= append.first]
    return Taken(append.table_id, append.first, after)


def add_table(
    connection: Connection, setup: TableSetup, written: str, rows: list[Row], summary: Summary
) -> None:
    """Write a new table with its first entries."""
    row = {
        "id": setup.id,
        "host": setup.host,
        "visibility": setup.visibility,
        "plan": written,
        "status": summary.status,
        "updated": summary.updated,
        "entries": len(rows),
        "line": write_json(summary.line),
    }
    connection.execute(insert(tables), row)
    if rows:
        connection.execute(INSERT, rows)
    write_seats(connection, {setup.id: summary})


def write_seats(connection: Connection, summaries: dict[str, Summary]) -> None:
    """Write who sits where at tables that were summed up."""
    rows = [
        {
            "table_id": table,
            "seat": row.seat,
            "kind": row.kind,
            "user_id": row.user,
            "name": row.name,
            "bot": row.bot,
            "due": row.due or bool(row.user and row.user in summary.due),
        }
        for table, summary in sorted(summaries.items())
        for row in summary.seats
    ]
    if rows:
        _seats_on(connection.dialect.name).run(connection, rows)


_SEEN = ("kind", "user_id", "name", "bot", "due")


@cache
def _seats_on(dialect: str) -> Prepared:
    return Prepared(upsert_on(dialect, seats, _SEEN), ("table_id", "seat", *_SEEN))

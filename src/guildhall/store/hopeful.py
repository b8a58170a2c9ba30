"""Appends in the hope that all fit, as nearly all do: nothing is read before they are written.

A table that has another number of entries than it should, or has lost the last one, is not changed
and so gives it away. PostgreSQL gets one statement for each append, which also tells other workers:
every answer that is waited for costs more than all that is asked.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    Integer,
    Select,
    Text,
    Update,
    bindparam,
    cast,
    func,
    insert,
    literal_column,
    select,
)

from guildhall.store.appends import (
    CHANGE,
    GROW,
    INSERT,
    UNSUMMED,
    Append,
    changed_columns,
    write_seats,
)
from guildhall.store.codec import write_grown
from guildhall.store.hints import CHANNEL
from guildhall.store.prepared import Prepared, Row
from guildhall.store.schema import entries, tables


def append_hopefully(connection: Connection, appends: Sequence[Append]) -> bool:
    """Write all appends if all fit, each to a table of its own; False: roll back what was written.

    Other workers are told of them, too.
    """
    if len({append.table_id for append in appends}) < len(appends):
        return False
    ordered = sorted(appends, key=lambda append: append.table_id)
    ways = _SUMMING if any(append.summary for append in ordered) else _GROWING
    if connection.dialect.name == "postgresql":
        fit = ways.whole.run(connection, [_whole(append) for append in ordered])
        rows = [row for append in ordered for row in append.rows[1:]]
    else:
        fit = ways.fit.run(connection, [_change(append) for append in ordered])
        rows = [row for append in ordered for row in append.rows]
    if fit != len(ordered):
        return False
    if rows:
        _ENTRIES.run(connection, rows)
    write_seats(connection, {one.table_id: one.summary for one in ordered if one.summary})
    return True


def _change(append: Append) -> Row:
    """What changes in the row of a table, and what must be so before."""
    return {
        "of": append.table_id,
        "first": append.first,
        "before": append.first - 1 if append.rows else -1,
        **UNSUMMED,
        **changed_columns(append, append.count),
    }


def _whole(append: Append) -> Row:
    """The same with the first entry, if there is one, and what others are told."""
    said = write_grown(append.table_id, append.count, append.rows)
    return {**_change(append), **(append.rows[0] if append.rows else _NO_ENTRY), "said": said}


_COLUMNS = ("table_id", "n", "kind", "seat", "at", "data")
_NO_ENTRY: Row = dict.fromkeys(_COLUMNS)
_ENTRIES = Prepared(INSERT, _COLUMNS)


class _Ways:
    """How rows of tables are changed: the same way for all of a commit, in the order of tables."""

    def __init__(self, change: Update, names: Sequence[str]) -> None:
        changing = ("of", "first", "before", "have", *names)
        fitting = change.where(tables.c.entries == bindparam("first", type_=Integer))
        self.fit = Prepared(fitting, changing)
        self.whole = Prepared(_with_entry(fitting), (*changing, *_COLUMNS, "said"))
        """The same with the first entry, and telling others; for PostgreSQL."""


def _with_entry(fitting: Update) -> Select[Any]:
    fits = fitting.returning(tables.c.id).cte("fits")
    row = select(
        fits.c.id,
        bindparam("n", type_=Integer),
        bindparam("kind", type_=Text),
        bindparam("seat", type_=Integer),
        cast(bindparam("at"), entries.c.at.type),
        bindparam("data", type_=Text),
    ).where(bindparam("kind", type_=Text).is_not(None))
    told = func.pg_notify(literal_column(f"'{CHANNEL}'"), bindparam("said", type_=Text))
    put = insert(entries).from_select(_COLUMNS, row).cte("put")
    return select(told).select_from(fits).add_cte(put)


_GROWING, _SUMMING = _Ways(GROW, ()), _Ways(CHANGE, tuple(UNSUMMED))

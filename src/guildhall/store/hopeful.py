"""Appends in the hope that all fit, as nearly all do: nothing is read before they are written.

A table that has another number of entries than it should, or has lost the last one, is not changed
and so gives it away. PostgreSQL gets one statement for each append, which also tells other workers:
every answer that is waited for costs more than all that is asked.
"""

from collections.abc import Sequence

from sqlalchemy import (
    Connection,
    Integer,
    Text,
    bindparam,
    cast,
    func,
    insert,
    literal_column,
    select,
)

from guildhall.store.appends import CHANGE, INSERT, Append, changed_columns, write_seats
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
    if connection.dialect.name == "postgresql":
        fit = _WHOLE.run(connection, [_whole(append) for append in ordered])
        rows = [row for append in ordered for row in append.rows[1:]]
    else:
        fit = _FIT.run(connection, [_change(append) for append in ordered])
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
        "now": None,
        "told": None,
        **changed_columns(append, append.count),
    }


def _whole(append: Append) -> Row:
    """The same with the first entry, if there is one, and what others are told."""
    said = write_grown(append.table_id, append.count, append.rows)
    return {**_change(append), **(append.rows[0] if append.rows else _NO_ENTRY), "said": said}


_COLUMNS = ("table_id", "n", "kind", "seat", "at", "data")
_NO_ENTRY: Row = dict.fromkeys(_COLUMNS)
_CHANGING = ("of", "first", "before", "have", "when", "now", "told")
_FITTING = CHANGE.where(tables.c.entries == bindparam("first", type_=Integer))
_FIT = Prepared(_FITTING, _CHANGING)
_ENTRIES = Prepared(INSERT, _COLUMNS)
_FITS = _FITTING.returning(tables.c.id).cte("fits")
_PUT = insert(entries).from_select(
    _COLUMNS,
    select(
        _FITS.c.id,
        bindparam("n", type_=Integer),
        bindparam("kind", type_=Text),
        bindparam("seat", type_=Integer),
        cast(bindparam("at"), entries.c.at.type),
        bindparam("data", type_=Text),
    ).where(bindparam("kind", type_=Text).is_not(None)),
)
_WHOLE = Prepared(
    select(func.pg_notify(literal_column(f"'{CHANNEL}'"), bindparam("said", type_=Text)))
    .select_from(_FITS)
    .add_cte(_PUT.cte("put")),
    (*_CHANGING, *_COLUMNS, "said"),
)

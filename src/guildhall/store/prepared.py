"""Statements that are run with every move: their words are made once for each kind of database.

To find the words of a statement and the order of its values, and to look after its result, takes
several times as long as SQLite takes to run it.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError

Row = dict[str, Any]


class Prepared:
    """A statement for rows that all have the same columns, none of which needs to be converted."""

    def __init__(self, statement: Insert | Update, names: Sequence[str]) -> None:
        self.statement = statement
        self.names = list(names)
        self.made: dict[str, tuple[str, list[str] | None]] = {}
        """Words and order of values by the name of the dialect; no order where they are named."""

    def run(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Run it for each row; returns how many rows of the table were written or changed."""
        words, order = self._made(connection.dialect)
        if order is None:
            given = rows[0] if len(rows) == 1 else list(rows)
            return connection.exec_driver_sql(words, given).rowcount
        return on_sqlite(connection, words, [tuple([row[name] for name in order]) for row in rows])

    def _made(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        made = self.made.get(dialect.name)
        if made is None:
            written = self.statement.compile(dialect=dialect, column_keys=self.names)
            made = self.made[dialect.name] = (str(written), written.positiontup)
        return made


def on_sqlite(connection: Connection, words: str, rows: Sequence[tuple[Any, ...]] = ()) -> int:
    """Have SQLite itself run something, for each row if there are any; its errors stay the same."""
    raw: Any = connection.connection.driver_connection
    try:
        done = raw.executemany(words, rows) if rows else raw.execute(words)
    except sqlite3.Error as error:
        raise DBAPIError.instance(words, None, error, sqlite3.Error) from error
    count: int = done.rowcount
    done.close()
    return count

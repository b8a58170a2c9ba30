"""Statements that are run with every move: their words are made once for each kind of database.

To find the words of a statement and the order of its values, and to look after its result, takes
longer than to have it run: several times as long as SQLite takes.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Select, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError

Row = dict[str, Any]


class Prepared:
    """A statement for rows that all have the same columns, none of which needs to be converted."""

    def __init__(self, statement: Insert | Update | Select[Any], names: Sequence[str]) -> None:
        self.statement = statement
        self.names = list(names)
        self.made: dict[str, tuple[str, list[str] | None]] = {}
        """Words and order of values by the name of the dialect; no order where they are named."""

    def run(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Run it for each row; returns how many rows of the table were written or changed."""
        words, order = self._made(connection.dialect)
        if order is None:
            return run_words(connection, words, rows)
        return run_words(connection, words, [tuple([row[name] for name in order]) for row in rows])

    def _made(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        made = self.made.get(dialect.name)
        if made is None:
            written = self.statement.compile(dialect=dialect, column_keys=self.names)
            made = self.made[dialect.name] = (str(written), written.positiontup)
        return made


def run_words(connection: Connection, words: str, rows: Sequence[Any] = ()) -> int:
    """Have the database run something, for each row if there are any; its errors stay the same.

    Returns how many rows were written or changed. A connection that turns out to be lost is not
    used again.
    """
    raw: Any = connection.connection.driver_connection
    errors: Any = connection.dialect.dbapi
    cursor = raw.cursor()
    try:
        if len(rows) > 1:
            cursor.executemany(words, rows)
        else:
            cursor.execute(words, *rows)
        return int(cursor.rowcount)
    except errors.Error as error:
        if getattr(raw, "closed", False):
            connection.invalidate(error)
        raise DBAPIError.instance(words, None, error, errors.Error) from error
    finally:
        cursor.close()

"""INSERT … ON CONFLICT, which both databases spell the same way."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

    Upserting = postgresql.Insert | sqlite.Insert


def insert_for(connection: Connection, into: SqlTable) -> "Upserting":
    """The INSERT that knows ON CONFLICT on this database."""
    return _insert_on(connection.dialect.name, into)


def upsert(connection: Connection, into: SqlTable, names: Sequence[str]) -> "Upserting":
    """Insert rows; where the primary key is there, write these columns anew."""
    return upsert_on(connection.dialect.name, into, tuple(names))


@lru_cache
def upsert_on(dialect: str, into: SqlTable, names: tuple[str, ...]) -> "Upserting":
    """Build the statement; once, because that takes longer than running it."""
    made = _insert_on(dialect, into)
    new = {name: made.excluded[name] for name in names}
    return made.on_conflict_do_update(index_elements=list(into.primary_key.columns), set_=new)


def _insert_on(dialect: str, into: SqlTable) -> "Upserting":
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415  slow to load, few need it

        return postgresql.insert(into)
    return sqlite.insert(into)

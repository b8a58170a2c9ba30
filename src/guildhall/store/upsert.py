"""INSERT … ON CONFLICT, which both databases spell the same way."""

from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Connection
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite


def insert_for(connection: Connection, into: SqlTable) -> postgresql.Insert | sqlite.Insert:
    """The INSERT that knows ON CONFLICT on this database."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(into)
    return sqlite.insert(into)


def upsert(
    connection: Connection, into: SqlTable, names: Sequence[str]
) -> postgresql.Insert | sqlite.Insert:
    """Insert rows; where the primary key is there, write these columns anew."""
    return upsert_on(connection.dialect.name, into, tuple(names))


@lru_cache
def upsert_on(
    dialect: str, into: SqlTable, names: tuple[str, ...]
) -> postgresql.Insert | sqlite.Insert:
    """Build the statement; once, because that takes longer than running it."""
    made = postgresql.insert(into) if dialect == "postgresql" else sqlite.insert(into)
    new = {name: made.excluded[name] for name in names}
    return made.on_conflict_do_update(index_elements=list(into.primary_key.columns), set_=new)

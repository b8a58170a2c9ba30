"""How a database would run a query: whether it reads a whole table for it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.sql.expression import ClauseElement

Asked = tuple[str, Any]
"""A statement as a database gets it, and what it is asked with."""


@contextmanager
def overheard(engine: Engine) -> Iterator[list[Asked]]:
    """All that a database is asked meanwhile."""
    asked: list[Asked] = []

    def hear(_connection: Any, _cursor: Any, statement: str, given: Any, *_more: Any) -> None:
        if statement.lstrip("( ").startswith(("SELECT", "WITH")):
            asked.append((statement, given))

    event.listen(engine, "before_cursor_execute", hear)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", hear)


def explained_again(connection: Connection, asked: Asked, *, mind: bool = True) -> str:
    """The plan of something that was asked; with many rows PostgreSQL minds by itself."""
    statement, given = asked
    if connection.dialect.name != "postgresql":
        return _lines(connection, f"EXPLAIN QUERY PLAN {statement}", given)
    connection.execute(text(f"SET enable_seqscan = {'off' if mind else 'on'}"))
    try:
        return _lines(connection, f"EXPLAIN {statement}", given)
    finally:
        connection.execute(text("RESET enable_seqscan"))


def explained(connection: Connection, query: ClauseElement) -> str:
    """The plan of a query; a PostgreSQL that knows no rows must be told to mind."""
    here = connection.dialect.name
    made = str(query.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True}))
    if here == "postgresql":
        connection.execute(text("SET enable_seqscan = off"))
        try:
            return _lines(connection, "EXPLAIN " + made.replace("%", "%%"))
        finally:
            connection.execute(text("RESET enable_seqscan"))
    return _lines(connection, "EXPLAIN QUERY PLAN " + made)


def _lines(connection: Connection, statement: str, given: Any = None) -> str:
    return "\n".join(str(row[-1]) for row in connection.exec_driver_sql(statement, given))


def reads_whole(plan: str) -> bool:
    """Whether a plan reads a whole table."""
    return "SCAN " in plan.replace("SCAN CONSTANT", "") or "Seq Scan" in plan

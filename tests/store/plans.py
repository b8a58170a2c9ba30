"""How a database would run a query: whether it reads a whole table for it."""

from sqlalchemy import Connection, text
from sqlalchemy.sql.expression import ClauseElement


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


def _lines(connection: Connection, statement: str) -> str:
    return "\n".join(str(row[-1]) for row in connection.exec_driver_sql(statement))


def reads_whole(plan: str) -> bool:
    """Whether a plan reads a whole table."""
    return "SCAN " in plan.replace("SCAN CONSTANT", "") or "Seq Scan" in plan

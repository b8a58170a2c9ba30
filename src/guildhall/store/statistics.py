"""What PostgreSQL knows of its rows, by which it chooses how to find them.

It looks by itself, but a minute or more after many rows were written at once; until then a search
may take seconds. SQLite chooses by the indexes alone.
"""

from sqlalchemy import Connection, inspect


def look_at_rows(connection: Connection) -> None:
    """Have PostgreSQL look at the rows of all tables, with this transaction."""
    if connection.dialect.name == "postgresql":
        names = map(
            connection.dialect.identifier_preparer.quote, inspect(connection).get_table_names()
        )
        connection.exec_driver_sql(f"ANALYZE {', '.join(names)}")

"""Hints to other workers on PostgreSQL; they hear them after the commit."""

from collections.abc import Sequence

from sqlalchemy import Connection, text

CHANNEL = "guildhall"


def hint(connection: Connection, said: Sequence[str]) -> None:
    """Tell other workers something with this transaction; nothing on SQLite, where none are."""
    if said and connection.dialect.name == "postgresql":
        query = text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:said AS text[])) AS said")
        connection.execute(query, {"channel": CHANNEL, "said": list(said)})

"""Hints to other workers on PostgreSQL; they hear them after the commit."""

from collections.abc import Sequence

from sqlalchemy import Connection

from guildhall.store.prepared import run_words

CHANNEL = "guildhall"
SAY = "SELECT pg_notify(%(channel)s, said) FROM unnest(%(said)s::text[]) AS said"


def hint(connection: Connection, said: Sequence[str]) -> None:
    """Tell other workers something with this transaction; nothing on SQLite, where none are."""
    if said and connection.dialect.name == "postgresql":
        run_words(connection, SAY, [{"channel": CHANNEL, "said": list(said)}])

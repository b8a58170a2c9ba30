"""The columns of moderation; the rest is in `schema.py`."""

from typing import Any

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, Table, Text

from guildhall.store.schema import metadata


def _needed(name: str, kind: Any) -> Column[Any]:
    return Column(name, kind, nullable=False)


moderators = Table(
    "moderators",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    _needed("since", Double),
)
"""People who see reports and act on them."""

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("slot", Text, nullable=False, unique=True),
    _needed("user_id", Text),
    _needed("about", Text),
    _needed("table_id", Text),
    _needed("line", Integer),
    _needed("quote", Text),
    _needed("reason", Text),
    _needed("words", Text),
    _needed("created", Double),
    _needed("status", Text),
    _needed("closed", Double),
    Index(None, "status", "created"),
    Index(None, "about"),
    Index(None, "user_id"),
)
"""What somebody (nobody: the server itself) has reported about a person: a line of talk, or -1.

While it is open the slot says who reported what, so that the same is reported once; then it is the
id."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False),
    _needed("kind", Text),
    _needed("why", Text),
    _needed("moderator", Text),
    _needed("created", Double),
    _needed("until", Double),
    _needed("seen", Double),
    _needed("lifted", Double),
    Index(None, "user_id", "created"),
)
"""Warnings, silences and bans. Until 0.0: for ever; seen or lifted at 0.0: not yet."""

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("once", Text, nullable=False, unique=True),
    _needed("at", Double),
    _needed("moderator", Text),
    _needed("whom", Text),
    _needed("table_id", Text),
    _needed("action", Text),
    _needed("why", Text),
    _needed("until", Double),
    Index(None, "whom"),
    sqlite_autoincrement=True,
)
"""Everything that moderators have done; rows are added, never deleted."""

origins = Table(
    "origins",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    _needed("network", Text),
    _needed("browser", Text),
    _needed("created", Double),
    Index(None, "user_id"),
    Index(None, "created"),
)
"""From where people sat down at rated tables, as keyed hashes, until the game is over."""

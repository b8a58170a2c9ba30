"""The columns of what spectators say; the rest is in `schema.py`."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, Table, Text

from guildhall.store.schema import metadata

gallery = Table(
    "gallery",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "user_id", "table_id"),
)
"""What spectators say among themselves, the last lines of each table, with the name at that time.

It is no part of a game: whatever is said here, the entries of the table stay as they are."""

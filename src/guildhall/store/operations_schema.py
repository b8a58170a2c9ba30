"""The columns of what administrators see; the rest is in `schema.py`."""

from sqlalchemy import Column, Double, ForeignKey, Table, Text

from guildhall.store.schema import metadata

administrators = Table(
    "administrators",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("since", Double, nullable=False),
)
"""People who see how the server does."""

worker_states = Table(
    "worker_states",
    metadata,
    Column("worker", Text, primary_key=True),
    Column("state", Text, nullable=False),
)
"""What workers say of themselves, where there may be several; those of `workers` that serve."""

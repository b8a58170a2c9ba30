"""Removing a whole table, the one thing that is ever deleted of entries."""

from sqlalchemy import Connection, delete, select

from guildhall.core.errors import GuildhallError
from guildhall.store.errors import Taken
from guildhall.store.gallery_schema import gallery
from guildhall.store.moderation_schema import origins
from guildhall.store.schema import (
    analyses,
    entries,
    hidden,
    leases,
    notices,
    played,
    results,
    seats,
    snapshots,
    tables,
)

PARTS = (
    *(notices, leases, snapshots, analyses, hidden, results, played, origins, gallery, seats),
    entries,
)
"""All that refers to a table."""


def remove(connection: Connection, table_id: str, count: int) -> None:
    """Delete a table that still has so many entries; raises Taken when it has more."""
    found = select(tables.c.entries).where(tables.c.id == table_id).with_for_update()
    have = connection.execute(found).scalar()
    if have is None:
        raise GuildhallError("no_such_table", {"table": table_id})
    if have != count:
        raise Taken(table_id, count)
    for part in PARTS:
        connection.execute(delete(part).where(part.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))

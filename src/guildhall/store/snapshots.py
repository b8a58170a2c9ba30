"""Snapshots of tables: a cache, never the truth."""

import hashlib

from sqlalchemy import Connection, select, true

from guildhall.store.database import Repository, reads, writes
from guildhall.store.schema import snapshots
from guildhall.store.upsert import insert_for


class Snapshots(Repository):
    """The last snapshot of each table."""

    @writes("snapshot {0}")
    def save(
        self,
        connection: Connection,
        table_id: str,
        entries: int,
        blob: bytes,
        *,
        anew: bool = False,
    ) -> None:
        """Keep a copy of a table after so many entries.

        An older one replaces a newer one only `anew`: then the newer one was wrong.
        """
        row = {
            "table_id": table_id,
            "entries": entries,
            "hash": snapshot_hash(table_id, entries, blob),
            "blob": blob,
        }
        made = insert_for(connection, snapshots).values(row)
        newer = made.on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: made.excluded[name] for name in ("entries", "hash", "blob")},
            where=true() if anew else snapshots.c.entries <= entries,
        )
        connection.execute(newer)

    @reads
    def find(self, connection: Connection, table_id: str) -> tuple[int, bytes] | None:
        """The number of entries and the copy; None when there is none or its hash is wrong."""
        columns = (snapshots.c.entries, snapshots.c.hash, snapshots.c.blob)
        line = connection.execute(select(*columns).where(snapshots.c.table_id == table_id)).first()
        if line is None:
            return None
        count, kept, blob = line[0], line[1], bytes(line[2])
        return (count, blob) if kept == snapshot_hash(table_id, count, blob) else None


def snapshot_hash(table_id: str, count: int, blob: bytes) -> str:
    """Binds a snapshot to its table and its number of entries."""
    head = f"{len(table_id)}:{table_id}:{count}:".encode()
    return hashlib.blake2b(head + blob, digest_size=16).hexdigest()

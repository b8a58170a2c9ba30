"""What workers write about themselves: which tables they move bots for, and that they can write."""

import os

from sqlalchemy import Connection, delete, insert, or_

from guildhall.store.database import Repository, writes
from guildhall.store.schema import leases, probes
from guildhall.store.upsert import insert_for

PROBE_BYTES = 16_384
"""More than a page, so that a full disk has no room for it; random, so that nothing packs it."""


class Workers(Repository):
    """Leases and probes."""

    @writes("lease {0}")
    def claim(
        self, connection: Connection, table_id: str, worker: str, until: float, now: float
    ) -> bool:
        """Whether this worker, and no other, may let bots move at a table until then."""
        made = insert_for(connection, leases).values(table_id=table_id, worker=worker, until=until)
        taken = made.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"worker": made.excluded.worker, "until": made.excluded.until},
            where=or_(leases.c.until <= now, leases.c.worker == worker),
        )
        return bool(connection.execute(taken.returning(leases.c.table_id)).all())

    @writes("lease {0}")
    def release(self, connection: Connection, table_id: str, worker: str) -> None:
        """Give the lease back; another worker's is left alone."""
        own = (leases.c.table_id == table_id) & (leases.c.worker == worker)
        connection.execute(delete(leases).where(own))

    @writes("probe {0}")
    def probe(self, connection: Connection, worker: str) -> None:
        """Write something and delete it in one commit; raises StoreFailed if that is impossible."""
        row = {"worker": worker, "filler": os.urandom(PROBE_BYTES)}
        connection.execute(insert(probes), row)
        connection.execute(delete(probes).where(probes.c.worker == worker))

"""What workers write about themselves: that they serve, for which bots, and that they can write."""

import os

from sqlalchemy import Connection, delete, insert, or_, select, update

from guildhall.store.database import Repository, writes
from guildhall.store.schema import leases, probes, workers
from guildhall.store.upsert import insert_for, upsert

PROBE_BYTES = 16_384
"""More than a page, so that a full disk has no room for it; random, so that nothing packs it."""


REMEMBERED_SECONDS = 60.0
"""So long a worker that has gone is remembered: its bots may be moved by others at once."""


class Workers(Repository):
    """Leases and probes."""

    @writes("worker")
    def serve(
        self, connection: Connection, worker: str, machine: str, door: str, until: float, now: float
    ) -> dict[str, str]:
        """Say that this worker serves until then; returns the doors of a machine by worker."""
        row = {"worker": worker, "machine": machine, "door": door, "until": until}
        connection.execute(upsert(connection, workers, ("machine", "door", "until")), row)
        forgotten = workers.c.until < now - REMEMBERED_SECONDS
        connection.execute(delete(workers).where(forgotten))
        near = select(workers.c.worker, workers.c.door).where(
            workers.c.machine == machine, workers.c.door != "", workers.c.until > now
        )
        return {name: there for name, there in connection.execute(near)}  # noqa: C416  rows are no pairs

    @writes("worker")
    def gone(self, connection: Connection, worker: str, now: float) -> None:
        """Say that a worker serves no more."""
        ended = update(workers).where(workers.c.worker == worker, workers.c.until > now)
        connection.execute(ended.values(until=now))

    @writes("lease {0}")
    def claim(
        self, connection: Connection, table_id: str, worker: str, until: float, now: float
    ) -> bool:
        """Whether this worker, and no other, may let bots move at a table until then."""
        made = insert_for(connection, leases).values(table_id=table_id, worker=worker, until=until)
        taken = made.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"worker": made.excluded.worker, "until": made.excluded.until},
            where=or_(
                leases.c.until <= now,
                leases.c.worker == worker,
                leases.c.worker.in_(select(workers.c.worker).where(workers.c.until <= now)),
            ),
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

"""What people are still to be told: a digest, not a flood."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, bindparam, delete, select

from guildhall.store.database import Repository, reads, writes
from guildhall.store.rows import Notice
from guildhall.store.schema import notices
from guildhall.store.upsert import insert_for


class Notices(Repository):
    """Notices that were not sent yet."""

    @writes("notice {0} {1} {2}")
    def add(self, connection: Connection, user: str, table_id: str, kind: str, at: float) -> None:
        """Note something to tell; the same thing again is one notice with a count."""
        row = {
            "user_id": user,
            "table_id": table_id,
            "kind": kind,
            "first": at,
            "last": at,
            "count": 1,
        }
        made = insert_for(connection, notices).values(row)
        again = made.on_conflict_do_update(
            index_elements=["user_id", "table_id", "kind"],
            set_={"last": made.excluded.last, "count": notices.c.count + 1},
        )
        connection.execute(again)

    @reads
    def pending(self, connection: Connection, before: float) -> list[Notice]:
        """What was first noted before a moment, a user's together, oldest first."""
        early = notices.c.first < before
        query = select(notices).where(early).order_by(notices.c.user_id, notices.c.id)
        return [
            Notice(n.id, n.user_id, n.table_id, n.kind, n.first, n.last, n._mapping["count"])  # noqa: SLF001
            for n in connection.execute(query)
        ]

    @writes("notice")
    def take(self, connection: Connection, ids: Sequence[int]) -> list[int]:
        """Take notices out; returns those that no other worker has taken, so that one tells."""
        taken = delete(notices).where(notices.c.id.in_(ids)).returning(notices.c.id)
        return sorted(connection.execute(taken).scalars())

    @writes("notice")
    def clear(
        self, connection: Connection, seen: Mapping[tuple[str, str], float], ahead: float
    ) -> None:
        """Delete what users were to be told of tables until a moment: they have been there.

        What was noted `ahead` of all clocks is of before they were set back.
        """
        of_user = notices.c.user_id == bindparam("user")
        of_both = of_user & (notices.c.table_id == bindparam("table"))
        past = (notices.c.last <= bindparam("until")) | (notices.c.last > ahead)
        old = delete(notices).where(of_both, past)
        rows = [{"user": user, "table": table, "until": at} for (user, table), at in seen.items()]
        connection.execute(old, sorted(rows, key=lambda row: (row["user"], row["table"])))

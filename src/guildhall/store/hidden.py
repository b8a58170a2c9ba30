"""Tables that people have hidden from their own lists."""

from sqlalchemy import Connection, Select, delete, select

from guildhall.store.database import Repository, reads, writes
from guildhall.store.people import check_stays
from guildhall.store.schema import hidden
from guildhall.store.upsert import insert_for


class Hidden(Repository):
    """Who hides which table."""

    @writes("hidden {0} {1}")
    def hide(self, connection: Connection, user: str, table_id: str) -> None:
        """Hide a table from one user's list; harmless when repeated. Raises not_signed_in."""
        check_stays(connection, user)
        made = insert_for(connection, hidden).values(user_id=user, table_id=table_id)
        connection.execute(made.on_conflict_do_nothing())

    @writes("hidden {0} {1}")
    def show(self, connection: Connection, user: str, table_id: str) -> None:
        """List a table again."""
        row = (hidden.c.user_id == user) & (hidden.c.table_id == table_id)
        connection.execute(delete(hidden).where(row))

    @reads
    def of_user(self, connection: Connection, user: str) -> frozenset[str]:
        """Ids of all tables that a user hides."""
        return frozenset(str(line[0]) for line in connection.execute(hidden_by(user)))


def hidden_by(user: str) -> Select[tuple[str]]:
    """Ids of the tables that a user hides."""
    return select(hidden.c.table_id).where(hidden.c.user_id == user)

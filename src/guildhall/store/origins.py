"""From where people sat down at rated tables, as keyed hashes, until the game is over."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, select

from guildhall.store.database import Repository, writes
from guildhall.store.moderation_schema import origins
from guildhall.store.schema import played, results
from guildhall.store.upsert import insert_for


@dataclass(frozen=True)
class Origin:
    """From where somebody plays at a table; no browser where it is not known."""

    table_id: str
    user_id: str
    network: str
    browser: str
    created: float


@dataclass(frozen=True)
class Came:
    """Where somebody came at a rated table, and from where they played."""

    user: str
    rank: int
    network: str
    browser: str


class Origins(Repository):
    """All origins."""

    @writes("origin")
    def note(self, connection: Connection, noted: Sequence[Origin]) -> None:
        """Write down from where people play; the first of each table and person stays."""
        added = insert_for(connection, origins).on_conflict_do_nothing()
        connection.execute(added, [asdict(one) for one in noted])

    @writes("origin")
    def take(self, connection: Connection, table_id: str) -> list[Came]:
        """Who came where at a table that is over, if it is rated; their origins are forgotten."""
        found = [Came(*line) for line in connection.execute(came_from(table_id))]
        connection.execute(delete(origins).where(origins.c.table_id == table_id))
        return found

    @writes("origin")
    def drop(self, connection: Connection, before: float) -> None:
        """Forget origins of games that were never finished."""
        connection.execute(delete(origins).where(origins.c.created < before))


def came_from(table_id: str) -> Select[Any]:
    """People of a rated table with their ranks and origins."""
    same = (played.c.table_id == origins.c.table_id) & (played.c.user_id == origins.c.user_id)
    return (
        select(origins.c.user_id, played.c.rank, origins.c.network, origins.c.browser)
        .join(played, same)
        .join(results, results.c.table_id == origins.c.table_id)
        .where(origins.c.table_id == table_id, results.c.unrated == "")
    )

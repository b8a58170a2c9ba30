"""Who has a page open, at any worker."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, select

from guildhall.store.codec import read_settings
from guildhall.store.database import Repository, reads, writes
from guildhall.store.schema import presence, users
from guildhall.store.upsert import upsert

MOST = 500
"""So many people are read at a time; more than that are not told one by one."""
HOUSE = "house"


@dataclass(frozen=True)
class Present:
    """Somebody who is here and lets others know."""

    person: str
    name: str


class Presence(Repository):
    """When people were last seen."""

    @writes("presence")
    def note(
        self, connection: Connection, here: Sequence[str], left: Sequence[str], now: float
    ) -> None:
        """Some people have a page open; others have closed their last one."""
        if left:
            connection.execute(delete(presence).where(presence.c.user_id.in_(sorted(left))))
        rows = [{"user_id": user, "seen": now} for user in sorted(here)]
        if rows:
            connection.execute(upsert(connection, presence, ("seen",)), rows)

    @writes("presence")
    def drop(self, connection: Connection, before: float) -> None:
        """Forget people who were last seen before a moment."""
        connection.execute(delete(presence).where(presence.c.seen < before))

    @reads
    def since(self, connection: Connection, moment: float) -> list[Present]:
        """People who were seen since then and show that they are here, by name."""
        found = [row for row in connection.execute(seen_since(moment)) if _shown(row.settings)]
        people = [Present(row.user_id, row.name) for row in found]
        return sorted(people, key=lambda one: (one.name.casefold(), one.person))


def seen_since(moment: float) -> Select[Any]:
    """People who were seen since then, the last ones first."""
    columns = (presence.c.user_id, users.c.name, users.c.settings)
    query = select(*columns).join(users, users.c.id == presence.c.user_id)
    return query.where(presence.c.seen >= moment).order_by(presence.c.seen.desc()).limit(MOST)


def _shown(written: str) -> bool:
    """Whether a person's page is shown, and that they are here."""
    settings = read_settings(written)
    return {settings.get("profile", HOUSE), settings.get("presence", HOUSE)} == {HOUSE}

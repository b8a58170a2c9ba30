"""People who leave for good: all that is theirs goes at once, their name at tables soon after."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, Select, delete, or_, select, update

from guildhall.store.codec import write_json
from guildhall.store.database import Repository, reads, writes
from guildhall.store.gallery import forget_murmurs
from guildhall.store.moderation_schema import moderators, origins, sanctions
from guildhall.store.operations_schema import administrators
from guildhall.store.people import hold, settings_row
from guildhall.store.reports import forget_reports
from guildhall.store.results import known_as
from guildhall.store.schema import (
    bonds,
    departures,
    entries,
    hidden,
    learned,
    notices,
    passkeys,
    played,
    presence,
    seats,
    seekers,
    sessions,
    snapshots,
    subscriptions,
    users,
)
from guildhall.store.tournament_schema import entrants
from guildhall.store.upsert import insert_for
from guildhall.table.entry import Entry
from guildhall.table.own import NAMING

DROPPED = (
    *(sessions, passkeys, subscriptions, notices, hidden, bonds, seekers, presence),
    *(learned, moderators, administrators, sanctions, origins),
)
"""What is theirs alone; the rest belongs to games of others, too."""
DEPARTED = {"departed": True, "profile": "nobody"}
"""Settings of a user who has left."""


@dataclass(frozen=True)
class Departure:
    """Somebody who has left, and how they are called at tables from now on."""

    user: str
    name: str


class Departures(Repository):
    """People who have left, until their names are gone everywhere."""

    @writes("user {0}")
    def begin(self, connection: Connection, user: str, name: str) -> None:
        """Take an account away, with everything that is its owner's alone."""
        hold(connection, user)
        for part in DROPPED:
            connection.execute(delete(part).where(part.c.user_id == user))
        connection.execute(delete(bonds).where(bonds.c.other_id == user))
        forget_reports(connection, user)
        mine = entrants.c.user_id == user
        connection.execute(update(entrants).where(mine).values(state="out"))
        nobody = {
            "name": name,
            "known_as": "",
            "login": None,
            "password": "",
            **settings_row(DEPARTED),
        }
        connection.execute(update(users).where(users.c.id == user).values(nobody))
        forget_murmurs(connection, user, name)
        row = {"user_id": user, "name": name, "until": 0.0}
        connection.execute(insert_for(connection, departures).values(row).on_conflict_do_nothing())

    @writes("departure")
    def claim(self, connection: Connection, now: float, until: float) -> Departure | None:
        """Somebody whose name is still at tables; nobody else gets them until then."""
        free = select(departures.c.user_id).where(departures.c.until <= now).limit(1)
        mine = update(departures).where(departures.c.user_id.in_(free), departures.c.until <= now)
        columns = (departures.c.user_id, departures.c.name)
        line = connection.execute(mine.values(until=until).returning(*columns)).first()
        return Departure(line.user_id, line.name) if line else None

    @reads
    def tables(self, connection: Connection, user: str) -> list[str]:
        """Ids of all tables where a user sits, is invited, or has ever been.

        Reads the words of all people who sat down, which is slow, and seldom done.
        """
        return [line.table_id for line in connection.execute(been_at(user))]

    @writes("{0}")
    def rewrite(self, connection: Connection, table_id: str, changed: Mapping[int, Entry]) -> None:
        """Write entries of a table anew; a copy of the table that has the old ones goes."""
        for number, entry in sorted(changed.items()):
            this = (entries.c.table_id == table_id) & (entries.c.n == number)
            connection.execute(update(entries).where(this).values(data=write_json(entry.data)))
        connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))

    @writes("user {0}")
    def finish(self, connection: Connection, user: str, name: str) -> None:
        """Take the name out of lists of tables and finished games, and forget the departure."""
        here = update(seats).where(seats.c.user_id == user)
        connection.execute(here.values(name=name))
        past = update(played).where(played.c.user_id == user)
        connection.execute(past.values(name=name, known_as=known_as(name)))
        connection.execute(delete(departures).where(departures.c.user_id == user))


def been_at(user: str) -> Select[tuple[str]]:
    """Ids of all tables where a user sits, is invited, or has ever been."""
    named = entries.c.kind.in_(NAMING) & entries.c.data.contains(user, autoescape=True)
    seated = select(seats.c.table_id).where(seats.c.user_id == user)
    which = or_(named, entries.c.table_id.in_(seated))
    return select(entries.c.table_id).where(which).distinct().order_by(entries.c.table_id)

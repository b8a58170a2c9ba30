"""People who look for others to play with; whoever is seated together, is so in one commit."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, select, update

from guildhall.core.errors import GuildhallError
from guildhall.store.appends import add_table
from guildhall.store.codec import entry_row, write_grown, write_json
from guildhall.store.database import Repository, reads, writes
from guildhall.store.hints import hint
from guildhall.store.people import check_stays
from guildhall.store.rows import Summary
from guildhall.store.schema import seekers, users
from guildhall.store.upsert import upsert
from guildhall.table.entry import Entry, TableSetup

MOST = 500
"""So many are looked at together, those who have waited longest."""


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks for others, or has just found them."""

    user: str
    game: str
    seats: int
    pace: str
    since: float
    bots_at: float | None
    """When bots may take the seats that are left; None: never."""
    seen: float
    table: str = ""
    """Where to play; empty while nobody was found."""
    name: str = ""

    @property
    def pool(self) -> tuple[str, int, str]:
        """Only those of one pool can play together."""
        return self.game, self.seats, self.pace


class Seekers(Repository):
    """All who look for others."""

    @writes("seeker {0.user}")
    def seek(self, connection: Connection, seeker: Seeker) -> None:
        """Look for others, in place of what somebody looked for before; raises not_signed_in."""
        check_stays(connection, seeker.user)
        row = {
            "user_id": seeker.user,
            "game": seeker.game,
            "seats": seeker.seats,
            "pace": seeker.pace,
            "since": seeker.since,
            "bots_at": seeker.bots_at,
            "seen": seeker.seen,
            "table_id": "",
        }
        names = [name for name in row if name != "user_id"]
        connection.execute(upsert(connection, seekers, names), row)

    @writes("seeker {0}")
    def leave(self, connection: Connection, user: str) -> None:
        """Look for nobody any more; harmless when repeated."""
        connection.execute(delete(seekers).where(seekers.c.user_id == user))

    @reads
    def of(self, connection: Connection, ids: Iterable[str]) -> dict[str, Seeker]:
        """What some people look for, by user."""
        found = connection.execute(_seekers().where(seekers.c.user_id.in_(sorted(ids))))
        return {line.user_id: _seeker(line) for line in found}

    @reads
    def waiting(self, connection: Connection, since: float) -> list[Seeker]:
        """Those who have found nobody yet and were seen since then; who came first is first."""
        return [_seeker(line) for line in connection.execute(waiting(since))]

    @writes("seeker")
    def beat(self, connection: Connection, ids: Sequence[str], now: float) -> None:
        """Some people still have a page open."""
        here = select(seekers.c.user_id).where(seekers.c.user_id.in_(sorted(ids)))
        held = connection.execute(here.order_by(seekers.c.user_id).with_for_update())
        present = [line.user_id for line in held]
        if present:
            still = update(seekers).where(seekers.c.user_id.in_(present))
            connection.execute(still.values(seen=now))

    @writes("seeker")
    def drop(self, connection: Connection, before: float) -> None:
        """Forget those who were last seen before a moment."""
        connection.execute(delete(seekers).where(seekers.c.seen < before))

    async def seat(
        self,
        since: Mapping[str, float],
        setup: TableSetup,
        entries: Sequence[Entry],
        summary: Summary,
    ) -> None:
        """Write the table of people who were found, and tell them; all of it or nothing.

        `since` is when each of them began to look. Raises GuildhallError match_lost where one of
        them has left, plays elsewhere or looks for something else by now.
        """
        rows = [entry_row(setup.id, number, entry) for number, entry in enumerate(entries)]
        await self._seat(setup.id, since, setup, rows, summary)

    @writes("seeker {0}")
    def _seat(
        self,
        connection: Connection,
        table_id: str,
        since: Mapping[str, float],
        setup: TableSetup,
        rows: list[dict[str, Any]],
        summary: Summary,
    ) -> None:
        ids = sorted(since)
        still = seekers.c.user_id.in_(ids) & (seekers.c.table_id == "")
        query = select(seekers.c.user_id, seekers.c.since).where(still).order_by(seekers.c.user_id)
        held = connection.execute(query.with_for_update())
        if {line.user_id: line.since for line in held} != dict(since):
            raise GuildhallError("match_lost", {})
        found = update(seekers).where(seekers.c.user_id.in_(ids)).values(table_id=table_id)
        connection.execute(found)
        add_table(connection, setup, write_json(setup), rows, summary)
        hint(connection, [write_grown(table_id, len(rows), [])])


def waiting(since: float) -> Select[Any]:
    """Those who have found nobody yet and were seen since then; who came first is first."""
    alive = (seekers.c.table_id == "") & (seekers.c.seen >= since)
    return _seekers().where(alive).order_by(seekers.c.since, seekers.c.user_id).limit(MOST)


def _seekers() -> Select[Any]:
    return select(seekers, users.c.name).join(users, users.c.id == seekers.c.user_id)


def _seeker(line: Row[Any]) -> Seeker:
    return Seeker(
        line.user_id,
        line.game,
        line.seats,
        line.pace,
        line.since,
        line.bots_at,
        line.seen,
        line.table_id,
        line.name,
    )

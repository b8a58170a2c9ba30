"""What people have reported about others, until a moderator has looked at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, select, update

from guildhall.core.errors import GuildhallError
from guildhall.store.database import Repository, reads, writes
from guildhall.store.moderation_schema import audit, reports
from guildhall.store.people import has_left
from guildhall.store.schema import users
from guildhall.store.upsert import insert_for

OPEN, CLOSED = "open", "closed"
NO_LINE = -1
MOST = 300
"""Open reports that are read at a time, the oldest first."""


@dataclass(frozen=True)
class Report:
    """A report about a person; `user` is nobody where the server itself reports."""

    id: str
    user: str
    about: str
    reason: str
    created: float
    table_id: str = ""
    line: int = NO_LINE
    quote: str = ""
    words: str = ""
    reporter: str = ""
    """Names, as they are now; not written."""
    name: str = ""

    @property
    def slot(self) -> str:
        """What is reported once as long as it is open."""
        return f"{self.user} {self.about} {self.table_id} {self.line} {self.reason}"


class Reports(Repository):
    """All reports."""

    @writes("report")
    def add(self, connection: Connection, report: Report) -> str:
        """Add a report; returns its id, or that of the same one that is still open.

        Raises not_signed_in for who has left, and no_such_person where it is about them: what was
        said of them was taken out as they left.
        """
        two = sorted({report.user, report.about})  # in one order, so that none wait in a ring
        left = [user for user in two if has_left(connection, user)]
        if left:
            mine = report.user in left
            raise GuildhallError("not_signed_in" if mine else "no_such_person", {})
        row = {
            "id": report.id,
            "slot": report.slot,
            "user_id": report.user,
            "about": report.about,
            "table_id": report.table_id,
            "line": report.line,
            "quote": report.quote,
            "reason": report.reason,
            "words": report.words,
            "created": report.created,
            "status": OPEN,
            "closed": 0.0,
        }
        connection.execute(insert_for(connection, reports).values(row).on_conflict_do_nothing())
        found = select(reports.c.id).where(reports.c.slot == report.slot)
        return str(connection.execute(found).scalar_one())

    @reads
    def open(self, connection: Connection, about: str = "") -> list[Report]:
        """Open reports, the oldest first; of one person or of all."""
        return [_report(line) for line in connection.execute(open_reports(about))]


def open_reports(about: str = "") -> Select[Any]:
    """Open reports with the names of those who have to do with them."""
    reporter, person = users.alias("reporter"), users.alias("person")
    columns = (reports, reporter.c.name.label("reporter"), person.c.name)
    query = (
        select(*columns)
        .outerjoin(reporter, reporter.c.id == reports.c.user_id)
        .outerjoin(person, person.c.id == reports.c.about)
        .where(reports.c.status == OPEN)
        .order_by(reports.c.created)
        .limit(MOST)
    )
    return query.where(reports.c.about == about) if about else query


def _report(line: Row[Any]) -> Report:
    return Report(
        id=line.id,
        user=line.user_id,
        about=line.about,
        reason=line.reason,
        created=line.created,
        table_id=line.table_id,
        line=line.line,
        quote=line.quote,
        words=line.words,
        reporter=line.reporter or "",
        name=line.name or "",
    )


def close_reports(connection: Connection, about: str, ids: Sequence[str], now: float) -> None:
    """Close some reports about a person; what is reported again is a new one."""
    which = reports.c.id.in_(list(ids)) & (reports.c.about == about) & (reports.c.status == OPEN)
    done = {"status": CLOSED, "closed": now, "slot": reports.c.id}
    connection.execute(update(reports).where(which).values(done))


def forget_reports(connection: Connection, user: str) -> None:
    """Take a person who leaves for good out of reports: their words, and words about them."""
    own = update(reports).where(reports.c.user_id == user)
    connection.execute(own.values(user_id="", words="", slot=reports.c.id))
    gone = {"quote": "", "words": "", "status": CLOSED, "slot": reports.c.id}
    connection.execute(update(reports).where(reports.c.about == user).values(gone))
    connection.execute(update(audit).where(audit.c.whom == user).values(why=""))

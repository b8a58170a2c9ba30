"""Moderators, what they have done, and what follows from it for people."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from guildhall.core.errors import GuildhallError
from guildhall.store import removal
from guildhall.store.appends import append_all, new_append
from guildhall.store.codec import Judged, write_grown, write_json
from guildhall.store.database import Repository, reads, writes
from guildhall.store.hints import hint
from guildhall.store.moderation_schema import audit, moderators, sanctions
from guildhall.store.people import has_left
from guildhall.store.reports import close_reports
from guildhall.store.schema import users
from guildhall.store.upsert import insert_for
from guildhall.table.entry import Entry

WARNING, SILENCE, BAN = "warning", "silence", "ban"
KINDS = {"warn": WARNING, "silence": SILENCE, "ban": BAN}
"""Actions that leave something on a person."""
MOST = 50
"""Lines of the log that are read at a time, and sanctions of a person."""


@dataclass(frozen=True)
class Sanction:
    """A warning, a silence or a ban; `until` 0.0: for ever, `seen` and `lifted` 0.0: not yet."""

    id: str
    user: str
    kind: str
    why: str
    created: float
    until: float = 0.0
    seen: float = 0.0
    lifted: float = 0.0

    def holds(self, now: float) -> bool:
        """Whether it still keeps the person from something, or is still to be read."""
        if self.lifted or (self.kind == WARNING and self.seen):
            return False
        return not self.until or now < self.until


@dataclass(frozen=True)
class Act:
    """What a moderator does to a person, why, and which reports it settles.

    `once` is the same when the same act is sent again.
    """

    once: str
    moderator: str
    whom: str
    action: str
    at: float
    why: str = ""
    until: float = 0.0
    table_id: str = ""
    reports: Sequence[str] = field(default_factory=tuple)


@dataclass(frozen=True)
class Audited:
    """A line of the log, with the names as they are now."""

    id: int
    at: float
    moderator: str
    whom: str
    whom_id: str
    table_id: str
    action: str
    why: str
    until: float


class Sanctions(Repository):
    """All moderators, sanctions and the log of what was done."""

    @writes("moderator {0}")
    def appoint(self, connection: Connection, user: str, at: float, *, give: bool) -> None:
        """Make a person a moderator, or take that back; harmless when repeated."""
        if _moderates(connection, user) == give:
            return
        if give:
            connection.execute(insert(moderators), {"user_id": user, "since": at})
        else:
            connection.execute(delete(moderators).where(moderators.c.user_id == user))
        action = "appoint" if give else "depose"
        connection.execute(insert(audit), _line(Act(f"{action} {user} {at}", "", user, action, at)))

    @reads
    def moderates(self, connection: Connection, user: str) -> bool:
        """Whether a person is a moderator."""
        return _moderates(connection, user)

    @reads
    def moderators_of(self, connection: Connection, people: Sequence[str]) -> set[str]:
        """Those of some people who are moderators."""
        query = select(moderators.c.user_id).where(moderators.c.user_id.in_(list(people)))
        return set(connection.execute(query).scalars())

    @writes("user {0.whom}")
    def act(self, connection: Connection, act: Act) -> bool:
        """Do something to a person and write it down; False when it was done before.

        Raises not_moderator and not_on_moderators, and no_such_person for who has left.
        """
        if has_left(connection, act.whom):
            raise GuildhallError("no_such_person", {})
        if not _write_down(connection, act):
            return False
        if act.action in KINDS:
            connection.execute(insert(sanctions), _sanction_row(act))
        if act.action == "lift":
            mine = (sanctions.c.user_id == act.whom) & (sanctions.c.lifted == 0.0)
            connection.execute(update(sanctions).where(mine).values(lifted=act.at))
        close_reports(connection, act.whom, act.reports, act.at)
        hint(connection, [write_json(Judged(act.whom))])
        return True

    @writes("{0.table_id}")
    def close(self, connection: Connection, act: Act, first: int, end: Sequence[Entry]) -> None:
        """End a game and write that down, both or neither; raises as `act` does, and Taken."""
        _write_down_new(connection, act)
        append = new_append(act.table_id, first, end, None)
        (refused,) = append_all(connection, [append])
        if refused is not None:
            raise refused
        hint(connection, [write_grown(append.table_id, append.count, append.rows)])

    @writes("{0.table_id}")
    def remove(self, connection: Connection, act: Act, entries: int) -> None:
        """Delete a table that waits and write that down, both or neither; raises as `close`."""
        _write_down_new(connection, act)
        removal.remove(connection, act.table_id, entries)
        hint(connection, [write_grown(act.table_id, entries, [])])

    @reads
    def closed(self, connection: Connection, once: str, table_id: str) -> bool:
        """Whether a table was closed by an act that is sent again."""
        same = (audit.c.once == once) & (audit.c.table_id == table_id)
        query = select(audit.c.id).where(same, audit.c.action == "close")
        return connection.execute(query).first() is not None

    @reads
    def of_people(self, connection: Connection, people: Sequence[str]) -> dict[str, list[Sanction]]:
        """What was done to some people, the newest first."""
        found: dict[str, list[Sanction]] = {person: [] for person in people}
        for line in connection.execute(sanctions_of(people)):
            found[line.user_id].append(_sanction(line))
        return found

    @writes("user {0}")
    def acknowledge(self, connection: Connection, user: str, sanction: str, at: float) -> None:
        """A person has read a warning; harmless when repeated."""
        own = (sanctions.c.id == sanction) & (sanctions.c.user_id == user)
        unread = own & (sanctions.c.kind == WARNING) & (sanctions.c.seen == 0.0)
        connection.execute(update(sanctions).where(unread).values(seen=at))
        hint(connection, [write_json(Judged(user))])

    @reads
    def log(self, connection: Connection, before: int = 0) -> list[Audited]:
        """What was done, the newest first; before a line, or the last."""
        return [Audited(*line) for line in connection.execute(logged(before))]


def _moderates(connection: Connection, user: str) -> bool:
    query = select(moderators.c.user_id).where(moderators.c.user_id == user)
    return connection.execute(query).first() is not None


def _write_down(connection: Connection, act: Act) -> bool:
    """Add a line to the log; False when it is there. Raises not_moderator, not_on_moderators."""
    if not _moderates(connection, act.moderator):
        raise GuildhallError("not_moderator", {})
    if _moderates(connection, act.whom):
        raise GuildhallError("not_on_moderators", {})
    added = insert_for(connection, audit).values(_line(act)).on_conflict_do_nothing()
    return bool(connection.execute(added.returning(audit.c.id)).all())


def _write_down_new(connection: Connection, act: Act) -> None:
    """The same, but raises bad_body where the word stands for something else.

    Without the reason where the person has left, as that of lines from before goes with them.
    """
    if has_left(connection, act.whom):
        act = replace(act, why="")
    if not _write_down(connection, act):
        raise GuildhallError("bad_body", {"problem": "once"})


def sanctions_of(people: Sequence[str]) -> Select[Any]:
    """What was done to some people, the newest first."""
    which = sanctions.c.user_id.in_(list(people))
    return select(sanctions).where(which).order_by(sanctions.c.created.desc(), sanctions.c.id)


def logged(before: int = 0) -> Select[Any]:
    """Lines of the log, the newest first."""
    moderator, whom = users.alias("by"), users.alias("person")
    query = (
        select(
            audit.c.id,
            audit.c.at,
            moderator.c.name,
            whom.c.name.label("whom_name"),
            audit.c.whom,
            audit.c.table_id,
            audit.c.action,
            audit.c.why,
            audit.c.until,
        )
        .outerjoin(moderator, moderator.c.id == audit.c.moderator)
        .outerjoin(whom, whom.c.id == audit.c.whom)
        .order_by(audit.c.id.desc())
        .limit(MOST)
    )
    return query.where(audit.c.id < before) if before else query


def _line(act: Act) -> dict[str, Any]:
    return {
        "once": act.once,
        "at": act.at,
        "moderator": act.moderator,
        "whom": act.whom,
        "table_id": act.table_id,
        "action": act.action,
        "why": act.why,
        "until": act.until,
    }


def _sanction_row(act: Act) -> dict[str, Any]:
    return {
        "id": act.once,
        "user_id": act.whom,
        "kind": KINDS[act.action],
        "why": act.why,
        "moderator": act.moderator,
        "created": act.at,
        "until": act.until,
        "seen": 0.0,
        "lifted": 0.0,
    }


def _sanction(line: Row[Any]) -> Sanction:
    return Sanction(
        line.id,
        line.user_id,
        line.kind,
        line.why,
        line.created,
        line.until,
        line.seen,
        line.lifted,
    )

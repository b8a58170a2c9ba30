"""People who have left for good: no entry is written that names them and was on its way."""

from collections.abc import Container, Iterable, Mapping

from sqlalchemy import Connection, select

from guildhall.store.codec import read_settings
from guildhall.store.errors import Left
from guildhall.store.schema import users
from guildhall.table.entry import Entry
from guildhall.table.own import NAMING


def people_in(given: Iterable[Entry]) -> dict[str, str]:
    """Users whom entries name, and the code of the error where one of them has left for good."""
    named = [entry for entry in given if entry.kind in NAMING and entry.data["user"]]
    return {
        entry.data["user"]: "not_signed_in" if entry.kind == "sit" else "no_such_person"
        for entry in named
    }


def left_meanwhile(people: Mapping[str, str], gone: Container[str]) -> Left | None:
    """The error for what names somebody who has left for good; None where nobody has."""
    codes = (code for user, code in people.items() if user in gone)
    code = next(codes, None)
    return Left(code, {}) if code else None


def those_gone(connection: Connection, people: Iterable[str]) -> set[str]:
    """Those of some users who have left for good; the others do not before this is written."""
    ids = sorted(people)
    if not ids:
        return set()
    query = select(users.c.id, users.c.settings).where(users.c.id.in_(ids)).order_by(users.c.id)
    lines = connection.execute(query.with_for_update(read=True))
    return {line.id for line in lines if read_settings(line.settings).get("departed")}

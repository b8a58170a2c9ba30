"""Whom somebody may want to play with: those they follow, those they played, others by name."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select

from guildhall.store.bonds import FOLLOW
from guildhall.store.codec import read_settings
from guildhall.store.database import Repository, reads
from guildhall.store.results import known_as
from guildhall.store.schema import bonds, played, users

FEW = 50
"""People of each kind that are looked at; the last games that count as recent."""
LAST = "\U0010ffff"


@dataclass(frozen=True)
class Acquaintance:
    """A person, and how one may know them: `followed`, `recent`, or only by name."""

    person: str
    name: str
    how: str
    shown: bool
    """Whether they show their page to others."""


class Acquaintances(Repository):
    """People by how well somebody knows them."""

    @reads
    def of_user(self, connection: Connection, user: str, name: str) -> list[Acquaintance]:
        """Those a person follows, has played with lately, and others, whose names begin so.

        Without a name nobody else; each once, also who is known in more than one way.
        """
        key = known_as(name)
        queries = {"followed": followed(user, key), "recent": opponents(user, key)}
        if key:
            queries["named"] = named(key)
        found: dict[str, Acquaintance] = {}
        for how, query in queries.items():
            for line in connection.execute(query):
                if line.id != user:
                    found.setdefault(line.id, _acquaintance(line, how))
        return list(found.values())


def _people(key: str) -> Select[tuple[Any, ...]]:
    query = select(users.c.id, users.c.name, users.c.settings).limit(FEW)
    if key:
        query = query.where(users.c.known_as >= key, users.c.known_as < key + LAST)
    return query


def followed(user: str, key: str) -> Select[tuple[Any, ...]]:
    """Those whom a person follows, by name."""
    mine = (bonds.c.user_id == user) & (bonds.c.kind == FOLLOW)
    query = _people(key).join(bonds, bonds.c.other_id == users.c.id).where(mine)
    return query.order_by(users.c.known_as)


def opponents(user: str, key: str) -> Select[tuple[Any, ...]]:
    """Those who sat at the last tables of a person, the latest first."""
    own = select(played.c.table_id).where(played.c.user_id == user)
    last = own.order_by(played.c.ended.desc()).limit(FEW).subquery()
    other = played.alias()
    when = (
        select(other.c.user_id, func.max(other.c.ended).label("ended"))
        .where(other.c.table_id.in_(select(last.c.table_id)), other.c.user_id != "")
        .group_by(other.c.user_id)
        .subquery()
    )
    query = _people(key).join(when, when.c.user_id == users.c.id)
    return query.order_by(when.c.ended.desc(), users.c.id)


def named(key: str) -> Select[tuple[Any, ...]]:
    """People with an account whose names begin so."""
    return _people(key).where(users.c.login.is_not(None)).order_by(users.c.known_as)


def _acquaintance(line: Row[Any], how: str) -> Acquaintance:
    shown = read_settings(line.settings).get("profile", "house") == "house"
    return Acquaintance(line.id, line.name, how, bool(shown))

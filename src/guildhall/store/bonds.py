"""Whom people follow, mute and block: at most one bond from one person to another."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import CompoundSelect, Connection, Select, delete, func, select, union

from guildhall.core.errors import GuildhallError
from guildhall.store.database import Repository, reads, writes
from guildhall.store.people import check_stays
from guildhall.store.schema import bonds, users
from guildhall.store.upsert import upsert

FOLLOW, MUTE, BLOCK = "follow", "mute", "block"
MOST = 500
"""Bonds of one person."""


@dataclass(frozen=True)
class Bond:
    """A person whom another follows, mutes or blocks."""

    person: str
    name: str
    kind: str


@dataclass(frozen=True)
class Circle:
    """Ids of those whom a person follows, mutes and blocks, and of those who block this person."""

    follows: frozenset[str] = frozenset()
    blocks: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()
    mutes: frozenset[str] = frozenset()

    @property
    def apart(self) -> frozenset[str]:
        """Those who are kept away from this person, by either of the two."""
        return self.blocks | self.blocked_by

    @property
    def unheard(self) -> frozenset[str]:
        """Those whose words do not reach this person."""
        return self.blocks | self.mutes

    def bond(self, person: str) -> Literal["follow", "mute", "block", "none"]:
        """Whether this person follows, mutes or blocks another."""
        if person in self.blocks:
            return "block"
        if person in self.mutes:
            return "mute"
        return "follow" if person in self.follows else "none"


class Bonds(Repository):
    """All bonds."""

    @writes("bond {0}")
    def tie(self, connection: Connection, user: str, other: str, kind: str, at: float) -> None:
        """Follow, mute or block somebody, in place of what was before.

        Raises too_many_bonds, and not_signed_in for who has left.
        """
        check_stays(connection, user)
        row = {"user_id": user, "other_id": other, "kind": kind, "created": at}
        connection.execute(upsert(connection, bonds, ("kind", "created")), row)
        have = select(func.count()).where(bonds.c.user_id == user)
        if connection.execute(have).scalar_one() > MOST:
            raise GuildhallError("too_many_bonds", {"most": MOST})

    @writes("bond {0}")
    def untie(self, connection: Connection, user: str, other: str) -> None:
        """Neither follow nor mute nor block somebody; harmless when repeated."""
        pair = (bonds.c.user_id == user) & (bonds.c.other_id == other)
        connection.execute(delete(bonds).where(pair))

    @reads
    def of_user(self, connection: Connection, user: str) -> list[Bond]:
        """All bonds of a person, by name."""
        query = (
            select(bonds.c.other_id, users.c.name, bonds.c.kind)
            .join(users, users.c.id == bonds.c.other_id)
            .where(bonds.c.user_id == user)
            .order_by(users.c.name, users.c.id)
        )
        return [Bond(line.other_id, line.name, line.kind) for line in connection.execute(query)]

    @reads
    def circle(self, connection: Connection, user: str) -> Circle:
        """The circle of a person."""
        own = select(bonds.c.other_id, bonds.c.kind).where(bonds.c.user_id == user)
        kinds: dict[str, set[str]] = {FOLLOW: set(), MUTE: set(), BLOCK: set()}
        for line in connection.execute(own):
            kinds[line.kind].add(line.other_id)
        against = frozenset(line.user_id for line in connection.execute(blocking(user)))
        follows = frozenset(kinds[FOLLOW]) - against
        return Circle(follows, frozenset(kinds[BLOCK]), against, frozenset(kinds[MUTE]))


def blocking(user: str) -> Select[tuple[str]]:
    """Ids of those who block a person."""
    return select(bonds.c.user_id).where(bonds.c.other_id == user, bonds.c.kind == BLOCK)


def kept_apart(user: str) -> CompoundSelect[tuple[str]]:
    """Ids of those whom a person blocks or is blocked by."""
    mine = select(bonds.c.other_id).where(bonds.c.user_id == user, bonds.c.kind == BLOCK)
    return union(mine, blocking(user))

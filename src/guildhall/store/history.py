"""Finished games to be searched: one person's, or those that everybody may look at."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, or_, select

from guildhall.store.bonds import blocking
from guildhall.store.codec import read_settings
from guildhall.store.database import Repository, reads
from guildhall.store.people import shows_page
from guildhall.store.results import known_as
from guildhall.store.schema import played, results, users

LAST = "\U0010ffff"


@dataclass(frozen=True)
class Wanted:
    """Which games; what is empty does not matter.

    `person` plays in them and `viewer` may look at them: those with the viewer at the table, and
    public ones. Strangers are no viewers.
    """

    person: str = ""
    viewer: str = ""
    game: str = ""
    name: str = ""
    """What the name of a player begins with; only of bots and of those whose page the viewer may
    see."""
    options: list[str] = field(default_factory=list)
    result: str = ""
    """won or lost, by the person."""
    since: float = 0.0
    until: float = 0.0


@dataclass(frozen=True)
class Seen:
    """A seat of a finished game."""

    user: str
    name: str
    bot: str
    rank: int
    score: int
    mu: float | None
    shown: bool
    """Whether this person shows their page to others."""


@dataclass(frozen=True)
class PastGame:
    """A finished game."""

    table_id: str
    game: str
    pace: str
    options: str
    ended: float
    unrated: str
    seats: list[Seen]


@dataclass(frozen=True)
class Past:
    """A page of finished games, newest first, and where it ends if more follow."""

    games: list[PastGame]
    more: tuple[float, str] | None


class History(Repository):
    """Finished games."""

    @reads
    def search(
        self,
        connection: Connection,
        wanted: Wanted,
        limit: int,
        after: tuple[float, str] | None = None,
    ) -> Past:
        """So many games after a place."""
        found = connection.execute(query(wanted, limit + 1, after)).all()
        if not found:
            return Past([], None)
        more = None
        if len(found) > limit:
            found = found[:limit]
            more = found[-1].ended, found[-1].table_id
        seats: dict[str, list[Seen]] = {line.table_id: [] for line in found}
        for line in connection.execute(_sitting(list(seats))):
            seats[line.table_id].append(_seen(line))
        games = [
            PastGame(
                line.table_id,
                line.game,
                line.pace,
                line.options,
                line.ended,
                line.unrated,
                seats[line.table_id],
            )
            for line in found
        ]
        return Past(games, more)

    @reads
    def titles(self, connection: Connection, user: str) -> list[tuple[str, int, int]]:
        """Games a person has finished: the title, how often, how often won; most played first."""
        by = (played.c.game, played.c.rank)
        counted = select(*by, func.count()).where(played.c.user_id == user).group_by(*by)
        totals: dict[str, list[int]] = {}
        for game, rank, number in connection.execute(counted):
            total = totals.setdefault(game, [0, 0])
            total[0] += number
            total[1] += number if rank == 1 else 0
        ordered = sorted(totals.items(), key=lambda item: (-item[1][0], item[0]))
        return [(game, games, wins) for game, (games, wins) in ordered]


def query(
    wanted: Wanted, limit: int, after: tuple[float, str] | None
) -> Select[tuple[object, ...]]:
    """The search as SQL: it walks along an index on the time when games ended."""
    by = played if wanted.person else results
    found = select(results).order_by(by.c.ended.desc(), by.c.table_id.desc()).limit(limit)
    if wanted.person:
        found = found.join(played, played.c.table_id == results.c.table_id)
        found = found.where(played.c.user_id == wanted.person)
        if wanted.result:
            found = found.where(played.c.rank == 1 if wanted.result == "won" else played.c.rank > 1)
    if wanted.person != wanted.viewer or not wanted.person:
        found = found.where(_may_see(wanted))
    if wanted.game:
        found = found.where(by.c.game == wanted.game)
    if wanted.name:
        found = found.where(results.c.table_id.in_(_with(wanted.name, wanted.viewer)))
    for option in wanted.options:
        found = found.where(results.c.options.contains(f"|{option}|", autoescape=True))
    if wanted.since:
        found = found.where(by.c.ended >= wanted.since)
    if wanted.until:
        found = found.where(by.c.ended < wanted.until)
    if after is not None:
        behind = and_(by.c.ended == after[0], by.c.table_id < after[1])
        found = found.where(by.c.ended <= after[0], or_(by.c.ended < after[0], behind))
    return found


def _may_see(wanted: Wanted) -> ColumnElement[bool]:
    """Public games; of a person also those where the viewer played, too."""
    public = results.c.visibility == "public"
    if not (wanted.person and wanted.viewer):
        return public
    other = played.alias()
    both = select(other.c.seat).where(
        other.c.table_id == results.c.table_id, other.c.user_id == wanted.viewer
    )
    return or_(public, both.exists())


def _with(name: str, viewer: str) -> Select[tuple[str]]:
    """Tables with a bot, or somebody whose page the viewer may see, whose name begins with this."""
    key = known_as(name)
    other = played.alias()
    found = select(other.c.table_id).where(other.c.known_as >= key, other.c.known_as < key + LAST)
    if not viewer:
        return found.where(other.c.user_id == "")
    hidden = select(users.c.id).where(
        users.c.id == other.c.user_id, users.c.hides_page, users.c.id != viewer
    )
    return found.where(~hidden.exists(), other.c.user_id.not_in(blocking(viewer)))


def _sitting(tables: Sequence[str]) -> Select[tuple[Any, ...]]:
    """The seats of some games, and what their people have set."""
    people = played.outerjoin(users, users.c.id == played.c.user_id)
    found = select(played, users.c.settings).select_from(people)
    return found.where(played.c.table_id.in_(tables)).order_by(played.c.seat)


def _seen(line: Row[Any]) -> Seen:
    shown = line.settings is not None and shows_page(read_settings(line.settings))
    return Seen(line.user_id, line.name, line.bot, line.rank, line.score, line.mu, shown)

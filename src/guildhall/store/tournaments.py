"""Tournaments: every change is written once, whatever number of workers wants to make it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, func, insert, or_, select, update

from guildhall.core.errors import GuildhallError
from guildhall.store.codec import write_json
from guildhall.store.database import Repository, reads, writes
from guildhall.store.people import check_stays, hold
from guildhall.store.schema import played, results, users
from guildhall.store.tournament_rows import (
    Entrant,
    ListedTournament,
    Pairing,
    Planned,
    Status,
    Terms,
    TournamentRound,
    TournamentRow,
    round_of,
)
from guildhall.store.tournament_schema import entrants, pairings, tournaments
from guildhall.store.upsert import upsert
from guildhall.table.state import CLOSED

UNFINISHED: tuple[Status, ...] = ("signup", "playing")
ENDED: tuple[Status, ...] = ("over", "cancelled")
RECENT = 20
"""So many tournaments that are over are listed."""


class Tournaments(Repository):
    """All tournaments, who takes part, and their tables."""

    @writes("tournament {0.id}")
    def add(self, connection: Connection, row: TournamentRow, most: int | None = None) -> None:
        """Add a tournament; raises too_many_tournaments where its host has so many unfinished."""
        hold(connection, row.host)
        check_stays(connection, row.host)
        mine = (tournaments.c.host == row.host) & tournaments.c.status.in_(UNFINISHED)
        _check_few(connection, select(func.count()).select_from(tournaments).where(mine), most)
        connection.execute(insert(tournaments), _columns(row))

    @reads
    def find(self, connection: Connection, tournament: str) -> TournamentRow | None:
        """A tournament by id."""
        found = connection.execute(_by_id(tournament)).first()
        return _row(found) if found is not None else None

    @reads
    def listed(self, connection: Connection, user: str, limit: int) -> list[ListedTournament]:
        """Those everybody may see and those a user has to do with; the newest of each status."""
        own = select(entrants.c.tournament_id).where(
            entrants.c.user_id == user, entrants.c.state != "out"
        )
        shown = select(tournaments).where(tournaments.c.listed)
        if user:
            mine = or_(tournaments.c.host == user, tournaments.c.id.in_(own))
            shown = select(tournaments).where(or_(tournaments.c.listed, mine))
        rows = []
        for statuses, most in ((UNFINISHED, limit), (ENDED, RECENT)):
            some = shown.where(tournaments.c.status.in_(statuses))
            newest = some.order_by(tournaments.c.updated.desc(), tournaments.c.id).limit(most)
            rows += [_row(line) for line in connection.execute(newest)]
        counts = _counts(connection, [row.id for row in rows])
        entered = set(connection.execute(own).scalars()) if user else set()
        return [ListedTournament(row, counts.get(row.id, 0), row.id in entered) for row in rows]

    @reads
    def newest(self, connection: Connection) -> tuple[int, int]:
        """Changes whenever any tournament does."""
        total = func.coalesce(func.sum(tournaments.c.version), 0)
        count, versions = connection.execute(
            select(func.count(), total).select_from(tournaments)
        ).one()
        return int(count), int(versions)

    @reads
    def versions(self, connection: Connection, ids: Sequence[str]) -> dict[str, int]:
        """Versions of some tournaments."""
        query = select(tournaments.c.id, tournaments.c.version).where(tournaments.c.id.in_(ids))
        return {line.id: line.version for line in connection.execute(query)}

    @reads
    def unfinished(self, connection: Connection) -> list[str]:
        """Ids of those that are not over."""
        query = select(tournaments.c.id).where(tournaments.c.status.in_(UNFINISHED))
        return list(connection.execute(query.order_by(tournaments.c.created)).scalars())

    @reads
    def of_table(self, connection: Connection, table_id: str) -> str:
        """The tournament that a table belongs to, or nothing."""
        query = select(pairings.c.tournament_id).where(pairings.c.table_id == table_id)
        return connection.execute(query).scalar() or ""

    @reads
    def rounds(self, connection: Connection, ids: Sequence[str]) -> dict[str, TournamentRound]:
        """What tables are played for, by table; without those that belong to no tournament."""
        columns = (pairings.c.table_id, pairings.c.round, tournaments.c.name, tournaments.c.terms)
        query = select(*columns).join(tournaments).where(pairings.c.table_id.in_(ids))
        return {
            line.table_id: round_of(line.name, _terms(line.terms), line.round)
            for line in connection.execute(query)
        }

    @reads
    def entrants(self, connection: Connection, tournament: str) -> list[Entrant]:
        """Everybody who has signed up, in that order."""
        query = (
            select(entrants, users.c.name)
            .outerjoin(users, users.c.id == entrants.c.user_id)
            .where(entrants.c.tournament_id == tournament)
            .order_by(entrants.c.since, entrants.c.user_id)
        )
        return [
            Entrant(line.user_id, line.name or "", line.state, line.since)
            for line in connection.execute(query)
        ]

    @reads
    def pairings(self, connection: Connection, tournament: str) -> list[Pairing]:
        """All tables, round by round."""
        own = select(pairings).where(pairings.c.tournament_id == tournament)
        query = own.order_by(pairings.c.round, pairings.c.board)
        return [_pairing(line) for line in connection.execute(query)]

    @reads
    def results(
        self, connection: Connection, ids: Sequence[str]
    ) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
        """Ranks and scores by seat of tables whose results are known."""
        query = select(played).where(played.c.table_id.in_(ids)).order_by(played.c.seat)
        found: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        for line in connection.execute(query):
            ranks, scores = found.get(line.table_id, ((), ()))
            found[line.table_id] = (*ranks, line.rank), (*scores, line.score)
        return found

    @reads
    def closed(self, connection: Connection, ids: Sequence[str]) -> set[str]:
        """Tables that a moderator has closed."""
        query = select(results.c.table_id).where(results.c.table_id.in_(ids))
        return set(connection.execute(query.where(results.c.unrated == CLOSED)).scalars())

    @writes("tournament {0}")
    def enter(
        self,
        connection: Connection,
        tournament: str,
        user: str,
        now: float,
        most: int | None = None,
    ) -> None:
        """Sign a user up, for so many unfinished tournaments beside this one at most.

        Raises no_such_tournament, tournament_closed, tournament_full and too_many_tournaments, and
        not_signed_in for who has left.
        """
        hold(connection, user)
        check_stays(connection, user)
        _check_few(connection, _entered(user, but=tournament), most)
        row = _locked(connection, tournament)
        late = row.status == "playing" and takes_late(row, now)
        if row.status != "signup" and not late:
            raise GuildhallError("tournament_closed", {})
        if _counts(connection, [tournament], but=user).get(tournament, 0) >= row.terms.most:
            raise GuildhallError("tournament_full", {"most": row.terms.most})
        line = {"tournament_id": tournament, "user_id": user, "state": "in", "since": now}
        connection.execute(upsert(connection, entrants, ("state", "since")), line)
        _touch(connection, tournament, now)

    @writes("tournament {0}")
    def leave(
        self,
        connection: Connection,
        tournament: str,
        user: str,
        now: float,
    ) -> None:
        """Pair somebody no longer who has withdrawn; raises tournament_closed where it is over."""
        if _locked(connection, tournament).status not in UNFINISHED:
            raise GuildhallError("tournament_closed", {})
        mine = (entrants.c.tournament_id == tournament) & (entrants.c.user_id == user)
        connection.execute(update(entrants).where(mine).values(state="out"))
        _touch(connection, tournament, now)

    @writes("tournament")
    def stay_away(self, connection: Connection, user: str, now: float) -> None:
        """Pair somebody no longer, in any tournament that goes on, until they come back."""
        mine = (entrants.c.user_id == user) & (entrants.c.state == "in")
        own = select(entrants.c.tournament_id).where(mine)
        here = tournaments.c.id.in_(own) & tournaments.c.status.in_(UNFINISHED)
        for tournament in connection.scalars(select(tournaments.c.id).where(here)).all():
            _locked(connection, tournament)
            this = mine & (entrants.c.tournament_id == tournament)
            connection.execute(update(entrants).where(this).values(state="absent"))
            _touch(connection, tournament, now)

    @writes("tournament {0.id}")
    def go_on(
        self, connection: Connection, row: TournamentRow, tables: Sequence[Pairing], now: float
    ) -> bool:
        """Write the next state of a tournament and its new tables, if nobody else was faster.

        `row` has the version it was made from.
        """
        here = (tournaments.c.id == row.id) & (tournaments.c.version == row.version)
        changed = {
            "status": row.status,
            "round": row.round,
            "rounds": row.rounds,
            "until": row.until,
            "starts": row.starts,
            "planned": write_json(row.planned),
            "version": row.version + 1,
            "updated": now,
        }
        if not connection.execute(update(tournaments).where(here).values(changed)).rowcount:
            return False
        if tables:
            lines = [_pairing_columns(row.id, table) for table in tables]
            connection.execute(insert(pairings), lines)
        return True

    @writes("tournament {0}")
    def settle(
        self,
        connection: Connection,
        tournament: str,
        tables: Sequence[Pairing],
        now: float,
        away: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Write results of tables that have none yet.

        Who was away at the end, by table, is paired no longer: absent until they come back.
        """
        _locked(connection, tournament)
        absent: list[str] = []
        for table in tables:
            here = and_(
                pairings.c.tournament_id == tournament,
                pairings.c.round == table.round,
                pairings.c.board == table.board,
                pairings.c.state == "playing",
            )
            new = _pairing_columns(tournament, table)
            new = {name: new[name] for name in ("state", "ranks", "scores", "settled")}
            if connection.execute(update(pairings).where(here).values(new)).rowcount:
                absent += (away or {}).get(table.table_id, ())
        here = (entrants.c.tournament_id == tournament) & (entrants.c.state == "in")
        gone = update(entrants).where(here, entrants.c.user_id.in_(absent))
        connection.execute(gone.values(state="absent"))
        _touch(connection, tournament, now)


def _entered(user: str, but: str) -> Select[int]:
    """In how many unfinished tournaments a user takes part, without one of them."""
    return (
        select(func.count())
        .select_from(entrants.join(tournaments))
        .where(entrants.c.user_id == user, entrants.c.state == "in", tournaments.c.id != but)
        .where(tournaments.c.status.in_(UNFINISHED))
    )


def _check_few(connection: Connection, count: Select[int], most: int | None) -> None:
    """Raise too_many_tournaments where there are so many already; None: any number."""
    if most is not None and connection.execute(count).scalar_one() >= most:
        raise GuildhallError("too_many_tournaments", {"most": most})


def _by_id(tournament: str) -> Any:
    return select(tournaments).where(tournaments.c.id == tournament)


def _locked(connection: Connection, tournament: str) -> TournamentRow:
    """A tournament that nobody else changes meanwhile."""
    found = connection.execute(_by_id(tournament).with_for_update()).first()
    if found is None:
        raise GuildhallError("no_such_tournament", {})
    return _row(found)


def takes_late(row: TournamentRow, now: float) -> bool:
    """Whether people may still come when it has begun: before the last round."""
    if row.terms.kind == "arena":
        return now < row.until
    return row.round < row.rounds


def _touch(connection: Connection, tournament: str, now: float) -> None:
    changed = {"version": tournaments.c.version + 1, "updated": now}
    connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(changed))


def _counts(connection: Connection, ids: Sequence[str], but: str = "") -> dict[str, int]:
    """How many people take part in each, without one of them."""
    query = (
        select(entrants.c.tournament_id, func.count().label("n"))
        .where(entrants.c.tournament_id.in_(ids), entrants.c.state != "out")
        .where(entrants.c.user_id != but)
        .group_by(entrants.c.tournament_id)
    )
    return {line.tournament_id: line.n for line in connection.execute(query)}


def _columns(row: TournamentRow) -> dict[str, Any]:
    names = ("id", "host", "name", "listed", "status", "round", "rounds", "version", "starts")
    plain = {name: getattr(row, name) for name in (*names, "until", "created", "updated")}
    return {**plain, "terms": write_json(row.terms), "planned": write_json(row.planned)}


def _row(line: Row[Any]) -> TournamentRow:
    plain = {name: getattr(line, name) for name in line._fields if name not in ("terms", "planned")}
    planned = msgspec.json.decode(line.planned, type=Planned)
    return TournamentRow(**plain, terms=_terms(line.terms), planned=planned)


def _terms(kept: str) -> Terms:
    return msgspec.json.decode(kept, type=Terms)


def _pairing_columns(tournament: str, table: Pairing) -> dict[str, Any]:
    return {
        "tournament_id": tournament,
        "round": table.round,
        "board": table.board,
        "table_id": table.table_id,
        "seats": write_json(table.seats),
        "state": table.state,
        "ranks": write_json(table.ranks),
        "scores": write_json(table.scores),
        "settled": table.settled,
    }


def _pairing(line: Row[Any]) -> Pairing:
    return Pairing(
        line.round,
        line.board,
        line.table_id,
        msgspec.json.decode(line.seats, type=tuple[str, ...]),
        line.state,
        msgspec.json.decode(line.ranks, type=tuple[int, ...]),
        msgspec.json.decode(line.scores, type=tuple[int, ...]),
        line.settled,
    )

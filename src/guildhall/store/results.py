"""Results of finished games and the ratings that follow from them, each written once."""

import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, or_, select, text, update

from guildhall.store.database import Repository, reads, writes
from guildhall.store.schema import played, ratings, results, tables
from guildhall.store.statistics import look_at_rows
from guildhall.store.upsert import insert_for, upsert
from guildhall.table.result import GameResult, SeatResult

Row = dict[str, Any]
Pool = tuple[str, str]
"""A game and a pace: what has ratings of its own."""


@dataclass(frozen=True)
class Standing:
    """Strength and its uncertainty after so many rated games, of which so many were won."""

    mu: float
    sigma: float
    games: int
    wins: int


Standings = dict[str, Standing]
Rate = Callable[[Sequence[SeatResult], Standings], Standings]
"""New standings of the people at a table, from those before; who has none is new."""


def known_as(name: str) -> str:
    """What a name is searched by."""
    return " ".join(name.casefold().split())


def rate_all(
    games: Iterable[GameResult], rate: Rate, before: Standings
) -> dict[tuple[str, int], Standing]:
    """Rate games of one pool in the order given; standings by table and seat. Changes `before`."""
    after: dict[tuple[str, int], Standing] = {}
    for game in games:
        if game.unrated:
            continue
        before |= rate(game.seats, before)
        for seat, who in enumerate(game.seats):
            if who.user:
                after[game.table_id, seat] = before[who.user]
    return after


class Results(Repository):
    """Finished games, in the order in which they ended, whatever order they are told in."""

    @reads
    def missing(
        self, connection: Connection, since: float, limit: int, but: Sequence[str] = ()
    ) -> list[str]:
        """Tables that are over, have changed since a moment and have no result; oldest first."""
        query = (
            select(tables.c.id)
            .outerjoin(results, results.c.table_id == tables.c.id)
            .where(tables.c.status == "over", tables.c.updated >= since)
            .where(results.c.table_id.is_(None), tables.c.id.not_in(but))
            .order_by(tables.c.updated)
            .limit(limit)
        )
        return list(connection.execute(query).scalars())

    async def add(self, game: GameResult, rate: Rate) -> bool:
        """Write a result and what it does to ratings; False where it was there already.

        Games that ended later but were told earlier are rated anew.
        """
        return await self._add(f"{game.game} {game.pace}", game, rate)

    @writes("result {0}")
    def _add(self, connection: Connection, _pool: str, game: GameResult, rate: Rate) -> bool:
        pool = game.game, game.pace
        lock(connection, pool)
        row = insert_for(connection, results).values(**_result_row(game))
        if not connection.execute(row.on_conflict_do_nothing().returning(results.c.table_id)).all():
            return False
        connection.execute(insert(played), _played_rows(game))
        if not game.unrated:
            _rate_from(connection, pool, game, rate)
        return True

    @reads
    def all(self, connection: Connection) -> list[GameResult]:
        """All results, in the order in which they ended."""
        order = (results.c.ended, results.c.table_id)
        return _read(connection, connection.execute(select(results).order_by(*order)).all())

    async def replace(self, games: Sequence[GameResult], rate: Rate) -> None:
        """Write all results and ratings anew."""
        rows: list[Row] = []
        standing: list[Row] = []
        ordered = sorted(games, key=_place)
        for pool in sorted({(game.game, game.pace) for game in ordered}):
            own = [game for game in ordered if (game.game, game.pace) == pool]
            now: Standings = {}
            after = rate_all(own, rate, now)
            rows += [
                {**row, **_numbers(after.get((row["table_id"], row["seat"])))}
                for game in own
                for row in _played_rows(game)
            ]
            standing += [_rating_row(user, pool, at) for user, at in now.items()]
        await self._replace([_result_row(game) for game in ordered], rows, standing)

    @writes("result")
    def _replace(
        self, connection: Connection, games: list[Row], seats: list[Row], standing: list[Row]
    ) -> None:
        for pool in sorted({(row["game"], row["pace"]) for row in games}):
            lock(connection, pool)
        for table, rows in ((ratings, standing), (played, seats), (results, games)):
            connection.execute(delete(table))
            if rows:
                connection.execute(insert(table), rows)
        look_at_rows(connection)


def lock(connection: Connection, pool: Pool) -> None:
    """Let one worker at a time rate the games of a pool; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        number = zlib.crc32(f"ratings {pool[0]} {pool[1]}".encode())
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": number})


def _rate_from(connection: Connection, pool: Pool, first: GameResult, rate: Rate) -> None:
    """Rate a game and all later ones of its pool, and write where their people stand now."""
    of_pool = (results.c.game == pool[0]) & (results.c.pace == pool[1])
    later = or_(
        results.c.ended > first.ended,
        and_(results.c.ended == first.ended, results.c.table_id > first.table_id),
    )
    query = select(results).where(of_pool, later, results.c.unrated == "")
    found = connection.execute(query.order_by(results.c.ended, results.c.table_id)).all()
    games = [first, *_read(connection, found)]
    users = sorted({who.user for game in games for who in game.seats if who.user})
    now = _before(connection, pool, first, users) if found else _present(connection, pool, users)
    for (table_id, seat), standing in rate_all(games, rate, now).items():
        here = (played.c.table_id == table_id) & (played.c.seat == seat)
        connection.execute(update(played).where(here).values(_numbers(standing)))
    rows = [_rating_row(user, pool, standing) for user, standing in sorted(now.items())]
    columns = ("mu", "sigma", "games", "wins")
    connection.execute(upsert(connection, ratings, columns), rows)


def _present(connection: Connection, pool: Pool, users: Sequence[str]) -> Standings:
    """Where people stand now."""
    of_pool = (ratings.c.game == pool[0]) & (ratings.c.pace == pool[1])
    rows = connection.execute(select(ratings).where(of_pool, ratings.c.user_id.in_(users)))
    return {row.user_id: Standing(row.mu, row.sigma, row.games, row.wins) for row in rows}


def _before(
    connection: Connection, pool: Pool, first: GameResult, users: Iterable[str]
) -> Standings:
    """Where people stood before a game: what the last one before it says, counted anew."""
    found: Standings = {}
    for user in users:
        mine = (played.c.user_id == user) & (played.c.game == pool[0]) & (played.c.pace == pool[1])
        earlier = or_(
            played.c.ended < first.ended,
            and_(played.c.ended == first.ended, played.c.table_id < first.table_id),
        )
        query = select(played.c.mu, played.c.sigma, played.c.rank)
        query = query.where(mine, earlier, played.c.mu.is_not(None))
        rows = connection.execute(query.order_by(played.c.ended, played.c.table_id)).all()
        if rows:
            wins = sum(row.rank == 1 for row in rows)
            found[user] = Standing(rows[-1].mu, rows[-1].sigma, len(rows), wins)
    return found


def _read(connection: Connection, found: Sequence[Any]) -> list[GameResult]:
    """Results from lines of `results`, with those who played."""
    seats: dict[str, list[SeatResult]] = {line.table_id: [] for line in found}
    names = list(seats)
    for first in range(0, len(names), 500):
        some = played.c.table_id.in_(names[first : first + 500])
        for line in connection.execute(select(played).where(some).order_by(played.c.seat)):
            who = SeatResult(line.user_id, line.name, line.bot, line.rank, line.score)
            seats[line.table_id].append(who)
    return [
        GameResult(
            line.table_id,
            line.game,
            line.pace,
            line.visibility,
            line.options,
            line.ended,
            line.unrated,
            seats[line.table_id],
        )
        for line in found
    ]


def _place(game: GameResult) -> tuple[float, str]:
    return game.ended, game.table_id


def _result_row(game: GameResult) -> Row:
    return {
        "table_id": game.table_id,
        "game": game.game,
        "pace": game.pace,
        "visibility": game.visibility,
        "options": game.options,
        "seats": len(game.seats),
        "ended": game.ended,
        "unrated": game.unrated,
    }


def _played_rows(game: GameResult) -> list[Row]:
    return [
        {
            "table_id": game.table_id,
            "seat": seat,
            "game": game.game,
            "pace": game.pace,
            "ended": game.ended,
            "user_id": who.user,
            "name": who.name,
            "known_as": known_as(who.name),
            "bot": who.bot,
            "rank": who.rank,
            "score": who.score,
            "mu": None,
            "sigma": None,
        }
        for seat, who in enumerate(game.seats)
    ]


def _numbers(standing: Standing | None) -> Row:
    return {
        "mu": None if standing is None else standing.mu,
        "sigma": None if standing is None else standing.sigma,
    }


def _rating_row(user: str, pool: Pool, standing: Standing) -> Row:
    return {
        "user_id": user,
        "game": pool[0],
        "pace": pool[1],
        "games": standing.games,
        "wins": standing.wins,
        **_numbers(standing),
    }

"""Where people stand: the best of a game, and one person's ratings and how they came about."""

from dataclasses import dataclass

from sqlalchemy import Connection, select

from guildhall.store.codec import read_settings
from guildhall.store.database import Repository, reads
from guildhall.store.people import shows_page
from guildhall.store.results import Standing
from guildhall.store.schema import played, ratings, users


@dataclass(frozen=True)
class Ranked(Standing):
    """A person among others."""

    user: str
    name: str
    shown: bool
    """Whether they show their page to others."""


@dataclass(frozen=True)
class Rated(Standing):
    """One person's rating in a game at a pace."""

    game: str
    pace: str


class Standings(Repository):
    """Ratings of people."""

    @reads
    def best(self, connection: Connection, game: str, pace: str, limit: int) -> list[Ranked]:
        """People with an account, the best first."""
        query = (
            select(ratings, users.c.name, users.c.settings)
            .join(users, users.c.id == ratings.c.user_id)
            .where(ratings.c.game == game, ratings.c.pace == pace, users.c.login.is_not(None))
            .order_by(ratings.c.mu.desc(), ratings.c.user_id)
            .limit(limit)
        )
        return [
            Ranked(
                row.mu,
                row.sigma,
                row.games,
                row.wins,
                row.user_id,
                row.name,
                shows_page(read_settings(row.settings)),
            )
            for row in connection.execute(query)
        ]

    @reads
    def of_user(self, connection: Connection, user: str) -> list[Rated]:
        """All ratings of a person, the game played most first."""
        query = select(ratings).where(ratings.c.user_id == user)
        rows = connection.execute(query.order_by(ratings.c.games.desc(), ratings.c.game))
        return [Rated(row.mu, row.sigma, row.games, row.wins, row.game, row.pace) for row in rows]

    @reads
    def curve(
        self, connection: Connection, user: str, game: str, pace: str, limit: int
    ) -> list[tuple[float, float]]:
        """When the last rated games of a person ended, and the rating after each."""
        own = (played.c.user_id == user) & (played.c.game == game) & (played.c.pace == pace)
        query = select(played.c.ended, played.c.mu).where(own, played.c.mu.is_not(None))
        rows = connection.execute(
            query.order_by(played.c.ended.desc(), played.c.table_id.desc()).limit(limit)
        )
        return [(row.ended, row.mu) for row in rows][::-1]

    @reads
    def all(self, connection: Connection) -> dict[tuple[str, str, str], Standing]:
        """Every rating, by person, game and pace."""
        return {
            (row.user_id, row.game, row.pace): Standing(row.mu, row.sigma, row.games, row.wins)
            for row in connection.execute(select(ratings))
        }

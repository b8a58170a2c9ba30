"""Points of a tournament and how ties are broken; `docs/tournaments.md` tells it to players."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

BOT = ""
"""On a seat: nobody who takes part."""


@dataclass(frozen=True)
class Outcome:
    """A finished table: who sat where, their ranks (1 is best, 0: no-show) and their scores."""

    seats: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    def came(self) -> "Outcome":
        """The table as if nobody had sat where somebody did not show up."""
        there = [seat for seat, rank in enumerate(self.ranks) if rank]
        return Outcome(
            tuple(self.seats[seat] for seat in there),
            tuple(self.ranks[seat] for seat in there),
            tuple(self.scores[seat] for seat in there),
        )


def ranks_without(ranks: Sequence[int], missing: Collection[int]) -> tuple[int, ...]:
    """Ranks among those who came; 0 on the seats of the others.

    >>> ranks_without((1, 4, 2, 3), {0, 3})
    (0, 2, 1, 0)
    """
    came = [rank for seat, rank in enumerate(ranks) if seat not in missing]
    return tuple(
        0 if seat in missing else 1 + sum(other < rank for other in came)
        for seat, rank in enumerate(ranks)
    )


@dataclass(frozen=True)
class Standing:
    """Where somebody stands; people who are equal in everything share a place."""

    place: int
    player: str
    points: Fraction
    opponents: Fraction
    """Points of those they have met, on average."""
    wins: int
    margin: Fraction
    """Scores above the average of the others at their tables, added up."""
    games: int

    @property
    def key(self) -> tuple[Fraction, Fraction, int, Fraction]:
        """What is compared, one after the other."""
        return self.points, self.opponents, self.wins, self.margin


@dataclass
class _Sum:
    points: Fraction = Fraction(0)
    wins: int = 0
    margin: Fraction = Fraction(0)
    games: int = 0
    met: list[str] = field(default_factory=list)


def points_of(ranks: Sequence[int], seat: int, full: int) -> Fraction:
    """One point for each opponent behind, half for each who is level, as at a full table.

    >>> [str(points_of((1, 2, 2, 4), seat, 4)) for seat in range(4)]
    ['3', '3/2', '3/2', '0']
    >>> str(points_of((1, 2, 3), 1, 4))
    '3/2'
    """
    own = ranks[seat]
    behind = sum(rank > own for rank in ranks)
    level = sum(rank == own for rank in ranks) - 1
    return (behind + Fraction(level, 2)) * Fraction(full - 1, len(ranks) - 1)


def bye_points(full: int) -> Fraction:
    """What sitting out is worth: the middle of a table."""
    return Fraction(full - 1, 2)


def standings(
    players: Iterable[str], tables: Iterable[Outcome], byes: Iterable[str], full: int
) -> list[Standing]:
    """Everybody, the leader first; those who are equal stand in the order of their ids.

    Who came to a table alone has a bye; who did not come has nothing.
    """
    sums, rested = {player: _Sum() for player in players}, list(byes)
    for outcome in tables:
        table = outcome.came()
        if len(table.seats) == 1:
            rested += table.seats
            continue
        for seat, player in enumerate(table.seats):
            if player in sums:
                _count(sums[player], table, seat, full)
    for player in rested:
        if player in sums:
            sums[player].points += bye_points(full)
    told = [_standing(player, each, sums) for player, each in sums.items()]
    told.sort(key=lambda one: one.player)
    told.sort(key=lambda one: one.key, reverse=True)
    return [_placed(one, told) for one in told]


def _count(of: _Sum, table: Outcome, seat: int, full: int) -> None:
    others = [score for at, score in enumerate(table.scores) if at != seat]
    of.points += points_of(table.ranks, seat, full)
    of.wins += table.ranks[seat] == 1
    of.margin += table.scores[seat] - Fraction(sum(others), len(others))
    of.games += 1
    of.met += [player for at, player in enumerate(table.seats) if at != seat]


def _standing(player: str, own: _Sum, sums: dict[str, _Sum]) -> Standing:
    met = [sums[other].points for other in own.met if other in sums]
    average = sum(met, Fraction(0)) / len(met) if met else Fraction(0)
    return Standing(0, player, own.points, average, own.wins, own.margin, own.games)


def _placed(one: Standing, told: list[Standing]) -> Standing:
    place = 1 + sum(other.key > one.key for other in told)
    return Standing(place, one.player, one.points, one.opponents, one.wins, one.margin, one.games)

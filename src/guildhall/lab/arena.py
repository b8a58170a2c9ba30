"""Tournaments: every bot takes every seat of the same luck, so that neither decides.

A group is one luck played as often as there are seats, the bots moved on by one seat each time.
Only whole groups count. Games depend on the contest alone (with a budget in seconds also on the
speed of the machine), never on where or in which order they were played.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

import msgspec
from openskill.models import PlackettLuce

from guildhall.core.game import OptionValue
from guildhall.lab.estimate import win_shares
from guildhall.lab.intervals import Interval, of_mean, of_share, quantile
from guildhall.lab.simulate import Job, Played


@dataclass(frozen=True)
class Contest:
    """What is played, by whom, and over how many groups."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, OptionValue]
    groups: int
    seed: int
    budget: float

    def jobs(self) -> list[Job]:
        """List all games: group by group, and in each the bots move on by one seat."""
        return [
            Job(self.game, self.seating(turn), self.options, self.seed, group, self.budget)
            for group in range(self.groups)
            for turn in range(len(self.bots))
        ]

    def seating(self, turn: int) -> tuple[str, ...]:
        """Give the bot of each seat in one game of a group."""
        return self.bots[turn:] + self.bots[:turn]

    def seat(self, entrant: int, turn: int) -> int:
        """Give the seat of an entrant in one game of a group."""
        return (entrant - turn) % len(self.bots)


class Rating(msgspec.Struct, frozen=True):
    """Strength and its uncertainty, as openskill's Plackett-Luce model gives them."""

    mu: float
    sigma: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot did; entrants of the same name are taken together, means are per entrant."""

    bot: str
    entrants: int
    share: Interval
    score: Interval
    rating: Rating | None
    moves: int
    seconds_median: float
    seconds_95: float
    seconds_most: float


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a contest; `complete` is false when it was broken off.

    `fair` is the share of an entrant among equals. `illegal` is always 0: a bot that makes an
    illegal move ends the contest with an error.
    """

    game: str
    seats: int
    options: dict[str, OptionValue]
    seed: int
    budget: float
    games: int
    groups: int
    complete: bool
    fair: float
    illegal: int = 0
    standings: list[Standing]


class Entrant:
    """What is collected of one entrant: its means by group and its times of thought."""

    def __init__(self) -> None:
        """Start empty."""
        self.shares: list[float] = []
        self.scores: list[float] = []
        self.seconds: list[float] = []


def whole_groups(contest: Contest, played: Mapping[int, Played]) -> list[list[Played]]:
    """Give the games of every group that is complete, in order."""
    size = len(contest.bots)
    found: list[list[Played]] = []
    for first in range(0, contest.groups * size, size):
        group = [played[at] for at in range(first, first + size) if at in played]
        if len(group) == size:
            found.append(group)
    return found


def standings(contest: Contest, played: Mapping[int, Played], *, rated: bool = True) -> Standings:
    """Sum up the games played so far, by their places in the list of jobs."""
    groups = whole_groups(contest, played)
    entrants = [Entrant() for _ in contest.bots]
    for group in groups:
        for number, entrant in enumerate(entrants):
            _collect(contest, group, number, entrant)
    ratings = _ratings(contest, groups) if rated else None
    names = sorted(set(contest.bots), key=contest.bots.index)
    return Standings(
        game=contest.game,
        seats=len(contest.bots),
        options=dict(contest.options),
        seed=contest.seed,
        budget=contest.budget,
        games=len(groups) * len(contest.bots),
        groups=len(groups),
        complete=len(groups) == contest.groups,
        fair=1 / len(contest.bots),
        standings=[_standing(contest, name, entrants, ratings) for name in names],
    )


def _collect(contest: Contest, group: list[Played], number: int, entrant: Entrant) -> None:
    shares, scores = 0.0, 0
    for turn, game in enumerate(group):
        seat = contest.seat(number, turn)
        shares += win_shares(game.ranks)[seat]
        scores += game.scores[seat]
        if game.seconds:
            entrant.seconds += game.seconds[seat]
    entrant.shares.append(shares / len(group))
    entrant.scores.append(scores / len(group))


def _standing(
    contest: Contest, name: str, entrants: list[Entrant], ratings: list[Rating] | None
) -> Standing:
    places = [at for at, bot in enumerate(contest.bots) if bot == name]
    own = [entrants[at] for at in places]
    seconds = [second for entrant in own for second in entrant.seconds]
    return Standing(
        bot=name,
        entrants=len(own),
        share=of_share(_means([entrant.shares for entrant in own]), contest.seed),
        score=of_mean(_means([entrant.scores for entrant in own]), contest.seed),
        rating=None if ratings is None else _together([ratings[at] for at in places]),
        moves=len(seconds),
        seconds_median=quantile(seconds, 0.5),
        seconds_95=quantile(seconds, 0.95),
        seconds_most=max(seconds, default=0.0),
    )


def _means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(column) for column in zip(*rows, strict=True)]


def _together(ratings: list[Rating]) -> Rating:
    """Give the mean rating of entrants of one name."""
    mu = sum(rating.mu for rating in ratings) / len(ratings)
    return Rating(mu, sqrt(sum(rating.sigma**2 for rating in ratings) / len(ratings)))


def _ratings(contest: Contest, groups: list[list[Played]]) -> list[Rating]:
    """Rate the entrants game by game, in the order of the jobs."""
    model = PlackettLuce()
    rated = [model.rating() for _ in contest.bots]
    for group in groups:
        for turn, game in enumerate(group):
            ranks = [float(game.ranks[contest.seat(at, turn)]) for at in range(len(rated))]
            rated = [team[0] for team in model.rate([[one] for one in rated], ranks=ranks)]
    return [Rating(float(one.mu), float(one.sigma)) for one in rated]

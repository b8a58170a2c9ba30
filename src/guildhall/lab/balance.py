"""How even a game is: what seats and factions win, how long it lasts, one variant beside another.

The same bot plays every seat, so that only the game differs. Every game has a luck of its own;
games of two variants with the same number have the same luck and are compared in pairs.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from guildhall.core.game import OptionValue
from guildhall.core.record import Record
from guildhall.games import find
from guildhall.lab.estimate import win_shares
from guildhall.lab.intervals import Interval, of_mean, of_share, quantile
from guildhall.lab.simulate import Job, play_job


@dataclass(frozen=True)
class Measured:
    """What one game tells: shares, scores and length, and each side's seat and points."""

    decisions: int
    scores: list[int]
    shares: list[float]
    sides: dict[str, tuple[int, int]]


class Part(msgspec.Struct, frozen=True):
    """A seat or a side: in how many games it was, its win share and its mean score."""

    name: str
    games: int
    share: Interval
    score: Interval


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """One variant; `fair` is the share of a seat among equals, `margin` the winner's lead.

    `length` counts decisions; `sides` are factions or guilds, where a game has such.
    """

    options: dict[str, OptionValue]
    games: int
    fair: float
    seats: list[Part]
    sides: list[Part]
    length: Interval
    shortest: int
    median: int
    longest: int
    margin: Interval
    shared: Interval


class Difference(msgspec.Struct, frozen=True):
    """How much more a figure is with the first variant than with the second.

    `name` is the number of a seat, the id of a side, `length` or `margin`.
    """

    name: str
    share: Interval | None
    score: Interval


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """A game measured; `against` and `differences` only where two variants were played."""

    game: str
    seats: int
    bot: str
    seed: int
    budget: float
    complete: bool
    balance: Balance
    against: Balance | None
    differences: list[Difference]


@dataclass(frozen=True)
class Trial:
    """What is to be measured: one or two variants, so many games of each."""

    game: str
    seats: int
    bot: str
    variants: tuple[Mapping[str, OptionValue], ...]
    games: int
    seed: int
    budget: float

    def jobs(self) -> list[Job]:
        """List all games; those of the same luck stand side by side."""
        bots = (self.bot,) * self.seats
        return [
            Job(self.game, bots, variant, self.seed, index, self.budget)
            for index in range(self.games)
            for variant in self.variants
        ]

    def series(self, found: Mapping[int, Measured]) -> list[list[Measured]]:
        """Give the games of each variant, by their places in the list; only whole pairs count."""
        size = len(self.variants)
        firsts = range(0, self.games * size, size)
        whole = [first for first in firsts if all(first + n in found for n in range(size))]
        return [[found[first + n] for first in whole] for n in range(size)]

    def sum_up(self, found: Mapping[int, Measured]) -> Comparison:
        """Sum up the games played so far."""
        series = self.series(found)
        first, *second = (
            balance(variant, games, self.seats, self.seed)
            for variant, games in zip(self.variants, series, strict=True)
        )
        return Comparison(
            game=self.game,
            seats=self.seats,
            bot=self.bot,
            seed=self.seed,
            budget=self.budget,
            complete=len(series[0]) == self.games,
            balance=first,
            against=second[0] if second else None,
            differences=compared(series[0], series[1], self.seats, self.seed) if second else [],
        )


def measure(job: Job) -> Measured:
    """Play a game and note what counts here."""
    played = play_job(replace(job, keep=True))
    record = played.record
    sides = {} if record is None else sides_of(record)
    return Measured(played.decisions, played.scores, win_shares(played.ranks), sides)


def sides_of(record: Record) -> dict[str, tuple[int, int]]:
    """Give the seat and the points of each faction or guild of a finished game."""
    result, verbs = record.result, find(record.header.game).meta.sides
    if result is None:
        return {}
    if verbs:
        taken = (given for given in record.inputs if given.move.split()[0] in verbs)
        return {given.move.split()[1]: (given.by, result.scores[given.by]) for given in taken}
    points: dict[str, int] = defaultdict(int)
    seats: dict[str, int] = {}
    for entry in result.ledger:
        if "faction" in entry["args"]:
            name = entry["args"]["faction"]
            points[name] += entry["points"]
            seats[name] = entry["seat"]
    return {name: (seats[name], points[name]) for name in sorted(seats)}


def balance(
    options: Mapping[str, OptionValue], games: Sequence[Measured], seats: int, seed: int
) -> Balance:
    """Sum up the games of one variant."""
    lengths = [game.decisions for game in games]
    return Balance(
        options=dict(options),
        games=len(games),
        fair=1 / seats,
        seats=[_seat(str(seat), games, seat, seed) for seat in range(seats)],
        sides=[_side(name, games, seed) for name in _side_names(games)],
        length=of_mean(lengths, seed),
        shortest=min(lengths, default=0),
        median=int(quantile(lengths, 0.5)),
        longest=max(lengths, default=0),
        margin=of_mean([_margin(game) for game in games], seed),
        shared=of_share([float(max(game.shares) < 1) for game in games], seed),
    )


def _seat(name: str, games: Sequence[Measured], seat: int, seed: int) -> Part:
    shares = [game.shares[seat] for game in games]
    scores = [float(game.scores[seat]) for game in games]
    return Part(name, len(games), of_share(shares, seed), of_mean(scores, seed))


def _side_names(games: Sequence[Measured]) -> list[str]:
    return sorted({name for game in games for name in game.sides})


def _side(name: str, games: Sequence[Measured], seed: int) -> Part:
    there = [game for game in games if name in game.sides]
    shares = [game.shares[game.sides[name][0]] for game in there]
    points = [float(game.sides[name][1]) for game in there]
    return Part(name, len(there), of_share(shares, seed), of_mean(points, seed))


def _margin(game: Measured) -> float:
    first, second, *_ = sorted(game.scores, reverse=True)
    return float(first - second)


def compared(
    ones: Sequence[Measured], others: Sequence[Measured], seats: int, seed: int
) -> list[Difference]:
    """Compare two variants game by game: seats, sides that both have, length and margin."""
    pairs = list(zip(ones, others, strict=True))
    found = [
        Difference(
            str(seat),
            of_mean([a.shares[seat] - b.shares[seat] for a, b in pairs], seed),
            of_mean([float(a.scores[seat] - b.scores[seat]) for a, b in pairs], seed),
        )
        for seat in range(seats)
    ]
    for name in _side_names(ones):
        both = [(a, b) for a, b in pairs if name in a.sides and name in b.sides]
        if both:
            found.append(_side_difference(name, both, seed))
    figures: dict[str, Callable[[Measured], float]] = {
        "length": lambda game: float(game.decisions),
        "margin": _margin,
    }
    for name, figure in figures.items():
        changes = [figure(a) - figure(b) for a, b in pairs]
        found.append(Difference(name, None, of_mean(changes, seed)))
    return found


def _side_difference(name: str, both: Sequence[tuple[Measured, Measured]], seed: int) -> Difference:
    shares = [a.shares[a.sides[name][0]] - b.shares[b.sides[name][0]] for a, b in both]
    points = [float(a.sides[name][1] - b.sides[name][1]) for a, b in both]
    return Difference(name, of_mean(shares, seed), of_mean(points, seed))

"""What the characters of a game do otherwise, and what it costs them.

    python -m benchmarks.styles guildes --seats 4 --games 200

The plain level and its characters sit at one table (some of them twice, or by turns, as seats
allow), rotating seats with the same luck. For each prints the share of the wins and the points with
95 % intervals over groups, and how often per game it made the moves that show each character
(`habit` in the game's `styles.toml`). Use the compiled rules:
GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle, islice

from guildhall.bots.styles import styles_of
from guildhall.games import find
from guildhall.lab.arena import Contest
from guildhall.lab.estimate import win_shares
from guildhall.lab.executors import read_place, spread
from guildhall.lab.intervals import Interval, of_mean
from guildhall.lab.simulate import Job, play_job


@dataclass(frozen=True)
class Seen:
    """What one bot did in one game."""

    bot: str
    share: float
    score: int
    habits: dict[str, int]


def watch(job: Job) -> list[Seen]:
    """Play a game and count the moves that show characters, by seat."""
    played = play_job(replace(job, keep=True))
    shares = win_shares(played.ranks)
    inputs = played.record.inputs if played.record else []
    shows = {name: re.compile(one.habit).fullmatch for name, one in styles_of(job.game).items()}
    return [
        Seen(
            bot,
            shares[seat],
            played.scores[seat],
            {
                name: sum(given.by == seat and bool(fits(given.move)) for given in inputs)
                for name, fits in shows.items()
            },
        )
        for seat, bot in enumerate(job.bots)
    ]


def contests(game: str, level: str, seats: int, games: int, seed: int) -> Iterator[Contest]:
    """Tables of the plain level with as many of its characters as there is room for."""
    names = [f"{level}:{name}" for name in styles_of(game)]
    tables = len(names) if len(names) >= seats else 1
    for table in range(tables):
        guests = islice(cycle(names), table, table + seats - 1)
        groups = -(-games // (seats * tables))
        yield Contest(game, (level, *guests), find(game).settle(seats, {}), groups, seed + table, 1)


def written(one: Interval, digits: int = 2) -> str:
    """Write a mean with its interval."""
    return f"{one.mean:.{digits}f} ({one.low:.{digits}f} to {one.high:.{digits}f})"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="expert", help="expert or journeyman")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--executor", default="local:1", help="as in guildhall arena")
    args = parser.parse_args()
    seats = args.seats or max(find(args.game).seats)
    groups: dict[str, list[list[Seen]]] = defaultdict(list)
    for contest in contests(args.game, args.level, seats, args.games, args.seed):
        together: dict[tuple[int, str], list[Seen]] = defaultdict(list)
        for at, seen in spread(read_place(args.executor), watch, contest.jobs()):
            for one in seen:
                together[at // seats, one.bot].append(one)
        for (_, bot), some in sorted(together.items()):
            groups[bot].append(some)
    report(args.game, seats, groups, args.seed)


def report(game: str, seats: int, groups: dict[str, list[list[Seen]]], seed: int) -> None:
    """Print a line per bot; a group of games with the same luck is one observation."""
    print(f"{game}, {seats} seats, fair share {1 / seats:.3f}")
    for bot, groups_of in groups.items():
        share = of_mean([mean([one.share for one in some]) for some in groups_of], seed)
        score = of_mean([mean([one.score for one in some]) for some in groups_of], seed)
        games = sum(map(len, groups_of))
        print(f"{bot:24} {games:5} games  wins {written(share, 3)}  points {written(score, 1)}")
        for name in styles_of(game):
            habit = [mean([one.habits[name] for one in some]) for some in groups_of]
            print(f"{'':24} moves of the {name}: {written(of_mean(habit, seed))}")


def mean(numbers: list[float] | list[int]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


if __name__ == "__main__":
    main()

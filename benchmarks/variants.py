"""Searching bots with other settings against each other: every one plays every seat of each luck.

    python -m benchmarks.variants guildes --cpu 0.1 --games 400 --executor local:16 \
        grandmaster "grandmaster lead=0" "halving heat=2000 early=16000" halving

A bot is a name and settings as in the `meta.toml` of its game: those of `grandmaster`, of `net` for
nettree, of `master` (depth, heat, early, plies) for halving. Any other name is a bot as usual. All
that search have the same processor time for a move. Prints each one's share of the wins and points
with 95 % intervals over groups of games that share their luck, equal bots together; Ctrl-C prints
what is there.
Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from dataclasses import dataclass
from statistics import fmean

import msgspec

from guildhall.bots import Bot, find_bot
from guildhall.bots.grandmaster import Grandmaster, net_guide
from guildhall.bots.master import Master
from guildhall.bots.search import Knobs
from guildhall.bots.thinker import Budget
from guildhall.bots.tree_master import TreeMaster
from guildhall.core.game import Game
from guildhall.games import GAMES, find
from guildhall.lab.arena import Contest
from guildhall.lab.estimate import win_shares
from guildhall.lab.executors import read_place, spread
from guildhall.lab.intervals import of_mean
from guildhall.lab.simulate import bot_game, new_game


@dataclass(frozen=True)
class Task:
    """One game of a contest: the luck of its group, and how far the bots have moved on."""

    contest: Contest
    at: int


Outcome = list[tuple[float, float]]
"""By entrant: its part of the win, and its points."""


def made(game: Game, spec: str, seconds: float) -> Bot:
    """Make a bot from a name and settings."""
    name, *given = spec.split()
    values = {key: int(value) for key, _, value in (each.partition("=") for each in given)}
    budget = Budget(seconds, processor=True)
    chosen = game.meta.bots
    if name == "grandmaster":
        settings = msgspec.structs.replace(chosen.grandmaster, **values)
        return Grandmaster(game, budget, settings=settings)
    if name == "nettree":
        planning = msgspec.structs.replace(chosen.net, **values)
        return TreeMaster(game, budget, guides=net_guide, settings=planning)
    if name == "halving":
        used = msgspec.structs.replace(chosen.master, **values)
        knobs = Knobs(depth=used.depth, heat=used.heat, plies=used.plies, early=used.early)
        return Master(game, budget, knobs=knobs)
    searching = name in ("master", "tree")
    return find_bot(f"{name}:{seconds}c" if searching else name, game)


def play(task: Task) -> Outcome:
    """Play a game; gives what each entrant came to."""
    contest = task.contest
    turn = task.at % len(contest.bots)
    match = new_game(contest.jobs()[task.at])
    seated = contest.seating(turn)
    bot_game(match, [made(match.game, spec, contest.budget) for spec in seated], contest.budget)
    shares = win_shares([int(rank) for rank in match.state.ranks()])
    scores = match.state.scores()
    seats = [contest.seat(entrant, turn) for entrant in range(len(contest.bots))]
    return [(shares[seat], float(scores[seat])) for seat in seats]


def report(contest: Contest, found: dict[int, Outcome]) -> None:
    """Print a line for each bot, over the groups that are whole; equal ones count together."""
    size = len(contest.bots)
    groups = [range(first, first + size) for first in range(0, contest.groups * size, size)]
    whole = [group for group in groups if all(at in found for at in group)]
    if len(whole) < 2:
        return
    for spec in dict.fromkeys(contest.bots):
        equal = [entrant for entrant, bot in enumerate(contest.bots) if bot == spec]
        wins, points = (
            of_mean(
                [fmean(found[at][each][part] for at in group for each in equal) for group in whole]
            )
            for part in (0, 1)
        )
        print(
            f"{contest.game} {spec}: {wins.mean:.3f} ({wins.low:.3f} to {wins.high:.3f}),"
            f" points {points.mean:.1f} ({points.low:.1f} to {points.high:.1f}),"
            f" {len(whole) * size} games",
            flush=True,
        )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Bots with other settings against each other.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument("--cpu", type=float, default=0.1, help="seconds of processor for a move")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="end after so many")
    parser.add_argument("--executor", default="local:1")
    args = parser.parse_args()
    groups = -(-args.games // len(args.bots))
    settled = find(args.game).settle(len(args.bots), {})
    contest = Contest(args.game, tuple(args.bots), settled, groups, args.seed, args.cpu)
    tasks = [Task(contest, at) for at in range(groups * len(args.bots))]
    found: dict[int, Outcome] = {}
    try:
        for at, outcome in spread(read_place(args.executor, args.minutes), play, tasks):
            found[at] = outcome  # noqa: PERF403  kept when it is broken off
    except KeyboardInterrupt:
        print("broken off")
    report(contest, found)


if __name__ == "__main__":
    main()

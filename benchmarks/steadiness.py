"""Whether more thinking changes the choice: the same decisions with more and more playouts.

    python -m benchmarks.steadiness guildes --seats 4 --decisions 8 --playouts 100,1000,8000

Journeymen play; at decisions spread over their games a bot is asked twice with each budget, with
other luck. After each decision prints, by budget, the part of it that was used, how often both
answers were the same, and how often the first was also the first of the largest budget. A function
of the seed. Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean

from benchmarks.thinking import APART, asked
from guildhall.bots import find_bot
from guildhall.bots.thinker import Thinker
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.view import View
from guildhall.games import find


@dataclass
class Tally:
    """What one budget has shown, a number for each decision."""

    used: list[float] = field(default_factory=list)
    same: list[bool] = field(default_factory=list)
    last: list[bool] = field(default_factory=list)


def answers(
    bot: str, game: Game, playouts: int, question: tuple[View, list[int]], seed: int
) -> tuple[list[int], float]:
    """Give two choices with other luck, and the part of the playouts that was made."""
    thinker = find_bot(f"{bot}:{playouts}p", game)
    if not isinstance(thinker, Thinker):
        raise SystemExit(f"{bot} does not search")
    moves, made = [], 0
    for again in range(2):
        ranked = thinker.weigh(*question, FastLuck(2 * seed + again), 0)
        moves.append(ranked[0].move)
        made += sum(candidate.visits for candidate in ranked)
    return moves, made / playouts / 2


def report(tallies: dict[int, Tally]) -> None:
    """Print a line for each budget."""
    for playouts, tally in tallies.items():
        print(
            f"{playouts:6} playouts, {len(tally.used)} decisions: used {fmean(tally.used):.2f},"
            f" the same twice {sum(tally.same)}, as with most playouts {sum(tally.last)}",
            flush=True,
        )


def main() -> None:
    """Ask and print."""
    parser = argparse.ArgumentParser(description="Whether more thinking changes the choice.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="grandmaster")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=8)
    parser.add_argument("--playouts", default="100,1000,8000")
    args = parser.parse_args()
    game, budgets = find(args.game), [int(each) for each in args.playouts.split(",")]
    tallies = {playouts: Tally() for playouts in budgets}
    questions = islice(asked(game, args.seats), 0, args.decisions * APART, APART)
    for seed, question in enumerate(questions):
        told = {each: answers(args.bot, game, each, question, seed) for each in budgets}
        most = told[max(budgets)][0][0]
        for playouts, (moves, used) in told.items():
            tallies[playouts].used.append(used)
            tallies[playouts].same.append(moves[0] == moves[1])
            tallies[playouts].last.append(moves[0] == most)
        report(tallies)


if __name__ == "__main__":
    main()

"""An opponent that nobody tuned to: plain information-set tree search with random playouts.

    python -m benchmarks.outsider colonia --bot tree:1c --seats 4 --games 24 --seconds 1
    python -m benchmarks.outsider guildes --bot master:200p --playouts 400 --games 24

One bot plays every seat of the same luck against outsiders; prints its share of the wins with a
95 % interval over games, beside the fair share, and its mean lead in points. The outsider knows the
rules and its view: no judge, no prior, no weights. Seconds are processor time; a bot that searches
says its own: `grandmaster:1c`.
Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt

from guildhall.bots import Bot, find_bot
from guildhall.bots.thinker import Budget, Clock
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck, key_from_seed
from guildhall.core.playout import draw_due, playout
from guildhall.core.state import State
from guildhall.core.view import View
from guildhall.games import GAMES, find
from guildhall.lab.estimate import win_shares
from guildhall.lab.executors import read_place, spread
from guildhall.lab.intervals import of_mean, of_share
from guildhall.lab.simulate import bot_game
from guildhall.table.match import new_match

EXPLORING = 0.7
"""The constant of the textbook, for rewards from 0 to 1."""


@dataclass
class Branch:
    """A move of a seat, how often it was possible and tried, and what it won that seat."""

    seat: int
    available: int = 0
    visits: int = 0
    won: float = 0.0
    after: dict[tuple[int, int], "Branch"] = field(default_factory=dict)

    def bound(self) -> float:
        """Give the upper confidence bound, by how often the move was possible."""
        return self.won / self.visits + EXPLORING * sqrt(log(self.available) / self.visits)


class Outsider:
    """Single-observer information-set tree search (Cowling, Powley and Whitehouse 2012)."""

    def __init__(self, game: Game, budget: Budget) -> None:
        """Take the game and how long to think."""
        self.game = game
        self.budget = budget

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:  # noqa: ARG002
        """Give the move that was tried most."""
        if len(legal) == 1:
            return legal[0]
        own, clock = FastLuck(luck.below(1 << 31, 0)), Clock(self.budget)
        root = Branch(view.seat)
        going = True
        while going:
            self._iterate(root, self.game.imagine(view, own), view.seat, own)
            going = clock.tick()
        tried = {move: branch.visits for (_, move), branch in root.after.items()}
        return max(legal, key=lambda move: tried.get(move, 0))

    def _iterate(self, root: Branch, state: State, seat: int, luck: FastLuck) -> None:
        """Go down the tree, add a branch, play on at random, and tell all on the way who won."""
        way, branch, fresh = [], root, False
        while not state.over() and not fresh:
            moves = [int(move) for move in state.legal(seat)]
            branch, move, fresh = _step(branch, seat, moves, luck)
            way.append(branch)
            state.play(seat, move)
            draw_due(state, luck)
            actors = int(state.actors())
            seat = (actors & -actors).bit_length() - 1
        playout(state, luck, luck)
        shares = win_shares([int(rank) for rank in state.ranks()])
        for passed in way:
            passed.visits += 1
            passed.won += shares[passed.seat]


def _step(branch: Branch, seat: int, moves: list[int], luck: FastLuck) -> tuple[Branch, int, bool]:
    """Choose a move that was never tried here, by lot, or the one with the highest bound."""
    known = {move: branch.after[seat, move] for move in moves if (seat, move) in branch.after}
    for other in known.values():
        other.available += 1
    untried = [move for move in moves if move not in known]
    if untried:
        move = untried[int(luck.below(len(untried)))]
        new = branch.after[seat, move] = Branch(seat, available=1)
        return new, move, True
    move = max(known, key=lambda one: known[one].bound())
    return known[move], move, False


@dataclass(frozen=True)
class Task:
    """One game: the bot on a seat, the luck of a group of games, and what outsiders may spend."""

    game: str
    seats: int
    bot: str
    budget: Budget
    seed: int
    index: int

    def seat(self) -> int:
        """Give where the bot sits."""
        return self.index % self.seats


def play(task: Task) -> tuple[float, float]:
    """Play a game; gives the bot's share of the win and its lead over the others' mean."""
    game, seat = find(task.game), task.seat()
    bots: list[Bot] = [Outsider(game, task.budget) for _ in range(task.seats)]
    bots[seat] = find_bot(task.bot, game)
    options = game.settle(task.seats, {})
    luck = key_from_seed(task.seed, task.index // task.seats)
    match = new_match(game, task.seats, options, key=luck)
    bot_game(match, bots, task.budget.seconds)
    scores = [int(score) for score in match.state.scores()]
    share = win_shares([int(rank) for rank in match.state.ranks()])[seat]
    return share, scores[seat] - (sum(scores) - scores[seat]) / (task.seats - 1)


def report(args: argparse.Namespace, found: list[tuple[float, float]]) -> None:
    """Print what is there, over games."""
    if len(found) < 2:
        return
    share, lead = of_share([one for one, _ in found]), of_mean([other for _, other in found])
    print(
        f"{args.game} {args.seats} seats  {args.bot} among outsiders  {len(found)} games"
        f"  share {share.mean:.3f} ({share.low:.3f} to {share.high:.3f}), fair {1 / args.seats:.3f}"
        f"  lead {lead.mean:.1f} ({lead.low:.1f} to {lead.high:.1f})",
        flush=True,
    )


def main() -> None:
    """Play and print after every game."""
    parser = argparse.ArgumentParser(description="A bot among outsiders.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bot", default="master", help="as in arena: expert, grandmaster:1c")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--playouts", type=int, default=0, help="of an outsider, not seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="end after so many")
    parser.add_argument("--executor", default="local:1")
    args = parser.parse_args()
    budget = Budget(args.seconds, args.playouts, processor=True)
    facts = (args.game, args.seats, args.bot, budget, args.seed)
    tasks = [Task(*facts, index) for index in range(args.games)]
    found: list[tuple[float, float]] = []
    try:
        for _, told in spread(read_place(args.executor, args.minutes), play, tasks):
            found.append(told)
            report(args, found)
    except KeyboardInterrupt:
        print("broken off")


if __name__ == "__main__":
    main()

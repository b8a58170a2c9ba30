"""An opponent that nobody tuned to: plain information-set tree search with random playouts.

    python -m benchmarks.outsider colonia --bot tree --seats 4 --games 24 --seconds 1
    python -m benchmarks.outsider guildes --bot master:200p --playouts 400 --games 24

One bot plays every seat of the same luck against outsiders; prints its share of the wins with a
95 % interval, beside the fair share, and its mean lead in points. The outsider knows the rules and
its view: no judge, no prior, no weights. Seconds are processor time, for both sides.
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


def shares_of(args: argparse.Namespace, index: int) -> tuple[float, float]:
    """Play one luck with the bot on every seat; gives its mean share and lead."""
    game = find(args.game)
    budget = Budget(args.seconds, args.playouts, processor=True)
    share = lead = 0.0
    for seat in range(args.seats):
        bots: list[Bot] = [Outsider(game, budget) for _ in range(args.seats)]
        bots[seat] = find_bot(args.bot, game)
        options = game.settle(args.seats, {})
        match = new_match(game, args.seats, options, key=key_from_seed(args.seed, index))
        bot_game(match, bots, args.seconds)
        scores = [int(score) for score in match.state.scores()]
        share += win_shares([int(rank) for rank in match.state.ranks()])[seat]
        lead += scores[seat] - (sum(scores) - scores[seat]) / (args.seats - 1)
    return share / args.seats, lead / args.seats


def main() -> None:
    """Play and print after every group."""
    parser = argparse.ArgumentParser(description="A bot among outsiders.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bot", default="master")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--playouts", type=int, default=0, help="of an outsider, not seconds")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if ":" not in args.bot:
        args.bot += f":{args.seconds}c"
    shares, leads = [], []
    for index in range(max(1, round(args.games / args.seats))):
        share, lead = shares_of(args, index)
        shares.append(share)
        leads.append(lead)
        share_of, lead_of = of_share(shares, args.seed), of_mean(leads, args.seed)
        print(
            f"{args.game} {args.seats} seats  {args.bot} among outsiders"
            f"  {len(shares) * args.seats} games  share {share_of.mean:.3f}"
            f" ({share_of.low:.3f} to {share_of.high:.3f}), fair {1 / args.seats:.3f}"
            f"  lead {lead_of.mean:.1f} ({lead_of.low:.1f} to {lead_of.high:.1f})",
            flush=True,
        )


if __name__ == "__main__":
    main()

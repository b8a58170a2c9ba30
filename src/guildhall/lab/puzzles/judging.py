"""What the moves of one decision are worth: all of them, in the same imagined worlds.

The master asks which move is best and stops when it knows; here the question is by how much, for
every legal move. Worlds are imagined from the view, so only what the seat can know counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from statistics import fmean, stdev

from guildhall.bots.master import knobs_of
from guildhall.bots.search import WHOLE, Search
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import State
from guildhall.core.view import View

LAST = 3
"""So many moves stay in the race to the end."""
FEWEST = 8
"""Rounds before moves are dropped."""


@dataclass(frozen=True)
class Verdict:
    """Win shares (0 to 1) of all moves, the best first; by how much it leads, and how surely."""

    shares: dict[int, float]
    lead: float
    error: float

    @property
    def best(self) -> int:
        """The move with the greatest share."""
        return next(iter(self.shares))


class Weighing:
    """Plays the moves of a decision out, round by round, each round in one world."""

    def __init__(self, game: Game, view: View, legal: Sequence[int], seed: int) -> None:
        self.game, self.view = game, view
        self.judge = find_judge(game.name)
        self.search = Search(self.judge, view.seats, view.seat, knobs_of(game))
        self.luck = FastLuck(seed)
        self.worlds: list[State] = []
        self.rounds = 0
        self.payoffs: dict[int, list[float]] = {move: [] for move in legal}
        """By move, round by round; a move that was dropped has fewer than the others."""

    def play(self, moves: Sequence[int], rounds: int) -> None:
        """Play moves out in so many more worlds."""
        for _ in range(rounds):
            world, seed = self._world(), int(self.luck.below(1 << 31))
            for move in moves:
                self.payoffs[move].append(self.search.sample(world, move, seed) / WHOLE)

    def _world(self) -> State:
        """A new world; where nothing is hidden there is only one."""
        self.rounds += 1
        if self.worlds and self.game.meta.open:
            return self.worlds[0]
        world = self.game.imagine(self.view, self.luck)
        self.judge.reopen(world, self.view.seat)
        self.worlds = [world]
        return world

    def ranked(self, moves: Sequence[int]) -> list[int]:
        """Moves that were played equally often, the best first."""
        return sorted(moves, key=lambda move: -fmean(self.payoffs[move]))

    def difference(self, one: int, other: int) -> list[float]:
        """By how much one move was better than another, in the worlds that both met."""
        pairs = zip(self.payoffs[one], self.payoffs[other], strict=False)
        return [mine - theirs for mine, theirs in pairs]


def judged(game: Game, view: View, legal: Sequence[int], seed: int, playouts: int) -> Verdict:
    """Judge a decision of at least two moves by so many playouts, more of them for good moves."""
    weighing = Weighing(game, view, legal, seed)
    alive = list(legal)
    halvings = max(1, ceil(log2(len(alive) / LAST)) + 1)
    for _ in range(halvings):
        rounds = max(FEWEST, playouts // (halvings * len(alive)))
        weighing.play(alive, rounds)
        alive = weighing.ranked(alive)[: max(LAST, len(alive) // 2)]
    best, second, *_ = weighing.ranked(alive)
    share = fmean(weighing.payoffs[best])
    shares = {move: share - fmean(weighing.difference(best, move)) for move in legal}
    leads = weighing.difference(best, second)
    ordered = dict(sorted(shares.items(), key=lambda pair: -pair[1]))
    return Verdict(ordered, fmean(leads), stdev(leads) / sqrt(len(leads)))

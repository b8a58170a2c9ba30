"""Playouts that a network leads at first: many at once, so that it is asked seldom."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from guildhall.bots.foresight import Try
from guildhall.bots.guide import Leaf, cells_of, rows_of
from guildhall.bots.leaning import FINE, leanings
from guildhall.bots.onnx import Net
from guildhall.bots.search import WHOLE, Knobs, Search
from guildhall.bots.weights import find_judge
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE, State

HEAT = 0.5
"""How evenly the network draws its moves; while it learned it was 1."""
DRAWS = 1 << 30


@dataclass(frozen=True)
class Run:
    """A playout on its way, and its luck."""

    state: State
    luck: FastLuck


class Leading:
    """Plays a seat's moves out: the network makes the first decisions of all, the judge the rest.

    What follows a move at once says most about it, and there a network plays better than a judge.
    """

    def __init__(self, net: Net, seats: int, seat: int, knobs: Knobs, many: int) -> None:
        """Take who moves, how playouts go on, and how many decisions the network makes."""
        game = net.game
        self.net = net
        self.seats, self.seat, self.many = seats, seat, many
        self.size = game.encoding.size(seats, net.places)
        self.width = game.words.moves.size
        self.judge = find_judge(game.name)
        self.search = Search(self.judge, seats, seat, knobs)

    def shares(self, tries: Sequence[Try]) -> list[float]:
        """Give the seat's part of the win (0 to 1) after each of these tries."""
        runs = [Run(each.world.copy(), FastLuck(each.seed)) for each in tries]
        for run, each in zip(runs, tries, strict=True):
            run.state.play(self.seat, each.move)
        for _ in range(self.many):
            asked = [(run, leaf) for run in runs if (leaf := self._question(run))]
            if not asked:
                break
            likings = self._likings([leaf for _, leaf in asked])
            for (run, leaf), liked in zip(asked, likings, strict=True):
                run.state.play(leaf.seat, leaf.moves[drawn(liked, run.luck)])
        return [self._played_out(run) for run in runs]

    def _question(self, run: Run) -> Leaf | None:
        """Play on to where somebody has a choice; None when the game is over."""
        state = run.state
        while not state.over():
            mask = int(state.actors())
            if mask == 0:
                state.play(CHANCE, run.luck.pick(state.chance(), 0))
                continue
            seat = (mask & -mask).bit_length() - 1
            moves = state.legal(seat)
            if len(moves) > 1:
                return Leaf(state, seat, moves, 0)
            state.play(seat, moves[0])
        return None

    def _likings(self, leaves: list[Leaf]) -> list[list[float]]:
        """Ask the network about all of them at once; gives the logits of each one's moves."""
        net, numpy = self.net, self.net.numpy
        written = rows_of(net.game.scribe, leaves, self.seats, net.places, self.size)
        rows = numpy.frombuffer(written, numpy.int16).reshape(len(leaves), self.size)
        (logits,) = net.answers(rows, "logits")
        cells = numpy.frombuffer(cells_of(leaves, self.width), numpy.int64)
        told = iter(logits.ravel()[cells].tolist())
        return [[next(told) + lean for lean in self._leans(leaf)] for leaf in leaves]

    def _leans(self, leaf: Leaf) -> list[float]:
        """Give how the judge leans the moves of a leaf, where the network learned with it."""
        if not self.net.trust:
            return [0.0] * len(leaf.moves)
        worths = list(self.judge.worths(leaf.state, leaf.seat, leaf.moves))
        return [lean / FINE for lean in leanings(worths, self.net.trust)]

    def _played_out(self, run: Run) -> float:
        self.search.run(run.state, run.luck)
        return int(self.search.payoffs(run.state)[self.seat]) / WHOLE


def drawn(liked: Sequence[float], luck: FastLuck) -> int:
    """Draw the place of a move: the more it is liked, the likelier."""
    best = max(liked)
    parts = [exp((one - best) / HEAT) for one in liked]
    left = int(luck.below(DRAWS)) / DRAWS * sum(parts)
    for at, part in enumerate(parts):
        left -= part
        if left < 0:
            return at
    return len(parts) - 1

"""Playouts that a network leads at first: many at once, so that it is asked seldom."""

from collections.abc import Sequence

from guildhall.bots.flock import Run, answered, questions
from guildhall.bots.foresight import Try
from guildhall.bots.guide import Leaf, cells_of, rows_of
from guildhall.bots.leaning import in_thousandths
from guildhall.bots.onnx import Net
from guildhall.bots.search import WHOLE, Knobs, Search
from guildhall.bots.weights import find_judge
from guildhall.core.luck import FastLuck


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
        self.trust = in_thousandths(net.trust)
        self.search = Search(self.judge, seats, seat, knobs)

    def shares(self, tries: Sequence[Try]) -> list[float]:
        """Give the seat's part of the win (0 to 1) after each of these tries."""
        runs = [Run(each.world.copy(), FastLuck(each.seed)) for each in tries]
        for run, each in zip(runs, tries, strict=True):
            run.state.play(self.seat, each.move)
        for _ in range(self.many):
            asked = questions(runs)
            if not asked:
                break
            answered(runs, self._logits(asked), self.judge, self.trust)
        return [self._played_out(run) for run in runs]

    def _logits(self, leaves: list[Leaf]) -> list[float]:
        """Ask the network about all of them at once; gives the logits of all their moves."""
        net, numpy = self.net, self.net.numpy
        written = rows_of(net.game.scribe, leaves, self.seats, net.places, self.size)
        rows = numpy.frombuffer(written, numpy.int16).reshape(len(leaves), self.size)
        (logits,) = net.answers(rows, "logits")
        cells = numpy.frombuffer(cells_of(leaves, self.width), numpy.int64)
        told: list[float] = logits.ravel()[cells].tolist()
        return told

    def _played_out(self, run: Run) -> float:
        self.search.run(run.state, run.luck)
        return int(self.search.payoffs(run.state)[self.seat]) / WHOLE

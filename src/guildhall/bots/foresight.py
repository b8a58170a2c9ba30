"""What a network foresees of moves: played on a little, then looked at with the mover's eyes."""

from collections.abc import Sequence
from dataclasses import dataclass

from guildhall.bots.guide import Leaf, rows_of
from guildhall.bots.onnx import Net
from guildhall.bots.search import WHOLE, Knobs, Search
from guildhall.bots.weights import find_judge
from guildhall.core.luck import FastLuck
from guildhall.core.state import State


@dataclass(frozen=True)
class Try:
    """A move in an imagined world; the seed is the luck of what follows."""

    world: State
    move: int
    seed: int


class Foresight:
    """Plays a seat's moves on, as the judge guides, to the seat's next question but some.

    A network has learned to look where a seat decides, and knows best what becomes of that seat. So
    it is asked there, about many ends at once; a game that is over needs no forecast.
    """

    def __init__(self, net: Net, seats: int, seat: int, least: int, blend: float = 0.0) -> None:
        """Take who moves, and after how many decisions of all seats the network may be asked.

        `blend`: the part of a forecast that is the judge's, who plays on as a master does.
        """
        game = net.game
        chosen = game.meta.bots.master
        knobs = Knobs(depth=chosen.depth, heat=chosen.heat, early=chosen.early)
        self.net = net
        self.seats, self.seat = seats, seat
        self.least, self.blend = least, blend
        self.size = game.encoding.size(seats, net.places)
        self.search = Search(find_judge(game.name), seats, seat, knobs)

    def shares(self, tries: Sequence[Try]) -> list[float]:
        """Give the seat's part of the win (0 to 1) after each of these tries."""
        ends = [self._end(each) for each in tries]
        told = iter(self._told([end for end in ends if isinstance(end, Leaf)]))
        return [next(told) if isinstance(end, Leaf) else end for end in ends]

    def _end(self, each: Try) -> Leaf | float:
        """Play a try on to a question, or to what the seat has at the end of the game."""
        state = each.world.copy()
        state.play(self.seat, each.move)
        moves = self.search.reach(state, FastLuck(each.seed), self.least)
        if len(moves):
            return Leaf(state, self.seat, moves, each.seed)
        return int(self.search.payoffs(state)[self.seat]) / WHOLE

    def _told(self, leaves: list[Leaf]) -> list[float]:
        """Ask the network about all of them at once; the first place is the asker's own."""
        if not leaves:
            return []
        numpy = self.net.numpy
        written = rows_of(self.net.game.scribe, leaves, self.seats, self.net.places, self.size)
        rows = numpy.frombuffer(written, numpy.int16).reshape(len(leaves), self.size)
        wins: list[float] = self.net.answers(rows, "wins")[0][:, 0].tolist()
        if not self.blend:
            return wins
        mixed = zip(wins, map(self._judged, leaves), strict=True)
        return [(1 - self.blend) * win + self.blend * judged for win, judged in mixed]

    def _judged(self, leaf: Leaf) -> float:
        """Play a leaf on as a master does."""
        self.search.run(leaf.state, FastLuck(leaf.seed))
        return int(self.search.payoffs(leaf.state)[self.seat]) / WHOLE

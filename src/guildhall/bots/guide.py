"""What guides a tree search: which moves are likely, and what a position is worth to every seat.

This is all that a tree (`tree.py`) asks of whoever knows a game, so a judge and a network serve
alike. The tree hands over positions in batches of the size that the guide likes best.
"""

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import mypyc_attr

from guildhall.bots.judge import Judge
from guildhall.bots.search import Knobs, Search, shares, won
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import Int, Ints, Shorts, append, ints, shorts, with_capacity
from guildhall.core.sheet import Scribe, Sheet
from guildhall.core.state import State


@final
class Leaf:
    """A position at the end of what a tree knows, where a seat has several moves.

    The guide reads `state` (its own: it may play on in it), `seat`, `moves` and `seed`, and fills
    in `prior`, a share of WHOLE for each of the moves, and `values`, a share of WHOLE for each
    seat: its part of the win.
    """

    def __init__(self, state: State, seat: Int, moves: Ints, seed: Int) -> None:
        """Take the position and the luck for whatever the guide draws."""
        self.state: State = state
        self.seat: Int = seat
        self.moves: Ints = moves
        self.seed: Int = seed
        self.prior: Ints = moves
        self.values: Ints = moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """Whoever knows a game, for a tree search; plain classes may be one.

    The positions are imagined from the view of the seat that searches. A guide that looks at
    observations gives the seat that is asked its own (`Game.encoded(state, seat)`); for `values` it
    may look through the eyes of every seat in turn, or of one that foresees all.
    """

    @abstractmethod
    def look(self, leaves: list[Leaf]) -> None:
        """Fill in `prior` and `values` of each leaf; the same for the same leaves."""

    def together(self) -> Int:
        """Give how many leaves it would look at together; the more, the blinder the search."""
        return 1

    def patient(self) -> bool:
        """Whether it values only what the searching seat is asked: others' questions are played on.

        What a seat has chosen and others cannot see yet is worth something in its own eyes only.
        """
        return False

    def ended(self, state: State) -> Ints:
        """Give every seat's part of the win, in shares of WHOLE, when the game is over."""
        return won(state.ranks())


def rows_of(scribe: Scribe, leaves: list[Leaf], seats: Int, places: Int, size: Int) -> Shorts:
    """Write what each seat that is asked may know, one row after the other."""
    sheet = Sheet(seats, places, False)
    numbers = shorts(len(leaves) * size)
    for n in range(len(leaves)):
        sheet.begin(numbers, n * size, leaves[n].seat)
        scribe.write(leaves[n].state, sheet)
    return numbers


def cells_of(leaves: list[Leaf], width: Int) -> Ints:
    """Give where the leaves' moves stand in a table with a row of this width for each leaf."""
    cells = with_capacity(16 * len(leaves))
    for n in range(len(leaves)):
        for move in leaves[n].moves:
            cells = append(cells, n * width + move)
    return cells


def answer(leaves: list[Leaf], liked: list[int], wins: list[int], places: Int, heat: Int) -> None:
    """Fill leaves in: from one number for each move, and shares by places behind the seat asked."""
    at: Int = 0
    for n in range(len(leaves)):
        leaf = leaves[n]
        worths = ints(len(leaf.moves))
        for k in range(len(worths)):
            worths[k] = liked[at + k]
        at += len(worths)
        leaf.prior = shares(worths, heat)
        seats: Int = len(leaf.state.scores())
        values = ints(seats)
        for k in range(seats):
            values[(leaf.seat + k) % seats] = wins[n * places + k]
        leaf.values = values


class JudgeGuide(Guide):
    """The judge of a game: it likes moves by their worth, and plays positions on to value them."""

    def __init__(self, judge: Judge, seats: Int, knobs: Knobs, heat: Int) -> None:
        """Take a judge, how to play on, and the worth that makes a move 2.7 times as likely."""
        self.judge: Judge = judge
        self.heat: Int = heat
        self.playing: Search = Search(judge, seats, 0, knobs)

    def look(self, leaves: list[Leaf]) -> None:
        """Judge the moves, then play on."""
        for leaf in leaves:
            worths = self.judge.worths(leaf.state, leaf.seat, leaf.moves)
            leaf.prior = shares(worths, self.heat)
            self.playing.run(leaf.state, FastLuck(leaf.seed))
            leaf.values = self.playing.payoffs(leaf.state)

    def ended(self, state: State) -> Ints:
        """Go by rank and lead, as at the end of what it plays itself."""
        return self.playing.payoffs(state)

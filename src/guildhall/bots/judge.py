"""What moves and positions are worth: the one contract between a game's evaluation and all bots.

A native class, compiled with the rules, so that search can ask it hundreds of thousands of times a
second. It looks at whole positions: bots hand it worlds imagined from a view, never the truth.
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from guildhall.core.luck import Luck
from guildhall.core.numbers import Int, Ints
from guildhall.core.state import State

POINT: Final = 1000
"""Worths and values are counted in thousandths of a point."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """The evaluation of one game; subclasses take their weights as a dictionary, by name."""

    @abstractmethod
    def worths(self, state: State, seat: Int, moves: Ints) -> Ints:
        """Give the worth of each of a seat's legal moves: the more, the better for the seat."""

    @abstractmethod
    def value(self, state: State, seat: Int) -> Int:
        """Give the points that a seat can be expected to have at the end of the game."""

    def parts(self, state: State, seat: Int) -> dict[str, int]:  # noqa: ARG002
        """Tell what counts for a seat in a position, in thousandths of a point: hints compare it.

        A part is called by what it is (`coins`), or by the kind and number of a thing of the game
        (`city:3`). What the game tells of a move is put in the order of the parts that gain most.
        """
        return {}

    def motives(self, state: State, seat: Int, move: Int) -> dict[str, int]:  # noqa: ARG002
        """Tell, as parts, what speaks for a move that the position after it does not show."""
        return {}

    def reopen(self, state: State, seat: Int) -> None:  # noqa: B027  most have nothing to do
        """Take back the secret choices that the others of an imagined world have just made.

        A world draws them at random; a search lets them be made again, with sense. A game without
        simultaneous choices has nothing to take back.
        """

    def left(self, state: State) -> Int:  # noqa: ARG002
        """Give the part of the game that is still to come, in thousandths.

        The earlier, the less a lead is worth; a judge that cannot tell is trusted alike all along.
        """
        return 0

    def guide(self, state: State, seat: Int, moves: Ints, luck: Luck) -> Int:
        """Give the move for a quick playout; a game with a cheaper rule of thumb overrides it."""
        return moves[best_of(self.worths(state, seat, moves), luck)]


def best_of(worths: Ints, luck: Luck) -> Int:
    """Give the place of the highest worth, one of several by lot."""
    best: Int = 0
    ties: Int = 1
    for at in range(1, len(worths)):
        if worths[at] > worths[best]:
            best = at
            ties = 1
        elif worths[at] == worths[best]:
            ties += 1
            if luck.below(ties, 0) == 0:
                best = at
    return best

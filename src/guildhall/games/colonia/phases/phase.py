"""What every phase of the game is: one object that knows all about it."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, ints, with_capacity
from guildhall.games.colonia import reasons
from guildhall.games.colonia.schema import NONE, ColoniaState
from guildhall.games.colonia.state import active


class Phase:
    """Who acts, what is asked, what is possible and what it does; by itself it asks nobody.

    `rule` is the paragraph that it carries out, `first` and `beyond` bound the moves of its verbs,
    `free` is one more that is always possible in this phase; `draws` is the verb of chance, -1 when
    people decide.
    """

    def __init__(
        self,
        name: str,
        rule: str = "",
        first: Int = 0,
        beyond: Int = 0,
        free: Int = -1,
        draws: Int = -1,
    ) -> None:
        self.name: str = name
        self.rule: str = rule
        self.first: Int = first
        self.beyond: Int = beyond
        self.free: Int = free
        self.draws: Int = draws

    def actors(self, s: ColoniaState) -> Int:
        """Give the mask of the seats that owe a decision."""
        return 0

    def ask(self, s: ColoniaState, seat: Int) -> str:
        """Name the question to a seat that acts."""
        return self.name

    def takes(self, move: Int) -> bool:
        """Say whether this is the time for a move."""
        return self.first <= move < self.beyond or move == self.free

    def waiting(self, s: ColoniaState, seat: Int) -> Int:
        """Give the reason why a seat that does not act has to wait."""
        return reasons.GAME_OVER if self.draws < 0 else reasons.DRAWING

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        """Give 0 when a seat that acts may make this move between the bounds, else the reason."""
        return 0

    def legal(self, s: ColoniaState, seat: Int) -> Ints:
        """Give the moves of a seat that acts: those whose check is 0."""
        out = with_capacity(16)
        if self.free >= 0:
            out = append(out, self.free)
        for move in range(self.first, self.beyond):
            if self.check(s, seat, move) == 0:
                out = append(out, move)
        return out

    def steps(self, s: ColoniaState, seat: Int) -> Int:
        """Count the inputs of a seat that belong to its unfinished decision."""
        return 0

    def chance(self, s: ColoniaState) -> Ints:
        """Give the weights of what is drawn."""
        return NONE

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """Carry out a move of a seat or an outcome of chance."""


class Turn(Phase):
    """CO-50, CO-60, CO-70, CO-90: one seat decides while the others wait."""

    def actors(self, s: ColoniaState) -> Int:
        return 1 << active(s)

    def waiting(self, s: ColoniaState, seat: Int) -> Int:
        return reasons.NOT_YOUR_TURN


OVER: Final = Phase("over")


def bits(mask: Int, size: Int) -> Ints:
    """CO-14: everything that is left in a mask is drawn with the same chance."""
    weights = ints(size)
    for at in range(size):
        weights[at] = (mask >> at) & 1
    return weights

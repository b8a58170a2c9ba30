"""What every phase of the game is: one object that knows all about it."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, with_capacity
from guildhall.games.flandern import reasons
from guildhall.games.flandern.schema import NONE, PHASE_NEXT, FlandernState
from guildhall.games.flandern.tables import TWO


class Phase:
    """Who acts, what is asked, what is possible and what it does; by itself it asks nobody.

    `first` and `beyond` bound the moves of its verbs. While chance decides, `draws` is its verb,
    else -1, and `wait` the reason why everybody has to wait.
    """

    def __init__(
        self, name: str, first: Int = 0, beyond: Int = 0, draws: Int = -1, wait: Int = 0
    ) -> None:
        self.name: str = name
        self.first: Int = first
        self.beyond: Int = beyond
        self.draws: Int = draws
        self.wait: Int = wait

    def takes(self, move: Int) -> bool:
        """Say whether a move is of a verb of this phase."""
        return self.first <= move < self.beyond

    def actors(self, s: FlandernState) -> Int:
        """Give the mask of the seats that owe a decision."""
        return 0

    def ask(self, s: FlandernState, seat: Int) -> str:
        """Name the question to a seat that acts."""
        return self.name

    def waiting(self, s: FlandernState) -> Int:
        """Give the reason why a seat that does not act has to wait."""
        return self.wait

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        """Give 0 when a seat that acts may make this move of the phase, else the reason."""
        return 0

    def legal(self, s: FlandernState, seat: Int) -> Ints:
        """Give the moves of a seat that acts: those whose check is 0."""
        out = with_capacity(self.beyond - self.first)
        for move in range(self.first, self.beyond):
            if self.check(s, seat, move) == 0:
                out = append(out, move)
        return out

    def steps(self, s: FlandernState, seat: Int) -> Int:
        """Count the decisions of a seat that belong to one step of the game."""
        return s.step if seat == s.mover else 0

    def chance(self, s: FlandernState) -> Ints:
        """Give the weights of what is drawn."""
        return NONE

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """Carry out a move of a seat or an outcome of chance."""


class Decision(Phase):
    """The mover decides, the others wait."""

    def actors(self, s: FlandernState) -> Int:
        return 1 << s.mover

    def waiting(self, s: FlandernState) -> Int:
        return reasons.NOT_YOUR_TURN if s.seats == TWO else reasons.NOT_YOUR_PLACE


class Over(Phase):
    """FL-42, FL-54, FL-57: nothing more to do."""

    def waiting(self, s: FlandernState) -> Int:
        return reasons.GAME_OF_TWO_OVER if s.seats == TWO else reasons.GAME_OVER


NEXT_PHASE: Final = Phase("next")
"""Nobody is asked and nothing drawn: what comes next follows from the course of the game."""
OVER_PHASE: Final = Over("over")


def go_next(s: FlandernState) -> None:
    """FL-11, FL-49: all is decided here; what comes next follows from the course of the game."""
    s.phase = PHASE_NEXT

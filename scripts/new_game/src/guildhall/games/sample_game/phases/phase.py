"""What every phase of the game is: one object that knows all about it."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, with_capacity
from guildhall.games.sample_game import reasons
from guildhall.games.sample_game.schema import NONE, SampleGameState


class Phase:
    """Who acts, what is asked, what is possible and what it does; by itself it asks nobody.

    `first` and `beyond` bound the moves of its verbs; `draws` is the verb of chance, -1 when
    people decide.
    """

    def __init__(self, name: str, first: Int = 0, beyond: Int = 0, draws: Int = -1) -> None:
        self.name: str = name
        self.first: Int = first
        self.beyond: Int = beyond
        self.draws: Int = draws

    def takes(self, move: Int) -> bool:
        """Say whether a move belongs to this phase."""
        return self.first <= move < self.beyond

    def actors(self, s: SampleGameState) -> Int:
        """Give the mask of the seats that owe a decision."""
        return 0

    def ask(self, s: SampleGameState, seat: Int) -> str:
        """Name the question to a seat that acts."""
        return ""

    def waiting(self, s: SampleGameState) -> Int:
        """Give the reason why a seat that does not act has to wait."""
        return reasons.GAME_OVER

    def check(self, s: SampleGameState, seat: Int, move: Int) -> Int:
        """Give 0 when a seat that acts may make this move of the phase, else the reason."""
        return 0

    def legal(self, s: SampleGameState, seat: Int) -> Ints:
        """Give the moves of a seat that acts: those whose check is 0."""
        out = with_capacity(self.beyond - self.first)
        for move in range(self.first, self.beyond):
            if self.check(s, seat, move) == 0:
                out = append(out, move)
        return out

    def chance(self, s: SampleGameState) -> Ints:
        """Give the weights of what is drawn."""
        return NONE

    def play(self, s: SampleGameState, actor: Int, move: Int, log: Log | None) -> None:
        """Carry out a move of a seat or an outcome of chance."""


OVER = Phase("over")

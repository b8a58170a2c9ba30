"""Sample Game as a State: every question goes to the object of the present phase."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, Things, ints
from guildhall.games.sample_game import reasons
from guildhall.games.sample_game.phases.deal import DEAL
from guildhall.games.sample_game.phases.lay import LAYING
from guildhall.games.sample_game.phases.phase import OVER, Phase
from guildhall.games.sample_game.schema import KINDS, MOVES, SampleGameState
from guildhall.games.sample_game.tables import COPIES

PHASES: Final = Things[Phase]([DEAL, LAYING, OVER])
"""In the order of the schema."""


class SampleGame(SampleGameState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        return PHASES[self.phase].actors(self)

    def legal(self, seat: Int) -> Ints:
        return PHASES[self.phase].legal(self, seat)

    def check(self, seat: Int, move: Int) -> Int:
        """SG-1, SG-2, SG-6: the seat, the moment, then the phase's own rules."""
        if not 0 <= move < MOVES:
            return reasons.UNKNOWN_MOVE
        if not 0 <= seat < self.seats:
            return reasons.NO_SUCH_SEAT
        phase = PHASES[self.phase]
        if phase.actors(self) >> seat & 1 == 0:
            return phase.waiting(self)
        return phase.check(self, seat, move)

    def chance(self) -> Ints:
        return PHASES[self.phase].chance(self)

    def chance_verb(self) -> Int:
        return PHASES[self.phase].draws

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:
        PHASES[self.phase].play(self, actor, move, log)

    def scores(self) -> Ints:
        """SG-4: one point a trick."""
        return self.points[:]

    def copy(self) -> "SampleGame":
        twin = SampleGame()
        self.copy_into(twin)
        return twin


def new_sample_game(seats: Int) -> SampleGame:
    """SG-1: a shuffled deck, nothing dealt yet."""
    s = SampleGame()
    s.seats = seats
    s.deck = COPIES[:]
    s.hands = ints(seats * KINDS)
    s.laid = ints(seats, -1)
    s.gone = ints(KINDS)
    s.points = ints(seats)
    return s

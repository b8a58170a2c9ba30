"""Guildes as a State: every question goes to the object of the present phase."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, Things, ints
from guildhall.games.guildes import reasons
from guildhall.games.guildes.phases.count import open_ballot
from guildhall.games.guildes.phases.deal import DEAL, DEAL_TRICKS, REVEAL
from guildhall.games.guildes.phases.draft import DRAFT
from guildhall.games.guildes.phases.phase import OVER, Phase
from guildhall.games.guildes.phases.play import OPENER, PLAY
from guildhall.games.guildes.phases.redistribution import ASIDES, HANDBACK
from guildhall.games.guildes.phases.trick import DRAW, TRICK
from guildhall.games.guildes.schema import EVENTS, KINDS, MOVES, GuildesState
from guildhall.games.guildes.tables import DECK

PHASES: Final = Things[Phase](
    [DEAL, REVEAL, DEAL_TRICKS, DRAFT, ASIDES, HANDBACK, OPENER, PLAY, TRICK, DRAW, OVER]
)
"""In the order of the schema."""


class Guildes(GuildesState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        return PHASES[self.phase].actors(self)

    def legal(self, seat: Int) -> Ints:
        return PHASES[self.phase].legal(self, seat)

    def check(self, seat: Int, move: Int) -> Int:
        """GU-1, GU-6, GU-17: the seat, the moment, then the phase's own rules."""
        if not 0 <= move < MOVES:
            return reasons.UNKNOWN_MOVE
        if not 0 <= seat < self.seats:
            return reasons.NO_SUCH_SEAT
        phase = PHASES[self.phase]
        if phase.actors(self) == 0:
            return phase.waiting(self)
        if not phase.takes(move):
            return reasons.WRONG_PHASE
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
        """GU-17: votes of all ballots so far."""
        return self.points[:]

    def steps(self, seat: Int) -> Int:
        return PHASES[self.phase].steps(self, seat)

    def copy(self) -> "Guildes":
        twin = Guildes()
        self.copy_into(twin)
        return twin


def new_guildes(seats: Int, events: bool, tricks: bool) -> Guildes:
    """GU-2, GU-3, GU-4, GU-5, GU-35: a shuffled deck, nothing dealt yet."""
    s = Guildes()
    s.seats = seats
    s.events = 1 if events else 0
    s.tricks = 1 if tricks else 0
    s.events_left = (1 << EVENTS) - 1
    s.deck = DECK[seats * KINDS : (seats + 1) * KINDS]
    s.discard = ints(KINDS)
    s.tableau = ints(seats * KINDS)
    s.known_out = ints((seats + 1) * KINDS)
    s.trick = ints(seats, -1)
    s.points = ints(seats)
    open_ballot(s, 1)
    return s

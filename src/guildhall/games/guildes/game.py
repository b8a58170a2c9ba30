"""Guildes as a State: every question goes to the object of the present phase."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, Things, ints
from guildhall.games.guildes.phases.choosing import chosen_number
from guildhall.games.guildes.phases.count import open_ballot
from guildhall.games.guildes.phases.deal import Deal, DealTricks, Reveal
from guildhall.games.guildes.phases.draft import Draft
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.phases.play import Opener, Play
from guildhall.games.guildes.phases.redistribution import Aside, Handback
from guildhall.games.guildes.phases.trick import Draw, Trick
from guildhall.games.guildes.reasons import NO_SUCH_SEAT, UNKNOWN_MOVE, WRONG_PHASE
from guildhall.games.guildes.state import PHASE_OVER, PHASE_PLAY, PHASE_TRICK, GuildesState
from guildhall.games.guildes.tables import (
    ASIDE,
    DEALING,
    DEALING_TRICKS,
    DECK,
    DECLINE,
    DRAWING,
    EVENTS,
    HANDING_BACK,
    KINDS,
    LAY,
    MOVES,
    OPENING,
    PICK,
    REVEALING,
)

PHASES: Final = Things[Phase](
    [
        Deal("deal", draws=DEALING),
        Reveal("event", draws=REVEALING),
        DealTricks("tricks", draws=DEALING_TRICKS),
        Draft("draft", PICK, ASIDE),
        Aside("aside", ASIDE, LAY),
        Handback("handback", draws=HANDING_BACK),
        Opener("opener", draws=OPENING),
        Play("play", LAY, DECLINE),
        Trick("trick", DECLINE, MOVES),
        Draw("draw", draws=DRAWING),
        Phase("over"),
    ]
)
"""In the order of their numbers in `state`."""


class Guildes(GuildesState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        """GU-7, GU-8, GU-20, GU-27: all at once, in turn, or the owner of a trick."""
        return PHASES[self.phase].actors(self)

    def legal(self, seat: Int) -> Ints:
        """Give the moves that the phase offers."""
        return PHASES[self.phase].legal(self, seat)

    def check(self, seat: Int, move: Int) -> Int:
        """GU-1, GU-6, GU-17: the seat, the moment, then the phase's own rules."""
        if not 0 <= move < MOVES:
            return UNKNOWN_MOVE
        if not 0 <= seat < self.seats:
            return NO_SUCH_SEAT
        phase = PHASES[self.phase]
        if phase.actors(self) == 0:
            return phase.waiting(self)
        if not phase.first <= move < phase.beyond:
            return WRONG_PHASE
        if phase.actors(self) >> seat & 1 == 0:
            return phase.waiting(self)
        return phase.check(self, seat, move)

    def chance(self) -> Ints:
        """Give the weights of what is drawn."""
        return PHASES[self.phase].chance(self)

    def chance_verb(self) -> Int:
        """Say what is drawn."""
        return PHASES[self.phase].draws

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:
        """Carry out a move or an outcome."""
        PHASES[self.phase].play(self, actor, move, log)

    def over(self) -> bool:
        """GU-17: after the third count."""
        return self.phase == PHASE_OVER

    def scores(self) -> Ints:
        """GU-17: votes so far."""
        return self.points[:]

    def steps(self, seat: Int) -> Int:
        """Count the first card of a step of two, and the first half of a trick."""
        if self.phase == PHASE_PLAY and self.actors() >> seat & 1:
            return chosen_number(self, seat)
        return self.begun if self.phase == PHASE_TRICK and seat == self.mover else 0

    def copy(self) -> "Guildes":
        """Give an independent twin."""
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

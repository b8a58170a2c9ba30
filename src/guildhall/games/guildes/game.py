"""Guildes as a State: joins the phases in a few lines of `if`."""

from guildhall.core.kinds import Int, Ints, ints
from guildhall.core.log import Log
from guildhall.games.guildes.phases.choosing import choosers, chosen_number
from guildhall.games.guildes.phases.count import open_ballot
from guildhall.games.guildes.phases.deal import (
    chance_deal,
    chance_event,
    chance_trick,
    do_deal,
    do_event,
    do_trick,
)
from guildhall.games.guildes.phases.draft import do_pick, offers_pick
from guildhall.games.guildes.phases.effects import chance_draw
from guildhall.games.guildes.phases.play import (
    chance_opener,
    do_lay,
    do_opener,
    offers_lay,
)
from guildhall.games.guildes.phases.redistribution import (
    chance_handback,
    do_aside,
    do_handback,
    offers_aside,
)
from guildhall.games.guildes.phases.trick import offers_trick, play_draw, play_trick
from guildhall.games.guildes.state import (
    PHASE_ASIDE,
    PHASE_DEAL,
    PHASE_DRAFT,
    PHASE_DRAW,
    PHASE_EVENT,
    PHASE_HANDBACK,
    PHASE_OPENER,
    PHASE_OVER,
    PHASE_PLAY,
    PHASE_TRICK,
    PHASE_TRICKS,
    GuildesState,
    plays_event,
)
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
    NONE,
    OPENING,
    PICK,
    REVEALING,
    SEQUENTIAL,
)


class Guildes(GuildesState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        """GU-7, GU-8, GU-20, GU-27: all at once, in turn, or the owner of a trick."""
        if self.phase in (PHASE_DRAFT, PHASE_ASIDE):
            return choosers(self)
        if self.phase == PHASE_PLAY:
            return 1 << self.turn if plays_event(self, SEQUENTIAL) else choosers(self)
        return 1 << self.mover if self.phase == PHASE_TRICK else 0

    def legal(self, seat: Int) -> Ints:
        """Give the offers of the phase."""
        if self.phase == PHASE_DRAFT:
            return offers_pick(self, seat)
        if self.phase == PHASE_PLAY:
            return offers_lay(self, seat)
        if self.phase == PHASE_TRICK:
            return offers_trick(self)
        if self.phase == PHASE_ASIDE:
            return offers_aside(self, seat)
        return NONE

    def chance(self) -> Ints:
        """Give the weights of what is drawn."""
        if self.phase == PHASE_DEAL:
            return chance_deal(self)
        if self.phase == PHASE_EVENT:
            return chance_event(self)
        if self.phase == PHASE_TRICKS:
            return chance_trick(self)
        if self.phase == PHASE_OPENER:
            return chance_opener(self)
        if self.phase == PHASE_HANDBACK:
            return chance_handback(self)
        if self.phase == PHASE_DRAW:
            return chance_draw(self)
        return NONE

    def chance_verb(self) -> Int:
        """Say what is drawn."""
        if self.phase == PHASE_DEAL:
            return DEALING
        if self.phase == PHASE_EVENT:
            return REVEALING
        if self.phase == PHASE_TRICKS:
            return DEALING_TRICKS
        if self.phase == PHASE_OPENER:
            return OPENING
        if self.phase == PHASE_HANDBACK:
            return HANDING_BACK
        return DRAWING if self.phase == PHASE_DRAW else -1

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:
        """Carry out a move or an outcome."""
        if actor < 0:
            play_chance(self, move, log)
        elif move < ASIDE:
            do_pick(self, actor, move - PICK, log)
        elif move < LAY:
            do_aside(self, actor, move - ASIDE, log)
        elif move < DECLINE:
            do_lay(self, actor, move - LAY, log)
        else:
            play_trick(self, move, log)

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


def play_chance(s: GuildesState, outcome: Int, log: Log | None) -> None:
    """Hand an outcome to the phase that waits for it."""
    if s.phase == PHASE_DEAL:
        do_deal(s, outcome, log)
    elif s.phase == PHASE_EVENT:
        do_event(s, outcome, log)
    elif s.phase == PHASE_TRICKS:
        do_trick(s, outcome, log)
    elif s.phase == PHASE_OPENER:
        do_opener(s, outcome, log)
    elif s.phase == PHASE_HANDBACK:
        do_handback(s, outcome, log)
    else:
        play_draw(s, outcome, log)


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

"""Flandern 1302 as a State: every question goes to the object of the present phase."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, Things, ints
from guildhall.games.flandern import reasons
from guildhall.games.flandern.phases.act import ACT_PHASE
from guildhall.games.flandern.phases.choose import CHOOSE_PHASE, GOLD_PHASE
from guildhall.games.flandern.phases.flow import DRAW_PHASE, TURN_PHASE, go_on
from guildhall.games.flandern.phases.gold import CATHEDRAL_PHASE, MASTER_PHASE
from guildhall.games.flandern.phases.phase import NEXT_PHASE, OVER_PHASE, Phase
from guildhall.games.flandern.phases.place import LIES_PHASE, TILE_PHASE, WHOSE_PHASE
from guildhall.games.flandern.phases.setup import (
    ADOPT_PHASE,
    FOUND_PHASE,
    GUILD_PHASE,
    SETTLE_PHASE,
)
from guildhall.games.flandern.schema import ARMS, CARDS, CITIES, MOVES, RANKED, FlandernState
from guildhall.games.flandern.scoring import seat_scores
from guildhall.games.flandern.tables import (
    CATHEDRALS,
    GOLD_A,
    GOLD_B,
    MASTERS,
    SITE_PAWNS,
    SPECIALS,
    STOCK,
    TWO,
)

PHASES: Final = Things[Phase](
    [
        GUILD_PHASE,
        FOUND_PHASE,
        ADOPT_PHASE,
        SETTLE_PHASE,
        GOLD_PHASE,
        CHOOSE_PHASE,
        TURN_PHASE,
        DRAW_PHASE,
        ACT_PHASE,
        WHOSE_PHASE,
        TILE_PHASE,
        LIES_PHASE,
        CATHEDRAL_PHASE,
        MASTER_PHASE,
        NEXT_PHASE,
        OVER_PHASE,
    ]
)
"""In the order of the schema."""


class Flandern(FlandernState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        return PHASES[self.phase].actors(self)

    def legal(self, seat: Int) -> Ints:
        return PHASES[self.phase].legal(self, seat)

    def check(self, seat: Int, move: Int) -> Int:
        """FL-5, FL-11, FL-42: the seat, the moment, then the phase's own rules."""
        if not 0 <= move < MOVES:
            return reasons.UNKNOWN_MOVE
        if not 0 <= seat < self.seats:
            return reasons.NO_SUCH_SEAT
        phase = PHASES[self.phase]
        actors = phase.actors(self)
        if actors == 0:
            return phase.waiting(self)
        if not phase.takes(move):
            return reasons.WRONG_PHASE
        if (actors >> seat) & 1 == 0:
            return phase.waiting(self)
        return phase.check(self, seat, move)

    def chance(self) -> Ints:
        return PHASES[self.phase].chance(self)

    def chance_verb(self) -> Int:
        return PHASES[self.phase].draws

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:
        PHASES[self.phase].play(self, actor, move, log)
        go_on(self, log)

    def scores(self) -> Ints:
        """FL-45, FL-55: points so far."""
        return seat_scores(self)

    def steps(self, seat: Int) -> Int:
        return PHASES[self.phase].steps(self, seat)

    def copy(self) -> "Flandern":
        twin = Flandern()
        self.copy_into(twin)
        return twin


def new_flandern(seats: Int, fixed: bool, corner: bool, zero_bonus: bool) -> Flandern:
    """FL-2, FL-4, FL-5, FL-6, FL-46: full stocks, nothing on the board; seat 0 starts."""
    s = Flandern()
    s.seats = seats
    s.fixed = 1 if fixed else 0
    s.corner = 1 if corner else 0
    s.zero_bonus = 1 if zero_bonus else 0
    s.mover = 0
    s.site_pawns = SITE_PAWNS
    s.cathedrals = CATHEDRALS if seats > TWO else 0
    s.specials = (1 << SPECIALS) - 1
    s.stock = STOCK[:]
    s.gold_a = GOLD_A[:] if seats > TWO else ints(CARDS)
    s.gold_b = GOLD_B[:] if seats > TWO else ints(CARDS)
    s.gold_used = ints(CARDS)
    s.master_at = ints(MASTERS if seats > TWO else 0, -1)
    s.points = ints(RANKED)
    _seat_fields(s)
    _city_fields(s)
    return s


def _seat_fields(s: Flandern) -> None:
    s.guild = ints(s.seats, -1)
    s.adopted = ints(s.seats, -1)
    s.hands = ints(s.seats)
    s.played = ints(s.seats)
    s.influence = ints(s.seats)
    s.chosen = ints(s.seats, -1)
    s.laid = ints(s.seats, -1)
    s.order = ints(s.seats, -1)
    s.bonus = ints(s.seats)


def _city_fields(s: Flandern) -> None:
    s.ground = ints(CITIES, -1)
    s.built = ints(CITIES)
    s.near = ints(CITIES)
    s.plots = ints(CITIES)
    s.covered = ints(CITIES)
    s.gone = ints(CITIES)
    s.sites = ints(CITIES)
    s.cathedral = ints(CITIES)
    s.ones = ints(CITIES)
    s.twos = ints(CITIES)
    s.arms = ints(CITIES * ARMS)
    s.touched = ints(CITIES * ARMS)

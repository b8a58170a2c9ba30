"""The Dutch Revolt as a State: who acts, what is legal, what a move does."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, Things, append, ints, with_capacity
from guildhall.core.state import ranked
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.armies import Armies, Influence
from guildhall.games.dutch_revolt.phases.awards import Awards, Bishoprics, Universities
from guildhall.games.dutch_revolt.phases.battles import Battles
from guildhall.games.dutch_revolt.phases.beggars import Beggars
from guildhall.games.dutch_revolt.phases.citizens import Citizens
from guildhall.games.dutch_revolt.phases.conflict import Conflict
from guildhall.games.dutch_revolt.phases.movement import Movement
from guildhall.games.dutch_revolt.phases.neutrals import Neutrals
from guildhall.games.dutch_revolt.phases.new_units import NewUnits
from guildhall.games.dutch_revolt.phases.order import Order, Over
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.raising import Raising
from guildhall.games.dutch_revolt.phases.setup import Setup, place_setup
from guildhall.games.dutch_revolt.phases.sieges import Resolution, Sieges
from guildhall.games.dutch_revolt.phases.support import Support
from guildhall.games.dutch_revolt.phases.surplus import Surplus
from guildhall.games.dutch_revolt.phases.taxes import Taxes
from guildhall.games.dutch_revolt.phases.upkeep import Upkeep
from guildhall.games.dutch_revolt.schema import (
    BISHOPRICS,
    BOXES,
    CATHOLIC,
    CITIES,
    DONE,
    FACTIONS,
    MOVES,
    NONE,
    PHASE_OVER,
    PROVINCES,
    REGIONS,
    SIDES,
    SPOTS,
    UNIVERSITIES,
    RevoltState,
)
from guildhall.games.dutch_revolt.scoring import seat_points, standing
from guildhall.games.dutch_revolt.state import NEUTRAL_POOL, seat_of
from guildhall.games.dutch_revolt.tables import ALL_BEGGARS, OWNER, SOURCES, TOKENS, TRACK_START

PHASES: Final = Things[Phase](
    [
        Setup(),
        Taxes(),
        Support(),
        Upkeep(),
        Raising(),
        Battles(),
        Sieges(),
        Beggars(),
        Armies(),
        Influence(),
        NewUnits(),
        Conflict(),
        Neutrals(),
        Surplus(),
        Movement(),
        Resolution(),
        Citizens(),
        Awards(),
        Bishoprics(),
        Universities(),
        Order(),
        Over(),
    ]
)
"""In the order of the schema."""


class DutchRevolt(RevoltState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        """DR-1, DR-7: the seat of the faction whose decision it is."""
        if self.phase == PHASE_OVER:
            return 0
        return 1 << OWNER[self.seats * FACTIONS + self.mover]

    def legal(self, seat: Int) -> Ints:
        if self.actors() != 1 << seat:
            return NONE
        return PHASES[self.phase].legal(self)

    def check(self, seat: Int, move: Int) -> Int:
        """DR-1, DR-7, DR-74: the seat, its turn, then the phase's own rules."""
        if not 0 <= move < MOVES:
            return reasons.UNKNOWN_MOVE
        if not 0 <= seat < self.seats:
            return reasons.NO_SUCH_SEAT
        if self.phase == PHASE_OVER:
            return reasons.GAME_OVER
        if self.actors() != 1 << seat:
            return reasons.NOT_YOUR_TURN
        return PHASES[self.phase].check(self, move)

    def chance(self) -> Ints:
        """DR-5: no luck."""
        return NONE

    def chance_verb(self) -> Int:
        return -1

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:  # noqa: ARG002
        before = moment(self)
        PHASES[self.phase].play(self, move, log)
        run_on(self, log)
        if moment(self) == before:
            self.taken += 1
        else:
            self.taken = 0

    def scores(self) -> Ints:
        """DR-71, DR-74: the last count."""
        return seat_points(self)

    def ranks(self) -> Ints:
        """DR-74, A-30: points, then cities, provinces, units on the map; then shared."""
        return ranked(standing(self))

    def steps(self, seat: Int) -> Int:
        return self.taken if self.actors() == 1 << seat else 0

    def copy(self) -> "DutchRevolt":
        twin = DutchRevolt()
        self.copy_into(twin)
        return twin


def moment(s: RevoltState) -> Int:
    """Give a number that stays the same while one faction goes on with one decision."""
    place = (s.turn * (PHASE_OVER + 1) + s.phase) * (FACTIONS + 1) + s.mover
    return (place * (PROVINCES + 2) + s.province + 1) * (REGIONS + 1) + s.region


def run_on(s: RevoltState, log: Log | None) -> None:
    """Go from decision to decision, phase to phase; what leaves no choice happens by itself."""
    while s.phase != PHASE_OVER:
        phase = PHASES[s.phase]
        if phase.seek(s, log):
            moves = phase.legal(s)
            if len(moves) > 1:
                return
            if log is not None and moves[0] == DONE:
                log.tell("skipped", "DR-7", {"faction": s.mover, "phase": s.phase})
            phase.play(s, moves[0], log)
        else:
            begin_phase(s, following(s, log), log)


def following(s: RevoltState, log: Log | None) -> Int:
    """DR-6, DR-18 to DR-26: the next phase; turn 0 leaves some out."""
    number = PHASES[s.phase].follow(s, log)
    while s.turn == 0 and PHASES[number].turn0 < 0:
        number += 1
    return number


def phase_number(turn: Int, phase: Int) -> Int:
    """DR-6, DR-18 to DR-26: the number of a phase; turn 0 has nine of its own."""
    return phase if turn > 0 else PHASES[phase].turn0


def begin_phase(s: RevoltState, phase: Int, log: Log | None) -> None:
    """Reset the cursors and do what a phase does before anybody decides."""
    s.phase = phase
    s.at = 0
    s.begun = 0
    s.due = 0
    s.region = 0
    s.province = -1
    s.mover = -1
    if log is not None and phase != PHASE_OVER:
        number = phase_number(s.turn, phase)
        log.tell("phase", "DR-6", {"turn": s.turn, "number": number, "phase": phase})
    PHASES[phase].begin(s, log)


def new_dutch_revolt(seats: Int, options: Ints) -> DutchRevolt:
    """DR-1, DR-2, DR-14 to DR-17: the board is set up; the first decision is due."""
    s = DutchRevolt()
    s.seats = seats
    s.options = options
    s.neutrals = options[NEUTRAL_POOL]
    s.beggars = ALL_BEGGARS
    s.stock = ints(FACTIONS)
    s.order = with_capacity(FACTIONS)
    for faction in range(FACTIONS):
        if seat_of(s, faction) >= 0:
            s.order = append(s.order, faction)
            s.stock[faction] = TOKENS[seats]
    s.units = ints(SPOTS * SIDES)
    s.support = ints(FACTIONS * BOXES)
    s.coins = ints(FACTIONS)
    s.armies = ints(FACTIONS * REGIONS)
    s.flipped = ints(FACTIONS * REGIONS)
    s.used = ints(FACTIONS * REGIONS)
    s.held = ints(REGIONS)
    s.siege = ints(CITIES, -1)
    s.city_card = ints(CITIES, -1)
    s.province_card = ints(PROVINCES, -1)
    s.track = TRACK_START[:]
    s.track_from = TRACK_START[:]
    s.bishopric = ints(BISHOPRICS, CATHOLIC)
    s.university = ints(UNIVERSITIES)
    s.caps = ints(PROVINCES)
    s.points = ints(FACTIONS * SOURCES)
    place_setup(s)
    run_on(s, None)
    return s

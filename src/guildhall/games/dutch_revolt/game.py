"""The Dutch Revolt as a State: who acts, what is legal, what a move does."""

from guildhall.core.kinds import Int, Ints, append, ints, made, room
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases import setup
from guildhall.games.dutch_revolt.phases.course import run_on
from guildhall.games.dutch_revolt.phases.verbs import carry_out, offers
from guildhall.games.dutch_revolt.scoring import seat_points, standing
from guildhall.games.dutch_revolt.state import NEUTRAL_POOL, PHASE_OVER, RevoltState
from guildhall.games.dutch_revolt.tables import (
    ALL_BEGGARS,
    BISHOPRICS,
    BOXES,
    CATHOLIC,
    CITIES,
    FACTIONS,
    NONE,
    OWNER,
    PROVINCES,
    REGIONS,
    SIDES,
    SOURCES,
    SPOTS,
    TOKENS,
    TRACK_START,
    UNIVERSITIES,
)


class DutchRevolt(RevoltState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        """DR-1, DR-7: the seat of the faction whose decision it is."""
        if self.phase == PHASE_OVER:
            return 0
        return 1 << OWNER[self.seats * FACTIONS + self.mover]

    def legal(self, seat: Int) -> Ints:
        """Give the offers of the phase."""
        if self.actors() != 1 << seat:
            return NONE
        return offers(self)

    def chance(self) -> Ints:
        """DR-5: no luck."""
        return NONE

    def chance_verb(self) -> Int:
        """DR-5: nothing is ever drawn."""
        return -1

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:  # noqa: ARG002
        """Carry out a move; then run on to the next choice (one faction decides at a time)."""
        before = moment(self)
        carry_out(self, move, log)
        run_on(self, log)
        self.taken = self.taken + 1 if moment(self) == before else 0

    def over(self) -> bool:
        """DR-6: after the count of turn 5."""
        return self.phase == PHASE_OVER

    def scores(self) -> Ints:
        """DR-71, DR-74: the last count."""
        return seat_points(self)

    def ranks(self) -> Ints:
        """DR-74, A-30: points, then cities, provinces, units on the map; then shared."""
        values = standing(self)
        ranks: list[int] = []
        for mine in values:
            rank: Int = 1
            for other in values:
                if other > mine:
                    rank += 1
            ranks.append(rank)
        return made(ranks)

    def steps(self, seat: Int) -> Int:
        """Count the inputs of an unfinished go: units sent, placed, moved, coins paid."""
        return self.taken if self.actors() == 1 << seat else 0

    def copy(self) -> "DutchRevolt":
        """Give an independent twin."""
        twin = DutchRevolt()
        self.copy_into(twin)
        return twin


def moment(s: RevoltState) -> Int:
    """Give a number that stays the same while one faction goes on with one decision."""
    place = (s.turn * (PHASE_OVER + 1) + s.phase) * (FACTIONS + 1) + s.mover
    return (place * (PROVINCES + 2) + s.province + 1) * (REGIONS + 1) + s.region


def new_dutch_revolt(seats: Int, options: Ints) -> DutchRevolt:
    """DR-1, DR-2, DR-14 to DR-17: the board is set up; the first decision is due."""
    s = DutchRevolt()
    s.seats = seats
    s.options = options
    s.neutrals = options[NEUTRAL_POOL]
    s.beggars = ALL_BEGGARS
    s.stock = ints(FACTIONS)
    s.order = room(FACTIONS)
    for faction in range(FACTIONS):
        if OWNER[seats * FACTIONS + faction] >= 0:
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
    setup.place_setup(s)
    run_on(s, None)
    return s

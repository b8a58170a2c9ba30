"""Colonia as a State: every question goes to the object of the present phase."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, Things, ints
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.decrees import EXCHANGES
from guildhall.games.colonia.phases.display import RELICS_SHOWN
from guildhall.games.colonia.phases.friday import LOADING
from guildhall.games.colonia.phases.gifts import GOOD_CHOICE, GOOD_DIE, HANDS
from guildhall.games.colonia.phases.harbour import SHIPS_ARRIVE
from guildhall.games.colonia.phases.monday import NEW_DECREES, STALLS_FILL, WEEK_CARD
from guildhall.games.colonia.phases.phase import OVER, Phase
from guildhall.games.colonia.phases.sunday import INSURANCE, PURCHASES, SHRINES
from guildhall.games.colonia.phases.thursday import EXTRA_ORDERS, ORDERS
from guildhall.games.colonia.phases.tuesday import COUNCIL, TIES
from guildhall.games.colonia.phases.votes import DECIDE, VOTES
from guildhall.games.colonia.phases.wednesday import MARKET
from guildhall.games.colonia.phases.week import go_on
from guildhall.games.colonia.schema import (
    BERTHS,
    CITIES,
    DECREES,
    FAMILY_CARDS,
    GOODS,
    MOVES,
    RELICS,
    RESOURCES,
    SHIPS,
    SPACES,
    STALLS,
    STREETS,
    WEEK_CARDS,
    ColoniaState,
)
from guildhall.games.colonia.scoring import final_ranks
from guildhall.games.colonia.tables import (
    COPIES,
    CUBES_OF,
    DECREES_A_WEEK,
    MARKS,
    MEMBERS,
    START_MONEY,
    TILES_OF,
)

PHASES: Final = Things[Phase](
    [
        HANDS,
        GOOD_DIE,
        GOOD_CHOICE,
        SHIPS_ARRIVE,
        RELICS_SHOWN,
        WEEK_CARD,
        STALLS_FILL,
        NEW_DECREES,
        COUNCIL,
        TIES,
        VOTES,
        DECIDE,
        EXCHANGES,
        MARKET,
        ORDERS,
        EXTRA_ORDERS,
        LOADING,
        PURCHASES,
        SHRINES,
        INSURANCE,
        OVER,
    ]
)
"""In the order of the schema."""


class Colonia(ColoniaState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        return PHASES[self.phase].actors(self)

    def legal(self, seat: Int) -> Ints:
        return PHASES[self.phase].legal(self, seat)

    def check(self, seat: Int, move: Int) -> Int:
        """CO-1, CO-14, CO-100: the seat, the moment, then the phase's own rules."""
        if not 0 <= move < MOVES:
            return reasons.UNKNOWN_MOVE
        if not 0 <= seat < self.seats:
            return reasons.NO_SUCH_SEAT
        phase = PHASES[self.phase]
        if phase.actors(self) == 0:
            return phase.waiting(self, seat)
        if not phase.takes(move):
            return reasons.WRONG_PHASE
        if phase.actors(self) >> seat & 1 == 0:
            return phase.waiting(self, seat)
        return 0 if move == phase.free else phase.check(self, seat, move)

    def chance(self) -> Ints:
        return PHASES[self.phase].chance(self)

    def chance_verb(self) -> Int:
        return PHASES[self.phase].draws

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:
        PHASES[self.phase].play(self, actor, move, log)
        go_on(self, log)

    def scores(self) -> Ints:
        """CO-91, CO-102: points count at the end of the game."""
        return self.points[:]

    def ranks(self) -> Ints:
        """CO-103, A-33: all equal until the end."""
        return final_ranks(self) if self.over() else ints(self.seats, 1)

    def steps(self, seat: Int) -> Int:
        return PHASES[self.phase].steps(self, seat)

    def copy(self) -> "Colonia":
        twin = Colonia()
        self.copy_into(twin)
        return twin


def new_colonia(seats: Int, open_screens: bool) -> Colonia:
    """CO-10, CO-11, CO-14, CO-16: full reserves, some money, everything else in piles and bag."""
    s = Colonia()
    s.seats = seats
    s.open_screens = 1 if open_screens else 0
    s.weeks_left = (1 << WEEK_CARDS) - 1
    s.decrees_left = (1 << DECREES) - 1
    s.ship_pile = (1 << SHIPS) - 1
    s.bag = CUBES_OF[:]
    s.supply = TILES_OF[:]
    s.pile = COPIES[:]
    _lay_out_board(s)
    _equip_seats(s)
    go_on(s, None)
    return s


def _lay_out_board(s: Colonia) -> None:
    """CO-5, CO-15: empty stalls, columns, berths and display."""
    s.stalls = ints(STALLS * RESOURCES)
    s.stall_due = ints(STALLS)
    s.stall_owner = ints(STALLS, -1)
    s.stall_members = ints(STALLS)
    s.discard = ints(RELICS)
    s.display = ints(RELICS)
    s.enshrined = ints(CITIES, -1)
    s.windows = ints(CITIES, -1)
    s.sticks = ints(GOODS)
    s.placed = ints(GOODS)
    s.orders = ints(GOODS * SPACES, -1)
    s.order_members = ints(GOODS * SPACES)
    s.port = ints(BERTHS, -1)
    s.marks = ints(BERTHS * MARKS, -1)
    s.decrees = ints(DECREES_A_WEEK, -1)
    s.decree_at = DECREES_A_WEEK


def _equip_seats(s: Colonia) -> None:
    """CO-6, CO-10, CO-11: members, money, family cards; seats count in seat order for now (A-4)."""
    seats = s.seats
    s.reserve = ints(seats, MEMBERS[seats])
    s.hall = ints(seats)
    s.streets = ints(seats * STREETS)
    s.money = ints(seats * CITIES, START_MONEY)
    s.cubes = ints(seats * RESOURCES)
    s.goods = ints(seats * GOODS)
    s.relics = ints(seats * RELICS)
    s.insured = ints(seats * RELICS)
    s.order = ints(seats)
    for seat in range(seats):
        s.order[seat] = seat
    s.cards = ints(seats, (1 << FAMILY_CARDS) - 1)
    s.played = ints(seats, -1)
    s.value = ints(seats)
    s.secret = ints(seats, -1)
    s.points = ints(seats)

"""Colonia as a State: joins the phases in a few lines of `if`."""

from guildhall.core.kinds import Int, Ints, ints
from guildhall.core.log import Log
from guildhall.games.colonia.phases.decrees import (
    decline_exchange,
    do_exchange,
    offers_exchange,
)
from guildhall.games.colonia.phases.display import chance_relic, do_relic
from guildhall.games.colonia.phases.friday import (
    do_load,
    do_load_extra,
    offers_loading,
    pass_loading,
)
from guildhall.games.colonia.phases.gifts import (
    do_choose,
    do_cube,
    do_good_die,
    offers_choose,
    roller,
)
from guildhall.games.colonia.phases.harbour import chance_ship, do_ship
from guildhall.games.colonia.phases.monday import (
    chance_decree,
    chance_week,
    do_decree,
    do_stall_cube,
    do_week,
)
from guildhall.games.colonia.phases.sunday import (
    do_buy,
    do_enshrine,
    do_insure,
    do_leave,
    offers_insurance,
    offers_purchases,
    offers_shrine,
    pass_insurance,
    pass_purchases,
)
from guildhall.games.colonia.phases.thursday import (
    do_extra_order,
    do_order,
    offers_orders,
    pass_orders,
)
from guildhall.games.colonia.phases.tuesday import (
    chance_first,
    do_family,
    do_first,
    offers_family,
)
from guildhall.games.colonia.phases.votes import choosers, do_vote, offers_vote, voters
from guildhall.games.colonia.phases.wednesday import do_take, offers_market, pass_market
from guildhall.games.colonia.phases.week import go_on
from guildhall.games.colonia.scoring import final_ranks
from guildhall.games.colonia.state import (
    PHASE_COUNCIL,
    PHASE_DECIDE,
    PHASE_DECREES,
    PHASE_EXCHANGE,
    PHASE_EXTRA_ORDERS,
    PHASE_GOOD_CHOICE,
    PHASE_GOOD_DIE,
    PHASE_HANDS,
    PHASE_INSURANCE,
    PHASE_LOADING,
    PHASE_MARKET,
    PHASE_ORDERS,
    PHASE_OVER,
    PHASE_PURCHASES,
    PHASE_RELICS,
    PHASE_SHIPS,
    PHASE_SHRINE,
    PHASE_STALLS,
    PHASE_TIES,
    PHASE_VOTE,
    PHASE_WEEK,
    ColoniaState,
    active,
)
from guildhall.games.colonia.tables import (
    BERTHS,
    BUY,
    BUY_INSURED,
    CHANCE_CUBE,
    CHANCE_DECREE,
    CHANCE_DIE,
    CHANCE_FIRST,
    CHANCE_RELIC,
    CHANCE_SHIP,
    CHANCE_WEEK,
    CHOOSE,
    CITIES,
    COPIES,
    CUBES_OF,
    DECREES,
    DECREES_A_WEEK,
    ENSHRINE,
    EXCHANGE,
    FAIR_DIE,
    FAMILY,
    FAMILY_CARDS,
    GOODS,
    INSURE,
    LEAVE,
    LOAD,
    LOAD_EXTRA,
    MARKS,
    MEMBERS,
    NONE,
    ORDER,
    PASS,
    RELICS,
    RESOURCES,
    SEATS,
    SHIPS,
    SPACES,
    STALLS,
    START_MONEY,
    STREETS,
    TAKE,
    TILES_OF,
    VOTE,
    WEEK_CARDS,
)


class Colonia(ColoniaState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        """CO-30, CO-41, CO-42, CO-50: all at once, the mayor, or the seat whose turn it is."""
        if self.turn >= 0:
            return 1 << active(self)
        if self.phase == PHASE_COUNCIL:
            return choosers(self, (1 << self.seats) - 1)
        if self.phase == PHASE_VOTE:
            return choosers(self, voters(self))
        if self.phase == PHASE_DECIDE:
            return 1 << self.order[0]
        return 1 << roller(self) if self.phase == PHASE_GOOD_CHOICE else 0

    def legal(self, seat: Int) -> Ints:
        """Give the offers of the phase."""
        if self.phase == PHASE_MARKET:
            return offers_market(self)
        if self.phase == PHASE_ORDERS:
            return offers_orders(self)
        if self.phase == PHASE_LOADING:
            return offers_loading(self)
        if self.phase == PHASE_PURCHASES:
            return offers_purchases(self)
        if self.phase == PHASE_INSURANCE:
            return offers_insurance(self)
        if self.phase == PHASE_COUNCIL:
            return offers_family(self, seat)
        if self.phase in (PHASE_VOTE, PHASE_DECIDE):
            return offers_vote()
        if self.phase == PHASE_SHRINE:
            return offers_shrine(self)
        if self.phase == PHASE_EXCHANGE:
            return offers_exchange(self)
        return offers_choose(self) if self.phase == PHASE_GOOD_CHOICE else NONE

    def chance(self) -> Ints:
        """Give the weights of what is drawn."""
        verb = self.chance_verb()
        if verb == CHANCE_CUBE:
            return self.bag[:]
        if verb == CHANCE_DIE:
            return FAIR_DIE[:]
        if verb == CHANCE_SHIP:
            return chance_ship(self)
        if verb == CHANCE_RELIC:
            return chance_relic(self)
        if verb == CHANCE_WEEK:
            return chance_week(self)
        if verb == CHANCE_DECREE:
            return chance_decree(self)
        return chance_first(self) if verb == CHANCE_FIRST else NONE

    def chance_verb(self) -> Int:
        """Say what is drawn."""
        if self.phase in (PHASE_STALLS, PHASE_HANDS):
            return CHANCE_CUBE
        if self.phase in (PHASE_EXTRA_ORDERS, PHASE_GOOD_DIE):
            return CHANCE_DIE
        if self.phase == PHASE_RELICS:
            return CHANCE_RELIC
        if self.phase == PHASE_SHIPS:
            return CHANCE_SHIP
        if self.phase == PHASE_DECREES:
            return CHANCE_DECREE
        if self.phase == PHASE_WEEK:
            return CHANCE_WEEK
        return CHANCE_FIRST if self.phase == PHASE_TIES else -1

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:
        """Carry out a move or an outcome, and all that follows without a decision."""
        if actor < 0:
            play_chance(self, move, log)
        elif move < LOAD:
            play_early(self, actor, move, log)
        else:
            play_late(self, move, log)
        go_on(self, log)

    def over(self) -> bool:
        """CO-100: after the purchases of the last Sunday."""
        return self.phase == PHASE_OVER

    def scores(self) -> Ints:
        """CO-91, CO-102: points count at the end of the game."""
        return self.points[:]

    def ranks(self) -> Ints:
        """CO-103, A-33: all equal until the end."""
        return final_ranks(self) if self.over() else ints(self.seats, 1)

    def steps(self, seat: Int) -> Int:
        """Count the purchase whose shrine is still to be decided."""
        return 1 if self.phase == PHASE_SHRINE and seat == active(self) else 0

    def copy(self) -> "Colonia":
        """Give an independent twin."""
        twin = Colonia()
        self.copy_into(twin)
        return twin


def play_chance(s: ColoniaState, outcome: Int, log: Log | None) -> None:
    """Hand an outcome to the phase that waits for it."""
    if s.phase == PHASE_STALLS:
        do_stall_cube(s, outcome, log)
    elif s.phase == PHASE_HANDS:
        do_cube(s, outcome, log)
    elif s.phase == PHASE_EXTRA_ORDERS:
        do_extra_order(s, outcome, log)
    elif s.phase == PHASE_GOOD_DIE:
        do_good_die(s, outcome, log)
    elif s.phase == PHASE_RELICS:
        do_relic(s, outcome, log)
    elif s.phase == PHASE_SHIPS:
        do_ship(s, outcome, log)
    elif s.phase == PHASE_DECREES:
        do_decree(s, outcome, log)
    elif s.phase == PHASE_WEEK:
        do_week(s, outcome, log)
    else:
        do_first(s, outcome, log)


def play_early(s: ColoniaState, seat: Int, move: Int, log: Log | None) -> None:
    """Hand a move of the first half of the week, or a pass, to its verb."""
    if move == PASS:
        play_pass(s, log)
    elif move == LEAVE:
        do_leave(s, log)
    elif move < VOTE:
        do_family(s, seat, move - FAMILY, log)
    elif move < CHOOSE:
        do_vote(s, seat, move - VOTE, log)
    elif move < TAKE:
        do_choose(s, move - CHOOSE, log)
    elif move < ORDER:
        do_take(s, move - TAKE, log)
    else:
        do_order(s, move - ORDER, log)


def play_late(s: ColoniaState, move: Int, log: Log | None) -> None:
    """Hand a move of the second half of the week to its verb."""
    if move < LOAD_EXTRA:
        do_load(s, move - LOAD, log)
    elif move < EXCHANGE:
        do_load_extra(s, (move - LOAD_EXTRA) // GOODS, (move - LOAD_EXTRA) % GOODS, log)
    elif move < BUY:
        do_exchange(s, move, log)
    elif move < BUY_INSURED:
        do_buy(s, move - BUY, -1, log)
    elif move < ENSHRINE:
        do_buy(s, (move - BUY_INSURED) // SEATS, (move - BUY_INSURED) % SEATS, log)
    elif move < INSURE:
        do_enshrine(s, move - ENSHRINE, log)
    else:
        do_insure(s, move - INSURE, log)


def play_pass(s: ColoniaState, log: Log | None) -> None:
    """Pass in the round that is going on."""
    if s.phase == PHASE_MARKET:
        pass_market(s, log)
    elif s.phase == PHASE_ORDERS:
        pass_orders(s, log)
    elif s.phase == PHASE_LOADING:
        pass_loading(s, log)
    elif s.phase == PHASE_PURCHASES:
        pass_purchases(s, log)
    elif s.phase == PHASE_INSURANCE:
        pass_insurance(s, log)
    else:
        decline_exchange(s, log)


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

"""The fields of a game of Colonia, and how to copy them.

Families of numbers are flat arrays, `seat * KINDS + kind`. Piles, the bag and the display are
counts: nobody knows an order. Members of the families stand in `reserve`, `hall`, on stalls,
orders, ships and insured cards, and on the four `streets`; phases/members.py moves them home.
"""

from typing import Final

from guildhall.core.numbers import Int, Ints
from guildhall.core.state import State
from guildhall.games.colonia.tables import BERTHS, GRADES, NONE, RELICS, SPACES

PHASE_HANDS: Final = 0
PHASE_GOOD_DIE: Final = 1
PHASE_GOOD_CHOICE: Final = 2
PHASE_SHIPS: Final = 3
PHASE_RELICS: Final = 4
PHASE_WEEK: Final = 5
PHASE_STALLS: Final = 6
PHASE_DECREES: Final = 7
PHASE_COUNCIL: Final = 8
PHASE_TIES: Final = 9
PHASE_VOTE: Final = 10
PHASE_DECIDE: Final = 11
PHASE_EXCHANGE: Final = 12
PHASE_MARKET: Final = 13
PHASE_ORDERS: Final = 14
PHASE_EXTRA_ORDERS: Final = 15
PHASE_LOADING: Final = 16
PHASE_PURCHASES: Final = 17
PHASE_SHRINE: Final = 18
PHASE_INSURANCE: Final = 19
PHASE_OVER: Final = 20
BETWEEN: Final = 21
"""A paragraph of the day is done and the next has not begun; no input ever finds the state here."""

FIELDS: Final = [
    *("seats", "open_screens", "week", "day", "step", "phase", "card", "weeks_left"),
    *("decrees_left", "decree_at", "leaving", "fewer", "extra_hold", "turn", "passed", "due"),
    *(
        "quota",
        "die",
        "pending",
        "ship_pile",
        "ships_gone",
        "bag",
        "stalls",
        "stall_due",
        "stall_owner",
    ),
    *("stall_members", "supply", "reserve", "hall", "streets", "money", "cubes", "goods", "relics"),
    *("pile", "discard", "display", "insured", "enshrined", "windows", "sticks", "placed"),
    *("orders", "order_members", "port", "marks", "decrees", "order", "cards", "played", "value"),
    *("secret", "points"),
]


class ColoniaState(State):
    """Every field of the game; a blank until `new_colonia` fills it."""

    def __init__(self) -> None:  # noqa: PLR0915  a line per field
        """Set a blank for every field."""
        self.seats: Int = 0
        self.open_screens: Int = 0  # option: everybody's stock lies open
        self.week: Int = 0  # 0 = set-up
        self.day: Int = 0  # 1 = Monday ... 7 = Sunday
        self.step: Int = 0  # paragraphs of the day that have begun
        self.phase: Int = BETWEEN
        self.card: Int = -1  # this week's card
        self.weeks_left: Int = 0  # bit mask of week cards not seen yet
        self.decrees_left: Int = 0  # bit mask of decrees not seen yet
        self.decree_at: Int = 0  # which of this week's decrees is voted on next
        self.leaving: Int = 0  # ships above the harbour stick; 0 = the stick lies aside
        self.fewer: Int = 0  # members fewer to send on the coming Tuesday
        self.extra_hold: Int = 0  # the extra holds can be loaded
        self.turn: Int = -1  # place in the turn order of the seat that acts
        self.passed: Int = 0  # bit mask of the seats that are out of this round
        self.due: Int = 0  # draws, rolls or places still to come in this paragraph
        self.quota: Int = 0  # cubes that each seat draws in this paragraph
        self.die: Int = -1  # the face that the die shows, counted from 0
        self.pending: Int = -1  # the card just bought that asks about a shrine
        self.ship_pile: Int = 0  # bit mask
        self.ships_gone: Int = 0  # bit mask: sailed, set aside
        self.bag: Ints = NONE
        self.stalls: Ints = NONE  # stall * RESOURCES + resource
        self.stall_due: Ints = NONE  # cubes still to be drawn for each stall
        self.stall_owner: Ints = NONE
        self.stall_members: Ints = NONE
        self.supply: Ints = NONE  # goods not owned by anybody
        self.reserve: Ints = NONE
        self.hall: Ints = NONE
        self.streets: Ints = NONE  # seat * STREETS + street
        self.money: Ints = NONE  # seat * CITIES + city
        self.cubes: Ints = NONE
        self.goods: Ints = NONE
        self.relics: Ints = NONE  # cards owned, those inside shrines apart
        self.pile: Ints = NONE  # relic cards by kind: city * GRADES + grade, the shrine last
        self.discard: Ints = NONE
        self.display: Ints = NONE  # cards that nobody has insured
        self.insured: Ints = NONE  # seat * RELICS + relic: cards with a member of the seat on them
        self.enshrined: Ints = NONE  # the relic in each city's shrine
        self.windows: Ints = NONE  # who got each city's window
        self.sticks: Ints = NONE  # spaces above each craftsman's stick
        self.placed: Ints = NONE  # orders placed with each craftsman this week
        self.orders: Ints = NONE  # craftsman * SPACES + space: whose order
        self.order_members: Ints = NONE
        self.port: Ints = NONE  # the ship on each berth
        self.marks: Ints = NONE  # berth * MARKS + place: whose member
        self.decrees: Ints = NONE  # this week's decrees, left to right
        self.order: Ints = NONE  # seats in turn order
        self.cards: Ints = NONE  # bit mask of family cards left
        self.played: Ints = NONE  # family card of this week
        self.value: Ints = NONE  # what it counts
        self.secret: Ints = NONE  # family card or vote chosen and not yet revealed
        self.points: Ints = NONE

    def fields(self) -> list[str]:
        """Name every field."""
        return FIELDS

    def copy_into(self, o: "ColoniaState") -> None:  # noqa: PLR0915  a line per field
        """Give every field to a blank twin; arrays that seldom change are shared, see `put`."""
        o.seats = self.seats
        o.open_screens = self.open_screens
        o.week = self.week
        o.day = self.day
        o.step = self.step
        o.phase = self.phase
        o.card = self.card
        o.weeks_left = self.weeks_left
        o.decrees_left = self.decrees_left
        o.decree_at = self.decree_at
        o.leaving = self.leaving
        o.fewer = self.fewer
        o.extra_hold = self.extra_hold
        o.turn = self.turn
        o.passed = self.passed
        o.due = self.due
        o.quota = self.quota
        o.die = self.die
        o.pending = self.pending
        o.ship_pile = self.ship_pile
        o.ships_gone = self.ships_gone
        o.bag = self.bag[:]
        o.stalls = self.stalls[:]
        o.stall_due = self.stall_due[:]
        o.stall_owner = self.stall_owner
        o.stall_members = self.stall_members
        o.supply = self.supply[:]
        o.reserve = self.reserve[:]
        o.hall = self.hall
        o.streets = self.streets[:]
        o.money = self.money[:]
        o.cubes = self.cubes[:]
        o.goods = self.goods[:]
        o.relics = self.relics
        o.pile = self.pile
        o.discard = self.discard[:]
        o.display = self.display
        o.insured = self.insured
        o.enshrined = self.enshrined
        o.windows = self.windows
        o.sticks = self.sticks[:]
        o.placed = self.placed[:]
        o.orders = self.orders[:]
        o.order_members = self.order_members[:]
        o.port = self.port[:]
        o.marks = self.marks
        o.decrees = self.decrees[:]
        o.order = self.order[:]
        o.cards = self.cards
        o.played = self.played[:]
        o.value = self.value
        o.secret = self.secret[:]
        o.points = self.points[:]


def active(s: ColoniaState) -> Int:
    """Give the seat whose turn it is."""
    return s.order[s.turn]


def choosers(s: ColoniaState, mask: Int) -> Int:
    """CO-30, CO-41: the seats of a mask whose secret choice is still out."""
    secret = s.secret
    for seat in range(s.seats):
        if secret[seat] >= 0:
            mask &= ~(1 << seat)
    return mask


def city_of(relic: Int) -> Int:
    """Give the city of a relic card."""
    return relic // GRADES


def berth_of(s: ColoniaState, ship: Int) -> Int:
    """Give the berth of a ship, -1 when it is not in port."""
    port = s.port
    for berth in range(BERTHS):
        if port[berth] == ship:
            return berth
    return -1


def queue_length(s: ColoniaState, craftsman: Int) -> Int:
    """CO-66: count the orders of a column; they stand without gaps from space 1."""
    length: Int = 0
    while length < SPACES and s.orders[craftsman * SPACES + length] >= 0:
        length += 1
    return length


def insured_total(s: ColoniaState) -> Int:
    """Count the insured cards on display."""
    result: Int = 0
    for number in s.insured:
        result += number
    return result


def owns(s: ColoniaState, seat: Int, relic: Int) -> bool:
    """Say whether a seat has such a card outside its shrines."""
    return s.relics[seat * RELICS + relic] > 0

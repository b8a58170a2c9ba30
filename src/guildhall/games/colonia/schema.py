"""Generated from schema.toml by `python scripts/generate.py`; do not edit.

The numbers of phases, moves and things, and the fields of a game.
"""

from typing import Final

from guildhall.core.numbers import Int, Ints, ints
from guildhall.core.state import State

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
SEATS: Final = 6
RESOURCES: Final = 5
GOODS: Final = 5
CITIES: Final = 4
STALLS: Final = 9
ORDINARY: Final = 7
SPACES: Final = 8
SHIPS: Final = 16
HOLDS: Final = 56
BERTHS: Final = 4
RELICS: Final = 24
STREETS: Final = 4
FAMILY_CARDS: Final = 6
WEEK_CARDS: Final = 14
DECREES: Final = 18
FACES: Final = 6
AMOUNTS: Final = 5

SETUP: Final = 0
MONDAY: Final = 1
TUESDAY: Final = 2
WEDNESDAY: Final = 3
THURSDAY: Final = 4
FRIDAY: Final = 5
SATURDAY: Final = 6
SUNDAY: Final = 7
TUESDAY_STREET: Final = 0
WEDNESDAY_STREET: Final = 1
THURSDAY_STREET: Final = 2
FRIDAY_STREET: Final = 3
NO: Final = 0
YES: Final = 1

PASS: Final = 0
LEAVE: Final = 1
FAMILY: Final = 2
VOTE: Final = 8
CHOOSE: Final = 10
TAKE: Final = 15
ORDER: Final = 24
LOAD: Final = 29
LOAD_EXTRA: Final = 85
EXCHANGE: Final = 165
BUY: Final = 245
BUY_INSURED: Final = 269
ENSHRINE: Final = 413
INSURE: Final = 437
MOVES: Final = 461

CHANCE_CUBE: Final = 0
CHANCE_DIE: Final = 1
CHANCE_SHIP: Final = 2
CHANCE_RELIC: Final = 3
CHANCE_WEEK: Final = 4
CHANCE_DECREE: Final = 5
CHANCE_FIRST: Final = 6

NONE: Final = ints(0)
FIELDS: Final = [
    "seats",
    "open_screens",
    "week",
    "day",
    "step",
    "phase",
    "card",
    "weeks_left",
    "decrees_left",
    "decree_at",
    "leaving",
    "fewer",
    "extra_hold",
    "turn",
    "passed",
    "due",
    "quota",
    "die",
    "pending",
    "ship_pile",
    "ships_gone",
    "bag",
    "stalls",
    "stall_due",
    "stall_owner",
    "stall_members",
    "supply",
    "reserve",
    "hall",
    "streets",
    "money",
    "cubes",
    "goods",
    "relics",
    "pile",
    "discard",
    "display",
    "insured",
    "enshrined",
    "windows",
    "sticks",
    "placed",
    "orders",
    "order_members",
    "port",
    "marks",
    "decrees",
    "order",
    "cards",
    "played",
    "value",
    "secret",
    "points",
]


class ColoniaState(State):
    """Every field of the game; a blank until it is filled for a new game."""

    def __init__(self) -> None:
        self.seats: Int = 0
        self.open_screens: Int = 0
        self.week: Int = 0
        self.day: Int = 0
        self.step: Int = 0
        self.phase: Int = BETWEEN
        self.card: Int = -1
        self.weeks_left: Int = 0
        self.decrees_left: Int = 0
        self.decree_at: Int = 0
        self.leaving: Int = 0
        self.fewer: Int = 0
        self.extra_hold: Int = 0
        self.turn: Int = -1
        self.passed: Int = 0
        self.due: Int = 0
        self.quota: Int = 0
        self.die: Int = -1
        self.pending: Int = -1
        self.ship_pile: Int = 0
        self.ships_gone: Int = 0
        self.bag: Ints = NONE
        self.stalls: Ints = NONE
        self.stall_due: Ints = NONE
        self.stall_owner: Ints = NONE
        self.stall_members: Ints = NONE
        self.supply: Ints = NONE
        self.reserve: Ints = NONE
        self.hall: Ints = NONE
        self.streets: Ints = NONE
        self.money: Ints = NONE
        self.cubes: Ints = NONE
        self.goods: Ints = NONE
        self.relics: Ints = NONE
        self.pile: Ints = NONE
        self.discard: Ints = NONE
        self.display: Ints = NONE
        self.insured: Ints = NONE
        self.enshrined: Ints = NONE
        self.windows: Ints = NONE
        self.sticks: Ints = NONE
        self.placed: Ints = NONE
        self.orders: Ints = NONE
        self.order_members: Ints = NONE
        self.port: Ints = NONE
        self.marks: Ints = NONE
        self.decrees: Ints = NONE
        self.order: Ints = NONE
        self.cards: Ints = NONE
        self.played: Ints = NONE
        self.value: Ints = NONE
        self.secret: Ints = NONE
        self.points: Ints = NONE

    def fields(self) -> list[str]:
        return FIELDS

    def over(self) -> bool:
        return self.phase == PHASE_OVER

    def copy_into(self, o: "ColoniaState") -> None:
        """Give every field to a blank twin; who changes a shared array replaces it."""
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

"""The fields of a game of Flandern 1302, and how to copy them.

Cities are numbered in alphabetical order, arms with grey and church last. A city's fields are masks
of lots of the ground it stands on; `near` and `touched` follow from the districts and are kept up
to date because every offer reads them.
"""

from typing import Final

from guildhall.core.numbers import Int, Ints
from guildhall.core.state import State
from guildhall.games.flandern.tables import (
    ARMS,
    CALLED,
    CITIES,
    CITY_OF,
    FIRST_LAYOUT,
    GREY,
    LOTS,
    NONE,
    PLOT_OF,
    PLOTS,
    SHAPE_OF,
    SHAPES,
    SIZES,
    SPECIALS,
)

PHASE_GUILD: Final = 0
PHASE_FOUND: Final = 1
PHASE_ADOPT: Final = 2
PHASE_SETTLE: Final = 3
PHASE_GOLD: Final = 4
PHASE_CHOOSE: Final = 5
PHASE_TURN: Final = 6
PHASE_DRAW: Final = 7
PHASE_ACT: Final = 8
PHASE_WHOSE: Final = 9
PHASE_TILE: Final = 10
PHASE_LIES: Final = 11
PHASE_CATHEDRAL: Final = 12
PHASE_MASTER: Final = 13
PHASE_NEXT: Final = 14
PHASE_OVER: Final = 15

SILVER: Final = 0
GOLDEN: Final = 1
CHARGED: Final = 2

OWN_DONE: Final = 1
CHARGE_DONE: Final = 2

PLOTS_FILLED: Final = 0
GOLD_GONE: Final = 1
INFLUENCED_ONLY: Final = 2
STALLED: Final = 3

FIELDS: Final = [
    *("seats", "fixed", "corner", "zero_bonus", "phase", "round", "lead", "cursor"),
    *("mover", "source", "card", "own", "city", "lot", "whose", "tile", "step", "gold"),
    *("gold_from", "site_pawns", "cathedrals", "specials", "scored", "pile", "aside"),
    *("acted", "idle", "reason", "guild", "adopted", "hands", "played", "influence", "chosen"),
    *("laid", "order", "ground", "built", "near", "plots", "covered", "gone", "sites"),
    *("cathedral", "ones", "twos", "arms", "touched", "master_at", "stock", "gold_a"),
    *("gold_b", "gold_used", "points", "bonus"),
]


class Board(State):
    """The fields of cities, stocks and points."""

    def __init__(self) -> None:
        """Set a blank for every field of the board."""
        self.site_pawns: Int = 0
        self.cathedrals: Int = 0
        self.specials: Int = 0  # mask of special church tiles in stock
        self.scored: Int = 0  # mask of scored cities
        self.ground: Ints = NONE  # ground of each city, -1 = not in play
        self.built: Ints = NONE  # lots with a district
        self.near: Ints = NONE  # lots whose long side borders a district
        self.plots: Ints = NONE  # lots that are plots of the city
        self.covered: Ints = NONE
        self.gone: Ints = NONE  # the plot that tile D swallowed
        self.sites: Ints = NONE  # districts under construction (or never finished, once scored)
        self.cathedral: Ints = NONE
        self.ones: Ints = NONE  # districts with one printed master
        self.twos: Ints = NONE  # districts with two
        self.arms: Ints = NONE  # lots by city * ARMS + arms
        self.touched: Ints = NONE  # lots that touch these arms
        self.master_at: Ints = NONE  # city * LOTS + lot of each master pawn, -1 = in stock
        self.stock: Ints = NONE  # tiles by (arms * SHAPES + shape) * SIZES + printed masters
        self.gold_a: Ints = NONE
        self.gold_b: Ints = NONE
        self.gold_used: Ints = NONE  # golden cards seen by all
        self.points: Ints = NONE  # by guild, grey last
        self.bonus: Ints = NONE  # by seat

    def copy_board(self, o: "Board") -> None:
        """Give every field of the board to a twin; what seldom changes is shared, see `put`."""
        o.site_pawns = self.site_pawns
        o.cathedrals = self.cathedrals
        o.specials = self.specials
        o.scored = self.scored
        o.ground = self.ground[:]
        o.built = self.built[:]
        o.near = self.near[:]
        o.plots = self.plots[:]
        o.covered = self.covered
        o.gone = self.gone
        o.sites = self.sites[:]
        o.cathedral = self.cathedral
        o.ones = self.ones[:]
        o.twos = self.twos[:]
        o.arms = self.arms[:]
        o.touched = self.touched[:]
        o.master_at = self.master_at[:]
        o.stock = self.stock[:]
        o.gold_a = self.gold_a
        o.gold_b = self.gold_b
        o.gold_used = self.gold_used
        o.points = self.points[:]
        o.bonus = self.bonus


class FlandernState(Board):
    """Every field of the game; a blank until `new_flandern` fills it."""

    def __init__(self) -> None:
        """Set a blank for every field of the course of play."""
        super().__init__()
        self.seats: Int = 0
        self.fixed: Int = 0  # option: every centre has its place
        self.corner: Int = 0  # option: a common corner point is a touch
        self.zero_bonus: Int = 0  # option: the bonus is paid when nobody holds influence
        self.phase: Int = PHASE_GUILD
        self.round: Int = 0  # rounds of 3 and 4 players, turns of two
        self.lead: Int = 0  # the starting player; with two players the one whose turn it is
        self.cursor: Int = 0  # how far a phase has come: seats of the set-up, places of a round
        self.mover: Int = -1  # who is to act
        self.source: Int = 0  # what the mover acts with: silver, gold or a drawn card
        self.card: Int = -1  # the card being carried out; in the set-up the city being founded
        self.own: Int = -1  # arms that the card allows beside grey and church
        self.city: Int = -1  # placement in the making: where
        self.lot: Int = -1
        self.whose: Int = -1
        self.tile: Int = -1
        self.step: Int = 0  # inputs of the unfinished decision
        self.gold: Int = -1  # golden card of this round, known to the starting player
        self.gold_from: Int = -1  # its pile: 0 = A, 1 = B
        self.pile: Int = 0  # two players: mask of the face-down cards
        self.aside: Int = 0  # two players: mask of the face-up cards
        self.acted: Int = 0  # two players: mask of the actions done this turn
        self.idle: Int = 0  # two players: turns in a row with nothing built, this one included
        self.reason: Int = 0  # how the game ended
        self.guild: Ints = NONE  # guild of each seat
        self.adopted: Ints = NONE  # two players: influenced guild of each seat
        self.hands: Ints = NONE  # mask of deeds per seat
        self.played: Ints = NONE  # mask of deeds per seat
        self.influence: Ints = NONE  # cards per seat
        self.chosen: Ints = NONE  # deed of this round per seat, -1 = not yet
        self.laid: Ints = NONE  # influence cards laid this round per seat, -1 = not yet
        self.order: Ints = NONE  # seats in the order of this round

    def fields(self) -> list[str]:
        """Name every field."""
        return FIELDS

    def copy_into(self, o: "FlandernState") -> None:
        """Give every field to a blank twin; arrays that seldom change are shared, see `put`."""
        self.copy_board(o)
        o.seats = self.seats
        o.fixed = self.fixed
        o.corner = self.corner
        o.zero_bonus = self.zero_bonus
        o.phase = self.phase
        o.round = self.round
        o.lead = self.lead
        o.cursor = self.cursor
        o.mover = self.mover
        o.source = self.source
        o.card = self.card
        o.own = self.own
        o.city = self.city
        o.lot = self.lot
        o.whose = self.whose
        o.tile = self.tile
        o.step = self.step
        o.gold = self.gold
        o.gold_from = self.gold_from
        o.pile = self.pile
        o.aside = self.aside
        o.acted = self.acted
        o.idle = self.idle
        o.reason = self.reason
        o.guild = self.guild
        o.adopted = self.adopted
        o.hands = self.hands[:]
        o.played = self.played[:]
        o.influence = self.influence[:]
        o.chosen = self.chosen[:]
        o.laid = self.laid[:]
        o.order = self.order[:]


def empty_lots(s: FlandernState, city: Int) -> Int:
    """FL-22, FL-36: plots of a city that carry neither a district nor a cover tile."""
    return s.plots[city] & ~s.built[city] & ~s.covered[city]


def is_open(s: FlandernState, city: Int) -> bool:
    """FL-9, FL-40: the city is in play and not scored."""
    return s.ground[city] >= 0 and (s.scored >> city) & 1 == 0


def plot_of(s: FlandernState, city: Int, lot: Int) -> Int:
    """Give the name of a lot as a plot."""
    return PLOT_OF[s.ground[city] * LOTS + lot]


def lot_of(s: FlandernState, city: Int, plot: Int) -> Int:
    """FL-28: the lot that a plot's name stands for now; -1 when the city has no such plot."""
    there = CALLED[s.ground[city] * PLOTS + plot] & (s.plots[city] | s.built[city])
    return first_lot(there & ~s.gone[city])


def first_lot(mask: Int) -> Int:
    """Give the lowest lot (or ground) of a set; -1 when it is empty."""
    for lot in range(LOTS):
        if (mask >> lot) & 1:
            return lot
    return -1


def size(mask: Int) -> Int:
    """Count the members of a set of lots, cities or cards (32 bits)."""
    pairs = mask - ((mask >> 1) & 0x55555555)
    fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((bytes_ * 0x01010101) >> 24) & 0xFF


def arms_at(s: FlandernState, city: Int, lot: Int) -> Int:
    """Give the arms of the district on a lot; -1 when there is none."""
    for arms in range(ARMS):
        if (s.arms[city * ARMS + arms] >> lot) & 1:
            return arms
    return -1


def shape_at(s: FlandernState, city: Int, lot: Int) -> Int:
    """FL-22: the shape of a lot; -1 for the centre."""
    return SHAPE_OF[s.ground[city] * LOTS + lot]


def first_layout(s: FlandernState, city: Int, special: Int) -> Int:
    """FL-27: where the layouts of a special tile on the ground of a city begin."""
    return FIRST_LAYOUT[s.ground[city] * (SPECIALS + 1) + special]


def shelf(arms: Int, shape: Int) -> Int:
    """FL-2: where the tiles of these arms and this shape begin in the stock."""
    return (arms * SHAPES + shape) * SIZES


def is_secret(phase: Int) -> bool:
    """FL-13, FL-56: cards are being chosen; each seat knows only its own."""
    return phase == PHASE_CHOOSE


def stock_of(s: FlandernState, arms: Int, shape: Int) -> Int:
    """FL-21: tiles of a shape in the stock of these arms, special ones aside."""
    number: Int = 0
    first = shelf(arms, shape)
    for at in range(first, first + SIZES):
        number += s.stock[at]
    return number


def owner_of(s: FlandernState, arms: Int) -> Int:
    """FL-45, FL-55: the seat that gets the points of a guild; -1 for grey and absent guilds."""
    for seat in range(s.seats):
        if s.guild[seat] == arms or s.adopted[seat] == arms:
            return seat
    return -1


def in_play(s: FlandernState, arms: Int) -> bool:
    """FL-9: grey, the church and every guild with a city on the board."""
    return arms >= GREY or s.ground[CITY_OF[arms]] >= 0


def empty_number(s: FlandernState) -> Int:
    """FL-42: empty plots on the whole board, scored cities aside."""
    number: Int = 0
    for city in range(CITIES):
        if is_open(s, city):
            number += size(empty_lots(s, city))
    return number

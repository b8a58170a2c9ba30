"""What the state of a game says, beyond its plain fields."""

from typing import Final

from guildhall.core.numbers import Int
from guildhall.games.flandern.schema import (
    ARMS,
    CITIES,
    GREY,
    PHASE_CHOOSE,
    PLOTS,
    SHAPES,
    FlandernState,
)
from guildhall.games.flandern.tables import (
    CALLED,
    CITY_OF,
    FIRST_LAYOUT,
    LOTS,
    PLOT_OF,
    SHAPE_OF,
    SIZES,
    SPECIALS,
    TOUCH,
)

SILVER: Final = 0
GOLDEN: Final = 1
CHARGED: Final = 2

OWN_DONE: Final = 1
CHARGE_DONE: Final = 2

PLOTS_FILLED: Final = 0
GOLD_GONE: Final = 1
INFLUENCED_ONLY: Final = 2
STALLED: Final = 3


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


def touching(s: FlandernState, city: Int, lot: Int) -> Int:
    """FL-24: the lots that touch a lot, as the option `corner` of this game says."""
    return TOUCH[(s.corner * CITIES + s.ground[city]) * LOTS + lot]


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

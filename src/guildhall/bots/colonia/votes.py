"""What the Judge of Colonia thinks of a decree: what it brings a family more than the others."""

from typing import Final

from guildhall.bots.colonia.holdings import Holdings
from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.colonia.schema import CITIES, GOODS, RESOURCES, SPACES, STREETS
from guildhall.games.colonia.scoring import row_sum
from guildhall.games.colonia.tables import (
    CUBES,
    DECREE_COUNT,
    DECREE_EFFECT,
    DECREE_TARGET,
    EXCHANGING,
    EXTRA_HOLD,
    EXTRA_STALLS,
    HOME,
    MARKS,
    NEEDS,
    NEW_RELICS,
    SAIL,
    STALLS_MORE,
    STICK,
)

WELCOME: Final = 100
"""The good of a decree that helps everybody."""


def decree_worth(own: Holdings, decree: Int) -> Int:
    """Give the worth of a decree's passing; against it when it is below zero."""
    s = own.s
    effect = DECREE_EFFECT[decree]
    target = DECREE_TARGET[decree]
    gains = ints(s.seats)
    for seat in range(s.seats):
        if effect == HOME:
            gains[seat] = min(Int(3), s.streets[seat * STREETS + target])
        elif effect == SAIL:
            gains[seat] = _marks(own, seat, DECREE_COUNT[decree])
        elif effect == STICK:
            gains[seat] = _waiting(own, seat, target)
        elif effect == EXTRA_HOLD:
            gains[seat] = row_sum(s.goods, seat, GOODS)
        elif effect in (NEW_RELICS, EXCHANGING):
            gains[seat] = row_sum(s.money, seat, CITIES)
        elif effect in (STALLS_MORE, EXTRA_STALLS):
            gains[seat] = s.reserve[seat]
    lead = _lead(gains, own.seat)
    if effect in (STICK, EXTRA_HOLD):
        return lead
    if effect in (STALLS_MORE, EXTRA_STALLS, CUBES):
        return lead + 5 * WELCOME
    return lead + WELCOME


def _marks(own: Holdings, seat: Int, ships: Int) -> Int:
    """CO-82: count a seat's members on the ships that would sail."""
    result: Int = 0
    for at in range(ships * MARKS):
        if own.s.marks[at] == seat:
            result += 1
    return result


def _waiting(own: Holdings, seat: Int, craftsman: Int) -> Int:
    """Count a seat's orders with a craftsman and those it could give."""
    s = own.s
    result: Int = 0
    for space in range(SPACES):
        if s.orders[craftsman * SPACES + space] == seat:
            result += 1
    first = s.cubes[seat * RESOURCES + NEEDS[craftsman * 2]]
    second = s.cubes[seat * RESOURCES + NEEDS[craftsman * 2 + 1]]
    return result + min(first, second)


def _lead(numbers: Ints, seat: Int) -> Int:
    """Give how much more one has than the others on average, in thousandths."""
    total: Int = 0
    for number in numbers:
        total += number
    others = (total - numbers[seat]) * 1000 // (len(numbers) - 1)
    return numbers[seat] * 1000 - others

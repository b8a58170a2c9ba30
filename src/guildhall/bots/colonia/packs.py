"""Goods and cubes packed into one number for the Judge of Colonia: six bits for each kind.

One subtraction then compares all five kinds at once.
"""

from typing import Final

from guildhall.core.numbers import Int, Ints, made
from guildhall.games.colonia.schema import GOODS, HOLDS, RESOURCES
from guildhall.games.colonia.tables import HOLD_NEEDS, NEEDS

BITS: Final = 6
KIND: Final = 31
GUARD: Final = 0x20820820


def _packed(counts: list[int], kinds: int) -> Ints:
    """Pack each row of a flat table."""
    rows = range(0, len(counts), kinds)
    return made([sum(counts[row + k] << (6 * k) for k in range(kinds)) for row in rows])


def _recipes() -> Ints:
    """CO-3: the two cubes of each craftsman, packed."""
    return made([sum(1 << (6 * int(NEEDS[2 * c + which])) for which in (0, 1)) for c in range(5)])


HOLD_PACK: Final = _packed([int(number) for number in HOLD_NEEDS], 5)
HOLD_SIZE: Final = made([sum(int(HOLD_NEEDS[h * 5 + g]) for g in range(5)) for h in range(HOLDS)])
RECIPE: Final = _recipes()


def packed(row: Ints, seat: Int) -> Int:
    """Pack a seat's goods or cubes."""
    at = seat * GOODS
    return (
        row[at]
        | (row[at + 1] << 6)
        | (row[at + 2] << 12)
        | (row[at + 3] << 18)
        | (row[at + 4] << 24)
    )


def fits(have: Int, need: Int) -> bool:
    """Say whether there is enough of every kind."""
    return ((have | GUARD) - need) & GUARD == GUARD


def size(have: Int) -> Int:
    """Count the pieces of all kinds."""
    result: Int = 0
    for kind in range(GOODS):
        result += (have >> (BITS * kind)) & KIND
    return result


def most_goods(cubes: Int) -> Int:
    """Count the goods that cubes can become: neighbours in the circle of five make one good."""
    first = cubes & KIND
    second = (cubes >> 6) & KIND
    best: Int = 0
    for begun in range(min(first, second) + 1):
        made_so_far: Int = begun
        left: Int = second - begun
        for resource in range(2, RESOURCES):
            here = (cubes >> (BITS * resource)) & KIND
            used = min(left, here)
            made_so_far += used
            left = here - used
        made_so_far += min(left, first - begun)
        best = max(best, made_so_far)
    return best

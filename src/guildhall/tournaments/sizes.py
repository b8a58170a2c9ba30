"""How a field is cut into tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Fill = Literal["smaller", "bots", "byes"]
"""What happens to those who are left over when full tables do not go up: some tables are smaller
(bots only where a table would be too small), bots take the open seats, or some sit out."""


@dataclass(frozen=True)
class Sizes:
    """Seats of each table, the largest first; bots on some of them; people who sit out."""

    tables: tuple[int, ...]
    bots: int
    byes: int


def split(people: int, seats: int, legal: Sequence[int], fill: Fill) -> Sizes:
    """Tables for so many people, with `seats` seats where possible and only of legal sizes.

    >>> split(10, 4, (3, 4, 5), "smaller")
    Sizes(tables=(4, 3, 3), bots=0, byes=0)
    >>> split(10, 4, (3, 4, 5), "bots")
    Sizes(tables=(4, 4, 4), bots=2, byes=0)
    >>> split(10, 4, (3, 4, 5), "byes")
    Sizes(tables=(4, 4), bots=0, byes=2)
    """
    if fill == "byes" and people >= seats:
        return Sizes((seats,) * (people // seats), 0, people % seats)
    tables = [seats] * -(-people // seats)
    smaller = sorted((size for size in legal if size < seats), reverse=True)
    while fill != "bots" and sum(tables) > people:
        largest = max(tables)
        below = next((size for size in smaller if size < largest), 0)
        if not below or sum(tables) - largest + below < people:
            break
        tables[tables.index(largest)] = below
    return Sizes(tuple(sorted(tables, reverse=True)), sum(tables) - people, 0)


def rounds_needed(people: int, seats: int) -> int:
    """Rounds after which everybody could have met everybody at tables of so many seats."""
    return max(1, -(-(people - 1) // max(1, seats - 1)))

"""Who leads where something goes to whoever has most of it."""

from typing import Any

from guildhall.bots.expertise import find_expertise


def leads(game: str, view: Any) -> dict[tuple[str, int], int]:
    """Give for each thing the seat that alone has most of it; things without one are left out."""
    found: dict[tuple[str, int], int] = {}
    for kind, index, numbers in find_expertise(game).races(view):
        most = max(numbers)
        if most > 0 and numbers.count(most) == 1:
            found[kind, index] = numbers.index(most)
    return found

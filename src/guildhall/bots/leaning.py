"""How a judge leans a network's choice: the less a move is worth to it, the less likely it is."""

from collections.abc import Sequence

from guildhall.bots.judge import POINT

__all__ = ["FINE", "leanings"]

FINE = 100
"""Leanings are counted in hundredths of a logit."""
LEAST = -20 * FINE
"""What lies further behind is as good as never chosen; a network can still make up for it."""


def leanings(worths: Sequence[int], trust: float) -> list[int]:
    """Give what to add to the logit of each move; `trust` is by how much a point behind counts."""
    best, factor = max(worths), trust * FINE / POINT
    return [max(LEAST, round((worth - best) * factor)) for worth in worths]

"""A state built from a view: nothing is hidden, so there is only one."""

from guildhall.core.luck import Luck
from guildhall.core.numbers import made
from guildhall.games.dutch_revolt.game import DutchRevolt
from guildhall.games.dutch_revolt.view import FLAT, SCALARS, WIDE, RevoltView


def imagine(view: RevoltView, _luck: Luck) -> DutchRevolt:
    """DR-5: nothing is hidden, so a view holds the whole state."""
    s = DutchRevolt()
    for name in SCALARS:
        setattr(s, name, getattr(view, name))
    for name in FLAT:
        setattr(s, name, made(getattr(view, name)))
    for name in WIDE:
        setattr(s, name, made([number for row in getattr(view, name) for number in row]))
    return s

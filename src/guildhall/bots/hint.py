"""A hint: the move a master would make from a seat's view, and why, in words the engine knows."""

from collections.abc import Sequence
from dataclasses import dataclass

from guildhall.bots.reasons import Reason, reasons_for
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.view import View

__all__ = ["Advice", "Reason", "advise"]

THINKING = 0.8
"""The part of the time that goes into the choice; the rest goes into its reasons."""
OTHERS = 3


@dataclass(frozen=True)
class Advice:
    """A move, why, and the best of the others with their win shares (0 to 1), best first."""

    move: int
    reasons: tuple[Reason, ...]
    others: tuple[tuple[int, float], ...]


def advise(game: Game, view: View, legal: Sequence[int], luck: Luck, budget: float) -> Advice:
    """Give the master's move for the seat of a view; a function of the view alone.

    `budget` is the time to think, in seconds. There is at least one reason, the weightiest first.
    """
    if len(legal) == 1:
        return Advice(legal[0], (Reason("only_move", {}),), ())
    from guildhall.bots import find_bot  # noqa: PLC0415  the list of bots is made of this folder

    move = find_bot("journeyman", game).choose(view, legal, luck, budget * THINKING)
    return Advice(move, reasons_for(game, view, legal, move, luck, budget * (1 - THINKING)), ())

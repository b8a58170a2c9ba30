"""A hint: the move a master would make from a seat's view, and why, in words the engine knows.

A glimpse is there at once: the expert's move; a master's advice takes as long as it may.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from guildhall.bots.candidates import FEW
from guildhall.bots.deed import Reason
from guildhall.bots.expert import Expert
from guildhall.bots.glance import promises
from guildhall.bots.onnx import shipped, usable
from guildhall.bots.reasons import reasons_for
from guildhall.bots.tree_master import master_of
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.view import View

__all__ = ["Advice", "Reason", "advise", "glimpse", "preferred"]

THINKING = 0.8
"""The part of the time that goes into the choice; the rest goes into its reasons."""
OTHERS = 3
AT_ONCE = 0.05
"""Seconds that a glimpse takes where a game has no network."""


@dataclass(frozen=True)
class Advice:
    """A move, why, and the best of the others with their win shares (0 to 1), best first.

    `share` is the win share of the move itself; both are 0 and empty where there is no choice.
    """

    move: int
    reasons: tuple[Reason, ...]
    others: tuple[tuple[int, float], ...]
    share: float = 0.0


def advise(game: Game, view: View, legal: Sequence[int], luck: Luck, budget: float) -> Advice:
    """Give the master's move for the seat of a view; a function of the view alone.

    `budget` is the time to think, in seconds. There is at least one reason, the weightiest first.
    """
    if len(legal) == 1:
        return Advice(legal[0], (Reason("only_move"),), ())
    best, *rest = master_of(game).weigh(view, legal, luck, budget * THINKING)
    reasons = reasons_for(game, view, legal, best.move, luck, budget * (1 - THINKING))
    searched = sorted((other for other in rest if other.visits), key=lambda c: -c.share())
    others = tuple((other.move, other.share()) for other in searched[:OTHERS])
    unseen = _unseen(best.share(), others) if best.visits >= FEW else Reason("plan")
    return Advice(best.move, reasons or (unseen,), others, best.share())


def glimpse(game: Game, view: View, legal: Sequence[int], luck: Luck) -> Advice:
    """Give the expert's move at once, where there is one; a function of the view alone."""
    if len(legal) == 1 or not usable(game.name):
        return advise(game, view, legal, luck, AT_ONCE)
    likely = preferred(game, view, legal, luck)[: 1 + OTHERS]
    best, *rest = promises(shipped(game.name), view, likely, luck)
    others = tuple((each.move, each.share) for each in sorted(rest, key=lambda p: -p.share))
    reasons = reasons_for(game, view, legal, best.move, luck, 0.0)
    return Advice(best.move, reasons or (_unseen(best.share, others),), others, best.share)


def preferred(game: Game, view: View, legal: Sequence[int], luck: Luck) -> list[int]:
    """List a seat's moves, what the expert likes best first: that is what a glimpse suggests.

    An analysis asks the same with the same luck, so that no move it suggests is called a mistake.
    """
    liked = dict(zip(legal, Expert(game).likings(view, legal, luck), strict=True))
    return sorted(legal, key=lambda move: -liked[move])


def _unseen(share: float, others: tuple[tuple[int, float], ...]) -> Reason:
    """Why a move is good that changes nothing at once: it wins more often, or no less."""
    own, following = round(100 * share), round(100 * others[0][1]) if others else 0
    if others and own > following:
        return Reason("share", {"share": own, "next": following})
    even = sum(round(100 * other) >= own for _, other in others)
    return Reason("even", {"share": own, "count": even}) if even else Reason("plan")

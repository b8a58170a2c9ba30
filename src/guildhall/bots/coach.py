"""The coach: whether a move that a person is about to make gives much away, and what is better."""

from collections.abc import Sequence
from dataclasses import dataclass

from guildhall.bots.candidates import FEW
from guildhall.bots.deed import Reason
from guildhall.bots.master import compare
from guildhall.bots.reasons import reasons_for
from guildhall.bots.thinker import Budget
from guildhall.bots.tree_master import master_of
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.view import View

COSTLY = 0.08
"""The share of a win that a move must give away to be warned of."""
SURE = 2.0
"""Standard errors that make the loss beyond doubt."""
CHOOSING, COMPARING = 0.45, 0.35
"""How the time is divided; the rest goes into reasons for both moves."""


@dataclass(frozen=True)
class Caution:
    """A better move and what the intended one gives away, with what speaks for each."""

    best: int
    share: float
    best_share: float
    reasons: tuple[Reason, ...]
    own_reasons: tuple[Reason, ...]


def warn(
    game: Game, view: View, legal: Sequence[int], move: int, luck: Luck, budget: float
) -> Caution | None:
    """Compare a move with the master's in the same imagined worlds; None when it is good enough."""
    if len(legal) == 1:
        return None
    best = master_of(game).weigh(view, legal, luck, budget * CHOOSING)[0].move
    if best == move:
        return None
    own = FastLuck(luck.below(1 << 31, 0))
    _, mine = compare(game, view, [best, move], own, Budget(budget * COMPARING))
    loss = -mine.lead()
    if mine.visits < FEW or loss < COSTLY or loss < SURE * mine.doubt():
        return None
    rest = budget * (1 - CHOOSING - COMPARING) / 2
    return Caution(
        best=best,
        share=mine.share(),
        best_share=mine.share() + loss,
        reasons=reasons_for(game, view, legal, best, luck, rest),
        own_reasons=reasons_for(game, view, legal, move, luck, rest),
    )

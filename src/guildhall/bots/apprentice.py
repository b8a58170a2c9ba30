"""The bot that is weak on purpose: a journeyman who overlooks many of his moves."""

from collections.abc import Sequence

from guildhall.bots.journeyman import Journeyman
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.view import View


class Apprentice(Journeyman):
    """Takes the best of the moves that come to mind, or any when none does."""

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:
        """Give the best move that is not overlooked."""
        own = FastLuck(luck.below(1 << 31, 0))
        blind = self.game.meta.bots.blind
        seen = [move for move in legal if own.below(100) >= blind]
        if not seen:
            return legal[int(own.below(len(legal)))]
        return super().choose(view, seen, own, budget)

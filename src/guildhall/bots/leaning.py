"""How a judge leans a network's choice: the less a move is worth to it, the less likely it is."""

from collections.abc import Sequence

from guildhall.bots.counsel import FINE, leaning
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.view import View

__all__ = ["FINE", "JudgeLikes", "in_thousandths", "leanings"]


def in_thousandths(trust: float) -> int:
    """Give what a point behind costs as the judge counts it."""
    return round(trust * 1000)


def leanings(worths: Sequence[int], trust: float) -> list[int]:
    """Give what to add to the logit of each move; `trust` is by how much a point behind counts."""
    best, fine = max(worths), in_thousandths(trust)
    return [leaning(best - worth, fine) for worth in worths]


class JudgeLikes:
    """How much a journeyman likes moves, as logits."""

    def __init__(self, game: Game, trust: float) -> None:
        """Take by how much a point behind counts."""
        self.worlds = game.meta.bots.worlds
        self.judging = Journeyman(game, find_judge(game.name))
        self.trust = trust

    def likings(self, view: View, legal: Sequence[int], luck: Luck) -> list[float]:
        """Give the leaning of each of these moves, in worlds imagined from the view."""
        worths = [worth // self.worlds for worth in self.judging.worths(view, legal, luck)]
        return [lean / FINE for lean in leanings(worths, self.trust)]

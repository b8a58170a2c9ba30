"""Bots that say how much they like moves, and play the one they like best."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from guildhall.core.luck import Luck
from guildhall.core.view import View


class Liking(ABC):
    """Plays what it likes best."""

    @abstractmethod
    def likings(self, view: View, legal: Sequence[int], luck: Luck) -> list[float]:
        """Give the logit of each of these moves."""

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:  # noqa: ARG002
        """Give the first of the moves that it likes best; it never takes long."""
        if len(legal) == 1:
            return legal[0]
        liked = dict(zip(legal, self.likings(view, legal, luck), strict=True))
        return max(legal, key=liked.__getitem__)

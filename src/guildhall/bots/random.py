"""The bot that plays anything: a floor for all others."""

from collections.abc import Sequence

from guildhall.core.luck import Luck
from guildhall.core.view import View


class Random:
    """Plays any legal move."""

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:  # noqa: ARG002
        """Give any legal move."""
        return legal[int(luck.below(len(legal), 0))]

"""The bot that takes what looks best now: it looks one move ahead with a game's evaluation."""

from collections.abc import Callable, Sequence
from typing import Any

from guildhall.core.luck import Luck
from guildhall.core.view import View

Worth = Callable[[Any, Sequence[int]], list[float]]


class Journeyman:
    """Plays a move of the highest worth; equal ones by lot."""

    def __init__(self, worth: Worth) -> None:
        """Take the evaluation of moves of one game."""
        self.worth = worth

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:  # noqa: ARG002
        """Give one of the best moves."""
        worth = self.worth(view, legal)
        best = max(worth)
        top = [move for move, value in zip(legal, worth, strict=True) if value == best]
        return top[int(luck.below(len(top), 0))]

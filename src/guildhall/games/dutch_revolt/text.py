"""A board for the terminal and the screen reader."""

from collections.abc import Sequence

from guildhall.core.game import Say
from guildhall.games.dutch_revolt.view import RevoltView


def board(view: RevoltView, say: Say, names: Sequence[str]) -> str:
    return ""

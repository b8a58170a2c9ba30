"""Players without a body: they get a view and the legal moves, never a state."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from guildhall.bots.journeyman import Journeyman
from guildhall.bots.random import Random
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.view import View

BOTS = ("random", "journeyman")


class Bot(Protocol):
    """Anything that chooses a move from what a seat may know."""

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:
        """Give one of the legal moves; `budget` is the time to think, in seconds."""


def find_bot(name: str, game: Game) -> Bot:
    """Give a bot by its name; raises GuildhallError with code unknown_bot."""
    if name == "random":
        return Random()
    if name == "journeyman":
        return Journeyman(import_module(f"guildhall.bots.evals.{game.name}").worth)
    raise GuildhallError("unknown_bot", {"given": name, "known": ", ".join(BOTS)})

"""Players without a body: they get a view and the legal moves, never a state."""

from collections.abc import Callable, Sequence
from typing import Protocol

from guildhall.bots.apprentice import Apprentice
from guildhall.bots.expert import Expert
from guildhall.bots.external import line_bot
from guildhall.bots.grandmaster import make_grandmaster, make_net_tree
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.leaning import JudgeLikes
from guildhall.bots.onnx import Net, Policy, usable
from guildhall.bots.random import Random
from guildhall.bots.styles import styled, styles_of
from guildhall.bots.tree_master import make_halving, make_master, make_tree_master
from guildhall.bots.weights import find_judge
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.view import View

BOTS = ("random", "apprentice", "journeyman", "master")
"""The levels that people choose from in every game, the weakest first."""
AT_ONCE = BOTS[:3]
"""Those that are quick even where nothing is compiled."""
LEARNED = {"expert": "journeyman", "grandmaster": "master"}
"""Levels of games with a network, and which of the others plays where it cannot be used."""
STEADY = "journeyman"
"""The strongest quick level that needs no network: its characters go on where one comes or goes."""
LEVELS = ("random", "apprentice", "journeyman", "expert", "master", "grandmaster")
"""What people choose from where there is a network, the weakest first; see docs/bots.md."""


class Bot(Protocol):
    """Anything that chooses a move from what a seat may know."""

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:
        """Give one of the legal moves; `budget` is the time to think, in seconds."""


def _random(_game: Game, _rest: str) -> Bot:
    return Random()


def _apprentice(game: Game, _rest: str) -> Bot:
    return Apprentice(game, find_judge(game.name))


def _journeyman(game: Game, style: str) -> Bot:
    if style:
        return styled(JudgeLikes(game, game.meta.bots.trust), game, style)
    return Journeyman(game, find_judge(game.name))


def _onnx(game: Game, rest: str) -> Bot:
    return Policy(Net(game, rest))


def _expert(game: Game, style: str) -> Bot:
    expert = Expert(game)
    return styled(expert, game, style, game.meta.bots.expert.character) if style else expert


MAKERS: dict[str, Callable[[Game, str], Bot]] = {
    "random": _random,
    "apprentice": _apprentice,
    "journeyman": _journeyman,
    "master": make_master,
    "halving": make_halving,
    "tree": make_tree_master,
    "line": line_bot,
    "onnx": _onnx,
    "expert": _expert,
    "grandmaster": make_grandmaster,
    "nettree": make_net_tree,
}
"""How to make a bot of a game from what stands behind a colon in its name."""


def levels(game: Game) -> tuple[str, ...]:
    """Give the levels that people choose from, and characters of the strongest that is quick.

    Some only where a network can be used.
    """
    known, quick = (LEVELS, "expert") if usable(game.name) else (BOTS, STEADY)
    after = known.index(quick) + 1
    return *known[:after], *_characters(quick, game), *known[after:]


def _characters(level: str, game: Game) -> tuple[str, ...]:
    return tuple(f"{level}:{name}" for name in styles_of(game.name))


def stand_in(name: str, game: Game) -> str:
    """Give the level that plays for another: itself, or one that needs no network.

    What stands behind the colon stays: `grandmaster:3` becomes `master:3`, and `expert:miser` a
    journeyman of the same character.
    """
    kind, colon, rest = name.partition(":")
    if kind not in LEARNED or usable(game.name):
        return name
    return LEARNED[kind] + colon + rest


def find_level(name: str, game: Game) -> Bot:
    """Give a bot that anybody may choose; raises unknown_bot for names of programs or files."""
    known = levels(game)
    if name not in (*known, *_characters(STEADY, game)):
        raise GuildhallError("unknown_bot", {"given": name, "known": ", ".join(known)})
    return find_bot(name, game)


def find_bot(name: str, game: Game) -> Bot:
    """Give a bot by its name (`master:3`, `expert:0.5`); raises unknown_bot, unknown_style."""
    kind, _, rest = name.partition(":")
    if kind not in MAKERS:
        known = ", ".join(levels(game))
        raise GuildhallError("unknown_bot", {"given": name, "known": known})
    return MAKERS[kind](game, rest)

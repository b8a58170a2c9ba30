"""Bots with a character: about as strong as their level, with other habits.

`styles.toml` in a game's folder here says which moves a character leans to and how far it draws
among those it likes. It stands behind the level in a bot's name: `expert:courtier`. A number there
is a heat without a character: `expert:0.5`.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Protocol

from msgspec import convert

from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.meta import Strict
from guildhall.core.numbers import made
from guildhall.core.view import View
from guildhall.games import find

FINE = 1 << 20
"""The weight, in a draw, of the move that is liked best."""


class Style(Strict, frozen=True, kw_only=True):
    """A character."""

    heat: float
    """By how much less a move may be liked, as a logit, to be drawn 2.7 times less often."""
    habit: str
    """The moves that show it, as such a pattern too; `benchmarks/styles.py` counts them."""
    leans: dict[str, float]
    """What is added to the logits of moves, by patterns of their notation; all that fit count."""


class Likes(Protocol):
    """Anything that can say how much it likes moves, as logits."""

    def likings(self, view: View, legal: Sequence[int], luck: Luck) -> list[float]:
        """Logit of each of these moves."""


class Styled:
    """Draws among the moves that a bot likes, leaned by a character."""

    def __init__(self, likes: Likes, leans: Mapping[int, float], heat: float) -> None:
        """Take who likes moves, what is added by move, and the heat."""
        self.likes = likes
        self.leans = leans
        self.heat = heat

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:  # noqa: ARG002
        """Draw one of the legal moves."""
        if len(legal) == 1:
            return legal[0]
        own = FastLuck(luck.below(1 << 31, 0))
        liked = self.likes.likings(view, legal, own)
        leant = [like + self.leans.get(move, 0.0) for move, like in zip(legal, liked, strict=True)]
        best = max(leant)
        weights = [int(FINE * exp((like - best) / self.heat)) for like in leant]
        return legal[int(own.pick(made(weights), 0))]


@cache
def styles_of(game: str) -> dict[str, Style]:
    """Give the characters of a game; none where its folder has no such file."""
    file = files("guildhall.bots").joinpath(game, "styles.toml")
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return convert(tomllib.loads(text), dict[str, Style])


@cache
def leans_of(game: str, name: str) -> dict[int, float]:
    """Give what a character adds to the logit of each move that it cares for."""
    leans: dict[int, float] = {}
    for pattern, lean in styles_of(game)[name].leans.items():
        fits = re.compile(pattern).fullmatch
        for move in find(game).words.moves:
            if fits(str(move)):
                leans[move.id] = leans.get(move.id, 0.0) + lean
    return leans


def styled(likes: Likes, game: Game, given: str, scale: float = 1.0) -> Styled:
    """Give a level the character, or the heat, of a name; raises unknown_style.

    `scale`: how many logits of this level weigh what one of a network weighs.
    """
    known = styles_of(game.name)
    if given not in known:
        return Styled(likes, {}, _heat(game, given) * scale)
    leans = {move: lean * scale for move, lean in leans_of(game.name, given).items()}
    return Styled(likes, leans, known[given].heat * scale)


def _heat(game: Game, given: str) -> float:
    """Read a heat such as 0.5; raises unknown_style."""
    if re.fullmatch(r"\d{1,3}(\.\d{1,3})?", given) and float(given) > 0:
        return float(given)
    known = ", ".join(styles_of(game.name)) or "-"
    raise GuildhallError("unknown_style", {"game": game.name, "given": given, "known": known})

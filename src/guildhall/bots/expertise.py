"""What bots know of one game: the folder here that bears its name, found when it is asked for.

Its `__init__.py` gives an `EXPERTISE`. A game without such a folder is judged by its points alone.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from guildhall.bots.deed import Deed, Told, nothing_told
from guildhall.bots.judge import Judge
from guildhall.bots.points import PointsJudge
from guildhall.games import find


@dataclass(frozen=True)
class Expertise:
    """A judge, and the words in which hints explain what it likes."""

    judge: Callable[[dict[str, float]], Judge]
    """Makes the judge from its weights; they stand in `weights.toml` beside it."""
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Codes of reasons with the names of their facts; a text is called `<game>-reason-<code>`."""
    most: Mapping[str, str] = field(default_factory=dict)
    """Codes that are told only where a fact is higher than with most other moves, and that fact.

    Moves are compared whose reason has the other facts alike: what is left in the same city.
    """
    tells: Callable[[Deed], Iterable[Told]] = nothing_told
    """What a move changes in one world, in these codes: things of the board and their numbers."""


@cache
def find_expertise(game: str) -> Expertise:
    """Give what bots know of a game; raises UnknownGame."""
    folder = f"guildhall.bots.{find(game).name}"
    if find_spec(folder) is None:
        return Expertise(lambda _weights: PointsJudge())
    found: Expertise = import_module(folder).EXPERTISE
    return found

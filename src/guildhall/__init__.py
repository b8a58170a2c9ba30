"""Guildhall: four board games of guilds and cities on one exact rules engine.

import guildhall as gh

match = gh.new("guildes", seats=4, seed=7)
match.play(0, match.legal(0)[0])
"""

from collections.abc import Mapping
from pathlib import Path

from guildhall.core import record as _record
from guildhall.core.luck import key_from_seed
from guildhall.games import GAMES, find
from guildhall.table.match import Match, new_match

__all__ = ["GAMES", "Match", "load", "new"]
__version__ = "0.1.0"


def new(
    game: str, *, seats: int, seed: int | None = None, options: Mapping[str, object] | None = None
) -> Match:
    """Start a game by its name; raises UnknownGame or BadOption."""
    key = None if seed is None else key_from_seed(seed)
    return new_match(find(game), seats, options, key=key)


def load(path: str | Path) -> Match:
    """Go on with a saved game; raises BadRecord."""
    record = _record.load(path)
    return Match(find(record.header.game), record)

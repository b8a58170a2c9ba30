"""The games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many at once.

Every game has a module of PettingZoo environments, such as `guildes_v0`; `titles.py` makes it.
"""

from importlib import import_module
from typing import Any

from guildhall.lab.envs.titles import game_of, make_importable

make_importable()


def __getattr__(name: str) -> Any:
    """Give the module of a game, as `from guildhall.lab.envs import guildes_v0` asks for it."""
    if game_of(f"{__name__}.{name}") is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")

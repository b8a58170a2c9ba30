"""The modules of PettingZoo environments, `<game>_v0`: one for every game, without a file of it.

`env` is the usual one, `raw_env` raises IllegalMove; `parallel_env` is there where several seats
may choose at once.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from guildhall.core.game import Game
from guildhall.games import GAMES

PREFIX, SUFFIX = "guildhall.lab.envs.", "_v0"


def game_of(module: str) -> Game | None:
    """Give the game whose environments a module would hold."""
    name = module.removeprefix(PREFIX).removesuffix(SUFFIX)
    return GAMES.get(name) if module == f"{PREFIX}{name}{SUFFIX}" else None


@dataclass(frozen=True)
class TitleLoader(Loader):
    """Fills the module of one game."""

    game: Game

    def exec_module(self, module: ModuleType) -> None:
        """Define the environments; raises GuildhallError without PettingZoo."""
        from guildhall.lab.envs.zoo import Together, Turns, guarded  # noqa: PLC0415  an extra

        name = self.game.name

        def raw_env(**settings: Any) -> Turns:
            """Give the bare environment; an illegal move raises IllegalMove."""
            return Turns(name, **settings)

        def env(**settings: Any) -> Any:
            """Give the environment in PettingZoo's usual wrappers."""
            return guarded(raw_env(**settings))

        def parallel_env(**settings: Any) -> Together:
            """Give the environment in which all who owe a decision act at once."""
            return Together(name, **settings)

        module.__doc__ = f"PettingZoo environments of {name}."
        for maker in (raw_env, env, *([parallel_env] if self.game.meta.simultaneous else [])):
            maker.__module__, maker.__qualname__ = module.__name__, maker.__name__
            setattr(module, maker.__name__, maker)


class TitleFinder(MetaPathFinder):
    """Knows the modules of all games."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """Give the specification of a game's module; nothing for any other."""
        game = game_of(fullname)
        return ModuleSpec(fullname, TitleLoader(game)) if game else None


def make_importable() -> None:
    """Let Python find the modules, after all that are files."""
    if not any(isinstance(finder, TitleFinder) for finder in sys.meta_path):
        sys.meta_path.append(TitleFinder())

"""Every registered game, player count and option combination, for every conformance test."""

import pytest

from guildhall.core.game import Game
from guildhall.games import GAMES
from tests.conformance.drive import all_settings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests that ask for a `setting` or a `game` on all of them, one setting after another."""
    if "setting" in metafunc.fixturenames:
        settings = [
            pytest.param(setting, id=str(setting), marks=pytest.mark.xdist_group(str(setting)))
            for setting in all_settings()
        ]
        metafunc.parametrize("setting", settings, scope="session")
    elif "game" in metafunc.fixturenames:
        games: list[Game] = list(GAMES.values())
        metafunc.parametrize("game", games, ids=[game.name for game in games])

"""Every registered game, player count and option combination, for every conformance test."""

import pytest

from guildhall.core.game import Game
from guildhall.games import GAMES
from tests.conformance.drive import Setting


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests that ask for a `setting` or a `game` on all of them."""
    if "setting" in metafunc.fixturenames:
        settings = [
            Setting(game, seats, variant)
            for game in GAMES.values()
            for seats in game.seats
            for variant in game.variants()
        ]
        metafunc.parametrize("setting", settings, ids=str)
    elif "game" in metafunc.fixturenames:
        games: list[Game] = list(GAMES.values())
        metafunc.parametrize("game", games, ids=[game.name for game in games])

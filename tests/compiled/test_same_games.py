"""Plain and compiled rules play the same games; run with the compiled build."""

import os
import pickle
import subprocess
import sys

from guildhall.core.luck import FastLuck, KeyedLuck
from guildhall.core.playout import playout
from guildhall.games import GAMES

PLAIN = """
import pickle, sys
from tests.compiled.test_same_games import ends, middles
pickle.dump((ends(), middles()), sys.stdout.buffer)
"""


def ends() -> dict[str, object]:
    """Play a game of every kind to its end."""
    found: dict[str, object] = {}
    for game in GAMES.values():
        for seats in game.seats:
            for number, options in enumerate(game.variants()):
                state = game.new(seats, options)
                luck = KeyedLuck(bytes([number]) * 32)
                playout(state, luck, FastLuck(seats))
                found[f"{game.name} {seats} {number}"] = state.saved()
    return found


def middles() -> dict[str, bytes]:
    """Give a pickled start of every game."""
    return {
        game.name: pickle.dumps(game.new(game.seats[0], game.variants()[-1]))
        for game in GAMES.values()
    }


def test_same_seeds_same_games() -> None:
    plain_ends, plain_states = _plain()
    assert plain_ends == ends()
    for name, data in plain_states.items():
        state = pickle.loads(data)  # noqa: S301  made by the other build
        assert state.saved() == pickle.loads(middles()[name]).saved()  # noqa: S301


def _plain() -> tuple[dict[str, object], dict[str, bytes]]:
    env = {**os.environ, "PYTHONPATH": "src:."}
    env.pop("GUILDHALL_BUILD", None)
    done = subprocess.run([sys.executable, "-c", PLAIN], env=env, capture_output=True, check=True)
    found: tuple[dict[str, object], dict[str, bytes]] = pickle.loads(done.stdout)  # noqa: S301
    return found

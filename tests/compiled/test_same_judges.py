"""Plain and compiled judges think the same of every position; run with the compiled build."""

import os
import pickle
import subprocess
import sys

import pytest

from guildhall.bots.weights import find_judge
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games import GAMES

PLAIN = """
import pickle, sys
from tests.compiled.test_same_judges import judged
pickle.dump(judged(sys.argv[1]), sys.stdout.buffer)
"""


def judged(name: str) -> list[list[int]]:
    """Play a game by the judge, and give the worths and the value at every decision."""
    game, judge = GAMES[name], find_judge(name)
    state, luck = game.new(game.seats[-1]), FastLuck(5)
    found: list[list[int]] = []
    while not state.over():
        acting = seats_of(int(state.actors()))
        if acting:
            seat = acting[0]
            moves = state.legal(seat)
            found.append([int(worth) for worth in judge.worths(state, seat, moves)])
            found.append([int(judge.value(state, seat))])
            state.play(seat, judge.guide(state, seat, moves, luck))
        else:
            state.play(CHANCE, luck.pick(state.chance(), 0))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_same_positions_same_worths(name: str) -> None:
    env = {**os.environ, "PYTHONPATH": "src:."}
    env.pop("GUILDHALL_BUILD", None)
    command = [sys.executable, "-c", PLAIN, name]
    done = subprocess.run(command, env=env, capture_output=True, check=True)
    assert pickle.loads(done.stdout) == judged(name)  # noqa: S301  made by the other build

"""The networks that are shipped: whole games, so on the compiled rules only."""

import pytest

from guildhall.bots.onnx import Policy, shipped
from guildhall.bots.random import Random
from guildhall.lab.envs.run import Run as Match


@pytest.mark.parametrize(
    ("game", "seats"),
    [("guildes", 3), ("guildes", 6), ("flandern", 4), ("colonia", 4), ("dutch_revolt", 3)],
)
def test_the_network_beats_those_who_play_at_random(game: str, seats: int) -> None:
    """One network plays with any number of seats, and wins twice its share or more.

    What the expert finds with its second look is tested in test_second_look.py.
    """
    match = Match(game, seats)
    network, rest = Policy(shipped(game)), Random()
    won, games = 0, 6
    for number in range(games):
        match.reset(number)
        own = number % seats
        while not match.over:
            seat = match.actors()[0]
            match.play(seat, match.ask(seat, network if seat == own else rest, 1.0))
        won += match.rewards()[own] > 0
    assert won >= 2 * games / seats

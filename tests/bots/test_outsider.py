"""The outsider of the benchmarks: it keeps to the rules and sees no more than its view."""

import pytest
from benchmarks.outsider import Outsider

from guildhall.bots.thinker import Budget
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.games import GAMES
from tests.bots.positions import asked


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_an_outsider_chooses_from_its_view_alone(game: Game) -> None:
    outsider = Outsider(game, Budget(0, 3))
    state, seat, legal = next(asked(game, game.seats[0], 5, {}))
    view = game.observe(state, seat)
    other = game.observe(game.imagine(view, FastLuck(99)), seat)
    move = outsider.choose(view, legal, FastLuck(1), 0)
    assert move in legal
    assert outsider.choose(other, legal, FastLuck(1), 0) == move

"""The judge of games that have none: any game can be judged by its points."""

import pytest

from guildhall.bots.expertise import find_expertise
from guildhall.bots.judge import POINT
from guildhall.bots.points import PointsJudge
from guildhall.core.errors import UnknownGame
from guildhall.core.game import Game
from guildhall.games import GAMES
from tests.bots.positions import asked


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_move_is_worth_the_lead_it_leaves(game: Game) -> None:
    judge = PointsJudge()
    for number, (state, seat, legal) in enumerate(asked(game, game.seats[0], 3, {})):
        if number % 40 == 0:
            worths = list(judge.worths(state, seat, state.legal(seat)))
            for move, worth in zip(legal, worths, strict=True):
                after = state.copy()
                after.play(seat, move)
                scores = [int(points) for points in after.scores()]
                own = scores.pop(seat)
                assert worth == POINT * (own - max(scores))
            assert judge.value(state, seat) == POINT * state.scores()[seat]


def test_nobody_judges_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        find_expertise("search")

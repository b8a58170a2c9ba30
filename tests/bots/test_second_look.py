"""An expert looks twice: playouts between the moves that its network likes best."""

from collections.abc import Sequence

import pytest

from guildhall.bots import expert, find_bot
from guildhall.bots.candidates import Candidate, Field
from guildhall.bots.expert import Expert
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.view import View
from guildhall.games import GAMES
from tests.bots.positions import asked

GUILDES = GAMES["guildes"]
VIEW = View(seat=0, seats=3, actors=[0], ask="", over=False, scores=[0, 0, 0])
MOVES = list(range(10, 20))
ROUNDS = 3


class Falling:
    """Likes each move a little less than the one before."""

    def likings(self, _view: View, legal: Sequence[int], _luck: Luck) -> list[float]:
        return [-0.1 * at for at in range(len(legal))]


def looking(monkeypatch: pytest.MonkeyPatch, winning: dict[int, float]) -> tuple[Expert, list[int]]:
    """Give an expert whose playouts go by this table (others: half), and the moves it looks at."""
    looked: list[int] = []

    def think(_game: Game, _view: View, field: Field, *_rest: object) -> None:
        looked.extend(candidate.move for candidate in field.every)
        for _ in range(ROUNDS):
            field.note([winning.get(candidate.move, 0.5) for candidate in field.alive])

    bot = Expert(GUILDES)
    monkeypatch.setattr(bot, "policy", Falling())
    monkeypatch.setattr(expert, "think", think)
    return bot, looked


def test_playouts_overrule_what_is_liked_only_a_little_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot, looked = looking(monkeypatch, {MOVES[3]: 0.8})
    assert bot.choose(VIEW, MOVES, FastLuck(1), 0.0) == MOVES[3]
    assert looked == MOVES[: GUILDES.meta.bots.expert.width]


def test_where_playouts_see_no_difference_the_network_decides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot, _ = looking(monkeypatch, {})
    assert bot.choose(VIEW, MOVES, FastLuck(1), 0.0) == MOVES[0]
    bot, _ = looking(monkeypatch, {MOVES[1]: 0.1, MOVES[9]: 1.0})
    liked = bot.likings(VIEW, MOVES, FastLuck(1))
    assert liked[1] < min(liked[0], liked[2]), "what loses is liked less"
    assert liked[9] == Falling().likings(VIEW, MOVES, FastLuck(1))[9], "it was not looked at"


def test_a_lead_is_believed_the_more_the_more_often_it_was_seen() -> None:
    seldom, often = (
        Candidate(1, visits, total=0.6 * visits, difference=0.1 * visits, square=0.02 * visits)
        for visits in (2, 40)
    )
    assert 0 < seldom.believed(0.1) < often.believed(0.1) < 0.1


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_gives_the_same_legal_move(game: str) -> None:
    title = GAMES[game]
    state, seat, legal = next(asked(title, 3, 1, {}))
    view, bot = title.observe(state, seat), find_bot("expert", title)
    first, again = (bot.choose(view, legal, FastLuck(5), 0.0) for _ in range(2))
    assert first == again
    assert first in legal

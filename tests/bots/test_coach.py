"""The coach warns of a move that throws the game away, and never of the master's own."""

import time
from types import SimpleNamespace

import pytest

from guildhall.bots import thinker
from guildhall.bots.coach import COSTLY, warn
from guildhall.bots.master import Master
from guildhall.core.luck import FastLuck
from guildhall.games import find
from tests.bots.positions import last_chance, winners

BUDGET = 2.0


@pytest.fixture(autouse=True)
def own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine most of two seconds belongs to others."""
    monkeypatch.setattr(thinker, "time", SimpleNamespace(monotonic=time.process_time))


@pytest.mark.parametrize("name", ["guildes", "flandern"])
def test_it_warns_where_another_move_wins_at_once(name: str) -> None:
    game = find(name)
    state, seat, legal = last_chance(game, {})
    winning = winners(state, seat, legal) or set()
    blunder = next(move for move in legal if move not in winning)
    view = game.observe(state, seat)
    caution = warn(game, view, legal, blunder, FastLuck(1), BUDGET)
    assert caution is not None
    assert caution.best in winning
    assert caution.best_share - caution.share >= COSTLY
    assert caution.reasons
    best = Master(game).weigh(view, legal, FastLuck(1), BUDGET)[0].move
    for move in {best, *winning}:
        assert warn(game, view, legal, move, FastLuck(1), BUDGET) is None


def test_a_single_move_is_never_warned_of() -> None:
    game = find("guildes")
    state, seat, legal = last_chance(game, {})
    assert warn(game, game.observe(state, seat), legal[:1], legal[0], FastLuck(1), BUDGET) is None

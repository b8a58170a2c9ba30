"""The coach warns of a move that throws the game away, and never of the master's own."""

from itertools import count
from types import SimpleNamespace

import pytest

from guildhall.bots import thinker
from guildhall.bots.coach import COSTLY, warn
from guildhall.bots.master import Master
from guildhall.core.luck import FastLuck
from guildhall.games import find
from tests.bots.positions import last_chance, winners

BUDGET = 2.0
LOOK = 0.002


@pytest.fixture(autouse=True)
def own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock takes as long: what is thought does not depend on the machine."""
    looks = count()
    monkeypatch.setattr(thinker, "time", SimpleNamespace(monotonic=lambda: next(looks) * LOOK))


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

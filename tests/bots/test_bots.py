"""All levels of all games: legal, blind to what is hidden, and in time.

Their order of strength is tested with the compiled build, in tests/compiled/test_levels.py.
"""

import pytest

from guildhall.bots import BOTS, find_bot
from guildhall.bots.candidates import Field
from guildhall.bots.master import Master, knobs_of, think
from guildhall.bots.thinker import Budget, Clock
from guildhall.bots.tree_master import make_master
from guildhall.bots.weights import make_judge, read_weights
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.view import View
from guildhall.games import GAMES
from tests.bots.positions import asked, last_chance, winners
from tests.conformance.drive import SPARSER
from tests.games.pinned import pinned

LEVELS = [name if name != "master" else "master:4p" for name in BOTS]
CERTAIN = [
    (game, options) for game in GAMES.values() if (options := pinned(game.name).winning) is not None
]
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@games
def test_no_bot_ever_plays_an_illegal_move(game: Game) -> None:
    """Every level answers along random games of every number of seats and every variant."""
    bots = [find_bot(name, game) for name in (*LEVELS, "tree:4p")]
    variants = game.variants()
    for seats in game.seats:
        options = dict(variants[seats % len(variants)])
        for number, (state, seat, legal) in enumerate(asked(game, seats, seats, options)):
            if number % (64 * SPARSER) == 0:
                view = game.observe(state, seat)
                for bot in bots:
                    assert bot.choose(view, legal, FastLuck(number), 0.01) in legal


@games
def test_equal_views_give_equal_choices(game: Game) -> None:
    """Whatever is true behind a view, a bot with the same luck does the same."""
    bots = [find_bot(name, game) for name in LEVELS]
    for number, (state, seat, legal) in enumerate(asked(game, game.seats[-1], 3, {})):
        if number % (40 * SPARSER) == 7:
            view = game.observe(state, seat)
            other = game.observe(game.imagine(view, FastLuck(99)), seat)
            for bot in bots:
                first = bot.choose(view, legal, FastLuck(number), 0)
                assert bot.choose(other, legal, FastLuck(number), 0) == first


@pytest.mark.parametrize(
    ("game", "options"), CERTAIN, ids=lambda given: given.name if isinstance(given, Game) else ""
)
def test_who_searches_sees_a_win(game: Game, options: dict[str, object]) -> None:
    """In a last decision that some moves win, a master plays one of them."""
    state, seat, legal = last_chance(game, options)
    for name in ("master:64p", "tree:32p"):
        move = find_bot(name, game).choose(game.observe(state, seat), legal, FastLuck(1), 0)
        assert move in (winners(state, seat, legal) or ())


class SlowTime:
    """A clock that moves on by a fixed step whenever it is read."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.at = 0.0

    def __call__(self) -> float:
        self.at += self.step
        return self.at


@pytest.mark.parametrize("step", [0.008, 0.05])
def test_a_search_keeps_its_budget(step: float) -> None:
    """Reading the clock is all that takes time here: no more than a fifth beyond the budget."""
    game = GAMES["guildes"]
    state, seat, legal = next(asked(game, 4, 1, {}))
    clock = Clock(Budget(0.4), SlowTime(step))
    field = Field(legal)
    think(game, game.observe(state, seat), field, FastLuck(1), clock, knobs_of(game))
    assert clock.now() - clock.begun <= 0.4 * 1.2 + step


def test_one_move_is_answered_at_once() -> None:
    """Nothing is imagined when there is nothing to choose: this view would fit no world."""
    game = GAMES["guildes"]
    view = View(seat=0, seats=3, actors=[0], ask="", over=False, scores=[0, 0, 0])
    assert make_master(game, "60").choose(view, [5], FastLuck(1), 60) == 5


def test_several_processes_search_the_same_moves() -> None:
    game = GAMES["guildes"]
    state, seat, legal = next(asked(game, 3, 1, {}))
    view = game.observe(state, seat)
    alone = Master(game, Budget(0, 24)).weigh(view, legal, FastLuck(1), 0)
    bot = Master(game, Budget(0, 24), processes=2)
    both = bot.weigh(view, legal, FastLuck(1), 0)
    bot.close()
    assert {candidate.move for candidate in both} == {candidate.move for candidate in alone}
    assert sum(c.visits for c in both) > sum(c.visits for c in alone)


@pytest.mark.parametrize("rest", ["x", "0p", "-1", "3x0", "many"])
def test_a_master_of_unknown_form_is_refused(rest: str) -> None:
    with pytest.raises(GuildhallError, match="unknown_bot"):
        find_bot(f"master:{rest}", GAMES["guildes"])


def test_weights_are_checked_by_name() -> None:
    weights = read_weights("guildes")
    with pytest.raises(GuildhallError, match="weight_unknown"):
        make_judge("guildes", {**weights, "luckiness": 1.0})
    with pytest.raises(GuildhallError, match="weight_missing"):
        make_judge("guildes", {k: v for k, v in weights.items() if k != "denial"})

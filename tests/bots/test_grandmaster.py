"""The grandmaster: what a network is shown, what its tree makes of the answers, what it plays."""

from collections.abc import Iterator
from itertools import islice

import pytest

from guildhall.bots import find_bot
from guildhall.bots.foresight import Foresight, Try
from guildhall.bots.grandmaster import NetGuide, NetHalving
from guildhall.bots.guide import Guide, Leaf, rows_of
from guildhall.bots.leaning import FINE, leanings
from guildhall.bots.onnx import Policy, shipped
from guildhall.bots.search import WHOLE
from guildhall.bots.thinker import Budget
from guildhall.bots.tree_master import TreeMaster
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import ints, made
from guildhall.games import GAMES
from tests.bots.positions import Asked, after, asked

GUILDES = GAMES["guildes"]
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def some(game: Game, seats: int) -> Iterator[Asked]:
    """Decisions of a random game, after its first ones."""
    return islice(asked(game, seats, 3, {}), 9, None)


def leaf_of(position: Asked) -> Leaf:
    """A decision as a tree hands it over."""
    state, seat, legal = position
    return Leaf(state.copy(), seat, made(legal), 1)


@games
def test_a_network_is_shown_what_the_seat_that_is_asked_may_know(game: Game) -> None:
    """Written from states in one array, and the same as read from its views."""
    seats, places = game.seats[0], max(game.seats)
    positions = list(islice(some(game, seats), 3))
    size = game.encoding.size(seats, places)
    rows = list(rows_of(game.scribe, [leaf_of(p) for p in positions], seats, places, size))
    for n, (state, seat, _) in enumerate(positions):
        expected = game.encoding.encode(game.observe(state, seat), places)
        assert rows[n * size : (n + 1) * size] == expected


@pytest.mark.parametrize("seats", [3, 4])
def test_a_guide_says_what_the_network_says(seats: int) -> None:
    """Leaned by the judge in that world; the shares are those of the seats, whoever is asked."""
    net, judge = shipped("guildes"), find_judge("guildes")
    guide = NetGuide(net, seats, 1000, 4)
    positions = list(islice(some(GUILDES, seats), 6))
    leaves = [leaf_of(position) for position in positions]
    guide.look(leaves)
    for leaf, (state, seat, legal) in zip(leaves, positions, strict=True):
        view = GUILDES.observe(state, seat)
        prior = list(leaf.prior)
        assert sum(prior) == pytest.approx(WHOLE, abs=len(prior))
        row = net.numpy.array([GUILDES.encoding.encode(view, net.places)])
        logits, wins = (answer[0] for answer in net.answers(row, "logits", "wins"))
        lean = leanings(list(judge.worths(state, seat, made(legal))), net.trust)
        liked = [logits[move] + more / FINE for move, more in zip(legal, lean, strict=True)]
        assert prior.index(max(prior)) == liked.index(max(liked))
        turned = [float(wins[(other - seat) % seats]) for other in range(seats)]
        assert [value / WHOLE for value in leaf.values] == pytest.approx(turned, abs=2e-4)


def test_a_hotter_guide_levels_its_likings_out() -> None:
    position = next(some(GUILDES, 4))
    spread = []
    for heat in (500, 4000):
        leaf = leaf_of(position)
        NetGuide(shipped("guildes"), 4, heat, 1).look([leaf])
        spread.append(max(leaf.prior) - min(leaf.prior))
    assert spread[0] > spread[1]


class Patient(Guide):
    """Likes all moves alike; what it values must be asked of the seat that searches."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.others = 0

    def look(self, leaves: list[Leaf]) -> None:
        """Give the searching seat all at its own questions and nothing at those of others."""
        for leaf in leaves:
            own = int(leaf.seat) == self.seat
            self.others += not own
            leaf.prior = ints(len(leaf.moves), WHOLE // len(leaf.moves))
            leaf.values = ints(len(leaf.state.scores()), WHOLE if own else 0)

    def patient(self) -> bool:
        """Wants to see more at others' questions."""
        return True

    def for_all(self, _game: Game, _seats: int) -> Guide:
        """Guide every game."""
        return self


@games
def test_a_patient_guide_values_only_what_the_searching_seat_is_asked(game: Game) -> None:
    """Others' questions are played on; a game that ends on the way pays by its ranks."""
    played_on = 0
    for state, seat, legal in some(game, game.seats[0]):
        guide = Patient(seat)
        bot = TreeMaster(game, Budget(0, 6), 1, guide.for_all)
        weighed = bot.weigh(game.observe(state, seat), legal, FastLuck(1), 0)
        assert {candidate.share() for candidate in weighed if candidate.visits} == {1.0}
        played_on += guide.others
        if played_on:
            return
    raise AssertionError("nobody else was ever asked")


def test_a_grandmaster_goes_by_its_view_and_its_luck_alone() -> None:
    first, second = (find_bot("grandmaster:16p", GUILDES) for _ in range(2))
    for number, (state, seat, legal) in enumerate(islice(some(GUILDES, 4), 0, 6, 5)):
        view = GUILDES.observe(state, seat)
        other = GUILDES.observe(GUILDES.imagine(view, FastLuck(99)), seat)
        move = first.choose(view, legal, FastLuck(number), 0)
        assert second.choose(other, legal, FastLuck(number), 0) == move
        assert move in legal


def test_a_game_says_how_its_grandmaster_searches() -> None:
    assert isinstance(find_bot("grandmaster:16p", GAMES["colonia"]), TreeMaster)
    assert isinstance(find_bot("grandmaster:16p", GUILDES), NetHalving)


def test_halving_with_a_network_begins_with_what_it_likes() -> None:
    bot = find_bot("nethalving:24p", GUILDES)
    assert isinstance(bot, NetHalving)
    match, seat, legal = after("guildes", 60)
    view = match.view(seat)
    liked = Policy(shipped("guildes")).choose(view, legal, FastLuck(1), 0.0)
    assert bot.favoured(view, legal, FastLuck(1))[0] == liked
    weighed = bot.weigh(view, legal, FastLuck(1), 0.0)
    assert sum(candidate.visits for candidate in weighed) <= 24 + len(legal)
    assert all(0 <= candidate.share() <= 1 for candidate in weighed)


def test_foresight_asks_no_network_about_a_game_that_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Played on to the end: who wins has half of the share and more, whatever anybody foresees."""
    state, seat, legal = next(some(GUILDES, 3))
    net = shipped("guildes")
    monkeypatch.setattr(net, "answers", None)
    sight = Foresight(net, 3, seat, 10_000)
    (found,) = sight.shares([Try(state, legal[0], 1)])
    end = state.copy()
    end.play(seat, legal[0])
    sight.search.reach(end, FastLuck(1), 10_000)
    assert end.over()
    assert (found >= 0.5) == (end.ranks()[seat] == 1)

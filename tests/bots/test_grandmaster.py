"""Search with a network: what it is shown, what playouts and trees make of it, what they play."""

import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from guildhall.bots import find_bot
from guildhall.bots.candidates import Weighed
from guildhall.bots.flock import drawn
from guildhall.bots.foresight import Foresight, Try
from guildhall.bots.grandmaster import Grandmaster, NetGuide
from guildhall.bots.guide import Guide, Leaf, rows_of
from guildhall.bots.leading import Leading
from guildhall.bots.leaning import FINE, leanings
from guildhall.bots.master import think_apart
from guildhall.bots.onnx import Policy, shipped
from guildhall.bots.search import WHOLE, Knobs
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


def test_a_grandmaster_begins_with_what_the_network_likes() -> None:
    """In every process: its whole field is handed over."""
    bot = find_bot("grandmaster:24p", GUILDES)
    assert isinstance(bot, Grandmaster)
    match, seat, legal = after("guildes", 60)
    view = match.view(seat)
    field = bot.field(view, legal, FastLuck(1))
    assert field.every[0].move == Policy(shipped("guildes")).choose(view, legal, FastLuck(1), 0.0)
    task = ("guildes", bot.thinking, view, field, Budget(0, 24), 5)
    found = think_apart(*pickle.loads(pickle.dumps(task)))  # noqa: S301  its own
    assert [one.move for one in found] == [one.move for one in field.every]
    assert 24 <= sum(one.visits for one in found) <= 24 + len(legal)
    assert all(0 <= one.share() <= 1 for one in found)


def test_playouts_must_outweigh_what_the_network_likes_more() -> None:
    """A lead counts as far as it is believed, and the more the smaller the network's own is."""
    for lead, liked_less, best in ((0.1, 0.05, 2), (0.1, 0.15, 1), (-0.1, 0.0, 1)):
        field = Weighed({1: 0.0, 2: -liked_less}, 0.1)
        for n in range(40):
            field.note([0.5, 0.5 + lead + 0.05 * (-1) ** n])
        assert field.ranked()[0].move == best
        assert field.decided()
    unseen = Weighed({1: 0.0, 2: -0.1, 3: -0.2}, 0.1)
    assert [one.move for one in unseen.ranked()] == [1, 2, 3]


@games
def test_a_network_leads_the_first_decisions_of_playouts(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked about all playouts at once, so often as it leads; then they go on without it."""
    net, seats = shipped(game.name), game.seats[0]
    state, seat, legal = next(some(game, seats))
    asked_about: list[int] = []
    answers = net.answers

    def counted(rows: Any, *outputs: str) -> list[Any]:
        asked_about.append(len(rows))
        return answers(rows, *outputs)

    monkeypatch.setattr(net, "answers", counted)
    tries = [Try(state, move, seed) for seed in (1, 2) for move in legal[:2]]
    before = state.copy()
    leading = Leading(net, seats, seat, Knobs(depth=4), 3)
    shares = leading.shares(tries)
    assert asked_about == [len(tries)] * 3
    assert all(0 <= share <= 1 for share in shares)
    assert shares == leading.shares(tries), "the same luck, the same playouts"
    assert game.observe(state, seat) == game.observe(before, seat), "worlds stay as they are"


def test_a_network_draws_what_it_likes_most_often() -> None:
    luck = FastLuck(3)
    draws = Counter(drawn([0.0, 1.0, -50.0], luck) for _ in range(400))
    assert draws[1] > 3 * draws[0] > 0
    assert not draws[2]


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

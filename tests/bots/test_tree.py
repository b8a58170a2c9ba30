"""The tree over everybody's moves: its nodes, its budget, and what it asks of a guide."""

import pickle
from collections.abc import Iterator
from itertools import islice

import pytest

from guildhall.bots import find_bot
from guildhall.bots.guide import Guide, Leaf
from guildhall.bots.search import WHOLE
from guildhall.bots.thinker import Budget
from guildhall.bots.tree import Node
from guildhall.bots.tree_master import TreeMaster, judge_guide, ranked, think_apart
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import ints, made
from guildhall.games import GAMES
from tests.bots.positions import Asked, asked

MOVES = made([3, 5, 8])
PRIOR = made([WHOLE // 5, WHOLE // 2, 3 * WHOLE // 10])
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def some(game: Game) -> Iterator[Asked]:
    """Decisions of a random game, after its first ones."""
    return islice(asked(game, game.seats[0], 3, {}), 7, None)


def tried(node: Node, at: int, visits: int, mean: int) -> None:
    """Let a move of a node look as if ways had come through it."""
    node.visits[at] = visits
    node.totals[at] = visits * mean
    node.count += visits
    node.total += visits * mean


def test_a_node_tries_the_likeliest_move_first() -> None:
    assert Node(0, MOVES, PRIOR).choose(MOVES, WHOLE) == 1


def test_a_node_widens_by_the_prior_as_visits_grow() -> None:
    node = Node(0, MOVES, PRIOR)
    tried(node, 1, 3, WHOLE // 4)
    tried(node, 2, 0, 0)
    assert node.choose(MOVES, WHOLE) == 2
    tried(node, 2, 0, 0)
    tried(node, 2, 1, WHOLE // 4)
    node.count = 3
    assert node.choose(MOVES, WHOLE) in (1, 2), "too few visits for a third move"


def test_a_node_prefers_what_paid_more() -> None:
    node = Node(0, MOVES, PRIOR)
    for at, mean in enumerate((600_000, 300_000, 200_000)):
        tried(node, at, 10, mean)
    assert node.choose(MOVES, WHOLE // 100) == 0


def test_a_node_learns_moves_of_other_worlds_and_offers_only_what_is_possible() -> None:
    node = Node(0, MOVES, PRIOR)
    tried(node, 1, 50, WHOLE)
    at = node.choose(made([4, 8]), WHOLE)
    assert int(node.moves[at]) in (4, 8)
    assert list(node.moves) == [3, 5, 8, 4]


class Counting(Guide):
    """Says that all moves are alike and that points decide; notes what it was asked."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.batches: list[int] = []

    def look(self, leaves: list[Leaf]) -> None:
        """Check the leaves, then answer."""
        self.batches.append(len(leaves))
        for leaf in leaves:
            assert list(leaf.moves) == list(leaf.state.legal(leaf.seat))
            assert len(leaf.moves) > 1
            leaf.prior = ints(len(leaf.moves), WHOLE // len(leaf.moves))
            seats = len(leaf.state.scores())
            leaf.values = ints(seats, WHOLE // seats)

    def together(self) -> int:
        """Ask for four at once."""
        return 4


@games
def test_a_guide_in_plain_python_is_asked_in_batches(game: Game) -> None:
    """As a network would be: the root first, then so many leaves together as it likes."""
    state, seat, legal = next(some(game))
    guide = Counting(game)
    bot = TreeMaster(game, Budget(0, 22), guides=lambda _game, _seats: guide)
    weighed = bot.weigh(game.observe(state, seat), legal, FastLuck(1), 0)
    assert guide.batches == [game.meta.bots.worlds, 4, 4, 4, 4, 4, 2]
    assert sum(candidate.visits for candidate in weighed) <= 22
    assert bot.tree is not None
    assert int(bot.tree.root.count) == 22


@games
def test_a_tree_goes_as_many_ways_as_its_budget_says_while_they_matter(game: Game) -> None:
    state, seat, legal = next(some(game))
    bot = TreeMaster(game, Budget(0, 12))
    bot.choose(game.observe(state, seat), legal, FastLuck(1), 0)
    assert bot.tree is not None
    visits = sorted(map(int, bot.tree.root.visits))
    assert sum(visits) == int(bot.tree.root.count) <= 12
    assert sum(visits) == 12 or visits[-1] - visits[-2] > 12 - sum(visits), "nothing could change"
    assert [len(paid) - 1 for paid in bot.tree.paid] == list(bot.tree.root.visits)
    assert 1 < len(bot.tree.nodes) <= 12


@games
def test_equal_views_and_equal_luck_give_equal_choices(game: Game) -> None:
    """Whatever is true behind the views; also with what was learned at earlier decisions."""
    first, second = (find_bot("tree:2p", game) for _ in range(2))
    for number, (state, seat, legal) in enumerate(islice(some(game), 2)):
        view = game.observe(state, seat)
        other = game.observe(game.imagine(view, FastLuck(99)), seat)
        move = first.choose(view, legal, FastLuck(number), 0)
        assert second.choose(other, legal, FastLuck(number), 0) == move
        assert move in legal


def test_asked_the_same_again_a_bot_answers_the_same() -> None:
    """What a tree learned about a question does not speak when the very question is put anew."""
    game = GAMES["colonia"]
    bot = find_bot("tree:6p", game)
    state, seat, legal = next(some(game))
    view = game.observe(state, seat)
    assert len({bot.choose(view, legal, FastLuck(5), 0) for _ in range(2)}) == 1


def test_what_was_learned_serves_the_next_decision() -> None:
    """Nothing is hidden in the Dutch Revolt, so the next question was looked at before."""
    game = GAMES["dutch_revolt"]
    bot = TreeMaster(game, Budget(0, 8))
    position = next((s, seat, legal) for s, seat, legal in some(game) if s.steps(seat) > 0)
    state, seat, legal = position
    bot.choose(game.observe(state, seat), legal, FastLuck(1), 0)
    assert bot.tree is not None
    learned = len(bot.tree.nodes)
    state = state.copy()
    state.play(seat, legal[0])
    while len(state.legal(seat)) == 1:
        state.play(seat, int(state.legal(seat)[0]))
    following = [int(move) for move in state.legal(seat)]
    bot.choose(game.observe(state, seat), following, FastLuck(2), 0)
    assert len(bot.tree.nodes) > learned


def test_other_processes_are_told_all_they_need() -> None:
    """What is sent to another process survives the way, and it thinks about the same moves."""
    game = GAMES["guildes"]
    state, seat, legal = next(asked(game, 3, 1, {}))
    view, settings = game.observe(state, seat), game.meta.bots.tree
    task = ("guildes", judge_guide, settings, view, legal, Budget(0, 6), 7)
    payoffs = think_apart(*pickle.loads(pickle.dumps(task)))  # noqa: S301  its own
    assert [len(tries) > 0 for tries in payoffs].count(True) > 1
    assert sum(len(tries) for tries in payoffs) <= 6


def test_moves_are_ranked_by_the_same_worlds_of_all_processes() -> None:
    """A move tried less is compared with the most tried one where both were tried."""
    lucky, plain = [0.9, 0.8], [0.8, 0.7, 0.1, 0.1]
    best, other = ranked([4, 7], [[lucky, plain], [[0.2] * 20, [0.1] * 20 + [0.0] * 9]])
    assert (best.move, best.visits, other.visits) == (4, 22, 33)
    assert best.lead() == pytest.approx(0.1)


def test_a_cautious_bot_stays_with_the_most_tried_move() -> None:
    """What leads by chance in few worlds does not count, and the less the more cautious it is."""
    told = [[[0.5, 0.3] * 20, [0.9, 0.2]]]
    assert [ranked([4, 7], told, caution)[0].move for caution in (0.0, 3.0)] == [7, 4]

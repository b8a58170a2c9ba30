"""The tree of own moves, and how points become shares of a win."""

from guildhall.bots.search import WHOLE, Tree, shares, won
from guildhall.core.numbers import made

MOVES = made([3, 5, 8])
WORTHS = made([10, 30, 20])


def visited(tree: Tree, node: int, visits: int, mean: int) -> None:
    """Let a node look as if playouts had come through it."""
    tree.visits[node] = visits
    tree.total[node] = visits * mean


def test_a_node_tries_the_worthiest_move_first_and_others_as_visits_grow() -> None:
    tree = Tree(100)
    assert tree.choose(0, MOVES, WORTHS, 0) == 1
    visited(tree, tree.grow(0, 5), 3, WHOLE // 2)
    tree.visits[0] = 3
    assert tree.choose(0, MOVES, WORTHS, 0) == 1
    tree.visits[0] = 4
    assert tree.choose(0, MOVES, WORTHS, 0) == 2


def test_a_node_prefers_what_paid_more() -> None:
    tree = Tree(100)
    for move, mean in ((3, 200_000), (5, 300_000), (8, 600_000)):
        visited(tree, tree.grow(0, move), 10, mean)
    tree.visits[0] = 30
    assert tree.choose(0, MOVES, WORTHS, 1000) == 2


def test_a_tree_grows_no_further_than_its_room() -> None:
    tree = Tree(3)
    assert [tree.grow(0, move) for move in (3, 5, 8)] == [1, 2, -1]
    assert tree.find(0, 8) == -1
    assert tree.grow(0, 5) == 2


def test_shares_of_a_win() -> None:
    """A lead of the heat counts 2.7 times; equal values share; ties for the first rank too."""
    even = shares(made([5000, 5000]), 3000)
    assert list(even) == [WHOLE // 2] * 2
    first, second = (int(share) for share in shares(made([8000, 5000]), 3000))
    assert 2.70 < first / second < 2.73
    assert list(won(made([1, 3, 1]))) == [WHOLE // 2, 0, WHOLE // 2]

"""A view that few worlds fit is explained at once: bots at a table wait for nothing."""

import json
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core.luck import FastLuck
from guildhall.games.guildes import GAME
from guildhall.games.guildes.imagine.cards import counts
from guildhall.games.guildes.imagine.reach import Reach
from guildhall.games.guildes.view import GuildesView
from guildhall.table.match import Match

FOLDER = Path(__file__).parent
RECORD = FOLDER / "hard_view.jsonl"
WORLDS = 20
MOST_DRAWS = 50_000
"""Numbers that searches may draw; they need a few thousand at most."""


@pytest.mark.parametrize("seat", range(4))
def test_worlds_of_a_hard_view_take_little_search(seat: int) -> None:
    view = Match(GAME, records.load(RECORD)).view(seat)
    luck = FastLuck(5)
    worlds = [GAME.imagine(view, luck) for _ in range(WORLDS)]
    assert luck.d < MOST_DRAWS
    assert all(GAME.observe(world, seat) == view for world in worlds)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["deep_view.json", "tight_view.json", "gift_view.json"])
def test_a_view_that_few_worlds_fit_takes_little_search(name: str, seed: int) -> None:
    """Searches went wrong for minutes here, each in its own way.

    Deep: two thousand steps lead nowhere before one that leads on. Tight: every card somebody
    showed has places enough, yet hardly any choice leaves room for all. Gift (GU-21): of the first
    sixty thousand ways who gave what to whom none is possible.
    """
    view = GuildesView(**json.loads((FOLDER / name).read_text(encoding="utf-8")))
    luck = FastLuck(seed)
    world = GAME.imagine(view, luck)
    assert luck.d < MOST_DRAWS
    assert GAME.observe(world, view.seat) == view


def row(*kinds: int) -> list[int]:
    """Cards, counted by kind."""
    return counts(list(kinds))


@pytest.mark.parametrize(
    ("cards", "lacking"),
    [
        (row(), 0),
        (row(1, 2), 0),
        (row(2, 2), 1),
        (row(1, 1, 2), 1),
        (row(5), 1),
        (row(2, 2, 5), 2),
        (row(2, 2, 5, 6), 3),
    ],
)
def test_a_seat_lacks_what_it_cannot_have_picked(cards: list[int], lacking: int) -> None:
    """One pick of a one or a two, one of a one or a three; any card out of what nobody saw."""
    reach = Reach()
    reach.gaps = [row(1, 2), row(1, 3)]
    assert reach.lacks(cards) == lacking
    reach.wild = 1
    assert reach.lacks(cards) == max(0, lacking - 1)

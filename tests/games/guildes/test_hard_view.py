"""A view that few worlds fit is explained at once: bots at a table wait for nothing."""

import json
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core.luck import FastLuck
from guildhall.games.guildes import GAME
from guildhall.games.guildes.view import GuildesView
from guildhall.table.match import Match

RECORD = Path(__file__).parent / "hard_view.jsonl"
DEEP = Path(__file__).parent / "deep_view.json"
WORLDS = 20
MOST_DRAWS = 50_000
"""Numbers a search may draw; it needs ten thousand at most."""


@pytest.mark.parametrize("seat", range(4))
def test_worlds_of_a_hard_view_take_little_search(seat: int) -> None:
    view = Match(GAME, records.load(RECORD)).view(seat)
    luck = FastLuck(5)
    worlds = [GAME.imagine(view, luck) for _ in range(WORLDS)]
    assert luck.d < MOST_DRAWS
    assert all(GAME.observe(world, seat) == view for world in worlds)


@pytest.mark.parametrize("seed", range(4))
def test_a_world_behind_thousands_of_wrong_beginnings_takes_little_search(seed: int) -> None:
    """About two thousand steps lead nowhere here; with a hundred per attempt it takes minutes."""
    view = GuildesView(**json.loads(DEEP.read_text(encoding="utf-8")))
    luck = FastLuck(seed)
    world = GAME.imagine(view, luck)
    assert luck.d < MOST_DRAWS
    assert GAME.observe(world, view.seat) == view

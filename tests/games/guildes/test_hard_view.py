"""A view that few worlds fit is explained at once: bots at a table wait for nothing."""

import json
import time
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
PATIENCE = 2.0
"""Seconds of CPU for all worlds; a search slot by slot needed minutes for some of them."""


@pytest.mark.parametrize("seat", range(4))
def test_worlds_of_a_hard_view_are_found_quickly(seat: int) -> None:
    view = Match(GAME, records.load(RECORD)).view(seat)
    luck, begun = FastLuck(5), time.process_time()
    worlds = [GAME.imagine(view, luck) for _ in range(WORLDS)]
    assert time.process_time() - begun < PATIENCE
    assert all(GAME.observe(world, seat) == view for world in worlds)


@pytest.mark.parametrize("seed", range(4))
def test_a_world_behind_thousands_of_wrong_beginnings_is_found_in_time(seed: int) -> None:
    """About two thousand steps lead nowhere here; with a hundred per attempt it took minutes."""
    view = GuildesView(**json.loads(DEEP.read_text(encoding="utf-8")))
    begun = time.process_time()
    world = GAME.imagine(view, FastLuck(seed))
    assert time.process_time() - begun < PATIENCE
    assert GAME.observe(world, view.seat) == view

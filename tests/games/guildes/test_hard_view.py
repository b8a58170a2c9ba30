"""A view that few worlds fit is explained at once: bots at a table wait for nothing."""

import time
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core.luck import FastLuck
from guildhall.games.guildes import GAME
from guildhall.table.match import Match

RECORD = Path(__file__).parent / "hard_view.jsonl"
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

"""Whole games: random ones end, those of journeymen are sensible, records show the same again."""

from pathlib import Path

import msgspec
import pytest
from benchmarks.colonia_soak import by_rank, check, journeymens_end, random_end

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.view import SPECTATING
from guildhall.games.colonia import GAME
from tests.games.colonia.table import SEATS

RECORDS = Path(__file__).parent.parent.parent / "records" / "colonia"


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int) -> None:
    """CO-100: whatever is played, six weeks end; benchmarks/colonia_soak.py plays ten thousand."""
    for seed in range(60):
        state, decisions = random_end(seats, seed)
        check(state)
        assert decisions > 100


def test_journeymens_games_come_out_like_the_play_outs() -> None:
    """CO-102: three journeymen end in the region of 20, 18, 15 and of 23, 18, 16."""
    first, second, third = by_rank([journeymens_end(3, seed) for seed in range(6)])
    assert 18 <= first <= 27
    assert 15 <= second <= 24
    assert 12 <= third <= 22


def test_a_replay_shows_every_seat_the_same_bytes() -> None:
    """CO-7: six players: at every input every view of two replays is equal byte by byte."""
    record = records.load(RECORDS / "6-greedy.jsonl")
    everybody = (SPECTATING, *range(record.header.seats))
    shown: list[list[bytes]] = []
    for _ in range(2):
        seen: list[bytes] = []
        for step in replays.replay(GAME, record):
            views = [GAME.observe(step.state, seat) for seat in everybody]
            seen += [msgspec.json.encode(view) for view in views]
        shown.append(seen)
    assert shown[0] == shown[1]
    assert len(shown[0]) == 7 * len(record.inputs)

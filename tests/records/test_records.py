"""Finished games as fixtures: a record dropped into a game's folder is a test of its own."""

from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.view import SPECTATING
from guildhall.games import GAMES, find
from tests.conformance.drive import SPARSER

FILES = sorted(Path(__file__).parent.glob("*/*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_verifies(file: Path) -> None:
    """Every input is legal, result and ledger are right, the luck is what was promised."""
    record = records.load(file)
    game = find(record.header.game)
    assert game.name == file.parent.name
    state = replays.verify(game, record)
    assert state.over() == (record.result is not None)
    assert "\n".join(record.lines()) == file.read_text(encoding="utf-8").rstrip("\n")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_two_replays_show_the_same(file: Path) -> None:
    """Replaying gives equal views for every seat, compiled at every input."""
    record = records.load(file)
    game = find(record.header.game)
    seats = [SPECTATING, *range(record.header.seats)]
    both = zip(replays.replay(game, record), replays.replay(game, record), strict=True)
    for one, two in both:
        for seat in seats if one.n % SPARSER == 0 else ():
            assert game.observe(one.state, seat) == game.observe(two.state, seat)


def test_every_game_has_records() -> None:
    assert {file.parent.name for file in FILES} == set(GAMES)

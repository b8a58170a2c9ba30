"""Laws of encodings: they keep to what they declare, and lose nothing that a view holds."""

import subprocess
import sys
from pathlib import Path

from guildhall.core.encoding import ThroughView
from guildhall.core.game import Game
from guildhall.core.sheet import written
from guildhall.core.view import View
from tests.conformance.drive import EVERY, Setting, every, sampled

ROOT = Path(__file__).resolve().parents[2]


def test_every_field_keeps_its_shape_and_range(setting: Setting) -> None:
    encoding = setting.game.encoding
    for moment in sampled(setting, 31, 12):
        for seat in range(setting.seats):
            view = setting.game.observe(moment.state, seat)
            for field in encoding.fields(setting.seats):
                numbers = list(field.read(view))
                where = f"input {moment.n}, seat {seat}, field {field.name}"
                assert len(numbers) == field.size, where
                assert field.low <= min(numbers), f"{where}: {min(numbers)}"
                assert max(numbers) <= field.high, f"{where}: {max(numbers)}"


def test_the_scribe_writes_the_encoding_of_the_view(setting: Setting) -> None:
    """What is written from the state is what the view says, so that it tells no secret either."""
    for moment in every(setting) if EVERY else sampled(setting, 33, 40):
        for seat in range(setting.seats):
            view = setting.game.observe(moment.state, seat)
            where = f"input {moment.n}, seat {seat}"
            numbers = list(setting.game.encoded(moment.state, seat))
            assert numbers == setting.game.encoding.encode(view), where


def test_the_padded_layout_holds_the_same(setting: Setting) -> None:
    places = setting.game.seats[-1]
    for moment in sampled(setting, 34, 12):
        for seat in range(setting.seats):
            view = setting.game.observe(moment.state, seat)
            numbers = setting.game.encoding.encode(view, places)
            assert list(setting.game.encoded(moment.state, seat, places)) == numbers
            assert sum(numbers[:places]) == setting.seats


def test_without_a_scribe_of_its_own_a_game_is_written_through_its_view(game: Game) -> None:
    state, seats = game.new(game.seats[0]), game.seats[0]
    for places in (0, game.seats[-1]):
        size = game.encoding.size(seats, places)
        through = written(ThroughView(game.encoding, game.observe), state, 1, seats, places, size)
        assert list(through) == list(game.encoded(state, 1, places))


def test_different_views_have_different_encodings(setting: Setting) -> None:
    """What is left out of an encoding follows from what is in it."""
    known: dict[tuple[int, ...], View] = {}
    for moment in sampled(setting, 32, 12):
        for seat in range(setting.seats):
            view = setting.game.observe(moment.state, seat)
            first = known.setdefault(tuple(setting.game.encoding.encode(view)), view)
            assert first == view, f"input {moment.n}, seat {seat}: another view, the same numbers"


def test_slices_cover_the_encoding(setting: Setting) -> None:
    encoding, seats = setting.game.encoding, setting.seats
    view = setting.game.observe(setting.new(), 0)
    numbers = encoding.encode(view)
    found = [numbers[part] for part in encoding.slices(seats).values()]
    assert found == [list(field.read(view)) for field in encoding.fields(seats)]
    assert len(numbers) == encoding.size(seats)


def test_the_page_of_observations_is_true() -> None:
    """The fields in docs/observations are those that the games declare."""
    command = [sys.executable, "scripts/observations.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, check=False)
    assert done.returncode == 0, "run scripts/observations.py"

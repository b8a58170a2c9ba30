"""Laws of encodings: they keep to what they declare, and lose nothing that a view holds."""

import subprocess
import sys
from pathlib import Path

from guildhall.core.view import View
from tests.conformance.drive import Setting, sampled

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

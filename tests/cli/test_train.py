"""`guildhall train`, as far as it can be seen without learning for minutes."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from guildhall.cli.app import app
from guildhall.core.errors import GuildhallError
from guildhall.lab.train import profile
from tests.lab.train.test_train import TINY

pytestmark = pytest.mark.xdist_group("train")  # what is compiled there is used here


def run(*args: str) -> Result:
    """Run a command; errors that `main` would turn into a line are in `exception`."""
    return CliRunner().invoke(app, ["train", *args, "--lang", "en"])


def test_it_writes_a_bot_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(profile.PROFILES, "cpu", TINY)
    folder = ("--folder", str(tmp_path), "--decisions", "72")
    done = run("guildes", *folder)
    assert "after 72 decisions (100% of the run)" in done.stdout
    assert (tmp_path / "guildes.onnx").exists()
    again = json.loads(run("guildes", *folder, "--json").stdout)
    assert again["decisions"] == 72, "the run had come to its end"


def test_it_begins_with_a_network_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(profile.PROFILES, "cpu", TINY)
    first, second = tmp_path / "first", tmp_path / "second"
    run("guildes", "--folder", str(first), "--decisions", "72")
    file = str(first / "guildes.onnx")
    run("guildes", "--folder", str(second), "--decisions", "72", "--start", file, "--seed", "2")
    begun = [np.load(folder / "run.npz")["elder0-0"] for folder in (first, second)]
    assert np.allclose(*begun), "another seed would have measured other means"
    other = run("guildes", "--folder", str(tmp_path / "third"), "--start", "expert").exception
    assert isinstance(other, GuildhallError)
    assert other.code == "policy_file", "the shipped one is wider"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("guildes", "--profile", "abacus"), "unknown_profile"),
        (("guildes", "--seats", "9"), "seats"),
        (("guildes", "-o", "sunshine"), "option"),
        (("chess",), "unknown_game"),
        (("guildes", "--start", "nothing.onnx"), "policy_file"),
    ],
)
def test_what_cannot_be_trained_is_refused_at_once(
    tmp_path: Path, args: tuple[str, ...], code: str
) -> None:
    refused = run(*args, "--folder", str(tmp_path / "none")).exception
    assert isinstance(refused, GuildhallError)
    assert refused.code == code
    assert not (tmp_path / "none").exists()

"""`guildhall sharpen`, on games that are already there; lab/train tests how they are played."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from guildhall.cli.app import app
from guildhall.core.errors import GuildhallError
from guildhall.games import find
from guildhall.lab.train.looks import Looks, Watch, save
from guildhall.lab.train.net import new_net
from guildhall.lab.train.play import Plan
from guildhall.lab.train.ship import opened, ship

pytestmark = pytest.mark.xdist_group("train")  # what is compiled there is used here

GAME = find("guildes")
SIZE, ACTIONS, PLACES = Plan("guildes", 1, 1, 1).shape


def run(*args: str) -> Result:
    """Run a command; errors that `main` would turn into a line are in `exception`."""
    return CliRunner().invoke(app, ["sharpen", "guildes", *args, "--lang", "en"])


def made(game: int) -> Looks:
    """A game of sixty decisions between two moves, of which the second is better."""
    return Looks(
        np.full(60, game, np.int32),
        np.full(60, 3, np.int8),
        np.ones((60, SIZE), np.int16),
        np.tile(np.array([1, 2], np.int16), (60, 1)),
        np.zeros((60, 2), np.float16),
        np.tile(np.array([0, 0.1], np.float16), (60, 1)),
        np.tile(np.eye(PLACES, dtype=np.float32)[1], (60, 1)),
        np.zeros((60, PLACES), np.float32),
    )


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A folder with a network to start with."""
    ship(new_net(1, SIZE, ACTIONS, PLACES, 8, 1), GAME, tmp_path / "start.onnx", {"trust": "2.0"})
    return tmp_path


def test_games_that_are_missing_are_played_and_all_are_learned_from(
    begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def play(watch: Watch) -> Looks:
        played.append(watch.index)
        return made(watch.index)

    monkeypatch.setattr("guildhall.lab.train.looks.play", play)
    folder = begun / "games"
    args = ("--folder", str(folder), "--start", str(begun / "start.onnx"), "--part", "20")
    folder.mkdir()
    save(made(1), folder / "1.npz")
    done = run(*args, "--games", "3", "--json")
    told = json.loads(done.stdout)
    assert played == [0, 2]
    assert told["decisions"] == 180
    assert told["gain"] > 0
    sharpened = opened(Path(told["file"]), GAME)
    assert (np.asarray(sharpened.moves.bias)[[1, 2]].argmax()) == 1
    again = run(*args, "--games", "3")
    assert "after 180 decisions" in again.stdout
    assert "what playouts gain by it" in again.stderr
    assert played == [0, 2], "nothing is played twice"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("--seats", "9"), "seats"),
        (("-o", "sunshine"), "option"),
        (("--start", "nothing.onnx"), "policy_file"),
        (("--executor", "moon"), "executor"),
    ],
)
def test_what_cannot_be_done_is_refused_at_once(
    tmp_path: Path, args: tuple[str, ...], code: str
) -> None:
    refused = run(*args, "--folder", str(tmp_path / "none")).exception
    assert isinstance(refused, GuildhallError)
    assert refused.code == code
    assert not (tmp_path / "none").exists()


def test_a_folder_of_other_games_is_refused(begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.lab.train.looks.play", lambda watch: made(watch.index))
    start, games = str(begun / "start.onnx"), str(begun / "games")
    args = ("--folder", games, "--start", start, "--games", "2", "--part", "20")
    assert run(*args).exit_code == 0
    other = run(*args, "--seed", "2").exception
    assert isinstance(other, GuildhallError)
    assert other.code == "sharpen_other"
    note = begun / "games" / "looks.json"
    facts = json.loads(note.read_bytes())
    for change in ({"rules": 0}, {"data": "values of before"}):
        note.write_text(json.dumps(facts | change))
        changed = run(*args).exception
        assert isinstance(changed, GuildhallError), change
        assert changed.code == "sharpen_other"
    note.write_text("{")
    broken = run(*args).exception
    assert isinstance(broken, GuildhallError)
    assert broken.code == "sharpen_other"


def test_a_game_that_cannot_be_read_is_named(begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.lab.train.looks.play", lambda watch: made(watch.index))
    folder = begun / "games"
    folder.mkdir()
    save(made(1), folder / "1.npz")
    whole = (folder / "1.npz").read_bytes()
    args = ("--folder", str(folder), "--start", str(begun / "start.onnx"), "--games", "2")
    for damage in (b"", b"no game", whole[: len(whole) // 2], bytes(len(whole))):
        (folder / "1.npz").write_bytes(damage)
        broken = run(*args).exception
        assert isinstance(broken, GuildhallError), repr(broken)
        assert (broken.code, broken.facts) == ("sharpen_broken", {"file": str(folder / "1.npz")})


def test_one_game_is_too_few(begun: Path) -> None:
    folder = begun / "games"
    folder.mkdir()
    save(made(1), folder / "1.npz")
    args = ("--folder", str(folder), "--start", str(begun / "start.onnx"))
    few = run(*args, "--games", "9", "--minutes", "1e-9").exception
    assert isinstance(few, GuildhallError)
    assert (few.code, few.facts) == ("sharpen_few", {"games": 1})

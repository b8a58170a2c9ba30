"""Games are found by their folders; a mistake in one names the game and the place."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import guildhall.games
from guildhall.core.datafile import BadData
from guildhall.core.meta import load_meta
from guildhall.games import GAMES, BrokenGame, load_game

FOLDER = Path(guildhall.games.__file__).parent
LEAST = 'order = 1\nminutes = 30\nweight = "light"\ndesigner = "Agnes"\n'


def test_every_folder_with_a_meta_file_is_a_game() -> None:
    assert set(GAMES) == {path.parent.name for path in FOLDER.glob("*/meta.toml")}
    orders = [game.meta.order for game in GAMES.values()]
    assert orders == sorted(orders)


def written(folder: Path, text: str) -> str:
    (folder / "meta.toml").write_text(text, encoding="utf-8")
    return str(folder / "__init__.py")


def test_what_a_file_leaves_out_has_a_default(tmp_path: Path) -> None:
    meta = load_meta(written(tmp_path, LEAST))
    assert meta.bench is None
    assert meta.bots.master.worlds > 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("order = 1", "minutes"),
        (LEAST + "colour = 3", "colour"),
        (LEAST.replace("30", '"long"'), "$.minutes"),
        (LEAST.replace("light", "airy"), "$.weight"),
        (LEAST + "[bots]\nmaster = { width = 3 }", "$.bots.master"),
        ("order = ", "Invalid value"),
    ],
)
def test_a_wrong_file_says_where(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BadData) as caught:
        load_meta(written(tmp_path, text))
    assert told in str(caught.value)
    assert str(tmp_path / "meta.toml") in str(caught.value)


def test_a_missing_file_says_where(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"meta\.toml"):
        load_meta(str(tmp_path / "__init__.py"))


def test_a_broken_game_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that cannot be imported, and one that gives no game of its name."""
    for name, text in (("crooked", "import nothing_like_it"), ("nameless", "GAME = 3")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(guildhall.games, "__path__", [str(tmp_path)])
    with pytest.raises(BrokenGame, match=r"crooked.*nothing_like_it"):
        load_game("crooked")
    with pytest.raises(BrokenGame, match="nameless"):
        load_game("nameless")


def test_a_game_more_or_less_needs_no_list(tmp_path: Path) -> None:
    """A copy of the package with one game fewer, found from another place."""
    copy = tmp_path / "guildhall"
    shutil.copytree(FOLDER.parent, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    gone = next(iter(GAMES))
    shutil.rmtree(copy / "games" / gone)
    asked = "from guildhall.games import GAMES; print(*GAMES)"
    command = [sys.executable, "-P", "-c", asked]
    told = subprocess.run(
        command, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == [name for name in GAMES if name != gone]

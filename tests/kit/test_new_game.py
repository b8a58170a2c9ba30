"""A new game from the kit runs as it is, in a copy of the repository, and edits nothing there."""

import ast
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.boundaries.test_clocks import readings, short_waits

ROOT = Path(__file__).resolve().parents[2]
NAME = "tulip_mania"
CACHE = "__pycache__"
PARTS = ("src", "scripts", "tests", "docs/observations", "client/src", "pyproject.toml")
FOLDERS = [
    *(f"src/guildhall/{part}/{NAME}/" for part in ("games", "bots")),
    *(f"{part}/{NAME}/" for part in ("client/src/games", "tests/games", "tests/records")),
    f"docs/observations/{NAME}.md",
]
"""Where the game lies, beside its texts."""


def copied(folder: Path) -> Path:
    """Copy what git keeps or would keep, and what Python has made of it already."""
    command = ["git", "ls-files", "-co", "--exclude-standard", "--", *PARTS]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    for place in {Path(name).parent for name in listed.stdout.splitlines()}:
        for bytecode in (ROOT / place / CACHE).glob(f"*.{sys.implementation.cache_tag}*.pyc"):
            (folder / place / CACHE).mkdir(parents=True, exist_ok=True)
            shutil.copyfile(bytecode, folder / place / CACHE / bytecode.name)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """Give the files of a copy, less what tools leave behind."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in files
        if not {CACHE, ".ruff_cache", ".mypy_cache"} & {*path.parts}
    }


def python(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the sources of a copy."""
    path = os.pathsep.join([str(folder / "src"), str(folder)])
    env = {**os.environ, "PYTHONPATH": path, "GUILDHALL_BUILD": ""}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, dict[str, bytes]]]:
    """Give a copy in which a game was made, and what it was before."""
    folder = copied(tmp_path_factory.mktemp("kit"))
    before = contents(folder)
    done = python(folder, "scripts/new_game.py", NAME, "--title", "Tulip Mania")
    assert done.returncode == 0, done.stdout + done.stderr
    yield folder, before
    shutil.rmtree(folder)


pytestmark = pytest.mark.xdist_group("kit")


def test_it_touches_nothing_else(made: tuple[Path, dict[str, bytes]]) -> None:
    folder, before = made
    after = contents(folder)
    assert {name: after[name] for name in before} == before
    new = after.keys() - before.keys()
    texts = {name for name in new if name.startswith("src/guildhall/locale/")}
    assert {Path(name).stem for name in texts} == {NAME, f"{NAME}_book", f"client_{NAME}"}
    assert not [name for name in new - texts if not name.startswith(tuple(FOLDERS))]
    assert not [name for name in new if b"sample" in after[name].lower()]


def test_it_is_tidy_and_typed(made: tuple[Path, dict[str, bytes]]) -> None:
    folder, _ = made
    own = [place for place in FOLDERS if place.startswith(("src/guildhall", "tests/games"))]
    for command in (("ruff", "check"), ("ruff", "format", "--check"), ("mypy", "--no-incremental")):
        done = python(folder, "-m", *command, *own)
        assert done.returncode == 0, done.stdout
    for file in (folder / "tests/games" / NAME).glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assert not [*readings(tree), *short_waits(tree, 1.0)], file


def test_it_keeps_every_law(made: tuple[Path, dict[str, bytes]]) -> None:
    """Conformance, boundaries, its record and its own tests."""
    folder, _ = made
    tests = ["tests/conformance", "tests/boundaries", "tests/records", f"tests/games/{NAME}"]
    tests.append("tests/games/test_playthrough.py")
    chosen = f"{NAME} or test_imports"
    done = python(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", chosen)
    assert done.returncode == 0, done.stdout


def test_it_can_be_played_by_bots_and_in_environments(made: tuple[Path, dict[str, bytes]]) -> None:
    folder, _ = made
    simulated = ("simulate", NAME, "--games", "2", "--bots", "master:4p,journeyman", "--json")
    done = python(folder, "-c", "from guildhall.cli import main; main()", *simulated)
    assert done.returncode == 0, done.stderr
    code = f"""
import gymnasium, pyspiel
from guildhall.lab.envs import {NAME}_v0, gym, spiel
{NAME}_v0.env().reset(seed=1)
gymnasium.make("guildhall/TulipMania-v0").reset(seed=1)
print(pyspiel.load_game("guildhall_{NAME}").num_players())
"""
    done = python(folder, "-c", code)
    assert done.stdout == "4\n", done.stderr


def test_a_game_is_never_overwritten(made: tuple[Path, dict[str, bytes]]) -> None:
    folder, _ = made
    before = contents(folder)
    done = python(folder, "scripts/new_game.py", NAME)
    assert done.returncode == 1
    assert f"there is a game called {NAME} already" in done.stderr
    shutil.copytree(folder / "src/guildhall/games" / NAME, folder / "spare")
    shutil.rmtree(folder / "src/guildhall/games" / NAME)
    done = python(folder, "scripts/new_game.py", NAME)
    assert "is the name of a part of Guildhall" in done.stderr
    shutil.move(folder / "spare", folder / "src/guildhall/games" / NAME)
    assert contents(folder) == before


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Tulips", "small letters"),
        ("two__words", "small letters"),
        ("9men", "small letters"),
        ("../away", "small letters"),
        ("a" * 25, "longer than 24"),
        ("class", "Python"),
        ("guildes", "already"),
        ("random", "Python"),
        ("search", "part of Guildhall"),
        ("core", "part of Guildhall"),
        ("client_x", "part of Guildhall"),
        ("plain", "part of Guildhall"),
        ("sample_game", "part of Guildhall"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    name: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told in refused(monkeypatch, name)
    assert not (ROOT / "src/guildhall/bots" / name / "judge.py").exists() or name == "guildes"


def test_letters_of_rules_are_not_given_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "GU" in refused(monkeypatch, "gull_island", "--prefix", "GU")


def refused(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    """Ask for a game in this process, where nothing is made; gives why not."""
    monkeypatch.setattr(sys, "argv", ["new_game.py", *arguments])
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(ROOT / "scripts/new_game.py"), run_name="__main__")
    return str(left.value.code)

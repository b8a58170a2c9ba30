"""What is generated is up to date, and what nobody generated again goes red."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "src/guildhall/games").glob("*/schema.toml"))


def copied(folder: Path, games: str) -> Path:
    """Copy what the schemas and words of games are made of."""
    package = ROOT / "src/guildhall"
    for file in [*package.glob("core/*.py"), *package.glob(f"games/{games}/*.*")]:
        there = folder / file.relative_to(ROOT / "src")
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, there)
    return folder


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """One game, which is enough to change: others are read in the same way."""
    return copied(tmp_path, "guildes")


def generated(source: Path, *options: str) -> tuple[int, str]:
    command = [sys.executable, "scripts/generate.py", "--source", str(source), *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_nothing_is_stale() -> None:
    assert generated(ROOT / "src", "--check") == (0, "")


CHANGES = [
    ('deck = "copied"', 'deck = "shared"'),
    ("ballot = 1\n", ""),
    ('"draft", ', ""),
    ('pick = ["guild"]', 'pick = ["owner", "guild"]'),
    ('NOT_IN_PACKET = ["not_in_packet", "GU-7"]\n', ""),
]


@pytest.mark.parametrize(("old", "new"), CHANGES)
def test_a_changed_schema_asks_for_the_script(source: Path, old: str, new: str) -> None:
    change(source / "guildhall/games/guildes/schema.toml", old, new)
    code, told = generated(source, "--check")
    assert code == 1
    assert "games/guildes/" in told
    assert "run python scripts/generate.py" in told


def test_the_script_brings_everything_up_to_date(source: Path) -> None:
    for old, new in CHANGES:
        change(source / "guildhall/games/guildes/schema.toml", old, new)
    assert generated(source)[0] == 0
    assert generated(source, "--check") == (0, "")


def test_a_thing_more_in_the_data_moves_all_that_is_behind_it(source: Path) -> None:
    change(source / "guildhall/games/guildes/moves.py", "seat_kind(6)", "seat_kind(7)")
    assert generated(source, "--check")[0] == 1


def test_files_changed_by_hand_are_found(tmp_path: Path) -> None:
    source = copied(tmp_path, "*")
    files = [
        source / "guildhall/games" / game / name
        for game in GAMES
        for name in ("schema.py", "reasons.py")
    ]
    for file in files:
        file.write_text(file.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    code, told = generated(source, "--check")
    assert (code, told.count("\n")) == (1, len(files))
    assert all(str(file) in told for file in files)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('deck = "copied"', 'deck = "lent"', "field deck"),
        ('    "over",\n', "", "last phase"),
        ("TRICKS = ", "PICK = ", "two constants are called PICK"),
        ('["not_in_packet", "GU-7"]', '["not_in_pocket", "GU-7"]', "reason NOT_IN_PACKET"),
    ],
)
def test_a_schema_that_contradicts_itself_is_refused(
    source: Path, old: str, new: str, told: str
) -> None:
    change(source / "guildhall/games/guildes/schema.toml", old, new)
    code, said = generated(source, "--check")
    assert code == 1
    assert told in said

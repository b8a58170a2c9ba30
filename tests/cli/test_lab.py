"""arena, balance, analyse and export, run in this process to be quick."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from guildhall.cli import common
from guildhall.cli.app import app
from guildhall.core.errors import GuildhallError
from guildhall.lab.executors import Place
from guildhall.lab.simulate import Job, Played, play_all


def run(*args: str) -> Result:
    """Run a command; errors that `main` would turn into a line are in `exception`."""
    return CliRunner().invoke(app, [*args, "--lang", "en"])


ARENA = ("arena", "guildes", "--bots", "journeyman,random,random", "--games", "4", "--seed", "2")


def test_arena_prints_one_object() -> None:
    found = json.loads(run(*ARENA, "--json").stdout)
    assert found["games"] == 6, "rounded up to whole rounds"
    assert found["complete"]
    assert [row["bot"] for row in found["standings"]] == ["journeyman", "random"]
    assert found["standings"][0]["share"]["mean"] > 0.6


def test_arena_prints_a_table_and_writes_a_report(tmp_path: Path) -> None:
    done = run(*ARENA, "--report", str(tmp_path / "report"))
    assert "random × 2" in done.stdout
    assert "6 games from 2 seeds; an even share is 33.3%. No illegal moves." in done.stdout
    files = {file.name: file.read_text() for file in (tmp_path / "report").iterdir()}
    assert set(files) == {
        *("standings.json", "games.jsonl", "share.svg", "score.svg", "course.svg", "seconds.svg"),
    }
    assert all("</svg>" in text for name, text in files.items() if name.endswith(".svg"))
    assert len(files["games.jsonl"].splitlines()) == 6


BALANCE = ("balance", "guildes", "--games", "4", "--bots", "random", "-o", "events")


def test_balance_compares_variants_and_writes_a_report(tmp_path: Path) -> None:
    args = (*BALANCE, "--against", "events=off", "--report", str(tmp_path))
    found = json.loads(run(*args, "--json").stdout)
    assert found["balance"]["options"]["events"] is True
    assert found["against"]["options"]["events"] is False
    assert [change["name"] for change in found["differences"]] == [
        "0",
        "1",
        "2",
        "length",
        "margin",
    ]
    files = {file.name for file in tmp_path.iterdir()}
    assert files == {
        *("balance.json", "share.svg", "share-against.svg", "score.svg", "score-against.svg"),
        *("length.svg", "difference.svg"),
    }
    shown = run(*BALANCE, "--against", "events=off").stdout
    assert "First variant minus second" in shown
    assert "4 games per variant" in shown


def test_balance_names_the_factions() -> None:
    done = run("balance", "dutch_revolt", "--games", "1", "--bots", "random")
    assert "Habsburgs" in done.stdout


RECORD = str(Path(__file__).parent.parent / "records" / "guildes" / "3.jsonl")


def test_analyse_tells_the_course_and_what_was_better(tmp_path: Path) -> None:
    args = ("analyse", RECORD, "--budget", "0.01", "--decisions", "3")
    found = json.loads(run(*args, "--json").stdout)
    assert found["complete"]
    assert len(found["decisions"]) == 3
    shown = run(*args, "--report", str(tmp_path)).stdout
    assert "Win rate and expected score during the game" in shown
    assert re.search(r"the expert agrees with \d of 3 decisions", shown)
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"analysis.json", "shares.svg", "scores.svg"}
    deep = run(*args, "--deep").stdout
    assert re.search(r"The master agrees with \d of 3 decisions", deep)


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("arena", "guildes", "--bots", "journeyman,random"), "seats"),
        (("arena", "guildes", "--bots", "journeyman,random,deep_blue"), "unknown_bot"),
        ((*ARENA, "--executor", "moon:7"), "executor"),
        ((*BALANCE, "--against", "dragons"), "option"),
        ((*ARENA, "--report", "/proc/no/such/folder"), "save_failed"),
    ],
)
def test_mistakes_are_named(args: tuple[str, ...], code: str) -> None:
    error = run(*args).exception
    assert isinstance(error, GuildhallError)
    assert error.code == code
    common.complain(error)


def test_what_is_there_is_kept_on_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def until_ctrl_c(place: Place, jobs: Sequence[Job]) -> Iterator[tuple[int, Played]]:
        yield from islice(play_all(place, jobs), 4)
        raise KeyboardInterrupt

    monkeypatch.setattr("guildhall.cli.arena.play_all", until_ctrl_c)
    done = run(*ARENA)
    assert done.exit_code == 0
    assert "3 games from 1 seed;" in done.stdout
    assert "Stopped early" in done.stdout


def test_a_missing_extra_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    error = run(*ARENA, "--report", str(tmp_path)).exception
    assert isinstance(error, GuildhallError)
    assert error.facts == {"library": "matplotlib", "extra": "guildhall[report]"}

"""`--keep`: what was broken off goes on where it was, and nothing is played twice or mixed up."""

import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from onnx import load, save
from typer.testing import CliRunner, Result

from guildhall.bots import onnx, weights
from guildhall.cli import kept
from guildhall.cli.app import app
from guildhall.core.errors import GuildhallError
from guildhall.core.meta import BotSettings
from guildhall.games import find
from guildhall.lab.executors import Place
from guildhall.lab.simulate import Job, Played, play_all

ARENA = ("arena", "guildes", "--bots", "journeyman,random,random", "--seed", "2")
BALANCE = ("balance", "guildes", "--bots", "random", "-o", "events", "--against", "events=off")


def run(*args: str) -> Result:
    """Run a command; errors that `main` would turn into a line are in `exception`."""
    return CliRunner().invoke(app, [*args, "--json", "--lang", "en"])


def told(*args: str) -> dict[str, Any]:
    """What a command prints."""
    done = run(*args)
    assert done.exit_code == 0, done.exception
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def results(found: dict[str, Any]) -> list[tuple[Any, ...]]:
    """Standings without times, which differ from run to run."""
    return [(row["bot"], row["share"], row["score"], row["moves"]) for row in found["standings"]]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Every game of an arena that is really played."""
    jobs: list[Job] = []

    def play(place: Place, asked: Sequence[Job]) -> Iterator[tuple[int, Played]]:
        for job, found in zip(asked, play_all(place, asked), strict=True):
            jobs.append(job)
            yield found

    monkeypatch.setattr("guildhall.cli.arena.play_all", play)
    return jobs


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_an_arena_goes_on_with_what_is_there(file: Path, played: list[Job]) -> None:
    keep = ("--keep", str(file))
    told(*ARENA, "--games", "3", *keep)
    assert len(played) == 3
    on = told(*ARENA, "--games", "6", *keep)
    assert len(played) == 6
    assert results(on) == results(told(*ARENA, "--games", "6"))
    fewer = told(*ARENA, "--games", "3", *keep)
    assert fewer["games"] == 3, "what is there beyond is left out"
    assert len(played) == 12, "six without the file"


def test_a_balance_goes_on_with_what_is_there(file: Path) -> None:
    first = told(*BALANCE, "--games", "2", "--keep", str(file))
    assert first["balance"]["games"] == 2
    before = file.read_text()
    whole = told(*BALANCE, "--games", "4", "--keep", str(file))
    assert whole == told(*BALANCE, "--games", "4")
    assert file.read_text().startswith(before)
    assert len(file.read_text().splitlines()) == 1 + 2 * 4


def test_a_line_that_was_cut_off_is_played_again(file: Path, played: list[Job]) -> None:
    args = (*ARENA, "--games", "3", "--keep", str(file))
    told(*args)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    told(*args)
    assert len(played) == 4
    assert [json.loads(line)["at"] for line in file.read_text().splitlines()[1:]] == [0, 1, 2]


def test_games_of_others_are_not_mixed_in(
    file: Path, played: list[Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ("--games", "3", "--keep", str(file))
    told(*ARENA, *args)
    others = ((*ARENA, "--seed", "3"), (*ARENA, "-o", "events"), (*ARENA, "--bots", "random"))
    for other in (*others, BALANCE):
        assert code(run(*other, *args, "--seats", "3")) == "kept_other"
    monkeypatch.setattr(onnx, "NETS", file.parent)
    onnx.fingerprint.cache_clear()
    assert code(run(*ARENA, *args)) == "kept_other", "another network"
    onnx.fingerprint.cache_clear()
    file.write_bytes(b"")
    assert code(run(*ARENA, *args)) == "kept_other", "no file of ours"
    assert len(played) == 3
    assert file.read_bytes() == b""


def test_a_network_of_the_same_name_is_another_bot(tmp_path: Path, file: Path) -> None:
    """What learns writes the same file again and again."""
    net = tmp_path / "guildes.onnx"
    shutil.copy(onnx.NETS / "guildes.onnx", net)
    arena = ("arena", "guildes", "--bots", f"onnx:{net},random,random")
    balance = ("balance", "guildes", "--bots", f"onnx:{net}")
    for command, there in ((arena, file), (balance, tmp_path / "balance.jsonl")):
        args = (*command, "--games", "1", "--keep", str(there))
        told(*args)
        told(*args)
    changed = load(str(net))
    changed.doc_string = "sharper"
    save(changed, str(net))
    for command, there in ((arena, file), (balance, tmp_path / "balance.jsonl")):
        assert code(run(*command, "--games", "1", "--keep", str(there))) == "kept_other"


def test_other_weights_or_another_program_make_another_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of bots before and after a change were counted together."""
    program = tmp_path / "bot.py"
    program.write_text("one")
    bots = [f"line:python3 {program}", "random"]
    facts = kept.asked(find("guildes"), bots)
    assert facts == kept.asked(find("guildes"), bots)
    program.write_text("two")
    assert facts != (after := kept.asked(find("guildes"), bots))
    with monkeypatch.context() as patched:
        patched.setattr(weights, "files", lambda _: tmp_path)
        assert after != kept.asked(find("guildes"), bots)
    assert after == kept.asked(find("guildes"), bots)
    searching = msgspec.structs.replace(find("guildes").meta, bots=BotSettings())
    monkeypatch.setattr(weights, "find", lambda _: SimpleNamespace(meta=searching))
    assert after != kept.asked(find("guildes"), bots)


def code(done: Result) -> str:
    """The code of the error that ended a command."""
    assert isinstance(done.exception, GuildhallError)
    return done.exception.code


def test_a_line_that_cannot_be_read_is_named(file: Path) -> None:
    args = (*ARENA, "--games", "3", "--keep", str(file))
    told(*args)
    lines = file.read_text().splitlines(keepends=True)
    lines[2] = '{"at": 1}\n'
    file.write_text("".join(lines))
    error = run(*args).exception
    assert isinstance(error, GuildhallError)
    assert (error.code, error.facts) == ("kept_broken", {"file": str(file), "line": 3})


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert code(run(*ARENA, "--games", "3", "--keep", str(tmp_path))) == "save_failed"


def test_games_end_with_their_minutes(file: Path) -> None:
    found = told(*ARENA, "--games", "9", "--minutes", "1e-9", "--keep", str(file))
    assert (found["games"], found["complete"]) == (0, False)
    assert len(file.read_text().splitlines()) < 10

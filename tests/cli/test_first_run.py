"""What ./play does about the rules that are not compiled yet, and that compiling is done once."""

import importlib.util
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.waiting import until

ROOT = Path(__file__).resolve().parents[2]
STUBS = {
    "scripts/bootstrap.sh": 'set -eu; cd "$(dirname "$0")"; UV=true; say() { echo "$*"; }',
    "scripts/client.sh": "",
    "scripts/site.sh": "#!/bin/sh\n: > documented",
    "scripts/compile.sh": "#!/bin/sh\necho compiles; touch compiled; exit ${FAILS:-0}",
    ".venv/bin/python": '#!/bin/sh\ncase "$*" in *--check) exit ${CHECK:-1} ;; esac',
    ".venv/bin/guildhall": (
        '#!/bin/sh\necho "runs $* on ${PYTHONPATH:-plain}${GUILDHALL_COMPILE:+, compiling}"'
    ),
    "bin/cc": "#!/bin/sh",
}
"""Everything that ./play calls, made of nothing."""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Lay down ./play with stubs around it."""
    for name, text in STUBS.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.chmod(0o700)
    shutil.copy(ROOT / "play", tmp_path)
    return tmp_path


def play(house: Path, *words: str, **env: str) -> list[str]:
    """Run ./play and give the lines it prints."""
    given = {"PATH": f"{house / 'bin'}:{os.environ['PATH']}", **env}
    done = subprocess.run(
        ["./play", *words], cwd=house, env=given, capture_output=True, text=True, check=True
    )
    return done.stdout.replace(str(house), "").splitlines()


def test_serving_starts_on_the_plain_rules_and_compiles_meanwhile(house: Path) -> None:
    assert play(house) == ["runs serve on plain, compiling"]
    until((house / "documented").exists, "the documentation is built in the background")
    assert play(house, "serve", "--port", "0") == ["runs serve --port 0 on plain, compiling"]


def test_a_game_in_the_terminal_starts_at_once_and_compiles_for_the_next(house: Path) -> None:
    said = play(house, "play", "guildes")
    assert said[-1] == "runs play guildes on plain"
    assert "in the background" in said[0]
    until((house / "compiled").exists, "the rules are compiled")


@pytest.mark.parametrize("words", ["simulate guildes", "bench", "serve --workers 2"])
def test_long_computing_compiles_first(house: Path, words: str) -> None:
    assert play(house, *words.split()) == ["compiles", f"runs {words} on /build/compiled"]
    failed = play(house, *words.split(), FAILS="1")
    assert failed[-1] == f"runs {words} on plain"
    assert "compiling failed" in failed[1]


@pytest.mark.parametrize("words", ["rules guildes", "--help", "tables list"])
def test_what_computes_little_does_not_compile(house: Path, words: str) -> None:
    assert play(house, *words.split()) == [f"runs {words} on plain"]


def test_what_is_compiled_is_used_at_once(house: Path) -> None:
    assert play(house, CHECK="0") == ["runs serve on /build/compiled"]
    assert play(house, CHECK="0", GUILDHALL_PLAIN="1") == ["runs serve on plain"]


def test_without_a_compiler_the_rules_stay_plain(house: Path) -> None:
    (house / "bin" / "cc").unlink()
    for name in ("dirname", "env", "bash"):
        (house / "bin" / name).symlink_to(str(shutil.which(name)))
    said = play(house, PATH=str(house / "bin"))
    assert said[-1] == "runs serve on plain"
    assert "no C compiler" in said[0]


@pytest.mark.parametrize("pip", ["one", "two", ""])
def test_uv_comes_by_the_first_python_that_has_pip(tmp_path: Path, pip: str) -> None:
    """As where one stands in an environment without it."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "bootstrap.sh", tmp_path / "scripts")
    for name in ("one", "two"):
        file = tmp_path / name / "python3"
        file.parent.mkdir()
        file.write_text(f'#!/bin/sh\n[ "{pip}" = {name} ] && echo "{name}: $*"')
        file.chmod(0o700)
    for name in ("dirname", "awk", "rm", "bash", "sh"):
        (tmp_path / "two" / name).symlink_to(str(shutil.which(name)))
    done = subprocess.run(
        ["bash", "-c", ". scripts/bootstrap.sh"],
        cwd=tmp_path,
        env={"PATH": f"{tmp_path / 'one'}:{tmp_path / 'two'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == (0 if pip else 1)
    assert done.stdout.partition(" -m pip install")[0] == (f"{pip}:" if pip else "")
    assert ("Install it and try again" in done.stderr) == (not pip)


def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load scripts/compile.py with a build folder of its own."""
    spec = importlib.util.spec_from_file_location("compile_rules", ROOT / "scripts" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    made: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    made.BUILD = tmp_path / "build" / "compiled"
    made.STAMP, made.LOCK = made.BUILD / ".stamp", tmp_path / "build" / "compiled.lock"
    made.LEVEL = made.BUILD / ".level"
    made.copy_changed = lambda: None
    monkeypatch.setattr(sys, "argv", ["compile.py"])
    return made  # type: ignore[no-any-return]


def test_two_at_the_same_time_compile_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = compiler(tmp_path, monkeypatch)
    runs: list[int] = []
    came: list[int] = []
    lock = made.fcntl.flock

    def come(*given: Any) -> None:
        came.append(1)
        lock(*given)

    def run(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        runs.append(1)
        until(lambda: len(came) == 2, "the other waits at the lock")
        return subprocess.CompletedProcess([], 0, "", "")

    monkeypatch.setattr(made.fcntl, "flock", come)
    monkeypatch.setattr(made.subprocess, "run", run)
    both = [threading.Thread(target=made.main) for _ in range(2)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert runs == [1]
    assert made.up_to_date(made.BEST)


def test_a_quick_build_does_for_tests_and_is_made_anew_for_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = compiler(tmp_path, monkeypatch)
    runs: list[bool] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        runs.append("--force" in command)
        return subprocess.CompletedProcess([], 0, "", "")

    monkeypatch.setattr(made.subprocess, "run", run)
    quick, best = ["compile.py", "--quick"], ["compile.py"]
    for words, up_to_date in ((quick, False), (quick, True), (best, False), (quick, True)):
        monkeypatch.setattr(sys, "argv", [*words, "--check"])
        assert made.main() == (0 if up_to_date else 1)
        monkeypatch.setattr(sys, "argv", words)
        assert made.main() == 0
    assert runs == [True, True], "the C compiler begins anew when it is to try harder"

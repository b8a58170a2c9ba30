"""./test runs every stage whatever becomes of the others, and says at the end which failed."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATHS = """import sys
sys.path.insert(0, "scripts")
from check import STAGES
print(*(part for stage in STAGES for part in stage.command if part.startswith("tests/")))
"""
HEAD = "import sys; sys.path.insert(0, 'scripts'); from stages import Stage, run; sys.exit(run(["
GOOD = "Stage('good', ('sh', '-c', 'echo all is well'))"
BAD = "Stage('bad', ('sh', '-c', 'echo woe >&2; echo FAILED tests/some.py; echo more; exit 3'))"


def test_every_test_belongs_to_a_stage() -> None:
    """What pyproject.toml does not name for the plain rules is tested on the compiled ones."""
    configured = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    plain = configured["tool"]["pytest"]["ini_options"]["testpaths"]
    asked = [sys.executable, "-c", PATHS]
    compiled = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    named = [ROOT / path for path in (*plain, *compiled.stdout.split())]
    assert all(path.exists() for path in named)
    for file in (ROOT / "tests").rglob("test_*.py"):
        assert any(file.is_relative_to(path) for path in named), file


def ran(*stages: str) -> tuple[int, list[str]]:
    """Run stages; gives the exit code and the lines."""
    code = HEAD + ", ".join(stages) + "]))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()


def verdicts(lines: list[str]) -> dict[str, str]:
    """Read the summary."""
    summary = lines[lines.index("") + 1 : -1]
    return {line.split("  ")[0].strip(): line.rsplit("  ", 1)[1] for line in summary}


def test_a_failure_stops_no_other_stage_and_is_named() -> None:
    code, lines = ran(BAD, GOOD)
    assert code == 1
    assert " bad | woe" in lines
    assert "good | all is well" in lines
    assert verdicts(lines) == {"bad": "FAILED (3)", "good": "passed"}
    assert lines[lines.index("") - 1] == " bad | FAILED tests/some.py", "told again at the end"
    assert lines[-1] == "failed: bad"


def test_all_green() -> None:
    code, lines = ran(GOOD)
    assert code == 0
    assert lines[-1] == "all green"


@pytest.mark.parametrize(
    ("last", "verdict"),
    [
        ("Stage('last', ('true',), needs=('bad',))", "NOT RUN: needs bad"),
        ("Stage('last', ('true',), after=('bad',))", "passed"),
        ("Stage('last', ('no-such-program',))", "FAILED (127)"),
        ("Stage('last', ('sh', '-c', 'kill -9 $$'))", "FAILED (-9)"),
    ],
)
def test_what_becomes_of_a_stage(last: str, verdict: str) -> None:
    code, lines = ran(BAD, GOOD, last)
    assert code == 1
    assert verdicts(lines)["last"].startswith(verdict)
    assert verdicts(lines)["good"] == "passed"


BUSY = "import os\nwhile sum(os.times()[:2]) < 0.3: pass"
LEFT = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {BUSY!r}])"
"""Leaves a child behind that ends when it has used a third of a second of processor."""


def test_what_an_orphan_used_is_counted() -> None:
    """As the pages of a browser, which outlive it for a moment."""
    counted = [sys.executable, "scripts/counted.py", sys.executable, "-c", LEFT]
    process = subprocess.Popen(counted, cwd=ROOT)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    assert used.ru_utime + used.ru_stime >= 0.3

"""Check everything, as ./test asks: style, types, the client, all tests on both builds.

Everything shares a few cores. What others wait for goes before what only computes: first the
compiler, then the browser tests, which need the rules to be quick and often wait for pages; what
only computes fills that up behind them, to the end. The plain rules are tested by `testpaths` of
pyproject.toml, the compiled ones by the list here. Laws of play are tested on both, and
tests/compiled shows that both play the same games; all else is tested on one.

On two cores each of these lists is one process: workers that share a list take a fifth more of the
processor, to tell each other what to do and to make for themselves what one of them would keep.
"""

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from stages import Stage, run

CORES = os.cpu_count() or 2
MEMORY = Path("/dev/shm")  # noqa: S108  what is made there is a folder of its own
ROOM = 2_000_000_000
"""Bytes that must be free there for what tests write: ten times what was ever seen there."""
COMPILED = {"GUILDHALL_BUILD": "compiled", "PYTHONPATH": "build/compiled"}
SAME = ("tests/conformance/test_texts.py",)
"""Texts are the same on both: the plain rules suffice."""
QUICKER = (
    *("tests/server/test_leaks.py", "tests/server/test_advice.py", "tests/server/test_planned.py"),
    *("tests/server/test_delay.py", "tests/server/test_thoughts.py", "tests/cli/test_lab.py"),
    *("tests/core/test_readme.py", "tests/cli/test_train.py", "tests/cli/test_learn.py"),
    *("tests/cli/test_sharpen.py", "tests/server/test_socket_moves.py"),
)
"""What plays many games without being about rules; else these folders are tested plainly."""
COMPILED_TESTS = (
    *("tests/compiled", "tests/lab", "tests/conformance", "tests/games", "tests/records"),
    *("tests/bots", "tests/lessons", "tests/puzzles"),
    *QUICKER,
)
CONFIGURED = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))
PLAIN_TESTS: tuple[str, ...] = tuple(CONFIGURED["tool"]["pytest"]["ini_options"]["testpaths"])
SERVER_TESTS = ("tests/store", "tests/server")
"""Half of the plain tests."""
BROWSERS = min(CORES, 4)
"""Workers for the browser tests, each with a house and a browser of its own."""
BYTECODE = (sys.executable, "-m", "compileall", "-q", "src")
"""What all tests import, compiled once before several of them would do it for themselves."""
CLIENT = ("npm", "--prefix", "client", "run", "--silent")
BEHIND = ("nice", "-n", "10")
SHARE = max(CORES // 2, 1)
"""Workers of each other list of tests; three of these run side by side."""


def pytest(workers: int) -> tuple[str, ...]:
    """Give the command for so many workers; groups of tests begin in the order of the paths."""
    several = ("-n", str(workers), "--dist", "loadgroup", "--no-loadscope-reorder")
    return ("pytest", "-q", *(several if workers > 1 else ()))


def others(paths: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    """Give the paths that are not known yet; pytest leaves out no folder that it is asked for."""
    return tuple(path for path in paths if path not in known)


def ignored(*files: str) -> tuple[str, ...]:
    """Give the options that leave files out."""
    return tuple(f"--ignore={file}" for file in files)


STAGES = (
    Stage("programs", ("scripts/programs.sh",)),
    Stage("packages", ("scripts/packages.sh",)),
    Stage("bytecode", BYTECODE),
    Stage("compile", (sys.executable, "scripts/compile.py", "--quick"), needs=("programs",)),
    Stage(
        "server tests",
        (*BEHIND, *pytest(SHARE), *SERVER_TESTS, *ignored(*QUICKER)),
        needs=("programs", "packages"),
        after=("bytecode",),
    ),
    Stage(
        "plain tests",
        (*BEHIND, *pytest(SHARE), *others(PLAIN_TESTS, SERVER_TESTS), *ignored(*QUICKER)),
        needs=("programs", "packages"),
        after=("bytecode",),
    ),
    Stage(
        "browser tests",
        (*pytest(BROWSERS), "tests/browser"),
        needs=("compile", "packages"),
        env=COMPILED,
    ),
    Stage("API reference", (sys.executable, "scripts/reference.py", "--check")),
    Stage("style", ("ruff", "check", "--quiet", ".")),
    Stage("format", ("ruff", "format", "--check", "--quiet", ".")),
    Stage("types", (*BEHIND, "mypy")),
    Stage("client types", (*BEHIND, *CLIENT, "check"), needs=("packages",)),
    Stage("client tests", (*BEHIND, *CLIENT, "test"), needs=("packages",)),
    Stage(
        "compiled tests",
        (*BEHIND, *pytest(SHARE), *COMPILED_TESTS, *ignored(*SAME)),
        needs=("compile", "packages"),
        env=COMPILED,
    ),
)


@contextmanager
def in_memory() -> Iterator[None]:
    """Let all stages write their temporary files into memory, where there is room.

    Tests make databases by the hundred, and browsers keep what they have fetched: on a disk that
    is a tenth of the processor. Others may look into the folder: PostgreSQL is somebody else.
    """
    if not MEMORY.is_dir() or shutil.disk_usage(MEMORY).free < ROOM:
        yield
        return
    with TemporaryDirectory(prefix="guildhall-", dir=MEMORY) as folder:
        Path(folder).chmod(0o755)
        os.environ["TMPDIR"] = folder
        yield


if __name__ == "__main__":
    with in_memory():
        sys.exit(run(STAGES))

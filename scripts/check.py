"""Check everything, as ./test asks: style, types, the client, all tests on both builds.

Everything shares a few cores. What others wait for goes before what only computes: first the
compiler, then the browser tests, which need the rules to be quick and often wait for pages; what
only computes fills that up behind them, to the end. The plain rules are tested by `testpaths` of
pyproject.toml, the compiled ones by the list here. Laws of play are tested on both, and
tests/compiled shows that both play the same games; all else is tested on one.
"""

import os
import sys

from stages import Stage, run

CORES = os.cpu_count() or 2
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
BROWSERS = min(CORES + 1, 4)
"""Workers for the browser tests, each with a house and a browser of its own: they wait for pages
more than they compute, and would be the last to end."""
FIND = ("sh", "-c", "pytest --collect-only -qq tests >/dev/null")
"""Reads all that tests are made of once, while programs are fetched: else each worker compiles it
for itself, thirteen seconds of processor. What cannot be read is told by the tests."""
CLIENT = ("npm", "--prefix", "client", "run", "--silent")
BEHIND = ("nice", "-n", "10")


def pytest(workers: int) -> tuple[str, ...]:
    """Give the command for so many workers; groups of tests begin in the order of the paths."""
    return ("pytest", "-q", "-n", str(workers), "--dist", "loadgroup", "--no-loadscope-reorder")


def ignored(files: tuple[str, ...]) -> tuple[str, ...]:
    """Give the options that leave files out."""
    return tuple(f"--ignore={file}" for file in files)


STAGES = (
    Stage("programs", ("scripts/programs.sh",)),
    Stage("packages", ("scripts/packages.sh",)),
    Stage("bytecode", FIND),
    Stage("compile", (sys.executable, "scripts/compile.py", "--quick"), needs=("programs",)),
    Stage(
        "plain tests",
        (*BEHIND, *pytest(CORES), *ignored(QUICKER)),
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
        (*BEHIND, *pytest(CORES), *COMPILED_TESTS, *ignored(SAME)),
        needs=("compile", "packages"),
        after=("plain tests",),
        env=COMPILED,
    ),
)


if __name__ == "__main__":
    sys.exit(run(STAGES))

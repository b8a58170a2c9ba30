"""Check everything, as ./test asks: style, types, the client, all tests on both builds.

Browser tests wait most of the time and come first, with rules beside them; what only computes
gives way to them. The plain rules are tested by `testpaths` of pyproject.toml, the compiled ones by
the list here. What leans on rules but is not about them is tested on one of them alone.
"""

import os
import sys

from stages import Stage, run

CORES = os.cpu_count() or 2
COMPILED = {"GUILDHALL_BUILD": "compiled", "PYTHONPATH": "build/compiled"}
COMPILED_TESTS = (
    *("tests/conformance", "tests/compiled", "tests/lab"),
    *("tests/games", "tests/records", "tests/bots"),
)
CLIENT = ("npm", "--prefix", "client", "run", "--silent")
BEHIND = ("nice", "-n", "10")


def pytest(workers: int) -> tuple[str, ...]:
    """Give the command for so many workers; groups of tests begin in the order of the paths."""
    return ("pytest", "-q", "-n", str(workers), "--dist", "loadgroup", "--no-loadscope-reorder")


STAGES = (
    Stage("programs", ("scripts/programs.sh",)),
    Stage("packages", ("scripts/packages.sh",)),
    Stage("plain tests", pytest(CORES + 1), needs=("programs", "packages")),
    Stage("compile", (*BEHIND, sys.executable, "scripts/compile.py"), needs=("programs",)),
    Stage("style", ("ruff", "check", "--quiet", ".")),
    Stage("format", ("ruff", "format", "--check", "--quiet", ".")),
    Stage("types", (*BEHIND, "mypy")),
    Stage("client types", (*BEHIND, *CLIENT, "check"), needs=("packages",)),
    Stage("client tests", (*BEHIND, *CLIENT, "test"), needs=("packages",)),
    Stage(
        "compiled tests",
        (*BEHIND, *pytest(CORES), *COMPILED_TESTS),
        needs=("compile",),
        env=COMPILED,
    ),
)


if __name__ == "__main__":
    sys.exit(run(STAGES))

"""Check everything, as ./test asks: style, types, the client, all tests on both builds."""

import sys

from stages import Stage, run

PYTEST = ("pytest", "-q", "-n", "auto", "--dist", "loadgroup")
COMPILED = {"GUILDHALL_BUILD": "compiled", "PYTHONPATH": "build/compiled"}
ON_BOTH = ("tests/conformance", "tests/games", "tests/records", "tests/bots")
CLIENT = ("npm", "--prefix", "client", "run", "--silent")
STAGES = (
    Stage("programs", ("scripts/programs.sh",)),
    Stage("packages", ("scripts/packages.sh",)),
    Stage("plain tests", PYTEST, needs=("programs", "packages")),
    Stage("style", ("ruff", "check", "--quiet", ".")),
    Stage("format", ("ruff", "format", "--check", "--quiet", ".")),
    Stage("types", ("mypy",)),
    Stage("client types", (*CLIENT, "check"), needs=("packages",)),
    Stage("client tests", (*CLIENT, "test"), needs=("packages",)),
    Stage("compile", (sys.executable, "scripts/compile.py"), needs=("programs",)),
    Stage(
        "compiled tests",
        (*PYTEST, *ON_BOTH, "tests/compiled"),
        needs=("compile",),
        after=("plain tests",),
        env=COMPILED,
    ),
)


if __name__ == "__main__":
    sys.exit(run(STAGES))

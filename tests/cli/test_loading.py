"""A command loads what it needs and no more: time is no test, what is imported is."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.cli.app import COMMANDS, loaded
from guildhall.games import GAMES

RECORD = str(Path(__file__).parent.parent / "records" / "guildes" / "3.jsonl")
PROGRAM = """
import json, sys
from guildhall.cli import main
try:
    main()
except SystemExit:
    pass
print(json.dumps(sorted(sys.modules)), file=sys.stderr)
"""
SLOW = {"fluent", "babel", "msgspec", "numpy", "sqlalchemy", "starlette", "uvicorn", "asyncio"}


def imported(*args: str) -> set[str]:
    """Run a command in a process of its own; gives the modules it loaded."""
    command = [sys.executable, "-c", PROGRAM, *args]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(json.loads(done.stderr.splitlines()[-1]))


def games_in(modules: set[str]) -> set[str]:
    """Give the games whose rules are among some modules."""
    return {name for name in GAMES if f"guildhall.games.{name}" in modules}


def test_help_loads_no_command_and_no_game() -> None:
    modules = imported("--help")
    own = {name for name in modules if name.split(".")[0] == "guildhall"}
    top = {"guildhall", "guildhall.cli", "guildhall.cli.app", "guildhall.core"}
    assert own == {*top, "guildhall.core.errors"}
    assert not modules & (SLOW | {"rich"})


@pytest.mark.parametrize(
    ("args", "games", "needless"),
    [
        (("bench", "--help"), set(), SLOW - {"msgspec"}),
        (("rules", "guildes", "GU-14"), {"guildes"}, SLOW - {"msgspec", "fluent", "babel"}),
        (("verify", RECORD), {"guildes"}, {"numpy", "sqlalchemy", "starlette", "uvicorn"}),
    ],
)
def test_a_command_loads_its_game_only(
    args: tuple[str, ...], games: set[str], needless: set[str]
) -> None:
    modules = imported(*args)
    assert games_in(modules) == games
    assert not modules & needless


@pytest.mark.parametrize("name", COMMANDS)
def test_the_line_of_a_command_is_its_help(name: str) -> None:
    """The list of commands says what the command itself says first."""
    command = loaded(name)
    assert command.name == name
    assert str(command.help).split("\n\n")[0] == COMMANDS[name][1]

"""The arrows between folders: nothing on the left knows anything on the right."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "guildhall"
pytestmark = pytest.mark.xdist_group("imports")
"""One worker, so that each file is read once."""

ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "locale": {"core", "locale"},
    "table": {"core", "games", "table"},
    "store": {"core", "table", "store"},
    "bots": {"core", "games", "bots"},
    "lessons": {"core", "games", "table", "bots", "lessons"},
    "puzzles": {"core", "games", "table", "puzzles"},
    "lab": {"core", "games", "table", "bots", "locale", "puzzles", "lab"},
    "tournaments": {"core", "tournaments"},
    "web": {"web"},
    "server": {
        "web",
        "core",
        "games",
        "table",
        "store",
        "bots",
        "lab",
        "lessons",
        "locale",
        "puzzles",
        "tournaments",
        "server",
    },
    "offline": {"core", "games", "table", "bots", "server", "offline"},
    "cli": {
        *("server", "core", "games", "locale", "table", "store", "bots", "lab", "lessons"),
        *("puzzles", "tournaments", "cli"),
    },
    "": {"core", "games", "table"},
}
SENT = {
    *("sent", "sent_socket", "sent_hall", "sent_about", "sent_help", "sent_people"),
    *("sent_tournaments", "sent_moderation", "sent_status"),
}
BASE = {"settings", "metrics", "framed", *SENT}
IN_SERVER = {
    "settings": set(),
    "metrics": set(),
    "framed": set(),
    "schemas": set(),
    "schemas_people": {"schemas"},
    "sent": set(),
    "sent_about": set(),
    "sent_hall": {"sent"},
    "sent_socket": {"sent"},
    "sent_help": {"sent"},
    "sent_people": set(),
    "sent_tournaments": set(),
    "sent_moderation": set(),
    "sent_status": set(),
    "http": {*BASE, "http"},
    "people": {*BASE, "people"},
    "live": {*BASE, "schemas", "people", "live"},
    "bots": {*BASE, "live", "bots"},
    "process": {*BASE, "http", "serve", "process"},
    "state": {*BASE, "people", "live", "bots", "process"},
    "worker": {*BASE, "http", "people", "live", "bots", "process", "state"},
    "context": {*BASE, "schemas", "http", "people", "live", "worker"},
    "moving": {"schemas", "live", "context"},
    "seated": {"http", "live", "context"},
    "page_socket": {*BASE, "http", "people", "worker"},
    "routes": {
        *(*BASE, "schemas", "schemas_people", "http", "people", "live", "bots", "process"),
        *("worker", "context", "moving", "seated", "page_socket"),
    },
    "app": {*BASE, "http", "people", "live", "bots", "process", "worker", "routes"},
    "serve": {*BASE, "process", "app"},
    "doctor": {*BASE, "people", "process"},
}
"""The same inside `server`, for its folders and its files at the top. Routes import no routes."""
CORE_MAY_USE = {"mypy_extensions", "librt"}
SETTINGS_FILES = {PACKAGE / "core" / "meta.py", PACKAGE / "core" / "book.py"}
"""The modules of core that read what describes a game, with msgspec."""
BANNED_IN_RULES = {"random", "time", "datetime", "secrets", "os", "socket", "threading"}
"""No generator, no clock, no I/O in rules."""
RECORD_FILE = PACKAGE / "core" / "record.py"
"""The one module of core that writes a file."""


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def imported(file: Path) -> set[str]:
    """List the modules that a file imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            module = node.module or ""
            found.add(module)
            if module in ("guildhall", "guildhall.games", "guildhall.server"):
                found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def folder_of(module: str) -> str:
    parts = module.split(".")
    known = len(parts) > 1 and (PACKAGE / parts[1]).is_dir()
    return parts[1] if known else ""


def test_arrows() -> None:
    """Every import goes to an allowed folder; a game imports no other game."""
    for file in python_files(PACKAGE):
        name = file.relative_to(PACKAGE)
        folder = name.parts[0] if len(name.parts) > 1 else ""
        for module in imported(file):
            if not module.startswith("guildhall"):
                continue
            assert folder_of(module) in ALLOWED[folder], f"{name} imports {module}"
            if folder == "games" and len(name.parts) > 2:
                other = module.split(".")
                own = other[1:2] != ["games"] or other[2:3] == [name.parts[1]]
                assert own, f"{name} imports {module}"


SERVER = PACKAGE / "server"


def test_arrows_in_the_server() -> None:
    """Each part of the server imports only parts below it; one handler file no other."""
    for file in python_files(SERVER):
        part = file.relative_to(SERVER).parts[0].removesuffix(".py")
        if part == "__init__":
            continue
        for module in imported(file):
            if module.startswith("guildhall.server."):
                other = module.split(".")[2]
                assert other in IN_SERVER[part], f"{file.relative_to(SERVER)} imports {module}"


@pytest.mark.parametrize("folder", ["core", "games"])
def test_rules_use_no_clock_no_generator_no_io(folder: str) -> None:
    for file in python_files(PACKAGE / folder):
        used = {module.split(".")[0] for module in imported(file)}
        banned = used & BANNED_IN_RULES - ({"os"} if file == RECORD_FILE else set())
        assert not banned, f"{file.relative_to(PACKAGE)} imports {banned}"


def test_core_needs_nothing_but_the_compiler_support() -> None:
    for folder in ("core", "games"):
        for file in python_files(PACKAGE / folder):
            used = {module.split(".")[0] for module in imported(file)} - {"guildhall"}
            outside = used - sys.stdlib_module_names - CORE_MAY_USE
            outside -= {"msgspec"} if file in SETTINGS_FILES else set()
            assert not outside, f"{file.relative_to(PACKAGE)} imports {outside}"


def test_only_kinds_names_the_machine_numbers() -> None:
    for folder in ("core", "games"):
        for file in python_files(PACKAGE / folder):
            if file.name != "numbers.py":
                words = {node.id for node in ast.walk(_tree(file)) if isinstance(node, ast.Name)}
                assert not words & {"i64", "vec"}, f"{file.relative_to(PACKAGE)} names i64 or vec"


def test_core_names_no_game() -> None:
    games = [
        folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "data.toml").exists()
    ]
    for file in python_files(PACKAGE / "core"):
        code = ast.dump(_tree(file)).lower()
        named = [game for game in games if f"'{game}'" in code or f"games.{game}" in code]
        assert not named, f"{file.name} names {named}"


def test_every_folder_says_what_it_is() -> None:
    """A README of at most ten lines in every folder of the package."""
    folders = [PACKAGE, *(PACKAGE / name for name in ALLOWED if name)]
    for folder in folders:
        readme = folder / "README.md"
        assert readme.exists(), f"{folder.relative_to(ROOT)} has no README"
        lines = readme.read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 10, f"{readme.relative_to(ROOT)} has {len(lines)} lines"


def test_games_have_the_same_files() -> None:
    expected = {
        *(
            "README.md",
            "__init__.py",
            "meta.toml",
            "data.toml",
            "data.py",
            "tables.py",
            "moves.py",
            "state.py",
        ),
        *("scoring.py", "game.py", "refusals.py", "invariants.py", "view.py", "text.py"),
        *("encode.py", "reasons.py"),
    }
    for folder in (PACKAGE / "games").iterdir():
        if (folder / "data.toml").exists():
            there = {path.name for path in folder.iterdir()}
            assert expected <= there, f"{folder.name} lacks {expected - there}"
            assert {"imagine", "imagine.py"} & there, f"{folder.name} has no imagine"
            assert (folder / "phases").is_dir()


def test_the_server_starts_no_programs() -> None:
    """Names of bots come from visitors there: only `find_level` may read them."""
    for file in python_files(PACKAGE / "server"):
        names = {node.name for node in ast.walk(_tree(file)) if isinstance(node, ast.alias)}
        assert "find_bot" not in names, f"{file.relative_to(PACKAGE)} imports find_bot"


def test_every_new_table_names_its_rules() -> None:
    """`TableSetup.create` writes the rules version down; nobody makes a setup without it."""
    for file in python_files(PACKAGE):
        if "guildhall.table.entry" in imported(file):
            calls = [node.func for node in ast.walk(_tree(file)) if isinstance(node, ast.Call)]
            made = {called.id for called in calls if isinstance(called, ast.Name)}
            assert "TableSetup" not in made, f"{file.relative_to(PACKAGE)} makes a setup of its own"


def test_nothing_compiled_lies_in_the_sources() -> None:
    """A leftover library would win over the edited source."""
    assert not list((ROOT / "src").rglob("*.so"))


def test_no_text_for_people_in_rules() -> None:
    """Rules speak in codes; sentences live in the Fluent files.

    Invariants speak to whoever broke a rule, fields of an encoding to whoever learns from them.
    """
    for file in python_files(PACKAGE / "games"):
        if file.name in ("invariants.py", "encode.py"):
            continue
        tree = _tree(file)
        notes = _notes(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                where = f"{file.relative_to(PACKAGE)}:{node.lineno}: {node.value!r}"
                assert node.value.count(" ") < 4 or id(node) in notes, where


def _notes(tree: ast.Module) -> set[int]:
    """Collect docstrings, and messages for the person who broke the data or the rules."""
    found: set[int] = set()
    for node in ast.walk(tree):
        called = node.func if isinstance(node, ast.Call) else None
        checks = isinstance(called, ast.Name) and called.id == "check"
        if isinstance(node, ast.Expr | ast.Raise) or checks:
            found |= {id(inner) for inner in ast.walk(node) if isinstance(inner, ast.Constant)}
    return found

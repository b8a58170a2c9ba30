"""Nothing of ours is kept from the type checker: no file, no module, no library that we ask."""

import ast
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "tests", "scripts", "examples", "benchmarks")
UNBORN = "scripts/new_game/"
"""Files of a game that is not there yet; tests/kit checks them when it is made."""
OWN = ("guildhall", "tests", "benchmarks")
HARMLESS = {"module", "disallow_subclassing_any"}
"""What may be said of our own modules: the base classes of some come without types."""
MYPY: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
OVERRIDES: list[dict[str, Any]] = MYPY["overrides"]
FILES = [
    file
    for folder in FOLDERS
    for file in sorted((ROOT / folder).rglob("*.py"))
    if not str(file.relative_to(ROOT)).startswith(UNBORN)
]


def named(override: dict[str, Any]) -> list[str]:
    """Give the modules that some settings are for."""
    modules: str | list[str] = override["module"]
    return [modules] if isinstance(modules, str) else modules


def imported(file: Path, libraries: set[str]) -> Iterator[str]:
    """Give what a file imports, if it names a library; of `from a import b` both `a` and `a.b`."""
    text = file.read_text(encoding="utf-8")
    if not any(library in text for library in libraries):
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_every_file_is_checked_strictly() -> None:
    assert MYPY["strict"] is True
    assert set(MYPY["files"]) == set(FOLDERS)
    assert MYPY["exclude"] == [f"^{UNBORN}"]
    assert set(MYPY) == {"strict", "files", "exclude", "mypy_path", "overrides"}
    spared = [file for file in FILES if re.search(r"^# mypy:", file.read_text("utf-8"), re.M)]
    assert not spared


def test_no_module_of_ours_is_spared() -> None:
    for override in OVERRIDES:
        ours = [name for name in named(override) if name.startswith(("*", *OWN))]
        assert not ours or set(override) <= HARMLESS, override


def test_no_library_that_we_ask_is_passed_over() -> None:
    passed = [
        name for override in OVERRIDES if "follow_imports" in override for name in named(override)
    ]
    assert passed
    libraries = {name.partition(".")[0] for name in passed}
    asked = {name for file in FILES for name in imported(file, libraries)}
    bare = [pattern.removesuffix(".*") for pattern in passed]
    found = {name for name in asked for each in passed + bare if fnmatch(name, each)}
    assert not found

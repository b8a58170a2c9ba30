"""Reading a game's data.toml strictly: unknown or missing keys are errors that name the place."""

import tomllib
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

SOURCES = ("printed", "derived", "reconstructed", "ruling")
"""Where a value comes from: read in a rulebook, forced by arithmetic, invented to fit what is known
of the box, or decided by this implementation where the rules are silent."""


class BadData(ValueError):
    """A data file that does not fit its game: a mistake in the file, found on load."""


def read(path: Path) -> tuple[dict[str, Any], bytes]:
    """Read a TOML file: its content and its raw bytes."""
    raw = path.read_bytes()
    return tomllib.loads(raw.decode("utf-8")), raw


def row(cls: type[T], table: dict[str, Any], place: str) -> T:
    """Build a dataclass from one table of the file; no key more, no key less."""
    known = {item.name: item for item in fields(cls)}  # type: ignore[arg-type]
    unknown = sorted(set(table) - set(known))
    missing = sorted(
        name
        for name, item in known.items()
        if name not in table and item.default is MISSING and item.default_factory is MISSING
    )
    if unknown or missing:
        raise BadData(f"{place}: unknown keys {unknown}, missing keys {missing}")
    return cls(**table)


def rows(cls: type[T], tables: list[dict[str, Any]], place: str) -> list[T]:
    """Build one dataclass per table of a list."""
    return [row(cls, table, f"{place}[{i}]") for i, table in enumerate(tables)]


def check(condition: bool, message: str) -> None:
    """Stop the load when the data contradicts itself."""
    if not condition:
        raise BadData(message)

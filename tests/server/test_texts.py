"""Every error that the sources can raise has a text in every language."""

import ast
from functools import cache
from pathlib import Path

import pytest

import guildhall
from guildhall.core import errors
from guildhall.locale import LANGUAGES, Speech
from guildhall.server.errors import STATUS

PACKAGE = Path(guildhall.__file__).parent
CLASSES = {
    name
    for name, value in vars(errors).items()
    if isinstance(value, type) and issubclass(value, errors.GuildhallError)
} - {"IllegalMove"}
CLASSES |= {"Stale", "Damaged"}


@cache
def codes() -> dict[str, str]:
    """Find every code that is given to an error by name, and where."""
    found: dict[str, str] = dict.fromkeys(STATUS, "server/errors.py")
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            made = getattr(node.func, "id", "") in CLASSES
            inside = getattr(node.func, "attr", "") == "__init__"
            first = node.args[0]
            if (
                (made or inside)
                and isinstance(first, ast.Constant)
                and isinstance(first.value, str)
            ):
                found[first.value] = str(file.relative_to(PACKAGE))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    say = Speech(language)
    missing = {code: file for code, file in codes().items() if not say.has(f"error-{code}")}
    assert not missing


def test_the_search_finds_codes() -> None:
    found = codes()
    assert {"stale", "no_such_table", "bad_body", "entry_taken", "unknown_game"} <= set(found)
    assert len(found) > 60

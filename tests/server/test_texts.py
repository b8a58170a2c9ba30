"""Every error that the sources can raise has a text in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import guildhall
from guildhall.core import errors
from guildhall.locale import LANGUAGES, Speech
from guildhall.server.http.errors import STATUS, error_body

pytestmark = pytest.mark.xdist_group("codes")
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
    found: dict[str, str] = dict.fromkeys(STATUS, "server/http/errors.py")
    for file in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for code in [*_given(tree, "id", CLASSES), *_inside(tree)]:
            found[code] = str(file.relative_to(PACKAGE))
    return found


def _inside(tree: ast.AST) -> Iterator[str]:
    """Find the codes that an error gives itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and CLASSES & {getattr(b, "id", "") for b in node.bases}:
            yield from _given(node, "attr", {"__init__"})


def _given(tree: ast.AST, kind: str, names: set[str]) -> Iterator[str]:
    """Find the first arguments of calls by these names, where they are texts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and getattr(node.func, kind, "") in names:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    say = Speech(language)
    missing = {code: file for code, file in codes().items() if not say.has(f"error-{code}")}
    assert not missing


def test_the_search_finds_codes() -> None:
    found = codes()
    assert {"stale", "no_such_table", "bad_body", "entry_taken", "unknown_game"} <= set(found)
    assert len(found) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_seats_from_one_and_programs_from_zero(language: str) -> None:
    told = error_body(errors.GuildhallError("seat_taken", {"seat": 0}), language)
    assert "1" in told["message"]
    assert "0" not in told["message"]
    assert told["facts"] == {"seat": 0}

"""Open data: nothing about people, everything about games, and nothing altered unseen."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from guildhall.core import record as records
from guildhall.core.errors import BadRecord
from guildhall.lab.opendata import OpenGame, closed, lines, opened, verify

RECORDS = Path(__file__).parent.parent / "records" / "guildes"


@pytest.fixture(scope="module")
def text() -> list[str]:
    two = [records.load(RECORDS / name) for name in ("3.jsonl", "5-dirty_tricks.jsonl")]
    return list(lines(opened(record, ["human"] * record.header.seats) for record in two))


def test_a_collection_verifies_and_holds_the_same_games(text: list[str]) -> None:
    head = json.loads(text[0])
    assert (head["format"], head["version"]) == ("guildhall-games", 2)
    assert set(json.loads(text[1])) == set(head["schema"]["$defs"]["OpenGame"]["properties"])
    first, _ = verify(text)
    old, new = records.load(RECORDS / "3.jsonl"), closed(first)
    assert [(i.by, i.move) for i in new.inputs] == [(i.by, i.move) for i in old.inputs]
    assert (new.result, new.key) == (old.result, old.key)


def test_names_and_days_are_gone(text: list[str]) -> None:
    record = records.load(RECORDS / "3.jsonl")
    (game, _) = (msgspec.json.decode(line, type=OpenGame) for line in text[1:3])
    assert game.players == ["human"] * 3
    assert game.month == record.header.date[:7]
    for name in (*record.header.players, record.header.date):
        assert name not in "".join(text[1:])


CHANGES: dict[str, Callable[[list[str]], list[str]]] = {
    "a move": lambda t: [t[0], t[1].replace("pick", "lay", 1), *t[2:]],
    "a score": lambda t: [t[0], _rewritten(t[1], scores=[1, 2, 3]), *t[2:]],
    "a field": lambda t: [t[0], t[1].replace('"seats"', '"chairs"'), *t[2:]],
    "a game is missing": lambda t: [t[0], t[2], t[3]],
    "a game stands twice": lambda t: [t[0], t[1], *t[1:]],
    "the end is missing": lambda t: t[:-1],
    "something follows": lambda t: [*t, t[1]],
    "another version": lambda t: [t[0].replace('"version":2', '"version":9'), *t[1:]],
    "a number of a seat": lambda t: [
        t[0],
        _rewritten(t[1], luck=2, numbers=["00" * 16] * 3),
        *t[2:],
    ],
    "an odd number": lambda t: [t[0], _rewritten(t[1], luck=2, numbers=["x"] * 3), *t[2:]],
    "a space of luck": lambda t: [t[0], _rewritten(t[1], spaces=[(0, 1)]), *t[2:]],
    "the luck": lambda t: [t[0], _rewritten(t[1], key="00" * 32), *t[2:]],
}


def _rewritten(line: str, **changes: object) -> str:
    """Change a game and give it a right checksum, as a forger would."""
    game = msgspec.structs.replace(msgspec.json.decode(line, type=OpenGame), **changes)
    return list(lines([game]))[1]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_noticed(text: list[str], change: str) -> None:
    with pytest.raises(BadRecord):
        list(verify(CHANGES[change](text)))


def test_an_unfinished_game_is_no_open_data() -> None:
    record = records.load(RECORDS / "3.jsonl")
    record.result = None
    with pytest.raises(BadRecord, match="record_not_over"):
        opened(record, ["human"] * 3)

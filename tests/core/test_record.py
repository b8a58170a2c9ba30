"""Records that are broken, tampered with, or of another version: each has its own error."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.errors import BadRecord
from guildhall.core.game import Edition
from guildhall.core.luck import key_from_seed
from guildhall.games import find
from guildhall.lab.simulate import Job, random_record
from guildhall.table.match import Match

GAME = find("guildes")
LINES = list(random_record(Job("guildes", ("random",) * 3, {"events": True}, 1, 0)).lines())
HEADER, FIRST = 0, 1
LAST = len(LINES) - 3
RESULT, KEY = -2, -1


def changed(line: int, change: Callable[[dict[str, Any]], None]) -> list[str]:
    """Give the record with one line changed."""
    lines = LINES[:]
    data = json.loads(lines[line])
    change(data)
    lines[line] = json.dumps(data)
    return lines


def without(line: int) -> list[str]:
    lines = LINES[:]
    del lines[line]
    return lines


def put(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(values)


def put_header(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["header"].update(values)


def put_result(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["result"].update(values)


def test_the_record_itself_is_good() -> None:
    assert replays.verify(GAME, records.parse(LINES)).over()


BROKEN = {
    "record_empty": [],
    "record_line": [*LINES[:5], LINES[5][:-4], *LINES[6:]],
    "record_format": changed(HEADER, put_header(format=99)),
    "record_game": changed(HEADER, put_header(game="chess")),
    "record_version": changed(HEADER, put_header(rules=99)),
    "record_input": changed(FIRST + 40, put(move="pick alchemists")),
    "record_luck": changed(FIRST, put(move="deal priests")),
    "record_commitment": changed(KEY, put(key=key_from_seed(9).hex())),
    "record_no_key": without(KEY),
    "record_no_result": without(RESULT),
    "record_not_over": [*LINES[: LAST - 3], *LINES[RESULT:]],
    "record_result": changed(RESULT, put_result(scores=[1, 2, 3])),
    "seats": changed(HEADER, put_header(seats=7, players=["x"] * 7)),
    "option": changed(HEADER, put_header(options={"dragons": True})),
}


@pytest.mark.parametrize("code", BROKEN)
def test_a_broken_record_has_its_own_error(code: str) -> None:
    with pytest.raises(Exception, match=f"^{code}\\b") as caught:
        replays.verify(GAME, records.parse(BROKEN[code]))
    assert caught.value.code == code  # type: ignore[attr-defined]


OLD = "0" * 16
AGED = changed(HEADER, put_header(rules=0, data=OLD, options={}))
"""The record as an earlier edition wrote it that had no choice about events: they were on."""


def test_a_record_of_an_earlier_edition_is_played_as_it_was() -> None:
    """Its options say what was no choice then; the record itself stays as it is."""
    later = replace(GAME, earlier=(Edition(0, OLD, {"events": True}),))
    record = records.parse(AGED)
    assert replays.verify(later, record).over()
    assert json.loads(next(record.lines()))["header"]["options"] == {}
    with pytest.raises(BadRecord, match=r"^record_version"):
        replays.verify(GAME, record)


def test_a_record_that_the_rules_have_left_behind_says_so() -> None:
    """Where an edition is not played exactly, an impossible input is put down to the rules."""
    moved = replace(GAME, earlier=(Edition(0, OLD, {"events": False}, exact=False),))
    with pytest.raises(BadRecord) as caught:
        replays.verify(moved, records.parse(AGED))
    assert caught.value.code == "record_rules_changed"
    assert caught.value.facts["found"] == f"0 {OLD}"
    assert caught.value.facts["known"] == f"{GAME.version} {GAME.data_hash}"


ODD_LINES = [
    *("", "[]", "{}", "null", "\x00", '{"n":0}', '{"key":"xyz"}', '{"result":{"scores":[]}}'),
    *('{"n":"x","by":0,"move":"a"}', '{"n":0,"by":1.5,"move":"a"}', '{"n":0,"by":0,"move":5}'),
]


@pytest.mark.parametrize("line", ODD_LINES)
def test_odd_lines_are_refused(line: str) -> None:
    with pytest.raises(BadRecord) as caught:
        records.parse([LINES[HEADER], line])
    assert caught.value.facts["line"] == 2


def test_odd_headers_are_refused() -> None:
    for change in (
        put_header(seats="three"),
        put_header(players=[]),
        put_header(options=[]),
        put_header(extra=1),
        put_header(rules=None),
        lambda data: data["header"].pop("date"),
        lambda data: data.pop("header"),
    ):
        with pytest.raises(BadRecord):
            records.parse(changed(HEADER, change))


def test_an_input_after_the_result_is_refused() -> None:
    with pytest.raises(BadRecord):
        records.parse([*LINES[:-1], LINES[FIRST]])


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="record_file"):
        records.load(tmp_path / "nothing.jsonl")
    with pytest.raises(BadRecord, match="record_file"):
        records.load(tmp_path)
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="record_file"):
        records.load(binary)


def test_every_prefix_of_a_game_can_be_resumed() -> None:
    """A game cut off anywhere goes on with the same luck."""
    whole = records.parse(LINES)
    for cut in (0, 1, 30, 31, 47, 100, len(whole.inputs)):
        part = records.parse([*LINES[: FIRST + cut], LINES[KEY]])
        match = Match(GAME, part)
        texts = [given.move for given in match.record.inputs]
        assert texts[:cut] == [given.move for given in whole.inputs[:cut]]
        assert match.over or match.actors


def test_saving_is_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    records.parse(LINES).save(path)
    assert path.read_text(encoding="utf-8").splitlines() == LINES
    assert list(tmp_path.iterdir()) == [path]

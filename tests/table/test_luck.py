"""What the seats add to the luck of a table, before it begins."""

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.lab.simulate import Job, random_record
from guildhall.store.imports import table_of
from guildhall.table.chair import AWAITED
from guildhall.table.fold import fold
from tests.table.test_table import Room

NUMBER = "5a" * 16


def seated(*luck: str) -> Room:
    """A table of three with a person on each seat, who have added this."""
    room = Room()
    for seat, number in enumerate(luck):
        room.write(room.table.propose_sit(seat, f"u{seat}", f"P{seat}", room.now, luck=number))
    return room


def test_numbers_become_part_of_the_luck() -> None:
    room = seated(NUMBER, "", "")
    assert room.table.ready
    room.write(room.table.propose_start(room.now))
    header = room.table.record().header
    assert (header.luck, header.numbers) == (2, [NUMBER, "", ""])
    while room.table.status == "playing":
        room.move(room.table.running().actors[0])
    record = records.parse(list(room.table.record().lines()))
    replays.verify(room.table.game, record)
    assert fold(room.setup, room.log).record() == room.table.record()


def test_the_table_waits_for_an_announced_number() -> None:
    room = seated(AWAITED, "", "")
    assert not room.table.ready
    assert room.table.chairs[0].number == ""
    room.write(room.table.propose_luck(0, NUMBER, room.now))
    assert room.table.ready
    assert room.code("propose_luck", 0, "6b" * 16, room.now) == "luck_added"
    room.write(room.table.propose_start(room.now))
    assert room.table.record().header.numbers == [NUMBER, "", ""]
    assert room.code("propose_luck", 1, NUMBER, room.now) == "table_started"


def test_a_start_does_not_wait() -> None:
    room = seated(AWAITED, NUMBER, "")
    room.write(room.table.propose_start(room.now))
    assert room.table.record().header.numbers == ["", NUMBER, ""]


def test_whoever_stands_up_takes_their_number_along() -> None:
    room = seated(NUMBER, "", "")
    room.write(room.table.propose_stand(0, room.now))
    room.write(room.table.propose_sit(0, "u9", "Late", room.now))
    room.write(room.table.propose_start(room.now))
    assert room.table.record().header.luck == 1


@pytest.mark.parametrize("number", ["", "5a", "5A" * 16, "5a" * 33, AWAITED, "zz" * 16])
def test_odd_numbers_are_refused(number: str) -> None:
    room = seated(AWAITED)
    assert room.code("propose_luck", 0, number, room.now) == "bad_luck_number"
    if number not in ("", AWAITED):
        assert room.code("propose_sit", 1, "u1", "B", room.now, luck=number) == "bad_luck_number"
    assert room.code("propose_luck", 1, NUMBER, room.now) == "not_seated"


def test_an_imported_record_keeps_numbers_and_spaces() -> None:
    room = seated(NUMBER, "", "")
    room.write(room.table.propose_start(room.now))
    room.move(0)
    room.move(1)
    for to in (5, 0, 2):
        room.table.running().rewind(to)
    while room.table.status == "playing":
        room.move(room.table.running().actors[0])
    record = records.parse(list(room.table.record().lines()))
    assert record.header.spaces == [[0, 2], [2, 3]]
    table, entries = table_of(record)
    assert list(table.record().lines()) == list(record.lines())
    assert list(fold(table.setup, entries).record().lines()) == list(record.lines())


def test_a_record_of_a_series_becomes_a_table() -> None:
    """Its luck is of another version than that of tables."""
    record = random_record(Job("guildes", ("random",) * 3, {}, 1, 0))
    table, entries = table_of(record)
    again = fold(table.setup, entries).record()
    assert (again.header.luck, again.inputs, again.result) == (3, record.inputs, record.result)

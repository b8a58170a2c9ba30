"""Absent players: where no clock runs, the others may let a bot play for them after some days."""

from typing import Any

import pytest

from guildhall.core import record as records
from guildhall.core.luck import FastLuck
from guildhall.games import GAMES
from guildhall.table.clock import DAY
from guildhall.table.fold import fold
from guildhall.table.snapshot import put_back, take
from tests.table.test_snapshot import play
from tests.table.test_table import Room, fingerprint


def absent(days: float = 14, **setup: Any) -> Room:
    """A table of three where seat 1 has owed a decision for so many days, the others none."""
    room = Room(**setup).seat(0, 1, 2)
    room.move(0)
    room.move(2)
    assert room.table.running().actors == (1,)
    room.now += days * DAY
    return room


def test_only_after_the_days_of_the_plan() -> None:
    for days in (3, 14, 30):
        room = absent(days, rescue_days=days)
        assert room.code("propose_rescue", 0, 1, room.now - 1) == "not_absent"
        assert room.table.rescue_from(1) == room.now
        room.write(room.table.propose_rescue(0, 1, room.now))
        assert room.table.chairs[1].away
        assert room.table.bots_due() == [1]
        assert room.code("propose_rescue", 0, 1, room.now) == "not_absent", "a bot plays there now"


def test_only_for_those_who_are_waited_for_and_only_by_others() -> None:
    room = absent()
    assert room.code("propose_rescue", 1, 1, room.now) == "not_absent", "whoever asks is there"
    assert room.code("propose_rescue", 0, 2, room.now) == "not_absent", "not due"
    assert room.code("propose_rescue", 0, 9, room.now) == "no_such_seat"
    assert room.code("propose_rescue", -1, 1, room.now) == "no_such_seat"
    room.write(room.table.propose_leave(2, room.now))
    assert room.code("propose_rescue", 2, 1, room.now) == "not_present", "come back first"
    room.write(room.table.propose_concede(2, room.now))
    assert room.code("propose_rescue", 2, 1, room.now) == "not_present"


def test_never_and_where_a_clock_runs() -> None:
    room = absent(1000, rescue_days=0)
    assert room.code("propose_rescue", 0, 1, room.now) == "no_rescue"
    room = Room(clock="daily").seat(0, 1, 2)
    room.now += 1000 * DAY
    assert room.code("propose_rescue", 0, 1, room.now) == "clock_runs"
    assert room.table.rescue_from(1) is None
    assert Room().code("propose_rescue", 0, 1, 0.0) == "table_not_started"


def test_a_decision_begins_the_time_anew_words_do_not() -> None:
    room = absent(13)
    room.write(room.table.propose_chat(1, "soon", room.now))
    room.write(room.table.propose_note(1, "a plan", room.now))
    room.write(room.table.propose_rename(room.table.chairs[1].user, "Someone", room.now))
    room.now += DAY
    room.write(room.table.propose_rescue(2, 1, room.now))
    room.write(room.table.propose_return(1, room.now))
    assert room.code("propose_rescue", 2, 1, room.now) == "not_absent", "back again"
    room.move(1)
    assert room.table.waits == [room.now] * 3, "everybody is asked anew"


def test_what_others_do_meanwhile_changes_nothing() -> None:
    room = Room().seat(0, 1, 2)
    begun = room.now
    room.now += 13 * DAY
    room.move(0)
    room.write(room.table.propose_undo(0, room.now))
    assert room.table.waits == [room.now, begun, begun]
    room.now += DAY
    room.write(room.table.propose_rescue(0, 1, room.now))
    assert room.code("propose_rescue", 0, 0, room.now) == "not_absent"


def test_a_clock_that_is_set_back_does_no_harm() -> None:
    room = absent(14)
    early = room.now - 400 * DAY
    assert room.code("propose_rescue", 0, 1, early) == "not_absent"
    room.write(room.table.propose_rescue(0, 1, room.now))
    room.now = early
    room.write(room.table.propose_return(1, room.now))
    assert room.table.waits[1] == early
    room.move(1)
    assert room.code("propose_rescue", 0, 1, room.now) == "not_absent"


def test_undo_afterwards_is_consistent() -> None:
    """The bot's move is taken back by consent; the bot keeps the seat until they return."""
    room = absent()
    room.write(room.table.propose_rescue(0, 1, room.now))
    back = len(room.table.running().record.inputs)
    room.move(1)
    room.write(room.table.propose_undo(0, room.now, back))
    assert room.table.undo is not None, "who is away is asked, too"
    for seat in (2, 1):
        room.write(room.table.propose_answer_undo(seat, room.now, agree=True))
    assert len(room.table.running().record.inputs) == back
    assert room.table.chairs[1].away
    assert (room.table.bots_due(), room.table.waits[1]) == ([1], None)
    room.write(room.table.propose_return(1, room.now))
    assert room.table.waits[1] == room.now


@pytest.mark.parametrize("game", GAMES)
def test_the_same_entries_make_the_same_table_and_record(game: str) -> None:
    seats = max(GAMES[game].seats)
    room = Room(seats, game).seat(*range(seats))
    luck = FastLuck(8)
    for _ in range(6):
        play(room, 15, luck)
        room.now += 15 * DAY
        present = room.table.humans()
        late = [seat for seat in room.table.due_people() if seat != present[0]]
        if room.table.status == "playing" and late and len(present) > 1:
            room.write(room.table.propose_rescue(present[0], late[0], room.now))
    assert any(entry.kind == "rescue" for entry in room.log)
    again = fold(room.setup, room.log)
    assert fingerprint(again) == fingerprint(room.table)
    copy = put_back(room.setup, take(room.table, room.log[-1]), room.log[-1])
    assert copy is not None
    assert fingerprint(copy) == fingerprint(room.table)
    record = records.parse(list(room.table.record().lines()))
    assert list(record.lines()) == list(again.record().lines())

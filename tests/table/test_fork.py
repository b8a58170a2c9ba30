"""A twin of a table goes its own way and leaves the table as it was."""

import pytest

from guildhall.core.luck import FastLuck
from guildhall.games import GAMES
from guildhall.table.fork import fork
from tests.table.test_snapshot import play, whole
from tests.table.test_table import Room, fingerprint


@pytest.mark.parametrize("game", GAMES)
def test_a_twin_goes_on_alike_and_the_table_stays(game: str) -> None:
    seats = max(GAMES[game].seats)
    room = Room(seats, game, clock="daily").seat(*range(seats))
    play(room, 20 if GAMES[game].meta.weight == "light" else 50, FastLuck(5))
    asker, answerer = room.table.humans()[:2]
    back = len(room.table.running().record.inputs) - 2
    room.write(room.table.propose_undo(asker, room.now, back))
    assert room.table.undo is not None
    twin = Room(seats, game)
    twin.table, twin.now = fork(room.table), room.now
    assert whole(twin.table) == whole(room.table)
    before = whole(room.table)
    for one in (twin, room):
        assert whole(room.table) == before
        one.write(one.table.propose_answer_undo(answerer, one.now, agree=True))
        play(one, 60, FastLuck(6))
        if one.table.status == "playing":
            one.write(one.table.propose_concede(asker, one.now))
    assert whole(twin.table) == whole(room.table)


def test_a_table_that_has_not_begun_has_a_twin_too() -> None:
    room = Room()
    twin = fork(room.table)
    twin.apply(twin.propose_sit(1, "u1", "Bea", 1.0))
    assert [chair.kind for chair in room.table.chairs] == ["open"] * 3
    room.write(room.table.propose_sit(1, "u1", "Bea", 1.0))
    assert fingerprint(twin) == fingerprint(room.table)

"""A table that comes out of a snapshot is the table of its entries, and goes on like it."""

import zlib
from dataclasses import replace

import msgspec
import pytest

from guildhall.core.log import Event
from guildhall.core.luck import FastLuck
from guildhall.games import GAMES
from guildhall.table.snapshot import put_back, take
from guildhall.table.table import Table
from tests.table.test_table import Room, fingerprint


def whole(table: Table) -> object:
    """All that a table holds and shows: state, views, offers, undo, log, record."""
    match = table.match
    assert match is not None
    seats = range(-1, table.setup.seats)
    return (
        fingerprint(table),
        (table.cuts, table.ended_by, table.ranks()),
        [match.view(seat).to_json() for seat in seats],
        [[str(move) for move in match.legal(seat)] for seat in seats if seat >= 0],
        [table.free_undo(seat) for seat in seats if seat >= 0] if table.status == "playing" else 0,
        [[vars_of(event) for event in events] for events in match.events],
        list(match.record.lines()),
    )


def vars_of(event: Event) -> object:
    return event.__reduce__()[1]


def play(room: Room, moves: int, luck: FastLuck) -> None:
    """Let people move, talk, leave, come back and take moves back at random."""
    for _ in range(moves):
        table = room.table
        if table.match is None or table.status != "playing":
            return
        room.now += 5
        seat = table.match.actors[int(luck.below(len(table.match.actors)))]
        what = luck.below(20)
        if what == 0:
            room.write(table.propose_chat(seat, "a word", room.now))
        elif what == 1:
            room.write(table.propose_note(seat, f"note {room.now}", room.now))
        elif what == 2 and table.humans() != [seat] and seat in table.humans():
            room.write(table.propose_leave(seat, room.now))
        elif what == 3 and table.chairs[seat].away:
            room.write(table.propose_return(seat, room.now))
        elif what == 4 and len(table.match.record.inputs) > 9:
            room.write(table.propose_undo(seat, room.now, len(table.match.record.inputs) - 4))
        else:
            room.move(seat, int(luck.below(len(table.match.legal(seat)))))


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_gives_the_same_table_at_any_moment_and_goes_on_alike(game: str) -> None:
    seats = max(GAMES[game].seats)
    room = Room(seats, game, clock="daily").seat(*range(seats))
    twin = Room(seats, game, clock="daily")
    for part in range(4):
        play(room, 40 if part < 3 else 10_000, FastLuck(part))
        copied = put_back(room.setup, take(room.table, room.log[-1]), room.log[-1])
        assert copied is not None
        assert whole(copied) == whole(room.table)
        twin.table, twin.log, twin.now = copied, list(room.log), room.now
    folded = Table(room.setup)
    for entry in room.log:
        folded.apply(entry)
    assert room.table.status == "over"
    assert whole(twin.table) == whole(folded)
    record = twin.table.record()
    assert record.result is not None
    assert record.result.ledger


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_from_a_snapshot_as_if_nothing_had_been(game: str) -> None:
    seats = max(GAMES[game].seats)
    room = Room(seats, game).seat(*range(seats))
    play(room, 60, FastLuck(3))
    twin = Room(seats, game)
    copied = put_back(room.setup, take(room.table, room.log[-1]), room.log[-1])
    assert copied is not None
    twin.table, twin.now = copied, room.now
    for one in (room, twin):
        play(one, 60, FastLuck(4))
    assert whole(twin.table) == whole(room.table)


def test_a_table_that_has_not_begun_can_be_copied() -> None:
    room = Room()
    room.write(room.table.propose_sit(1, "u1", "Bea", 1.0))
    copied = put_back(room.setup, take(room.table, room.log[-1]), room.log[-1])
    assert copied is not None
    assert copied.match is None
    assert fingerprint(copied) == fingerprint(room.table)


@pytest.mark.parametrize("field", range(4))
def test_a_snapshot_of_other_rules_data_or_format_is_of_no_use(field: int) -> None:
    """Fields 0 to 3 are the format, the game, the version of its rules and the hash of its data."""
    room = Room().seat(0, 1, 2)
    packed = msgspec.msgpack.decode(zlib.decompress(take(room.table, room.log[-1])))
    packed[field] = packed[field] + 1 if isinstance(packed[field], int) else "other"
    blob = zlib.compress(msgspec.msgpack.encode(packed))
    assert put_back(room.setup, blob, room.log[-1]) is None


def test_a_snapshot_that_ends_elsewhere_or_is_no_snapshot_is_of_no_use() -> None:
    room = Room().seat(0, 1, 2)
    blob = take(room.table, room.log[-1])
    assert put_back(room.setup, blob, room.log[-1]) is not None
    assert put_back(room.setup, blob, room.log[-2]) is None
    assert put_back(room.setup, blob, replace(room.log[-1], at=7.0)) is None
    for odd in (b"", b"x", blob[:-9], zlib.compress(b"\x93\x01\x02"), zlib.compress(b"")):
        assert put_back(room.setup, odd, room.log[-1]) is None
    packed = msgspec.msgpack.decode(zlib.decompress(blob))
    packed[-1][3].popitem()
    assert put_back(room.setup, zlib.compress(msgspec.msgpack.encode(packed)), room.log[-1]) is None


def test_going_back_needs_few_inputs_and_gives_the_very_position() -> None:
    """States are kept on the way; every position of a game comes out as it was played."""
    room = Room(3, "dutch_revolt").seat(0, 1, 2)
    seen: list[object] = []
    match = room.table.running()
    luck = FastLuck(5)
    while len(match.record.inputs) < 150 and not match.over:
        seen += [None] * (len(match.record.inputs) - len(seen))
        seen.append(match.state.saved())
        seat = match.actors[0]
        room.move(seat, int(luck.below(len(match.legal(seat)))))
    for inputs, saved in enumerate(seen):
        if saved is not None:
            assert match.state_at(inputs).saved() == saved
    match.kept.clear()
    middle = max(n for n, saved in enumerate(seen) if saved is not None and n < 100)
    match.rewind(middle)
    assert match.state.saved() == seen[middle]
    assert all(n <= middle for n in match.kept)
    assert len(match.events) == len(match.record.inputs) == middle

"""People who draw where to sit: everybody changes seats when the game begins, nothing else does."""

from guildhall.core import record as records
from guildhall.core.promise import drawn_seats
from guildhall.games import GAMES
from guildhall.table.fold import fold
from tests.table.test_table import Room

KEYS = [bytes([n]) * 32 for n in range(200)]
NUMBER = "5a" * 16


def seated(*, draw: bool) -> Room:
    """Four people at the Dutch Revolt, the second one with a number and a note, the third talks."""
    room = Room(4, "dutch_revolt", draw=draw)
    for seat in range(4):
        number = NUMBER if seat == 1 else ""
        room.write(room.table.propose_sit(seat, f"u{seat}", f"P{seat}", room.now, luck=number))
    room.write(room.table.propose_note(1, "mine alone", room.now))
    room.write(room.table.propose_chat(2, "hello", room.now))
    return room


def test_a_draw_is_fair_and_follows_from_key_and_numbers() -> None:
    drawn = [drawn_seats(key, ["", NUMBER, ""]) for key in KEYS]
    assert all(sorted(seats) == [0, 1, 2] for seats in drawn)
    assert len({tuple(seats) for seats in drawn}) == 6
    assert drawn == [drawn_seats(key, ["", NUMBER, ""]) for key in KEYS]
    assert drawn != [drawn_seats(key, [NUMBER, "", ""]) for key in KEYS]


def test_everybody_takes_along_what_is_theirs() -> None:
    room = seated(draw=True)
    seats = drawn_seats(room.setup.key, ["", NUMBER, "", ""])
    room.write(room.table.propose_start(room.now))
    table = room.table
    assert [table.seat_of(f"u{before}") for before in range(4)] == seats
    assert table.notes == {seats[1]: "mine alone"}
    assert [(line["seat"], line["name"]) for line in table.chat] == [(seats[2], "P2")]
    assert fold(room.setup, room.log).chairs == table.chairs
    header = table.record().header
    assert header.players == [chair.name for chair in table.chairs]
    assert header.numbers == ["", NUMBER, "", ""]


def test_the_luck_of_the_game_is_the_same_with_and_without() -> None:
    drawn, chosen = seated(draw=True), seated(draw=False)
    for room in (drawn, chosen):
        room.write(room.table.propose_start(room.now))
    one, other = drawn.table.record(), chosen.table.record()
    assert one.header.numbers == other.header.numbers
    assert one.inputs == other.inputs
    records.parse(list(one.lines()))
    assert [chair.name for chair in chosen.table.chairs] == ["P0", "P1", "P2", "P3"]


def test_roles_name_every_seat_of_every_table() -> None:
    for game in GAMES.values():
        if game.roles is None:
            continue
        known = set(next(k for k in game.words.kinds.values() if k.name == game.roles.kind).ids)
        assert sorted(game.roles.led) == sorted(game.seats)
        for seats, led in game.roles.led.items():
            ids = [each for row in led for each in row]
            assert len(led) == seats
            assert all(led)
            assert len(ids) == len(set(ids))
            assert set(ids) <= known


def test_the_factions_of_the_revolt_are_those_of_its_seats() -> None:
    """DR-1: what is said before the game begins is what the game then says."""
    game = GAMES["dutch_revolt"]
    assert game.roles is not None
    factions = next(k for k in game.words.kinds.values() if k.name == game.roles.kind).ids
    for seats in game.seats:
        owners = game.observe(game.new(seats), 0).owners  # type: ignore[attr-defined]
        led = [[factions[f] for f, o in enumerate(owners) if o == seat] for seat in range(seats)]
        assert led == [list(row) for row in game.roles.led[seats]]

"""A table without a network: seats, moves, undo, leavers, clocks, talk; the fold of its entries."""

from typing import Any

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.errors import BadNotation, GuildhallError, IllegalMove
from guildhall.core.luck import FastLuck
from guildhall.games import GAMES, find
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.table import Stale, Table


class Room:
    """A table, the entries written so far and a clock that a test moves."""

    def __init__(self, seats: int = 3, game: str = "guildes", **setup: Any) -> None:
        options = find(game).settle(seats, setup.pop("options", {}))
        self.setup = TableSetup("t1", game, seats, options, "u0", bytes(32), 1000.0, **setup)
        self.table = Table(self.setup)
        self.log: list[Entry] = []
        self.now = 1000.0

    def write(self, entry: Entry) -> None:
        self.log.append(entry)
        self.table.apply(entry)

    def seat(self, *people: int) -> "Room":
        """Put people on some seats and bots on the others, and start."""
        for seat in range(self.setup.seats):
            user, bot = (f"u{seat}", "") if seat in people else ("", "journeyman")
            self.write(self.table.propose_sit(seat, user, f"Name {seat}", self.now, bot))
        self.write(self.table.propose_start(self.now))
        return self

    def move(self, seat: int, choice: int = 0) -> str:
        """Make one of the legal moves."""
        match = self.table.running()
        text = str(match.legal(seat)[choice])
        self.write(self.table.propose_move(seat, self.table.asked[seat], text, self.now))
        return text

    def code(self, method: str, *args: Any, **kwargs: Any) -> str:
        """The code of a refusal; the table stays as it was."""
        before = fingerprint(self.table)
        with pytest.raises(GuildhallError) as caught:
            getattr(self.table, method)(*args, **kwargs)
        assert fingerprint(self.table) == before
        return str(caught.value.code)


def fingerprint(table: Table) -> object:
    """All that a table holds, for comparison."""
    match = table.match
    return (
        match.state.saved() if match else None,
        [given.move for given in match.record.inputs] if match else None,
        [vars(chair) for chair in table.chairs],
        (table.entries, table.asked, table.status, table.chat, table.notes, table.answered),
        (table.waits, table.rematches, table.invitations),
        (table.clocks.banks, table.clocks.since, vars(table.undo) if table.undo else None),
    )


def test_people_sit_stand_and_start() -> None:
    room = Room()
    room.write(room.table.propose_sit(0, "u0", " Agnes  ", 1.0))
    assert room.table.chairs[0].name == "Agnes"
    assert room.code("propose_sit", 0, "u1", "Bea", 1.0) == "seat_taken"
    assert room.code("propose_sit", 1, "u0", "Agnes", 1.0) == "already_seated"
    assert room.code("propose_sit", 7, "u1", "Bea", 1.0) == "no_such_seat"
    assert room.code("propose_sit", 1, "u1", "", 1.0) == "bad_name"
    assert room.code("propose_sit", 1, "u1", "x" * 99, 1.0) == "bad_name"
    assert room.code("propose_start", 1.0) == "seats_open"
    room.write(room.table.propose_stand(0, 1.0))
    assert room.table.chairs[0].kind == "open"
    room.seat(0)
    assert room.table.status == "playing"
    assert room.code("propose_sit", 0, "u9", "Late", 1.0) == "table_started"
    assert room.code("propose_start", 1.0) == "table_started"


def test_a_move_answers_a_question() -> None:
    room = Room().seat(0, 1, 2)
    asked = room.table.asked[:]
    room.move(0)
    assert room.table.asked == asked, "others are still asked the same"
    move = str(room.table.running().legal(1)[0])
    with pytest.raises(Stale) as caught:
        room.table.propose_move(1, asked[1] - 1, move, room.now)
    assert caught.value.facts["current"] == asked[1]
    with pytest.raises(IllegalMove):
        room.table.propose_move(0, asked[0], move, room.now)
    with pytest.raises(BadNotation):
        room.table.propose_move(1, asked[1], "fly", room.now)
    room.move(1)
    room.move(2)
    assert room.table.asked[0] > asked[0]


def test_a_repeated_move_is_known() -> None:
    room = Room().seat(0, 1, 2)
    asked = room.table.asked[0]
    text = room.move(0)
    seq = room.table.entries - 1
    assert room.table.first_answer(0, asked, f" {text.upper()} ") == seq
    assert room.table.first_answer(0, asked, "pick nothing") is None
    assert room.table.first_answer(1, asked, text) is None


def test_undo_is_free_until_something_is_learned() -> None:
    room = Room().seat(0, 1, 2)
    room.move(0)
    assert room.table.free_undo(0) == 1
    room.write(room.table.propose_undo(0, room.now))
    assert 0 in room.table.running().actors
    room.move(0)
    room.move(1)
    assert room.table.free_undo(0) == 0, "another seat has chosen since"
    assert room.table.free_undo(1) == 1
    room.move(2)
    assert room.table.free_undo(2) == 0, "the last choice let the packets pass"
    assert room.table.propose_undo(2, room.now).kind == "ask_undo"


def test_further_back_by_consent() -> None:
    room = Room().seat(0, 1, 2)
    start = len(room.table.running().record.inputs)
    for seat in (0, 1, 2):
        room.move(seat)
    room.write(room.table.propose_undo(0, room.now))
    assert room.code("propose_answer_undo", 0, room.now, agree=True) == "no_undo_asked"
    room.write(room.table.propose_answer_undo(1, room.now, agree=True))
    assert len(room.table.running().record.inputs) > start
    room.write(room.table.propose_answer_undo(2, room.now, agree=True))
    assert len(room.table.running().record.inputs) == start
    assert room.code("propose_answer_undo", 1, room.now, agree=True) == "no_undo_asked"
    room.move(0)
    room.move(1)
    room.write(room.table.propose_undo(0, room.now))
    room.write(room.table.propose_answer_undo(2, room.now, agree=False))
    assert room.table.undo is None
    assert room.code("propose_undo", 2, room.now) == "nothing_to_undo"


def test_alone_with_bots_every_undo_is_granted() -> None:
    room = Room().seat(1)
    play_bots(room)
    room.move(1)
    play_bots(room)
    room.move(1)
    entry = room.table.propose_undo(1, room.now)
    assert entry.kind == "undo"


def play_bots(room: Room) -> None:
    """Let every bot that is due make its first legal move."""
    while room.table.bots_due():
        room.move(room.table.bots_due()[0])


def test_a_leaver_is_replaced_and_may_come_back() -> None:
    room = Room().seat(0, 1)
    room.write(room.table.propose_leave(0, room.now))
    assert 0 in room.table.bots_due()
    assert room.table.humans() == [1]
    assert room.code("propose_leave", 0, room.now) == "not_present"
    room.write(room.table.propose_return(0, room.now))
    assert room.table.humans() == [0, 1]
    assert room.code("propose_return", 0, room.now) == "not_away"
    assert room.code("propose_return", 2, room.now) == "not_away"


def test_conceding_comes_last() -> None:
    room = Room(4).seat(0, 1)
    room.write(room.table.propose_concede(0, room.now))
    assert room.table.status == "playing"
    assert 0 in room.table.bots_due()
    assert room.code("propose_return", 0, room.now) == "not_away"
    assert room.table.ranks()[0] == 4
    room.write(room.table.propose_concede(1, room.now))
    assert room.table.status == "over"
    assert room.code("propose_move", 2, 0, "pick knights", room.now) == "table_over"
    assert room.table.record().key is not None


def test_clocks_run_for_whoever_owes_a_decision() -> None:
    room = Room(clock="live").seat(0, 1)
    room.now += 100
    assert room.table.clocks.left(0, room.now) == pytest.approx(500)
    assert room.table.clocks.left(2, room.now) == pytest.approx(600), "bots have no clock"
    room.move(0)
    assert room.table.clocks.left(0, room.now) == pytest.approx(520)
    room.now += 300
    assert room.table.clocks.left(0, room.now) == pytest.approx(520), "it waits for others"
    assert room.table.clocks.left(1, room.now) == pytest.approx(200)
    assert room.code("propose_flag", 1, room.now) == "flag_up"
    room.now += 201
    assert room.table.clocks.flags(room.now) == [1]
    room.write(room.table.propose_flag(1, room.now))
    assert 1 in room.table.bots_due()
    room.write(room.table.propose_return(1, room.now))
    assert room.table.clocks.left(1, room.now) == pytest.approx(20)


def test_unknown_clocks_are_refused() -> None:
    with pytest.raises(GuildhallError, match="unknown_clock"):
        Room(clock="hourglass")


def test_talk_and_notes() -> None:
    room = Room().seat(0, 1)
    room.write(room.table.propose_chat(0, " hello ", 5.0))
    assert room.table.chat == [{"seat": 0, "at": 5.0, "name": "Name 0", "text": "hello"}]
    assert room.code("propose_chat", 0, "  ", 5.0) == "chat_length"
    assert room.code("propose_chat", 0, "x" * 501, 5.0) == "chat_length"
    room.write(room.table.propose_note(1, "watch the nobles", 5.0))
    assert room.table.notes == {1: "watch the nobles"}
    assert room.code("propose_note", 1, "x" * 5000, 5.0) == "note_length"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_entries_give_the_same_table(game: str) -> None:
    """Moves, undos and leaving at random: folding the entries anew gives an equal table."""
    seats = find(game).seats[0]
    room = Room(seats, game, clock="daily").seat(*range(seats))
    luck = FastLuck(3)
    for _ in range(120):
        if room.table.status != "playing":
            break
        room.now += float(luck.below(50))
        actors = room.table.running().actors
        seat = actors[int(luck.below(len(actors)))]
        if luck.below(12) == 0 and room.table.free_undo(seat):
            room.write(room.table.propose_undo(seat, room.now))
        else:
            room.move(seat, int(luck.below(len(room.table.running().legal(seat)))))
    again = Table(room.setup)
    for entry in room.log:
        again.apply(entry)
    assert fingerprint(again) == fingerprint(room.table)
    record = again.record()
    replays.follow(again.game, records.parse(list(record.lines())))
    assert record.key is None or again.status == "over"


def test_a_finished_game_is_played_on_from_a_moment() -> None:
    """The new table has the old inputs, then luck of its own; its record verifies."""
    room = Room().seat(0, 1, 2)
    for seat in (0, 1, 2, 0, 1):
        room.move(seat)
    inputs = [(given.by, given.move) for given in room.table.running().record.inputs]
    fork = Room(opening=inputs[:-1])
    fork.setup = TableSetup(**{**vars(fork.setup), "key": bytes([7]) * 32})
    fork.table = Table(fork.setup)
    fork.seat(0, 1, 2)
    match = fork.table.running()
    assert [given.move for given in match.record.inputs] == [move for _, move in inputs[:-1]]
    assert match.actors == (1, 2)
    assert fork.code("propose_undo", 1, fork.now) == "nothing_to_undo"
    while fork.table.status == "playing":
        fork.move(fork.table.running().actors[0])
    replays.verify(find("guildes"), records.parse(list(fork.table.record().lines())))

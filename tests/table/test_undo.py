"""Going back at a table: who must agree, and that nobody learns the luck of the future by it."""

from guildhall.core import record as records
from guildhall.core.state import CHANCE
from guildhall.table.entry import Entry
from guildhall.table.fold import fold
from guildhall.table.fork import fork
from guildhall.table.snapshot import put_back, take
from tests.table.test_table import Room, fingerprint, play_bots


def played(*people: int) -> Room:
    """A table of three where everybody has decided once, and the packets have passed."""
    room = Room().seat(*people)
    for seat in range(3):
        room.move(seat)
    return room


def draws(room: Room) -> list[str]:
    return [given.move for given in room.table.running().record.inputs if given.by == CHANCE]


def test_whoever_is_away_is_asked_too() -> None:
    """Alone at the table, but not alone in the game: nothing goes back without the others."""
    room = played(0, 1, 2)
    before = len(room.table.running().record.inputs)
    for seat in (1, 2):
        room.write(room.table.propose_leave(seat, room.now))
    room.write(room.table.propose_undo(0, room.now, 0))
    assert room.log[-1].kind == "ask_undo"
    room.write(room.table.propose_answer_undo(1, room.now, agree=True))
    assert len(room.table.running().record.inputs) == before, "seat 2 has not answered"
    room.write(room.table.propose_return(2, room.now))
    room.write(room.table.propose_answer_undo(2, room.now, agree=True))
    assert room.log[-1].data == {"to": 0, "space": 1}


def test_whoever_is_away_may_refuse() -> None:
    room = played(0, 1)
    room.write(room.table.propose_leave(1, room.now))
    room.write(room.table.propose_undo(0, room.now))
    room.write(room.table.propose_answer_undo(1, room.now, agree=False))
    assert room.table.undo is None


def test_bots_move_while_the_question_waits() -> None:
    """A stand-in that moves does not take back what its person is asked; a person's move does."""
    room = played(0, 1)
    room.write(room.table.propose_leave(1, room.now))
    room.write(room.table.propose_undo(0, room.now, 0))
    play_bots(room)
    assert room.table.undo is not None
    room.write(room.table.propose_answer_undo(1, room.now, agree=True))
    assert room.log[-1].data == {"to": 0, "space": 1}
    room.move(2)
    room.write(room.table.propose_undo(0, room.now, 0))
    room.move(0)
    assert room.table.undo is None


def test_whoever_has_conceded_is_not_asked() -> None:
    room = played(0, 1)
    room.write(room.table.propose_concede(1, room.now))
    assert room.table.propose_undo(0, room.now).kind == "undo"
    assert room.code("propose_answer_undo", 1, room.now, agree=True) == "no_undo_asked"


def test_after_an_undo_by_consent_the_luck_is_another_and_still_checked() -> None:
    room = played(0, 1)
    before = draws(room)
    room.write(room.table.propose_undo(0, room.now, 0))
    room.write(room.table.propose_answer_undo(1, room.now, agree=True))
    assert draws(room) != before
    while room.table.status == "playing":
        room.move(room.table.running().actors[0])
    record = records.parse(list(room.table.record().lines()))
    assert record.header.spaces == [[0, 1]]
    assert records.verify(room.table.game, record).over()


def test_alone_with_bots_an_undo_past_something_learned_opens_new_luck() -> None:
    room = Room().seat(1)
    play_bots(room)
    room.move(1)
    play_bots(room)
    before, seed = draws(room), room.table.running().bot_seed(0)
    room.write(room.table.propose_undo(1, room.now, 0))
    assert room.log[-1].data == {"to": 0, "space": 1}
    assert draws(room) != before
    assert room.table.running().bot_seed(0) != seed
    room.write(room.table.propose_undo(1, room.now, 0))
    assert room.log[-1].data == {"to": 0, "space": 2}


def test_a_free_undo_opens_nothing() -> None:
    room = Room().seat(0, 1, 2)
    room.move(0)
    room.write(room.table.propose_undo(0, room.now))
    assert "space" not in room.log[-1].data
    assert room.table.running().record.header.spaces == []


def test_an_undo_of_before_spaces_folds_as_it_did() -> None:
    """Old entries name no space: the same draws come again."""
    room = played(1)
    before = draws(room)
    room.write(Entry("undo", 1, room.now, {"to": 0}))
    assert draws(room) == before[: len(draws(room))]
    assert room.table.running().record.header.spaces == []


def test_folds_copies_and_twins_know_the_spaces() -> None:
    room = played(1)
    room.write(room.table.propose_undo(1, room.now, 0))
    copied = put_back(room.setup, take(room.table, room.log[-1]), room.log[-1])
    assert copied is not None
    others = [fold(room.setup, room.log), copied, fork(room.table)]
    for _ in range(40):
        seat = room.table.running().actors[0]
        move = str(room.table.running().legal(seat)[0])
        entry = room.table.propose_move(seat, room.table.asked[seat], move, room.now)
        for table in (*others, room.table):
            table.apply(entry)
    assert room.table.running().record.header.spaces == [[0, 1]]
    assert all(fingerprint(table) == fingerprint(room.table) for table in others)
    twin = fork(room.table)
    twin.apply(twin.propose_undo(1, room.now, 0))
    assert room.table.running().record.header.spaces == [[0, 1]], "a twin goes its own way"

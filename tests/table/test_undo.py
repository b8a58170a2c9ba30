"""Going back at a table: who must agree, and that nobody learns the luck of the future by it."""

from guildhall.core import record as records
from guildhall.core import replay as replays
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
    assert replays.verify(room.table.game, record).over()


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


def forced() -> tuple[Room, int]:
    """A table of Flandern where the last decision, by this seat, was the only one possible."""
    room = Room(2, "flandern").seat(0, 1)
    while True:
        seat = room.table.running().actors[0]
        only = len(room.table.running().legal(seat)) == 1
        room.move(seat, -1)
        if only:
            return room, seat


def test_whoever_has_chosen_nothing_can_take_nothing_back() -> None:
    room = Room(2, "flandern").seat(0, 1)
    assert room.table.undoable(0) is None
    assert room.code("propose_undo", 0, room.now) == "nothing_to_undo"
    room.move(0)
    assert room.table.undoable(0) == (0, 0)
    assert room.table.undoable(1) is None


def test_an_undo_goes_back_past_what_had_to_be() -> None:
    """Else a page that answers such questions by itself would play on at once."""
    room, seat = forced()
    match = room.table.running()
    step, turn = room.table.undoable(seat) or (-1, -1)
    last = max(n for n, given in enumerate(match.record.inputs) if given.by == seat)
    assert turn <= step < last
    assert len(match.state_at(last).legal(seat)) == 1
    assert len(match.state_at(step).legal(seat)) > 1
    assert room.table.propose_undo(seat, room.now).data["to"] == step


def test_a_turn_is_an_unbroken_run_of_decisions_and_chance() -> None:
    room = Room(2, "flandern").seat(0, 1)
    for _ in range(60):
        room.move(room.table.running().actors[0], -1)
        inputs = room.table.running().record.inputs
        for seat in (0, 1):
            step, turn = room.table.undoable(seat) or (-1, -1)
            by = {given.by for given in inputs[max(turn, 0) : step + 1]}
            assert by <= {seat, CHANCE}
            before = [given.by for given in inputs[: max(turn, 0)]]
            while before and before[-1] in (seat, CHANCE):
                given = len(before) - 1
                assert before.pop() == CHANCE or not room.table.running().was_choice(given)


def test_after_going_back_other_choices_are_remembered() -> None:
    room, seat = forced()
    step, _ = room.table.undoable(seat) or (-1, -1)
    room.write(Entry("undo", seat, room.now, {"to": step}))
    assert all(n < step for n in room.table.running().chosen)
    room.move(seat)
    assert room.table.undoable(seat) == (step, (room.table.undoable(seat) or (0, 0))[1])


def test_a_turn_with_something_learned_asks_the_others() -> None:
    """The start of a turn is an input like any other: consent is needed as before."""
    room = Room(2, "flandern").seat(0, 1)
    while True:
        seat = room.table.running().actors[0]
        room.move(seat, -1)
        _, turn = room.table.undoable(seat) or (-1, -1)
        inputs = room.table.running().record.inputs
        if CHANCE in [given.by for given in inputs[turn:]] and inputs[turn].by == seat:
            break
    assert len(inputs) - turn > room.table.free_undo(seat)
    assert room.table.propose_undo(seat, room.now, turn).kind == "ask_undo"

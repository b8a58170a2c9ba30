"""How a finished game counts, from its entries alone."""

from dataclasses import replace

import pytest

from guildhall.table.entry import Entry, TableSetup
from guildhall.table.result import GameResult, option_word, pace_of, result_of, unrated
from guildhall.table.table import Table

KEY = bytes(range(32))


class Play:
    """A table of Guildes whose moves are always the first legal one."""

    def __init__(self, *bots: str, **changes: object) -> None:
        given = {"table_id": "t", "seats": 3, "options": {}, "host": "u0", "key": KEY}
        setup = TableSetup.create("guildes", **given, created=1.0)  # type: ignore[arg-type]
        self.table = Table(replace(setup, **changes))  # type: ignore[arg-type]
        self.entries: list[Entry] = []
        self.now = 10.0
        for seat in range(3):
            bot = bots[seat] if seat < len(bots) else ""
            user = "" if bot else f"u{seat}"
            self.do(self.table.propose_sit(seat, user, f"Name {seat}", self.now, bot))
        self.do(self.table.propose_start(self.now))

    def do(self, entry: Entry) -> None:
        self.table.apply(entry)
        self.entries.append(entry)
        self.now += 1.0

    def moves(self, most: int = 10_000) -> None:
        for _ in range(most):
            match = self.table.match
            assert match is not None
            if match.over:
                return
            seat = match.actors[0]
            asked = self.table.asked[seat]
            self.do(self.table.propose_move(seat, asked, str(match.legal(seat)[0]), self.now))

    def result(self) -> GameResult:
        return result_of(self.table, self.entries)


def test_a_game_among_people_counts_with_its_ranks() -> None:
    play = Play()
    play.moves()
    ended = play.entries[-1].at
    play.do(play.table.propose_chat(0, "well played", play.now))
    found = play.result()
    assert (found.unrated, found.ended, found.pace) == ("", ended, "correspondence")
    assert [seat.user for seat in found.seats] == ["u0", "u1", "u2"]
    assert [seat.rank for seat in found.seats] == play.table.ranks()
    assert found.options.startswith("|")


def test_what_is_not_rated() -> None:
    for reason, play in {
        "choice": Play(rated=False),
        "hints": Play(hints=True),
        "coached": Play("", "master", "master", coach=True),
        "alone": Play("random", "random", "random"),
    }.items():
        assert unrated(play.table) == reason
    assert unrated(Play("", "random", "random").table) == ""


def test_advice_makes_a_game_unrated_once() -> None:
    play = Play("", "random", "random")
    assert play.table.takes_advice(0)
    play.do(play.table.propose_advice(0, play.now))
    assert not play.table.takes_advice(0)
    assert unrated(play.table) == "hints"


def test_an_undo_past_something_learned_makes_it_unrated() -> None:
    play = Play()
    play.moves(4)
    seat = next(e.seat for e in reversed(play.entries) if e.kind == "move")
    play.do(play.table.propose_undo(seat, play.now, 0))
    assert unrated(play.table) == "", "it is only asked for"
    for other in sorted({0, 1, 2} - {seat}):
        play.do(play.table.propose_answer_undo(other, play.now, agree=True))
    assert unrated(play.table) == "undone"


@pytest.mark.parametrize(("moves", "reason"), [(5, "conceded"), (6, "")])
def test_a_concession_at_the_start_does_not_count(moves: int, reason: str) -> None:
    play = Play()
    play.moves(moves)
    for seat in (0, 1):
        play.do(play.table.propose_concede(seat, play.now))
    found = play.result()
    assert found.unrated == reason
    assert [seat.rank for seat in found.seats][2] == 1


def test_who_leaves_the_game_to_a_bot_comes_last() -> None:
    play = Play()
    play.moves(3)
    winner = min(range(3), key=lambda seat: play.table.ranks()[seat])
    play.do(play.table.propose_leave(winner, play.now))
    play.moves()
    assert play.result().seats[winner].rank == 3
    back = Play()
    back.do(back.table.propose_leave(0, back.now))
    back.moves(1)
    back.do(back.table.propose_return(0, back.now))
    back.moves()
    assert [seat.rank for seat in back.result().seats] == back.table.ranks()


@pytest.mark.parametrize(
    ("clock", "pace"),
    [
        ("none", "correspondence"),
        ("live", "live"),
        ("evening", "live"),
        ("daily", "correspondence"),
    ],
)
def test_the_pace_is_that_of_the_clock(clock: str, pace: str) -> None:
    assert pace_of(replace(Play().table.setup, clock=clock)) == pace


def test_options_are_words() -> None:
    assert [option_word("a", value) for value in (True, False, "on", 3)] == [
        "a=true",
        "a=false",
        "a=on",
        "a=3",
    ]

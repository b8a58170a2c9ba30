"""The base class works for a game written in plain Python, as tests and designers do."""

import copy
import pickle

import pytest

from guildhall.core.errors import BadPosition, GuildhallError, IllegalMove, Refusal
from guildhall.core.log import PUBLIC, Event, Log, all_but, only
from guildhall.core.numbers import Int, Ints, Offers, ints, made, total
from guildhall.core.state import State, restore


class Countdown(State):
    """Two seats take one or two from a pile of five; whoever takes the last one wins."""

    def __init__(self) -> None:
        self.pile: Int = 5
        self.turn: Int = 0
        self.taken: Ints = ints(2)

    def fields(self) -> list[str]:
        return ["pile", "turn", "taken"]

    def actors(self) -> Int:
        return 0 if self.over() else 1 << self.turn

    def legal(self, seat: Int) -> Ints:  # noqa: ARG002
        return made([1, 2][: self.pile])

    def chance(self) -> Ints:
        return ints(0)

    def chance_verb(self) -> Int:
        return -1

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:  # noqa: ARG002
        self.pile -= move
        self.taken[actor] += move
        self.turn = 1 - self.turn

    def over(self) -> bool:
        return self.pile == 0

    def scores(self) -> Ints:
        return self.taken[:]

    def copy(self) -> "Countdown":
        twin = Countdown()
        twin.pile, twin.turn, twin.taken = self.pile, self.turn, self.taken[:]
        return twin


def test_copies_are_independent() -> None:
    state = Countdown()
    twins = [state.copy(), copy.copy(state), copy.deepcopy(state)]
    twins.append(pickle.loads(pickle.dumps(state)))  # noqa: S301
    state.play(0, 2)
    assert all(twin.saved() == {"pile": 5, "turn": 0, "taken": [0, 0]} for twin in twins)


def test_equal_scores_share_a_rank() -> None:
    state = Countdown()
    assert list(state.ranks()) == [1, 1]
    state.play(0, 2)
    assert list(state.ranks()) == [1, 2]
    assert state.steps(0) == 0


def test_restoring_checks_fields_and_types() -> None:
    good = Countdown().saved()
    assert restore(Countdown, good).saved() == good
    for broken in ({}, {**good, "x": 1}, {**good, "pile": "5"}, {**good, "pile": True}):
        with pytest.raises(BadPosition):
            restore(Countdown, broken)
    for broken in ({**good, "taken": [1, "2"]}, {**good, "taken": 1 << 63}, {**good, "pile": [1]}):
        with pytest.raises(BadPosition):
            restore(Countdown, broken)


def test_events_know_their_audience() -> None:
    event = Event("pick", "GU-7", {"guild": 1}, only(2), -1, 0)
    assert [event.seen_by(seat) for seat in (-1, 0, 2)] == [False, False, True]
    others = Event("pick", "GU-7", {}, all_but(2), -1, 0)
    assert [others.seen_by(seat) for seat in (-1, 0, 2)] == [True, True, False]
    public = Event("pick", "GU-7", {}, PUBLIC, 1, 5)
    assert all(public.seen_by(seat) for seat in range(-1, 6))
    twin = pickle.loads(pickle.dumps(public))  # noqa: S301
    assert (twin.kind, twin.scorer, twin.points) == ("pick", 1, 5)


def test_numbers() -> None:
    offers = Offers(1)
    for move in (3, 5, 8):
        offers.add(move)
    assert list(offers.moves) == [3, 5, 8]
    assert total(offers.moves) == 16
    assert list(ints(2, 7)) == [7, 7]


def test_errors_speak_tersely() -> None:
    refusal = Refusal("not_in_hand", "GU-8", {"guild": 3})
    error = IllegalMove(refusal)
    assert str(error) == "not_in_hand (rule=GU-8, guild=3)"
    assert "GU-8" in repr(refusal)
    assert str(GuildhallError("odd", {})) == "odd"

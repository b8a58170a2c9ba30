"""Networks that learn: what decisions were worth, how a run goes on, what is shipped of it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from guildhall.bots.journeyman import Journeyman
from guildhall.bots.leaning import leanings
from guildhall.bots.onnx import Net, Policy
from guildhall.bots.weights import find_judge
from guildhall.core.errors import GuildhallError
from guildhall.core.extras import extra
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import made
from guildhall.games import find
from guildhall.lab.envs.run import Run as Match
from guildhall.lab.train.learn import (
    Decided,
    Lessons,
    Outcome,
    Seen,
    improve,
    new_student,
    worth,
)
from guildhall.lab.train.net import new_net, think
from guildhall.lab.train.play import Here, Plan, Workers, drawn_setting, usual_length
from guildhall.lab.train.profile import PROFILES, Knobs, Profile, suited
from guildhall.lab.train.run import NOTES, Run
from guildhall.lab.train.ship import reopened, ship

TINY = Profile(
    width=16,
    blocks=1,
    workers=0,
    games=12,
    settings=3,
    steps=6,
    part=32,
    decisions=200,
    guests=2,
)
PLAN = Plan("guildes", TINY.games, TINY.settings, seed=5)

ZERO = np.float32(0)

pytestmark = pytest.mark.xdist_group("train")

thought = jax.jit(think)

LENGTH, GAMES = 8, 3
SEAT = np.stack([(np.arange(LENGTH + 1) + n) % 3 for n in range(GAMES)], axis=1)
"""Three seats decide in turn."""
WINS = np.random.default_rng(3).random((LENGTH + 1, GAMES, 4), np.float32)
"""What was expected for each seat, of which the last is absent."""


def gains(memory: float) -> tuple[Any, Any, Any]:
    """Eight decisions in each game, of which the fifth ends it: seat 1 wins.

    Gives what each was worth, what there was to expect, and what is learned from.
    """
    all_own = np.ones(GAMES, np.bool_)
    blank, ended = np.zeros(GAMES, np.float32), np.zeros((LENGTH, GAMES), np.int8)
    ended[4] = 1
    shares = np.zeros((GAMES, 4), np.float32)
    shares[:, 1] = 1
    sheets = np.zeros((GAMES, 2), np.int16)
    rows: list[Any] = []
    for t in range(LENGTH + 1):
        decided = Decided(blank, blank, WINS[t], np.zeros((GAMES, 4)), all_own)  # type: ignore[arg-type]
        rows.append((Seen(sheets, sheets, SEAT[t], SEAT[t], sheets[:, :0]), decided))  # type: ignore[arg-type]
    steps = [
        (*row, Outcome(ended[t], shares, np.zeros((GAMES, 4))))  # type: ignore[arg-type]
        for t, row in enumerate(rows[:-1])
    ]
    seats = jnp.asarray(np.full(GAMES, 3))
    lessons = worth(steps, rows[-1], seats, np.float32(memory), np.float32(1))
    shape = (LENGTH, GAMES)
    return (
        lessons.gain.reshape(shape),
        lessons.shares.reshape(*shape, 4),
        lessons.own.reshape(shape),
    )


def test_a_decision_is_worth_its_outcome_less_what_was_expected() -> None:
    """Without forgetting, the outcome counts; the viewer's own share stands first."""
    gain, shares, _ = gains(memory=1)
    for n in range(GAMES):
        for t in range(5):
            own = int(SEAT[t, n])
            assert float(gain[t, n]) == pytest.approx(
                ((own == 1) - WINS[t, n, own]) * 1.5, abs=1e-5
            )
            told = [float(seat == 1) for seat in (own, (own + 1) % 3, (own + 2) % 3)]
            assert shares[t, n, :3].tolist() == told


def test_forgetting_takes_what_the_same_seat_expected_next() -> None:
    """With no memory at all, a decision is worth what its seat expected at its next one."""
    gain, _, _ = gains(memory=0)
    own = int(SEAT[0, 0])
    assert SEAT[3, 0] == own
    assert float(gain[0, 0]) == pytest.approx((WINS[3, 0, own] - WINS[0, 0, own]) * 1.5, abs=1e-5)


def test_only_what_a_seat_itself_expects_counts_where_the_steps_stop() -> None:
    """Three decisions follow the end of a game, and the seat of the first of them is asked last."""
    gain, _, learned = gains(memory=1)
    own = int(SEAT[5, 0])
    assert SEAT[8, 0] == own
    open_end = (WINS[8, 0, own] - WINS[5, 0, own]) * 1.5
    assert float(gain[5, 0]) == pytest.approx(open_end, abs=1e-5), "its own expectation"
    assert learned[:, 0].tolist() == [True] * 6 + [False] * 2, "of two, others know at most"


def test_what_went_well_becomes_likelier() -> None:
    """Also who wins is learned, and an absent seat never does."""
    net = new_net(1, size=5, actions=4, places=3, width=8, blocks=1)
    numbers = jnp.tile(jnp.array([[1, 1, 0, 2, 3]], jnp.int16), (16, 1))
    mask = jnp.tile(jnp.array([[1, 1, 1, 0]], jnp.int8), (16, 1))
    moves = jnp.arange(16) % 3
    before = jax.nn.log_softmax(thought(net, numbers, mask).moves)
    odds = jnp.take_along_axis(before, moves[:, None], 1)[:, 0]
    gain = jnp.where(moves == 2, 1.0, -1.0)
    shares = jnp.tile(jnp.array([[0.0, 1.0, 0.0]]), (16, 1))
    own, unasked = jnp.ones(16, bool), jnp.full(16, -1, jnp.int32)
    lean = jnp.zeros((16, 0), jnp.int16)
    lessons = Lessons(
        *(numbers, mask, moves, odds, gain, shares, jnp.zeros((16, 3)), own, unasked, lean)
    )
    student = new_student(net)
    for _ in range(30):
        student, _ = improve(
            student, lessons, jnp.arange(16), (np.float32(0.01), ZERO), np.float32(0.2)
        )
    after = thought(student.net, numbers, mask)
    chances = jax.nn.softmax(after.moves)[0]
    assert chances[2] > jnp.exp(before[0, 2]) + 0.05
    assert chances[3] == 0
    wins = jax.nn.softmax(after.wins)[0]
    assert wins[1] > 0.8
    assert wins[2] == 0
    assert (student.net.mean == net.mean).all(), "how numbers are scaled is not learned"
    theirs, student = lessons._replace(own=~own), new_student(net)
    for _ in range(30):
        student, _ = improve(
            student, theirs, jnp.arange(16), (np.float32(0.01), ZERO), np.float32(0.2)
        )
    chances = jax.nn.softmax(thought(student.net, numbers, mask).moves)[0]
    assert chances[2] < jnp.exp(before[0, 2]) + 0.05, "what guests did well is no reason to do it"


def test_other_processes_play_the_same_games() -> None:
    """Two processes give the rows that two crowds of this process would give."""
    plan = Plan("colonia", 4, 2, seed=7)
    far = Workers(plan, 2)
    near = [Here(replace(plan, seed=7000 + k)) for k in range(2)]
    try:
        for _ in range(3):
            for array in ("numbers", "mask", "seat", "seats", "ended"):
                here = np.concatenate([getattr(one.now, array) for one in near])
                assert (getattr(far.now, array) == here).all(), array
            moves = far.now.mask.argmax(1).astype(np.int32)
            far.step(moves)
            for k, one in enumerate(near):
                one.step(moves[4 * k : 4 * k + 4])
    finally:
        far.close()


def test_all_numbers_of_seats_and_options_are_played() -> None:
    seats = set(Here(Plan("guildes", 24, 24, seed=1)).now.seats.tolist())
    assert seats == {3, 4, 5, 6}
    only = Here(Plan("guildes", 4, 2, seed=1, seats=5)).now.seats.tolist()
    assert only == [5] * 4


def test_options_that_are_given_hold_in_every_game() -> None:
    plan, luck = Plan("guildes", 1, 1, 1, options=(("events", True),)), np.random.default_rng(1)
    drawn = [options for _, options in (drawn_setting(plan, luck) for _ in range(40))]
    assert all(options["events"] is True for options in drawn)
    assert {options.get("dirty_tricks", False) for options in drawn} == {False, True}


def test_the_judge_is_asked_in_some_games() -> None:
    """What it says is the best of its own judgement, for the seat asked; equals by lot."""
    plan = Plan("colonia", 9, 2, seed=3, advised=3)
    here, judge = Here(plan), find_judge("colonia")
    not_first = 0
    for _ in range(12):
        asked = np.flatnonzero(here.now.advice >= 0)
        assert asked.tolist() == [0, 3, 6]
        for n in asked.tolist():
            games, at = (here.games[0], n) if n < 5 else (here.games[1], n - 5)
            state, seat = games.states[at], int(here.now.seat[n])
            legal = state.legal(seat)
            worths = list(judge.worths(state, seat, legal))
            said = list(legal).index(here.now.advice[n])
            assert worths[said] == max(worths)
            not_first += said != worths.index(max(worths))
        here.step(here.now.mask.argmax(1).astype(np.int32))
    assert not_first, "whoever always takes the first of equals is learned by heart"


def test_the_judge_leans_every_choice() -> None:
    """Each legal move by what it is worth less than the best; nothing is said of the others."""
    here, judge = Here(Plan("colonia", 4, 1, seed=3, trust=2.0)), find_judge("colonia")
    for n, state in enumerate(here.games[0].states):
        seat = int(here.now.seat[n])
        legal = list(state.legal(seat))
        worths = list(judge.worths(state, seat, made(legal)))
        assert here.now.lean[n, legal].tolist() == leanings(worths, 2.0)
        assert not np.delete(here.now.lean[n], legal).any()
    assert (here.now.advice < 0).all(), "it gives no advice where only its leaning is asked for"


def test_leanings_are_none_for_the_best_and_bounded() -> None:
    assert leanings([5000, 4500, -90000], trust=2.0) == [0, -100, -2000]


def test_who_learns_with_the_judge_begins_by_playing_like_it(tmp_path: Path) -> None:
    """In the run, where choices are drawn as they are learned from, and as a bot."""
    profile = replace(TINY, first=Knobs(0, 0, 1), last=Knobs(0, 0, 1))
    run = Run(PLAN, profile, tmp_path)
    note = next(run.notes())
    assert note.shift == pytest.approx(0, abs=1e-5)
    assert note.advice < 0.5, "which who finds all moves alike would not foresee"
    game, file = find("guildes"), tmp_path / "guildes.onnx"
    ship(run.student.net, game, file, {**run.facts(), "trust": "1000"})
    net = Net(game, str(file))
    bot, model = Policy(net), Journeyman(game, find_judge("guildes"))
    match = Match("guildes", 3)
    match.reset(1)
    for number in range(20):
        seat = match.actors()[0]
        view, legal = match.view(seat), match.legal(seat)
        worths = model.worths(view, legal, FastLuck(number))
        move = bot.choose(view, legal, FastLuck(number), 1.0)
        assert worths[legal.index(move)] == max(worths)
        match.play(seat, move)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = Run(PLAN, TINY, tmp_path)
    notes = first.notes()
    next(notes)
    next(notes)
    first.save()
    again = Run(PLAN, TINY, tmp_path)
    assert (again.lessons, again.decisions) == (2, 2 * 12 * 6)
    for ours, theirs in zip(
        jax.tree.leaves(first.student), jax.tree.leaves(again.student), strict=True
    ):
        assert (ours == theirs).all()
    assert [note.lessons for note in again.notes()] == [3]
    assert again.progress >= 1
    lines = (tmp_path / NOTES).read_text().splitlines()
    assert [json.loads(line)["lessons"] for line in lines] == [1, 2, 3]
    with pytest.raises(GuildhallError, match="train_other"):
        Run(PLAN, replace(TINY, width=8), tmp_path)


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    nets = []
    for name in "ab":
        run = Run(PLAN, replace(TINY, decisions=72), tmp_path / name)
        list(run.notes())
        nets.append(run.student.net)
    for one, other in zip(*map(jax.tree.leaves, nets), strict=True):
        assert (one == other).all()


def test_what_is_shipped_thinks_like_what_was_learned(tmp_path: Path) -> None:
    here = Here(PLAN)
    net = Run(PLAN, TINY, tmp_path / "run").student.net
    # what is still nearly zero would hide a mistake
    net = jax.tree.map(lambda one: (one + 0.05).astype(jnp.float16).astype(jnp.float32), net)
    file = tmp_path / "guildes.onnx"
    ship(net, find("guildes"), file, {})
    session = extra("onnxruntime", "ai").InferenceSession(str(file))
    seen: dict[str, Any] = {"observation": here.now.numbers.astype(np.float32)}
    logits, wins, margins = session.run(["logits", "wins", "margins"], seen)
    ours = thought(net, jnp.asarray(here.now.numbers), jnp.asarray(here.now.mask))
    legal = here.now.mask > 0
    assert np.abs(np.asarray(ours.moves) - logits)[legal].max() < 1e-3
    assert np.abs(np.asarray(jax.nn.softmax(ours.wins)) - wins).max() < 1e-4
    assert np.abs(np.asarray(ours.margins) - margins).max() < 1e-3
    back = reopened(file, net)
    for one, other in zip(jax.tree.leaves(back), jax.tree.leaves(net), strict=True):
        assert np.abs(one - other).max() < 1e-5
    with pytest.raises(GuildhallError, match="policy_file"):
        reopened(file, new_net(1, 5, 4, 3, 8, 1))


def test_a_long_game_is_learned_in_long_stretches() -> None:
    """As many decisions in all; what happens in the end counts for the beginning as in others."""
    profile = PROFILES["gpu"]
    assert suited(profile, 45) == profile
    twice = suited(profile, 90)
    assert (twice.steps, twice.games) == (2 * profile.steps, profile.games // 2)
    assert twice.memory**90 == pytest.approx(profile.memory**45, rel=0.1)
    assert usual_length("guildes", 4) == 45
    assert usual_length("colonia", 4) > 60


def test_knobs_turn_with_time() -> None:
    profile = replace(TINY, first=Knobs(4, 2, 0), last=Knobs(2, 0, 1))
    assert profile.knobs(0.5) == Knobs(3, 1, 0.5)
    assert profile.knobs(2) == profile.last
    assert set(PROFILES) == {"cpu", "gpu"}

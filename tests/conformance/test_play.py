"""Laws of play: games end, offers are sound, every move is legal or refused with a reason."""

import copy
import pickle

import pytest

from guildhall.core.errors import IllegalMove
from guildhall.core.log import Log
from guildhall.core.luck import FastLuck
from guildhall.core.playout import playout
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from tests.conformance.drive import FULL, SPARSER, Moment, Setting, every, sampled, walks


def test_random_games_end(setting: Setting) -> None:
    for seed in range(10 if FULL else 2):
        state = setting.new()
        luck = FastLuck(seed)
        assert playout(state, luck, luck) > 0
        assert state.over()
        assert state.actors() == 0
        assert len(state.chance()) == 0
        assert state.chance_verb() == -1
        assert sorted(state.ranks())[0] == 1


def test_same_seed_same_game(setting: Setting) -> None:
    ends = []
    for _ in range(2):
        state = setting.new()
        playout(state, FastLuck(7), FastLuck(8))
        ends.append(state.saved())
    assert ends[0] == ends[1]


def test_offers_are_never_empty_ascending_and_of_the_table(setting: Setting) -> None:
    size = setting.game.words.moves.size
    for moment in every(setting):
        state = moment.state
        seats = seats_of(int(state.actors()))
        assert all(seat < setting.seats for seat in seats)
        for seat in seats:
            moves = list(state.legal(seat))
            assert moves, f"input {moment.n}: seat {seat} acts and has no move"
            assert moves == sorted(set(moves)), f"input {moment.n}: offers are not ascending"
            assert moves[0] >= 0
            assert moves[-1] < size


def test_chance_is_due_exactly_when_nobody_acts(setting: Setting) -> None:
    for moment in every(setting):
        state = moment.state
        weights = list(state.chance())
        due = not state.actors() and not state.over()
        assert bool(weights) == due == (state.chance_verb() >= 0)
        if due:
            verb = setting.game.words.chances.verbs[int(state.chance_verb())]
            assert len(weights) <= verb.size
            assert min(weights) >= 0
            assert sum(weights) > 0


def test_every_legal_move_applies_and_keeps_the_invariants(setting: Setting) -> None:
    for moment in [*walks(setting)[0][:: max(SPARSER, 3)], walks(setting)[0][-1]]:
        problems = setting.game.invariants(moment.state)
        assert not problems, f"input {moment.n}: {problems}"
    for moment in sampled(setting, 3, 20):
        for seat in seats_of(int(moment.state.actors())):
            for move in moment.state.legal(seat):
                twin = moment.state.copy()
                twin.play(seat, move, Log())
                problems = setting.game.invariants(twin)
                assert not problems, f"{setting.game.words.moves.print(move)}: {problems}"


def test_why_not_agrees_with_legal_on_every_move(setting: Setting) -> None:
    """Every refusal has a code, a rule with a text, and the facts its code declares.

    Who is not due is refused whatever it is: there a few moves are enough.
    """
    size = setting.game.words.moves.size
    for moment in sampled(setting, 4, 32 * min(SPARSER, 2)):
        for seat in range(setting.seats):
            due = moment.state.actors() >> seat & 1
            step = 1 + size // (400 if due else 20)
            _check_refusals(setting, moment, seat, range(moment.n % step, size, step))
        assert moment.state.saved() == moment.saved, "why_not changed the state"


def _check_refusals(setting: Setting, moment: Moment, seat: int, moves: range) -> None:
    game, state = setting.game, moment.state
    legal = set(state.legal(seat)) if state.actors() >> seat & 1 else set()
    for move in sorted({*moves, *legal}):
        refusal = game.why_not(state, seat, move)
        explained = refusal is None or (
            refusal.rule in game.rules and tuple(refusal.facts) == game.words.refusals[refusal.code]
        )
        if (refusal is None) != (move in legal) or not explained:
            text = game.words.moves.print(move)
            pytest.fail(f"input {moment.n}, seat {seat}: {text}: {refusal}")


def test_refused_moves_leave_the_state_untouched(setting: Setting) -> None:
    game = setting.game
    for moment in sampled(setting, 5):
        for actor, move in ((0, -1), (0, game.words.moves.size), (setting.seats, 0), (-3, 0)):
            with pytest.raises(IllegalMove):
                game.submit(moment.state, actor, move)
        with pytest.raises(IllegalMove):
            game.submit(moment.state, CHANCE, len(moment.state.chance()))
        assert moment.state.saved() == moment.saved


def test_old_copies_never_change(setting: Setting) -> None:
    """Every past position still is what it was when the game is over; nor do reads change any."""
    for moment in every(setting):
        assert moment.state.saved() == moment.saved, (
            f"the copy made before input {moment.n} changed"
        )
    for moment in sampled(setting, 6, 40):
        for seat in setting.everybody():
            setting.game.observe(moment.state, seat)
        moment.state.scores(), moment.state.ranks(), moment.state.chance()
        for seat in range(setting.seats):
            moment.state.steps(seat)
            setting.game.encoded(moment.state, seat)
        assert moment.state.saved() == moment.saved, f"input {moment.n}: a read changed the state"


def test_copies_play_on_alike(setting: Setting) -> None:
    for moment in sampled(setting, 9, 3):
        twins = [
            moment.state.copy(),
            copy.deepcopy(moment.state),
            copy.copy(moment.state),
            pickle.loads(pickle.dumps(moment.state)),  # noqa: S301  our own bytes
        ]
        for twin in twins:
            playout(twin, FastLuck(1), FastLuck(2))
        assert all(twin.saved() == twins[0].saved() for twin in twins)

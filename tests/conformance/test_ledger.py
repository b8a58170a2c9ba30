"""Events and points: every event is declared, cites a rule, and the ledger sums to the score."""

import pytest

from guildhall.core.errors import BadOption
from guildhall.core.game import Game
from tests.conformance.drive import Setting, every, walks


def test_events_are_declared_and_cite_a_rule(setting: Setting) -> None:
    words = setting.game.words
    for moment in every(setting):
        for event in moment.events:
            assert tuple(event.args) == words.events[event.kind], event.kind
            assert event.rule in setting.game.rules, event.kind
            assert event.audience > 0
            words.named(event.args)


def test_the_ledger_sums_to_the_score(setting: Setting) -> None:
    for moments in walks(setting):
        points = [0] * setting.seats
        for moment in moments:
            for event in moment.events:
                if event.scorer >= 0:
                    points[event.scorer] += event.points
            scores = list(moment.state.scores())
            assert points == scores, f"input {moment.n}: {points} told, {scores} scored"


def test_the_ending_has_a_reason(setting: Setting) -> None:
    for moments in walks(setting):
        assert setting.game.ending(moments[-1].state)


def test_unknown_settings_are_refused(game: Game) -> None:
    for seats in (0, -1, max(game.seats) + 1, 1000):
        with pytest.raises(BadOption):
            game.new(seats)
    with pytest.raises(BadOption):
        game.new(game.seats[0], {"no_such_option": True})
    for option in game.options:
        with pytest.raises(BadOption):
            game.new(game.seats[0], {option.name: "nonsense"})


def test_every_field_is_saved(game: Game) -> None:
    """A field that `saved` forgets would be lost by JSON and pickling (plain build only)."""
    state = game.new(game.seats[0])
    if hasattr(state, "__dict__"):
        assert set(vars(state)) == set(state.saved())

"""Hints: a legal move with reasons, from the view alone, with a text in every language."""

import pytest

import guildhall as gh
from guildhall.bots.hint import Reason, advise
from guildhall.bots.reasons import CODES
from guildhall.core.luck import FastLuck
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import Teller
from guildhall.table.match import Match


def _after(name: str, inputs: int) -> tuple[Match, int, list[int]]:
    """Play random moves until a seat has a choice."""
    match = gh.new(name, seats=gh.GAMES[name].seats[-1], seed=5)
    luck = FastLuck(9)
    while True:
        seat = match.actors[0]
        legal = [int(move) for move in match.state.legal(seat)]
        if len(match.record.inputs) >= inputs and len(legal) > 1:
            return match, seat, legal
        match.play(seat, legal[int(luck.below(len(legal)))])


@pytest.mark.parametrize("name", gh.GAMES)
def test_a_hint_is_a_legal_move_with_reasons(name: str) -> None:
    for inputs in (0, 60, 120):
        match, seat, legal = _after(name, inputs)
        advice = advise(match.game, match.view(seat), legal, FastLuck(1), 0.05)
        assert advice.move in legal
        assert advice.reasons
        for reason in advice.reasons:
            assert tuple(reason.facts) == CODES[reason.code]


def test_a_single_move_needs_no_thought() -> None:
    match, seat, legal = _after("guildes", 0)
    advice = advise(match.game, match.view(seat), legal[:1], FastLuck(1), 1.0)
    assert advice.move == legal[0]
    assert [reason.code for reason in advice.reasons] == ["only_move"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language: str) -> None:
    teller = Teller(gh.GAMES["guildes"], Speech(language), ["Agnes", "Boudewijn", "Clara"])
    for code, facts in CODES.items():
        for number in (1, 2):
            assert teller.reason(Reason(code, dict.fromkeys(facts, number)))

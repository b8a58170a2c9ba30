"""Hints: a legal move with reasons, from the view alone, with a text in every language."""

import pytest

import guildhall as gh
from guildhall.bots.expertise import find_expertise, no_races
from guildhall.bots.hint import Reason, advise
from guildhall.bots.races import leads
from guildhall.bots.reasons import CODES, Effect, codes_of, weighed
from guildhall.bots.weights import find_judge
from guildhall.core.luck import FastLuck
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import Teller
from tests.bots.positions import after


@pytest.mark.parametrize("name", gh.GAMES)
def test_a_hint_is_a_legal_move_with_reasons(name: str) -> None:
    for inputs in (30, 120):
        match, seat, legal = after(name, inputs)
        advice = advise(match.game, match.view(seat), legal, FastLuck(1), 0.01)
        assert advice.move in legal
        assert advice.reasons
        for reason in advice.reasons:
            assert tuple(reason.facts) == codes_of(name)[reason.code]


GUILDES = codes_of("guildes")
GAINS = [
    (name, code) for name in gh.GAMES for code in find_expertise(name).reasons if "gain_" in code
]


def test_a_single_move_needs_no_thought() -> None:
    match, seat, legal = after("guildes", 0)
    advice = advise(match.game, match.view(seat), legal[:1], FastLuck(1), 1.0)
    assert advice.move == legal[0]
    assert [reason.code for reason in advice.reasons] == ["only_move"]


def _effect(score: int, *values: float, again: bool = False, won: bool = False) -> Effect:
    return Effect(score, list(values), again, won, [("guild", 3)] if score > 2 else [])


def test_what_sets_a_move_apart_becomes_reasons() -> None:
    """Seat 0 against 1, the strongest rival: means over worlds, the weightiest first."""
    worlds = [
        (_effect(4, 6, -3 + spread, again=True), [_effect(0, 1, 1 + spread), _effect(1, 1, 1)])
        for spread in (0.0, 0.2, 0.1, 0.3)
    ]
    assert weighed(worlds, 0, 1, GUILDES) == (
        Reason("points", {"points": 4}),
        Reason("denial", {"seat": 1, "points": 4}),
        Reason("majority_guild", {"guild": 3}),
        Reason("tempo"),
    )


def test_points_that_any_move_brings_are_credited_to_none() -> None:
    """The last card of a ballot: it is counted whatever is played, this one adds two points."""
    worlds = [(_effect(14, 14, 0), [_effect(12, 12, 0), _effect(13, 12, 0)])] * 4
    assert weighed(worlds, 0, 1, GUILDES) == (Reason("points", {"points": 2}),)
    worlds = [(_effect(14, 14, 0), [_effect(14, 14, 0), _effect(15, 15, 0)])] * 4
    assert weighed(worlds, 0, 1, GUILDES) == ()


def test_a_difference_that_is_not_sure_is_no_reason() -> None:
    worlds = [(_effect(0, gain, 0), [_effect(0, 0, 0)]) for gain in (9.0, -7.0, 8.0, -6.0)]
    assert weighed(worlds, 0, 1, GUILDES) == ()
    worlds = [(_effect(0, gain, 0), [_effect(0, 0, 0)]) for gain in (2.0, 2.5, 1.5, 2.0)]
    assert weighed(worlds, 0, 1, GUILDES) == (Reason("position", {"points": 2}),)
    worlds = [(_effect(0, gain, 0), [_effect(0, -5, 0)]) for gain in (-2.0, -2.5, -1.5, -2.0)]
    assert weighed(worlds, 0, 1, GUILDES) == (Reason("least_loss", {"points": 3}),)


def test_a_move_that_wins_says_so_first() -> None:
    worlds = [(_effect(5, 5, 0, won=True), [_effect(0, 0, 0)])] * 4
    assert weighed(worlds, 0, 1, GUILDES)[0] == Reason("wins")


@pytest.mark.parametrize(("name", "code"), GAINS)
def test_what_the_judge_likes_more_about_a_move_is_told(name: str, code: str) -> None:
    """A part that gains more than with the other moves, by its name and number."""
    codes = codes_of(name)
    part = code.removeprefix("gain_") + (":3" if codes[code] else "")
    better, worse = _effect(0, 0, 0), _effect(0, 0, 0)
    better.parts, worse.parts = {part: -0.1}, {part: -0.4}
    assert weighed([(better, [worse, worse])] * 4, 0, 1, codes) == (
        Reason(code, dict.fromkeys(codes[code], 3)),
    )
    assert weighed([(worse, [better, worse])] * 4, 0, 1, codes) == ()


def test_parts_of_little_weight_or_without_a_text_are_not_told() -> None:
    better = _effect(0, 0, 0)
    better.parts = {"guild:0": 0.005, "count": 5.0, "guild:1": 0.3, "units": 0.2, "guild:2": 0.1}
    assert weighed([(better, [_effect(0, 0, 0)])] * 4, 0, 1, GUILDES) == (
        Reason("gain_guild", {"guild": 1}),
        Reason("gain_guild", {"guild": 2}),
    )


def test_a_part_that_is_not_sure_is_no_reason() -> None:
    worlds = []
    for gain in (0.9, -0.7, 0.8, -0.6):
        effect = _effect(0, 0, 0)
        effect.parts = {"guild:1": gain}
        worlds.append((effect, [_effect(0, 0, 0)]))
    assert weighed(worlds, 0, 1, GUILDES) == ()


def test_a_majority_is_not_told_twice() -> None:
    best = _effect(3, 0, 0)
    best.parts = {"guild:3": 2.0, "guild:4": 1.5}
    reasons = weighed([(best, [_effect(0, 0, 0)])] * 4, 0, 1, GUILDES)
    assert Reason("majority_guild", {"guild": 3}) in reasons
    assert Reason("gain_guild", {"guild": 4}) in reasons
    assert Reason("gain_guild", {"guild": 3}) not in reasons


def test_a_rival_may_be_hindered_by_less_than_a_point() -> None:
    worlds = [(_effect(0, 0, -0.5), [_effect(0, 0, 0)])] * 4
    assert weighed(worlds, 0, 1, GUILDES) == (Reason("hinders", {"seat": 1}),)


@pytest.mark.parametrize("name", gh.GAMES)
def test_parts_name_things_of_the_game(name: str) -> None:
    judge, codes = find_judge(name), codes_of(name)
    for inputs in (40, 200):
        match, seat, _ = after(name, inputs)
        for part in judge.parts(match.state, seat):
            code, _, index = part.partition(":")
            if index:
                (kind,) = codes[f"gain_{code}"]
                assert int(index) < len(match.game.words.kinds[kind].ids)


@pytest.mark.parametrize("name", gh.GAMES)
def test_leads_are_of_kinds_that_reasons_can_name(name: str) -> None:
    match, seat, _ = after(name, 400)
    found = leads(name, match.view(seat))
    assert bool(found) == (find_expertise(name).races is not no_races)
    for (kind, index), leader in found.items():
        assert codes_of(name)[f"majority_{kind}"] == (kind,)
        assert index < len(match.game.words.kinds[kind].ids)
        assert leader in range(match.record.header.seats)


@pytest.mark.parametrize("name", gh.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language: str, name: str) -> None:
    """A game's own reasons have texts of its own, and no text is left over."""
    say = Speech(language)
    teller = Teller(gh.GAMES[name], say, ["Agnes", "Boudewijn", "Clara"])
    for code, facts in codes_of(name).items():
        assert say.has(f"{name}-reason-{code}") == (code not in CODES)
        for number in (1, 2):
            assert teller.reason(Reason(code, dict.fromkeys(facts, number)))

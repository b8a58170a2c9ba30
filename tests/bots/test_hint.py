"""Hints: a legal move with reasons, from the view alone, with a text in every language."""

import pytest

import guildhall as gh
from guildhall.bots.hint import Reason, advise
from guildhall.bots.races import leads
from guildhall.bots.reasons import CODES, Effect, reasons_for, weighed
from guildhall.bots.weights import find_judge
from guildhall.core.luck import FastLuck
from guildhall.games.guildes.view import GuildesView
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
    for inputs in (30, 120):
        match, seat, legal = _after(name, inputs)
        advice = advise(match.game, match.view(seat), legal, FastLuck(1), 0.01)
        assert advice.move in legal
        assert advice.reasons
        for reason in advice.reasons:
            assert tuple(reason.facts) == CODES[reason.code]


def test_a_single_move_needs_no_thought() -> None:
    match, seat, legal = _after("guildes", 0)
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
    assert weighed(worlds, 0, 1) == (
        Reason("points", {"points": 4}),
        Reason("denial", {"seat": 1, "points": 4}),
        Reason("majority_guild", {"guild": 3}),
        Reason("tempo"),
    )


def test_a_difference_that_is_not_sure_is_no_reason() -> None:
    worlds = [(_effect(0, gain, 0), [_effect(0, 0, 0)]) for gain in (9.0, -7.0, 8.0, -6.0)]
    assert weighed(worlds, 0, 1) == ()
    worlds = [(_effect(0, gain, 0), [_effect(0, 0, 0)]) for gain in (2.0, 2.5, 1.5, 2.0)]
    assert weighed(worlds, 0, 1) == (Reason("position", {"points": 2}),)
    worlds = [(_effect(0, gain, 0), [_effect(0, -5, 0)]) for gain in (-2.0, -2.5, -1.5, -2.0)]
    assert weighed(worlds, 0, 1) == (Reason("least_loss", {"points": 3}),)


def test_a_move_that_wins_says_so_first() -> None:
    worlds = [(_effect(5, 5, 0, won=True), [_effect(0, 0, 0)])] * 4
    assert weighed(worlds, 0, 1)[0] == Reason("wins")


@pytest.mark.parametrize("code", [code for code in CODES if code.startswith("gain_")])
def test_what_the_judge_likes_more_about_a_move_is_told(code: str) -> None:
    """A part that gains more than with the other moves, by its name and number."""
    part = code.removeprefix("gain_") + (":3" if CODES[code] else "")
    better, worse = _effect(0, 0, 0), _effect(0, 0, 0)
    better.parts, worse.parts = {part: -0.1}, {part: -0.4}
    assert weighed([(better, [worse, worse])] * 4, 0, 1) == (
        Reason(code, dict.fromkeys(CODES[code], 3)),
    )
    assert weighed([(worse, [better, worse])] * 4, 0, 1) == ()


def test_parts_of_little_weight_or_without_a_text_are_not_told() -> None:
    better = _effect(0, 0, 0)
    better.parts = {"coins": 0.005, "count": 5.0, "city:1": 0.3, "city:2": 0.1, "units": 0.2}
    assert weighed([(better, [_effect(0, 0, 0)])] * 4, 0, 1) == (
        Reason("gain_city", {"city": 1}),
        Reason("gain_units"),
    )


def test_a_part_that_is_not_sure_is_no_reason() -> None:
    worlds = []
    for gain in (0.9, -0.7, 0.8, -0.6):
        effect = _effect(0, 0, 0)
        effect.parts = {"coins": gain}
        worlds.append((effect, [_effect(0, 0, 0)]))
    assert weighed(worlds, 0, 1) == ()


def test_a_majority_is_not_told_twice() -> None:
    best = _effect(3, 0, 0)
    best.parts = {"guild:3": 2.0, "guild:4": 1.5}
    reasons = weighed([(best, [_effect(0, 0, 0)])] * 4, 0, 1)
    assert Reason("majority_guild", {"guild": 3}) in reasons
    assert Reason("gain_guild", {"guild": 4}) in reasons
    assert Reason("gain_guild", {"guild": 3}) not in reasons


def test_a_rival_may_be_hindered_by_less_than_a_point() -> None:
    worlds = [(_effect(0, 0, -0.5), [_effect(0, 0, 0)])] * 4
    assert weighed(worlds, 0, 1) == (Reason("hinders", {"seat": 1}),)


@pytest.mark.parametrize("name", gh.GAMES)
def test_parts_name_things_of_the_game_and_add_up(name: str) -> None:
    """In the Dutch Revolt they are weighed for the end of the game, and add up to no value."""
    judge = find_judge(name)
    for inputs in (40, 200):
        match, seat, _ = _after(name, inputs)
        parts = judge.parts(match.state, seat)
        for part in parts:
            code, _, index = part.partition(":")
            if index:
                (kind,) = CODES[f"gain_{code}"]
                assert int(index) < len(match.game.words.kinds[kind].ids)
        if name != "dutch_revolt":
            assert sum(parts.values()) == int(judge.value(match.state, seat))


@pytest.mark.parametrize("name", ["colonia", "dutch_revolt"])
def test_the_judges_own_move_mostly_has_a_concrete_reason(name: str) -> None:
    """Where points at once are rare, the parts of the judgement tell why."""
    judge, told = find_judge(name), 0
    for inputs in range(20, 180, 20):
        match, seat, legal = _after(name, inputs)
        worths = list(judge.worths(match.state, seat, match.state.legal(seat)))
        best = legal[worths.index(max(worths))]
        told += bool(reasons_for(match.game, match.view(seat), legal, best, FastLuck(1), 0))
    assert told >= 4


@pytest.mark.parametrize("name", gh.GAMES)
def test_leads_are_of_kinds_that_reasons_can_name(name: str) -> None:
    match, seat, _ = _after(name, 400 if name == "colonia" else 150)
    found = leads(name, match.view(seat))
    assert found
    for (kind, index), leader in found.items():
        assert CODES[f"majority_{kind}"] == (kind,)
        assert index < len(match.game.words.kinds[kind].ids)
        assert leader in range(match.record.header.seats)


def test_a_guild_is_led_by_whoever_laid_most() -> None:
    match, seat, _ = _after("guildes", 200)
    view = match.view(seat)
    assert isinstance(view, GuildesView)
    for (_, guild), leader in leads("guildes", view).items():
        numbers = [row[guild] for row in view.tableau]
        assert numbers[leader] == max(numbers)
        assert numbers.count(max(numbers)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language: str) -> None:
    say = Speech(language)
    for code, facts in CODES.items():
        ids = [f"{name}-reason-{code}" for name in gh.GAMES]
        speakers = [name for name, own in zip(gh.GAMES, ids, strict=True) if say.has(own)]
        for name in speakers or gh.GAMES:
            teller = Teller(gh.GAMES[name], say, ["Agnes", "Boudewijn", "Clara"])
            for number in (1, 2):
                assert teller.reason(Reason(code, dict.fromkeys(facts, number)))

"""Hints: a legal move with reasons, from the view alone, with a text in every language."""

from pathlib import Path

import pytest

import guildhall as gh
from guildhall.bots import find_bot, onnx
from guildhall.bots.deed import Told
from guildhall.bots.hint import Reason, advise, glimpse
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


@pytest.mark.parametrize("name", gh.GAMES)
def test_a_glimpse_is_the_experts_move_with_reasons(name: str) -> None:
    match, seat, legal = after(name, 60)
    view = match.view(seat)
    advice = glimpse(match.game, view, legal, FastLuck(1))
    assert advice == glimpse(match.game, view, legal, FastLuck(1)), "a function of view and luck"
    assert advice.move == find_bot("expert", match.game).choose(view, legal, FastLuck(1), 0.0)
    assert 0 < advice.share < 1
    assert {move for move, _ in advice.others} <= {*legal} - {advice.move}
    for reason in advice.reasons:
        assert tuple(reason.facts) == codes_of(name)[reason.code]


def test_without_a_network_a_glimpse_is_a_masters(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(onnx, "NETS", tmp_path)
    match, seat, legal = after("guildes", 60)
    advice = glimpse(match.game, match.view(seat), legal, FastLuck(1))
    assert advice.move in legal
    assert advice.reasons


GUILDES = codes_of("guildes")
LEADS = Reason("leads", {"guild": 3, "mine": 2, "best": 1, "first": 9})
CHASES = Reason("chases", {"guild": 4, "mine": 1, "best": 2, "first": 7})


def test_a_single_move_needs_no_thought() -> None:
    match, seat, legal = after("guildes", 0)
    advice = advise(match.game, match.view(seat), legal[:1], FastLuck(1), 1.0)
    assert advice.move == legal[0]
    assert [reason.code for reason in advice.reasons] == ["only_move"]


def _effect(score: int, *values: float, again: bool = False, won: bool = False) -> Effect:
    return Effect(score, list(values), again, won)


def _telling(*told: Told, **parts: float) -> Effect:
    named = {name.replace("_", ":"): part for name, part in parts.items()}
    return Effect(0, [0.0, 0.0], again=False, won=False, parts=named, told=list(told))


def test_what_sets_a_move_apart_becomes_reasons() -> None:
    """Seat 0 against 1, the strongest rival: means over worlds, the weightiest first."""
    worlds = [
        (_effect(4, 6, -3 + spread, again=True), [_effect(0, 1, 1 + spread), _effect(1, 1, 1)])
        for spread in (0.0, 0.2, 0.1, 0.3)
    ]
    assert weighed(worlds, 0, 1, GUILDES) == (
        Reason("points", {"points": 4}),
        Reason("denial", {"seat": 1, "points": 4}),
        Reason("tempo"),
    )


def test_points_that_any_move_brings_are_credited_to_none() -> None:
    """The last card of a ballot: it is counted whatever is played, this one adds two points."""
    worlds = [(_effect(14, 14, 0), [_effect(12, 12, 0), _effect(13, 12, 0)])] * 4
    assert weighed(worlds, 0, 1, GUILDES) == (Reason("more_points", {"points": 2}),)
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


def test_points_of_a_game_that_ends_are_no_merit_of_ending_it() -> None:
    """Some games count at their end only: another move would count as much, later."""
    ends = Effect(9, [0.0, 0.0], again=False, won=False, ended=True)
    assert weighed([(ends, [_effect(0, 0, 0)])] * 4, 0, 1, GUILDES) == ()


def test_what_the_board_shows_is_told_where_it_sets_the_move_apart() -> None:
    """In every world, and not of every other move; what the judge likes most comes first."""
    mine = _telling(("guild:4", CHASES), ("guild:3", LEADS), guild_3=2.0, guild_4=0.5)
    other = _telling(("guild:4", CHASES))
    assert weighed([(mine, [other, _telling()])] * 4, 0, 1, GUILDES) == (LEADS, CHASES)
    assert weighed([(mine, [other, other])] * 4, 0, 1, GUILDES) == (LEADS,)
    unsure = [(mine, [_telling()])] * 3 + [(_telling(("guild:4", CHASES)), [_telling()])]
    assert weighed(unsure, 0, 1, GUILDES) == (CHASES,)


def test_what_is_left_is_a_reason_only_where_most_other_moves_leave_less() -> None:
    """Moves that leave something else, in another city, are no measure."""

    def left(mine: int, city: int = 2) -> Effect:
        return _telling(("", Reason("room", {"city": city, "mine": mine})))

    codes, most = {"room": ("city", "mine")}, {"room": "mine"}
    for others, told in (
        ([left(3), left(6), left(4)], True),
        ([left(6), left(6), left(4)], False),
        ([left(4, city=1), left(4, city=1)], False),
    ):
        found = weighed([(left(5), others)] * 4, 0, 1, codes, most)
        assert [reason.code for reason in found] == ["room"] * told


@pytest.mark.parametrize("name", gh.GAMES)
def test_parts_name_things_of_the_game(name: str) -> None:
    judge = find_judge(name)
    for inputs in (40, 200):
        match, seat, _ = after(name, inputs)
        kinds = match.game.words.kinds
        for part in judge.parts(match.state, seat):
            kind, _, index = part.rpartition("_")[2].partition(":")
            assert not index or int(index) < len(kinds[kind].ids)


@pytest.mark.parametrize("name", gh.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language: str, name: str) -> None:
    """A game's own reasons have texts of its own, and no text is left over."""
    say = Speech(language)
    teller = Teller(gh.GAMES[name], say, ["Agnes", "Boudewijn", "Clara"])
    for code, facts in codes_of(name).items():
        assert say.has(f"{name}-reason-{code}") == (code not in CODES)
        for number in (0, 1):
            assert teller.reason(Reason(code, dict.fromkeys(facts, number)))

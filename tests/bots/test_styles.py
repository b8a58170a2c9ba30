"""Bots with a character: their data, their words, and that they follow them."""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from guildhall.bots import find_bot, find_level, levels, onnx, stand_in
from guildhall.bots.styles import Styled, leans_of, styles_of
from guildhall.core.errors import GuildhallError
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.view import View
from guildhall.games import GAMES
from guildhall.locale import LANGUAGES, Speech
from tests.bots.positions import asked

GUILDES = GAMES["guildes"]
VIEW = View(seat=0, seats=3, actors=[0], ask="", over=False, scores=[0, 0, 0])
CHARACTERS = [(game, name) for game in GAMES for name in styles_of(game)]


class Alike:
    """Likes all moves alike but those from 100 on, which it likes less by a logit."""

    def likings(self, _view: View, legal: Sequence[int], _luck: Luck) -> list[float]:
        return [-1.0 if move >= 100 else 0.0 for move in legal]


def drawn(bot: Styled, legal: list[int], times: int = 400) -> Counter[int]:
    return Counter(bot.choose(VIEW, legal, FastLuck(seed), 1.0) for seed in range(times))


def test_every_game_has_characters_to_choose_from() -> None:
    assert {game for game, _ in CHARACTERS} == set(GAMES)


@pytest.mark.parametrize(("game", "name"), CHARACTERS)
def test_characters_care_for_moves_that_there_are_and_have_words(game: str, name: str) -> None:
    style, moves = styles_of(game)[name], [str(move) for move in GAMES[game].words.moves]
    for pattern in (style.habit, *style.leans):
        assert any(re.fullmatch(pattern, move) for move in moves), pattern
    assert 0 < style.heat <= 1
    assert 0 < len(leans_of(game, name)) < len(moves)
    assert find_level(f"expert:{name}", GAMES[game])
    for language in LANGUAGES:
        say = Speech(language)
        assert say(f"{game}-style-{name}") != say(f"{game}-style-{name}-about")


def test_what_is_liked_less_is_drawn_less_often() -> None:
    """At a heat of one, a logit less makes it 2.7 times as seldom; a lean makes up for it."""
    plain = drawn(Styled(Alike(), {}, 1.0), [1, 100])
    assert 2 < plain[1] / plain[100] < 3.6
    assert drawn(Styled(Alike(), {}, 0.05), [1, 100]) == {1: 400}
    leant = drawn(Styled(Alike(), {100: 1.0}, 1.0), [1, 100])
    assert 0.75 < leant[1] / leant[100] < 1.33
    assert drawn(Styled(Alike(), {100: 9.0}, 0.5), [1, 100]) == {100: 400}


@pytest.mark.parametrize("level", ["expert", "journeyman"])
def test_a_character_takes_what_it_leans_to(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With and without a network; the same seed gives the same move."""
    state, seat, legal = next(asked(GUILDES, 3, 1, {}))
    view = GUILDES.observe(state, seat)
    wanted = legal[-1]
    bot = find_bot(f"{level}:courtier", GUILDES)
    assert isinstance(bot, Styled)
    assert len({bot.choose(view, legal, FastLuck(3), 1.0) for _ in range(3)}) == 1
    monkeypatch.setattr(bot, "leans", {wanted: 99.0})
    assert bot.choose(view, legal, FastLuck(3), 1.0) == wanted


def test_a_heat_without_a_character_is_a_bot_too() -> None:
    bot = find_bot("expert:0.5", GUILDES)
    assert isinstance(bot, Styled)
    assert (bot.leans, bot.heat) == ({}, 0.5 * GUILDES.meta.bots.expert.character)


@pytest.mark.parametrize("given", ["emperor", "0", "-1", "nan", "1e3", "Courtier", "../x", "<b>"])
def test_unknown_characters_are_refused(given: str) -> None:
    for level in ("expert", "journeyman"):
        with pytest.raises(GuildhallError, match="unknown_style") as refused:
            find_bot(f"{level}:{given}", GUILDES)
        assert refused.value.facts["known"] == ", ".join(styles_of("guildes"))
        with pytest.raises(GuildhallError, match="unknown_bot"):
            find_level(f"{level}:{given}", GUILDES)


def test_characters_stay_where_the_network_goes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They stand beside the strongest quick level; those without a network may always play on."""
    assert levels(GUILDES)[3:5] == ("expert", "expert:courtier")
    assert find_level("journeyman:courtier", GUILDES)
    monkeypatch.setattr(onnx, "NETS", tmp_path)
    assert levels(GUILDES)[2:4] == ("journeyman", "journeyman:courtier")
    assert stand_in("expert:courtier", GUILDES) == "journeyman:courtier"
    assert find_level("journeyman:courtier", GUILDES)
    with pytest.raises(GuildhallError, match="unknown_bot"):
        find_level("expert:courtier", GUILDES)

"""Questions to bots as text: what comes out is what went in, and nothing else is ever made."""

from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

import guildhall as gh
from guildhall.bots.coach import Caution
from guildhall.bots.deed import Reason
from guildhall.bots.fill import Begun
from guildhall.bots.hint import Advice
from guildhall.core.luck import FastLuck
from guildhall.games import GAMES, find
from guildhall.lab.analysis import Question
from guildhall.lab.quick import answer
from guildhall.server.bots import thoughts
from guildhall.server.bots.elsewhere import Elsewhere
from guildhall.server.bots.thoughts import (
    ThoughtFailed,
    advised,
    answered,
    filled,
    read_answer,
    think,
    write_question,
)


def travelled(value: Any, game: str) -> Any:
    """Send something as the answer to a question would be sent."""
    text = msgspec.json.encode({"answer": thoughts._plain(value, game)}).decode()
    return read_answer(text, game)


def there_and_back(do: Any, *args: Any) -> Any:
    return read_answer(answered(write_question(do, args)), args[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_view_and_a_state_travel_unchanged(game: str) -> None:
    match, luck = gh.new(game, seats=3, seed=5), FastLuck(5)
    for _ in range(60):
        for seat in range(3):
            assert travelled(match.view(seat), game) == match.view(seat)
        state = travelled(match.state, game)
        assert state.saved() == match.state.saved()
        if match.over:
            break
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])


def test_bots_elsewhere_answer_as_bots_here() -> None:
    game, match = "guildes", gh.new("guildes", seats=3, seed=6)
    seat = match.actors[0]
    view, state = match.view(seat), match.state
    legal = [int(move) for move in state.legal(seat)]
    move = there_and_back(think, game, "journeyman", view, legal, 3, 0.1)
    assert move == think(game, "journeyman", view, legal, 3, 0.1)
    advice = there_and_back(advised, game, view, legal, 3, 0.0)
    assert isinstance(advice, Advice)
    assert advice == advised(game, view, legal, 3, 0.0)
    begun = Begun([], [view.ask], "journeyman", 2)
    assert there_and_back(filled, game, view, begun, 3) == filled(game, view, begun, 3)
    question = Question(4, seat, legal[0], state)
    point, decision = there_and_back(answer, game, question, 0.0, 3)
    assert (point, decision) == answer(game, question, 0.0, 3)


def test_all_that_bots_say_travels_unchanged() -> None:
    reasons = (Reason("share", {"share": 31, "next": 20}), Reason("plan"))
    caution = Caution(3, 0.25, 0.5, reasons, ())
    assert travelled(caution, "guildes") == caution
    assert travelled(None, "guildes") is None
    assert travelled([1, 2], "guildes") == [1, 2]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON",
        "[]",
        '{"kind":"eval","game":"guildes","args":["1"]}',
        '{"kind":"think","game":"chess","args":[]}',
        '{"kind":"think","game":"guildes","args":[{"@":"Popen","args":"id"}]}',
        '{"kind":"think","game":"guildes","args":[{"@":"State","text":"{}"}]}',
    ],
)
def test_whatever_else_is_asked_makes_nothing(text: str) -> None:
    with pytest.raises(ThoughtFailed):
        read_answer(answered(text), "guildes")


def test_the_fingerprint_is_one_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    before = thoughts.fingerprint.__wrapped__()
    assert before == thoughts.fingerprint()
    other = replace(find("guildes"), version=99)
    monkeypatch.setattr(thoughts, "GAMES", {**GAMES, "guildes": other})
    assert thoughts.fingerprint.__wrapped__() != before


async def test_a_question_that_cannot_be_written_is_not_waited_for() -> None:
    """It was for ever, and its answer was looked for in the store each time."""
    elsewhere = Elsewhere(Mock())
    with pytest.raises(TypeError):
        await elsewhere.compute(1, 0.0, think, ("guildes", object()))
    assert not elsewhere.waiting

"""Ten questions about the rules of each game are answered by the words of its lessons."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from guildhall.games import GAMES
from guildhall.locale import Speech
from tests.lessons.ways import LESSONS

QUESTIONS = tomllib.loads(Path(__file__).with_name("questions.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", LESSONS)
def test_the_lesson_answers_what_is_asked(name: str) -> None:
    """In steps that everybody is shown, whatever they choose."""
    lesson, say = LESSONS[name], Speech("en")
    shown = {step.id: say(lesson.text(step.id)) for step in lesson.step}
    for question in QUESTIONS[name]:
        for step, words in question["says"].items():
            assert words in shown[step], f"{question['ask']} {step}: {shown[step]}"


def test_every_game_has_ten_questions() -> None:
    """Of its basic rules; variants have their own beside them."""
    asked = Counter[str]()
    for name, questions in QUESTIONS.items():
        asked[LESSONS[name].game] += len(questions)
    assert min(asked[game] for game in GAMES) >= 10

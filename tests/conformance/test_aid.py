"""The strip of the round and the aids: one part is present, each question has a chapter."""

from collections.abc import Mapping

import pytest

from guildhall.core.game import Game
from guildhall.core.meta import Step
from guildhall.core.view import SPECTATING
from guildhall.games import book_of
from guildhall.locale import FOLDER, LANGUAGES, Speech
from tests.conformance.drive import SPARSER, Setting, sampled

LETTERS_OF_STEP = 32
"""Two of them stand in a line on a phone."""
LETTERS_OF_AID = 175
"""So many have room in the place of the aid, beside the narrowest board."""


def _questions(game: Game) -> set[str]:
    files = (FOLDER / "en").glob(f"{game.name}*.ftl")
    lines = (line for file in files for line in file.read_text(encoding="utf-8").splitlines())
    asks = f"{game.name}-ask-"
    return {line.split(" =")[0].removeprefix(asks) for line in lines if line.startswith(asks)}


def test_every_question_has_the_chapter_of_its_aid(game: Game) -> None:
    assert set(game.meta.chapters) == _questions(game)


def test_every_chapter_is_in_the_book(game: Game) -> None:
    named = {*game.meta.chapters.values(), *(step.chapter for step in game.meta.round)}
    assert named <= {chapter.id for chapter in book_of(game.name).chapter}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_round_have_short_names_and_aids_have_room(
    game: Game, language: str
) -> None:
    say = Speech(language)
    for step in game.meta.round:
        assert 0 < len(say(f"{game.name}-{step.text}")) <= LETTERS_OF_STEP, step.text
    for ask in game.meta.chapters:
        assert len(say(f"{game.name}-aid-{ask}")) <= LETTERS_OF_AID, ask


def test_every_part_of_a_round_is_somewhere_in_the_course(game: Game) -> None:
    ids = game.words.kinds[game.meta.course].ids
    names = {"seats", *(option.name for option in game.options)}
    view = vars(game.observe(game.new(game.seats[0]), SPECTATING))
    for step in game.meta.round:
        assert set(step.at) <= set(ids), step.text
        assert set(step.when) <= names | set(view), step.text


def test_one_part_of_the_round_is_the_present_one(setting: Setting) -> None:
    """While anybody owes a decision; what chance does between may belong to any part."""
    meta = setting.game.meta
    for moment in sampled(setting, 44, 12 * SPARSER):
        if moment.state.over() or not moment.state.actors():
            continue
        view = vars(setting.game.observe(moment.state, SPECTATING))
        facts = {**view, **setting.options, "seats": setting.seats}
        at = setting.game.words.kinds[meta.course].ids[view[meta.course]]
        here = [step for step in meta.round if at in step.at and _shown(step, facts)]
        assert len(here) == 1, f"{at}: {here}"


def _shown(step: Step, facts: Mapping[str, object]) -> bool:
    return all(facts[name] in values for name, values in step.when.items())

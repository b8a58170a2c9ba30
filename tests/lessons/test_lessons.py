"""Every lesson is played along every way through it, in every language."""

import re
from pathlib import Path

import pytest

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.games import GAMES
from guildhall.lessons import find_lesson, lessons_of
from guildhall.lessons.lesson import Lesson, Step
from guildhall.lessons.walk import MOST_ANSWERS, NEXT, Moment, resumed, walk
from guildhall.locale import LANGUAGES, Speech
from tests.lessons.ways import LESSONS, all_ways, one_way

BOARDS = Path(__file__).resolve().parents[2] / "client" / "src" / "games"
MOST_WORDS = 30
MORE_ELSEWHERE = 6
"""Other languages need a few words more than English."""
WORDS_A_SECOND, SECONDS_A_STEP, SECONDS_A_DECISION = 3.5, 2, 4
"""A learner reads so fast, looks where a step points, and decides so fast among few moves."""

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def ways_of(lesson: Lesson) -> list[list[Moment]]:
    return all_ways(f"{lesson.game}/{lesson.name}")


def test_there_is_a_lesson() -> None:
    """A package without its data files would pass all the rest."""
    assert [lesson.name for lesson in lessons_of("guildes")][:1] == ["basics"]


@every_lesson
def test_every_way_leads_to_the_end(lesson: Lesson) -> None:
    """Expected moves are legal whatever was chosen before, and what is said has a text."""
    found = ways_of(lesson)
    assert len(found) <= 64, "too many ways: choices multiply"
    for way in found:
        assert len(way) <= MOST_ANSWERS
        for moment in way:
            assert not moment.said.meant
            if moment.said.text:
                assert Speech("en")(lesson.text(moment.said.text))
    asked = {step.id for step in lesson.step if step.moves}
    met = {moment.said.text.split("-")[0] for way in found for moment in way if moment.said.text}
    assert met == asked


@every_lesson
def test_every_good_move_can_be_made(lesson: Lesson) -> None:
    """No text waits for a move that never comes."""
    said = {moment.said.text for way in ways_of(lesson) for moment in way}
    for step in lesson.step:
        for move in step.moves:
            assert step.text_of(move) in said


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_there_and_short(lesson: Lesson, language: str) -> None:
    """One new thing a step, in at most thirty words."""
    say = Speech(language)
    most = MOST_WORDS + (0 if language == "en" else MORE_ELSEWHERE)
    for part in parts(lesson):
        words = say(lesson.text(part)).split()
        assert 0 < len(words) <= most, f"{lesson.text(part)}: {len(words)} words"


def parts(lesson: Lesson) -> list[str]:
    """Ids of all texts of a lesson."""
    said = [step.text_of(move) for step in lesson.step for move in step.moves]
    return ["title", *(step.id for step in lesson.step), *said]


@every_lesson
def test_no_text_is_left_over(lesson: Lesson) -> None:
    """What nobody says is taken out of the file."""
    file = Path(__file__).resolve().parents[2] / f"src/guildhall/locale/en/{lesson.game}_lesson.ftl"
    there = set(re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    known = {each.text(part) for each in lessons_of(lesson.game) for part in parts(each)}
    assert there == known


@every_lesson
def test_it_is_as_short_as_promised(lesson: Lesson) -> None:
    """Reading, looking and deciding on the longest way stay within the lesson's minutes.

    Counted in words, steps and decisions; nothing here is timed.
    """
    say = Speech("en")
    longest = max(seconds(say, lesson, way) for way in ways_of(lesson))
    assert longest <= lesson.minutes * 60, f"{longest:.0f} seconds"


def seconds(say: Speech, lesson: Lesson, way: list[Moment]) -> float:
    """How long a way takes."""
    steps = {moment.at: moment.step for moment in way if moment.step}
    read = [step.id for step in steps.values()] + [m.said.text for m in way if m.said.text]
    words = sum(len(say(lesson.text(part)).split()) for part in read)
    decisions = sum(moment.step is not None and moment.step.kind != "read" for moment in way)
    return words / WORDS_A_SECOND + SECONDS_A_STEP * len(steps) + SECONDS_A_DECISION * decisions


@every_lesson
def test_what_is_pointed_at_exists(lesson: Lesson) -> None:
    """Kinds and ids are known to the game, other spots are drawn by its board."""
    kinds = {kind.name: kind.ids for kind in GAMES[lesson.game].words.kinds.values()}
    drawn = "".join(file.read_text("utf-8") for file in (BOARDS / lesson.game).glob("*.svelte"))
    for point in (point for step in lesson.step for point in step.point):
        words = point.split()
        if words[0] not in kinds:
            assert re.search(rf"data-spot=[\"{{`]+{words[0]}\b", drawn), f"no spot {point}"
            continue
        assert len(words) % 2 == 0
        for kind, thing in zip(words[::2], words[1::2], strict=True):
            assert thing in kinds[kind], f"{point}: no {kind} {thing}"


def test_another_legal_move_is_explained_and_costs_nothing() -> None:
    """The moment stays as it is, and says what would go on."""
    lesson = find_lesson("guildes", "basics")
    before = walk(lesson, [])
    after = walk(lesson, ["pick knights", "next", "next"])
    assert after.said.meant == ("pick alchemists",)
    assert (after.at, after.taken) == (0, 0)
    assert after.match.record.inputs == before.match.record.inputs


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    """The engine says why."""
    with pytest.raises(IllegalMove):
        walk(find_lesson("guildes", "basics"), ["pick militia"])


def test_answers_that_no_longer_fit_are_left_out() -> None:
    """A lesson that was changed goes on where the old answers still hold."""
    lesson = find_lesson("guildes", "basics")
    moment = walk(lesson, ["pick alchemists", NEXT, "pick militia"])
    assert (moment.at, moment.taken) == (1, 1)


def test_a_row_is_made_in_any_order_and_goes_on_when_it_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is too much of it is not taken; what was made stands."""
    row = ("station flanders", "station brabant")
    lesson = Lesson(
        name="row",
        game="dutch_revolt",
        order=1,
        minutes=1,
        seats=4,
        seed=1,
        seat=1,
        step=(Step(id="armies", row=row), Step(id="end")),
    )
    monkeypatch.setattr("guildhall.lessons.walk.find_lesson", lambda *_: lesson)
    half = walk(lesson, [row[1], "station hainaut", row[0]])
    assert (half.at, half.taken, half.said.meant) == (0, 1, row[:1])
    assert half.match.record.inputs == walk(lesson, [row[1]]).match.record.inputs
    for way in (row, row[::-1]):
        whole = walk(lesson, way)
        assert (whole.at, whole.taken, whole.said.meant) == (1, 2, ())


def test_answers_that_became_impossible_are_left_out() -> None:
    """A lesson whose luck was changed is resumed before the first of them."""
    lesson = find_lesson("guildes", "basics")
    for left in (["pick alchemists", "pick fishermen"], ["pick alchemists", "fly", NEXT]):
        assert resumed(lesson, left).taken == 1


def test_a_row_does_not_end_before_it_is_whole() -> None:
    """Finishing early is legal, but would leave the rest of the row behind."""
    lesson = find_lesson("dutch_revolt", "provinces")
    city = next(at for at, step in enumerate(lesson.step) if step.id == "city")
    way = [answer for moment, answer in one_way("dutch_revolt/provinces") if moment.at < city]
    begun = walk(lesson, [*way, "occupy amsterdam_city", "done"])
    assert (begun.at, begun.taken) == (city, len(way) + 1)
    assert begun.said.meant == ("occupy amsterdam_city",)


def test_an_unknown_lesson_says_which_there_are() -> None:
    """A mistake in an address gets a clear error."""
    with pytest.raises(GuildhallError) as caught:
        find_lesson("guildes", "nothing")
    assert caught.value.code == "unknown_lesson"

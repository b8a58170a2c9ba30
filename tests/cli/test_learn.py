"""Lessons in the terminal: from begin to end, left and resumed, with wrong input."""

import json
import re
from pathlib import Path

import pytest

from guildhall.lessons import lessons_of
from guildhall.lessons.walk import NEXT
from guildhall.locale import LANGUAGES, Speech
from tests.cli.run import guildhall
from tests.lessons.ways import LESSONS, one_way


def typed(name: str, first: int = 0, last: int | None = None) -> str:
    """What somebody types on a way through a lesson; Enter where one only reads."""
    answers = [answer for _, answer in one_way(name)[first:last]]
    return "".join("\n" if answer == NEXT else f"{answer}\n" for answer in answers)


@pytest.mark.parametrize(
    ("name", "language"),
    [(name, LANGUAGES[at % len(LANGUAGES)]) for at, name in enumerate(LESSONS)],
)
def test_a_lesson_is_taken_to_its_end(name: str, language: str) -> None:
    """Every step says its words, and the game goes on where the lesson ends."""
    say, lesson = Speech(language), LESSONS[name]
    done = guildhall("learn", *name.split("/"), "--language", language, typed=typed(name))
    assert (done.code, done.err) == (0, "")
    for step in lesson.step:
        assert say(lesson.text(step.id)) in done.out
    assert say("lesson-done") in done.out
    played = re.search(r"guildhall (play --resume .*)", done.out)
    assert played
    on = guildhall(*played[1].split(), typed="1\nquit\n")
    assert (on.code, on.err) == (0, "")
    assert "Game saved." in on.out


def test_the_lessons_follow_each_other() -> None:
    """Without a name the first unfinished lesson is taken, and the first when all are finished."""
    names = [lesson.name for lesson in lessons_of("guildes")]
    for at, name in enumerate(names):
        done = guildhall("learn", "guildes", typed=typed(f"guildes/{name}"))
        assert Speech("en")(LESSONS[f"guildes/{name}"].text("title")) in done.out
        following = f"guildhall learn guildes {names[at + 1]}" if at + 1 < len(names) else ""
        assert following in done.out
    again = guildhall("learn", "guildes")
    assert Speech("en")("guildes-lesson-basics-goal") in again.out


def test_a_lesson_left_in_the_middle_is_resumed(at_home: Path) -> None:
    """The same command goes on; what happened before is not told again."""
    name, say = "guildes/basics", Speech("en")
    left = guildhall("learn", "guildes", typed=typed(name, 0, 3) + "q\n")
    assert "guildhall learn guildes basics" in left.out
    kept = json.loads((at_home / "data/guildhall/lessons.json").read_text(encoding="utf-8"))
    assert kept[name] == {"answers": [answer for _, answer in one_way(name)[:3]], "done": False}
    on = guildhall("learn", "guildes", typed=typed(name, 3))
    assert say("guildes-lesson-basics-goal") not in on.out
    assert say("lesson-done") in on.out
    over = guildhall("learn", "guildes", "basics", "--restart", typed="q\n")
    assert say("guildes-lesson-basics-goal") in over.out


def test_wrong_input_is_explained_and_changes_nothing(at_home: Path) -> None:
    """Moves that are not meant, not possible or no moves, and words where one only reads."""
    wrong = "pick knights\npick militia\nfly\n99\nwhy pick militia\nwhy pick knights\n?\nboard\n"
    done = guildhall("learn", "guildes", typed=wrong + "pick alchemists\nback\nrestart\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert "In this lesson we go on with: Pick Alchemists." in done.out
    assert done.out.count("There’s no Militia card in your packet. (GU-7)") == 2
    assert "This move is possible: Pick Knights." in done.out
    assert "Commands:" in done.out
    kept = json.loads((at_home / "data/guildhall/lessons.json").read_text(encoding="utf-8"))
    assert kept["guildes/basics"]["answers"] == []
    read = guildhall("learn", "guildes", typed=typed("guildes/basics", 0, 2) + "pick nobles\nq\n")
    assert "There’s nothing to choose here." in read.out


def test_mistakes_get_one_line() -> None:
    """No such game, lesson or language; a home that cannot be written to."""
    for words, said in {
        ("nothing",): "no game called “nothing”",
        ("guildes", "nothing"): "guildes has no lesson “nothing”. Lessons: basics",
        ("guildes", "--language", "xx"): "xx",
    }.items():
        done = guildhall("learn", *words)
        assert done.code == 2
        assert said.lower() in done.err.lower()
        assert len(done.err.splitlines()) == 1


def test_progress_that_cannot_be_read_or_written(at_home: Path) -> None:
    """A broken file begins anew; one that cannot be written is named."""
    home = at_home / "data/guildhall"
    home.mkdir(parents=True)
    (home / "lessons.json").write_text("{", encoding="utf-8")
    broken = guildhall("learn", "guildes", typed="6\nq\n")
    assert broken.code == 0
    (home / "lessons.new").mkdir()
    full = guildhall("learn", "guildes", typed="6\nq\n")
    assert full.code == 0
    assert "Can’t write" in full.out

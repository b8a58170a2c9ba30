"""What a user of the terminal has answered in lessons, in a file of their own."""

from pathlib import Path

import msgspec

from guildhall.cli.common import keep
from guildhall.lessons.lesson import Lesson


class Taken(msgspec.Struct):
    """How far somebody has come in a lesson."""

    answers: list[str] = []
    done: bool = False


class Progress:
    """What was answered in each lesson, in a file of the user."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.lessons = msgspec.json.decode(file.read_bytes(), type=dict[str, Taken])
        except (OSError, msgspec.DecodeError):
            self.lessons = {}

    def of(self, lesson: Lesson) -> Taken:
        """How far the user has come in a lesson."""
        return self.lessons.get(_id(lesson), Taken())

    def keep(self, lesson: Lesson, answers: list[str], *, done: bool = False) -> None:
        """Write down the answers; what was finished once stays finished. Raises save_failed."""
        taken = Taken(answers, done or self.of(lesson).done)
        self.lessons[_id(lesson)] = taken
        keep(self.file, self.lessons)


def _id(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.name}"

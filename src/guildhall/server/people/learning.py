"""What people have learned: which lessons and puzzles count, and their sum."""

from collections.abc import Iterable, Sequence

from guildhall.lessons import lessons_of
from guildhall.puzzles import load
from guildhall.server import sent_people
from guildhall.server.settings import Settings
from guildhall.store.learned import LESSON, Done


def known(settings: Settings, done: Iterable[Done]) -> list[Done]:
    """Those of lessons and puzzles that this operator offers; may read puzzles from the disk."""
    offered = {game.name for game in settings.offered_games()}
    return [one for one in done if one.game in offered and _exists(one)]


def _exists(one: Done) -> bool:
    if one.kind == LESSON:
        return any(lesson.name == one.name for lesson in lessons_of(one.game))
    return one.name in load(one.game).puzzles


def summary(settings: Settings, done: Sequence[Done]) -> sent_people.LearnedSum:
    """What a profile shows of it."""
    games = {game.name for game in settings.offered_games()}
    lessons = {(game, lesson.name) for game in games for lesson in lessons_of(game)}
    finished = {(one.game, one.name) for one in done if one.kind == LESSON}
    answers = [one.solved for one in done if one.kind != LESSON and one.game in games]
    return {
        "lessons": len(lessons & finished),
        "of_lessons": len(lessons),
        "puzzles": sum(answers),
        "longest": longest(answers),
    }


def longest(answers: Iterable[bool]) -> int:
    """The most right answers in a row.

    >>> longest([True, True, False, True])
    2
    """
    most = row = 0
    for right in answers:
        row = row + 1 if right else 0
        most = max(most, row)
    return most

"""Ways through a lesson, for all tests that take one."""

from collections.abc import Iterator
from functools import cache

from guildhall.games import GAMES
from guildhall.lessons import lessons_of
from guildhall.lessons.lesson import Lesson
from guildhall.lessons.walk import NEXT, Moment, walk

LESSONS = {f"{each.game}/{each.name}": each for game in GAMES for each in lessons_of(game)}


@cache
def all_ways(name: str) -> list[list[Moment]]:
    """Every way through a lesson; a row is made in one order, in free play the last legal move."""
    return list(_ways(LESSONS[name], ()))


def _ways(lesson: Lesson, answers: tuple[str, ...]) -> Iterator[list[Moment]]:
    moment = walk(lesson, answers)
    assert moment.taken == len(answers), f"{moment.step} does not take {answers[-1]}"
    if moment.step is None:
        yield [moment]
        return
    given = _answers(moment)
    assert given, f"step {moment.step.id} asks for nothing that is possible after {answers}"
    for answer in given:
        for way in _ways(lesson, (*answers, answer)):
            yield [moment, *way]


def _answers(moment: Moment) -> list[str]:
    assert moment.step is not None
    if moment.step.kind == "read":
        return [NEXT]
    if moment.step.kind == "free":
        return [str(move) for move in moment.match.legal(moment.lesson.seat)[-1:]]
    return list(moment.wanted[:1] if moment.step.kind == "row" else moment.wanted)


def one_way(name: str) -> list[tuple[Moment, str]]:
    """Moments of one way and what is answered to each: the last of several good moves."""
    lesson = LESSONS[name]
    way: list[tuple[Moment, str]] = []
    while (moment := walk(lesson, [answer for _, answer in way])).step:
        way.append((moment, _answers(moment)[-1]))
    return way

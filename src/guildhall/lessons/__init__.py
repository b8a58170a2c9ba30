"""Lessons: scripted games on the real engine, one folder for each game that has some."""

from functools import cache
from pathlib import Path

from guildhall.core.errors import GuildhallError
from guildhall.games import GAMES
from guildhall.lessons.lesson import Lesson, load_lesson

FOLDER = Path(__file__).parent


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order to take them; none where nobody wrote any."""
    files = sorted((FOLDER / game).glob("*.toml")) if game in GAMES else []
    return tuple(sorted((load_lesson(game, file) for file in files), key=lambda each: each.order))


def find_lesson(game: str, name: str = "") -> Lesson:
    """A lesson by its name, the first of its game without one; raises unknown_lesson."""
    there = lessons_of(game)
    found = [each for each in there if name in ("", each.name)]
    if not found:
        known = ", ".join(each.name for each in there)
        facts: dict[str, object] = {"given": name, "game": game, "known": known}
        raise GuildhallError("unknown_lesson", {**facts, "count": len(there)})
    return found[0]

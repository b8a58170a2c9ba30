"""`guildhall learn`: the lessons of a game in the terminal."""

from typing import Annotated

import typer

from guildhall.cli.common import GameName, Lang, data_folder, speech
from guildhall.cli.lesson import LessonTerminal
from guildhall.cli.progress import Progress
from guildhall.games import find
from guildhall.lessons import find_lesson, lessons_of


def learn(
    game: GameName,
    lesson: Annotated[
        str,
        typer.Argument(
            help="Name of a lesson; by default the first you haven't finished.", metavar="LESSON"
        ),
    ] = "",
    restart: Annotated[bool, typer.Option("--restart", help="Start the lesson over.")] = False,
    lang: Lang = "",
) -> None:
    """Learn a game by playing; leave with q and continue later with the same command."""
    say, title = speech(lang), find(game)
    progress = Progress(data_folder() / "lessons.json")
    open_ones = [each.name for each in lessons_of(title.name) if not progress.of(each).done]
    chosen = find_lesson(title.name, lesson or next(iter(open_ones), ""))
    following = next((name for name in open_ones if name != chosen.name), "")
    if restart:
        progress.keep(chosen, [])
    LessonTerminal(chosen, say, progress, following).run()

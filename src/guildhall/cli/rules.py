"""`guildhall rules`: the rules in our own words, in the chapters of the book."""

from typing import Annotated

import typer

from guildhall.cli.common import GameName, Json, Lang, out, print_json, speech
from guildhall.core.book import Chapter
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.games import book_of, find
from guildhall.locale import Speech
from guildhall.locale.sentences import rule_text


def rules(
    game: GameName,
    rule: Annotated[
        str,
        typer.Argument(
            help="Number of a rule, for example GU-14, or a chapter, for example scoring;"
            " the whole book by default."
        ),
    ] = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Print the rules of a game, a chapter of them, or a single rule."""
    say, title = speech(lang), find(game)
    chapters = {one.id: one for one in book_of(game).chapter}
    wanted = _wanted(title, chapters, rule)
    if as_json:
        _print_json(say, title, wanted)
    elif rule.upper() in title.rules:
        _print_rule(say, title, rule.upper())
    else:
        if not rule:
            out.print(say(f"{game}-name"), style="bold")
            out.print(say(f"{game}-about"))
        for chapter in wanted:
            _print_chapter(say, title, chapter)


def _wanted(title: Game, chapters: dict[str, Chapter], rule: str) -> list[Chapter]:
    """The chapters that a rule, a chapter's name or nothing asks for; raises unknown_rule."""
    if not rule:
        return list(chapters.values())
    if rule.lower() in chapters:
        return [chapters[rule.lower()]]
    if rule.upper() in title.rules:
        return [Chapter(id="", rules=(rule.upper(),))]
    known = f"{title.rules[0]} … {title.rules[-1]}, {', '.join(chapters)}"
    raise GuildhallError("unknown_rule", {"given": rule, "game": title.name, "known": known})


def _print_json(say: Speech, title: Game, wanted: list[Chapter]) -> None:
    numbers = [number for chapter in wanted for number in chapter.rules]
    print_json(
        {
            "game": title.name,
            "chapters": {one.id: list(one.rules) for one in wanted if one.id},
            "rules": {number: rule_text(say, title, number) for number in numbers},
        }
    )


def _print_chapter(say: Speech, title: Game, chapter: Chapter) -> None:
    out.print()
    out.print(say(f"{title.name}-book-title-{chapter.id}"), style="bold")
    out.print(say(f"{title.name}-book-text-{chapter.id}"))
    for number in chapter.rules:
        _print_numbered(number, rule_text(say, title, number))
    if chapter.id == "variants":
        for option in title.options:
            out.print(f"     –  {say(f'{title.name}-option-{option.name}')}")
    if chapter.id == "rulings":
        for ruling in book_of(title.name).ruling:
            _print_numbered(ruling.id, _ruling_text(say, title, ruling.id))


def _print_rule(say: Speech, title: Game, number: str) -> None:
    """A single rule with what the book has beside it: where it comes from, its rulings."""
    book = book_of(title.name)
    _print_numbered(number, rule_text(say, title, number))
    sources = (say(f"book-source-{source}") for source in book.sources_of(number))
    out.print(f"        {', '.join(sources)}", style="dim")
    for ruling in book.rulings_of(number):
        _print_numbered(ruling.id, _ruling_text(say, title, ruling.id))


def _print_numbered(number: str, text: str) -> None:
    out.print(f"[bold yellow]{number:>6}[/]  {text}")


def _ruling_text(say: Speech, title: Game, number: str) -> str:
    return say(f"{title.name}-book-ruling-{number.lower()}")

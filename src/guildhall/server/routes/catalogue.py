"""What there is to play, and the rules of it."""

from typing import cast

from starlette.responses import JSONResponse, Response

from guildhall.bots import levels
from guildhall.core.book import Book, Chapter
from guildhall.core.game import Game
from guildhall.core.meta import Step
from guildhall.games import book_of
from guildhall.lessons import lessons_of
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import rule_text
from guildhall.server import sent_about
from guildhall.server.context import Context, get
from guildhall.table.clock import PRESETS, RESCUE_DAYS
from guildhall.table.delay import DELAYS


def about(game: Game) -> sent_about.GameAbout:
    """A game as data: its seats, options, kinds and verbs; the texts are the client's."""
    words = game.words
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": [{"name": o.name, "values": list(o.values)} for o in game.options],
        "kinds": {name: {"kind": k.name, "ids": list(k.ids)} for name, k in words.kinds.items()},
        "verbs": {verb.name: list(verb.args) for verb in words.moves.verbs},
        "rules": list(game.rules),
        "version": game.version,
        "minutes": game.meta.minutes,
        "weight": game.meta.weight,
        "designer": game.meta.designer,
        "publisher": game.meta.publisher,
        "roles": roles_of(game),
        "bots": list(levels(game)),
        "lessons": [lesson.name for lesson in lessons_of(game.name)],
        "course": game.meta.course,
        "round": [step_about(step) for step in game.meta.round],
        "chapters": game.meta.chapters,
        "open": game.meta.open,
    }


def step_about(step: Step) -> sent_about.StepAbout:
    """A part of a round as data."""
    return {
        "text": step.text,
        "at": list(step.at),
        "chapter": step.chapter,
        "passing": step.passing,
        "when": {name: list(values) for name, values in step.when.items()},
    }


def roles_of(game: Game) -> sent_about.RolesAbout | None:
    """What each seat of a game leads; None where all seats are alike."""
    if game.roles is None:
        return None
    led = {str(seats): [list(ids) for ids in rows] for seats, rows in game.roles.led.items()}
    return {"kind": game.roles.kind, "led": led}


async def games(context: Context[None]) -> Response:
    """The games that are offered here, and what a new table can be set to."""
    settings = context.worker.settings
    catalogue: sent_about.Catalogue = {
        "games": [about(game) for game in settings.offered_games()],
        "clocks": list(PRESETS),
        "rescue_days": list(RESCUE_DAYS),
        "delays": {**DELAYS},
        "languages": list(LANGUAGES),
        "mail": settings.sends_mail,
        "features": settings.features(),
        "rules": cast(sent_about.Rules, context.worker.rules),
    }
    return JSONResponse(catalogue)


async def rules(context: Context[None]) -> Response:
    """The rules of a game in a language."""
    game = context.worker.settings.offered(context.request.path_params["game"])
    say = Speech(context.request.path_params["language"])
    return JSONResponse({"rules": {n: rule_text(say, game, n) for n in game.rules}})


def chapter_sent(book: Book, chapter: Chapter) -> sent_about.BookChapter:
    """A chapter as data, with what stands beside each rule."""
    rules: list[sent_about.BookRule] = [
        {
            "number": rule,
            "sources": list(book.sources_of(rule)),
            "rulings": [ruling.id for ruling in book.rulings_of(rule)],
        }
        for rule in chapter.rules
    ]
    return {
        "id": chapter.id,
        "inside": chapter.inside,
        "rules": rules,
        "phases": list(chapter.phases),
        "picture": book.picture_of(chapter.id) is not None,
    }


async def book(context: Context[None]) -> Response:
    """The rules of a game as a book: its chapters and rulings."""
    found = book_of(context.worker.settings.offered(context.request.path_params["game"]).name)
    page: sent_about.BookPage = {
        "chapters": [chapter_sent(found, chapter) for chapter in found.chapter],
        "rulings": [{"numbers": list(r.numbers), "rules": list(r.rules)} for r in found.ruling],
    }
    return JSONResponse(page)


ROUTES = [
    get("/api/games", games),
    get("/api/book/{game}", book),
    get("/api/rules/{game}/{language}", rules),
]

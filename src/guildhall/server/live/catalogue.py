"""Games and their books as data, for all who want to choose one or to read."""

from guildhall.bots import levels
from guildhall.core.book import Book, Chapter
from guildhall.core.game import Game
from guildhall.core.meta import Step
from guildhall.lessons import lessons_of
from guildhall.server import sent_about


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


def book_sent(book: Book) -> sent_about.BookPage:
    """A book as data."""
    return {
        "chapters": [chapter_sent(book, chapter) for chapter in book.chapter],
        "rulings": [{"numbers": list(r.numbers), "rules": list(r.rules)} for r in book.ruling],
    }

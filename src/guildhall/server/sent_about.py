"""What the server sends about games, books of their rules, and what it can do: the types."""

from typing import Literal, TypedDict

from guildhall.core.book import Source
from guildhall.core.game import OptionValue

Rules = Literal["plain", "compiling", "compiled"]


class OptionAbout(TypedDict):
    """A switch of a game and its values, the default first."""

    name: str
    values: list[OptionValue]


class KindAbout(TypedDict):
    """What kind of thing an argument is, and the ids of all things of that kind."""

    kind: str
    ids: list[str]


class RolesAbout(TypedDict):
    """What each seat leads from the beginning, such as factions: by number of seats, by seat."""

    kind: str
    led: dict[str, list[list[str]]]


class StepAbout(TypedDict):
    """A part of a round; `core/meta.py` says what each key means."""

    text: str
    at: list[str]
    chapter: str
    passing: bool
    when: dict[str, list[OptionValue]]


class GameAbout(TypedDict):
    """A game as data; its texts are the client's."""

    name: str
    seats: list[int]
    options: list[OptionAbout]
    kinds: dict[str, KindAbout]
    """By the name of an argument."""
    verbs: dict[str, list[str]]
    rules: list[str]
    version: int
    minutes: int
    weight: Literal["light", "medium", "heavy"]
    designer: str
    publisher: str
    roles: RolesAbout | None
    """None where all seats are alike."""
    lessons: list[str]
    """Names, in the order to take them."""
    bots: list[str]
    """Levels of bots, the weakest first."""
    course: str
    """The number of the view that says where in the round a game is, and the kind of its ids."""
    round: list[StepAbout]
    chapters: dict[str, str]
    """By question: the chapter of the book that its aid belongs to."""
    open: bool
    """Whether nothing in it is hidden from anybody."""


class BookRule(TypedDict):
    """A numbered rule: where it comes from, and the rulings beside it by their first numbers."""

    number: str
    sources: list[Source]
    rulings: list[str]


class BookChapter(TypedDict):
    """A chapter and its rules, in reading order."""

    id: str
    inside: str
    """The chapter it is a part of, or nothing."""
    rules: list[BookRule]
    phases: list[str]
    picture: bool
    """Whether there is a moment of a game to be drawn."""


class BookRuling(TypedDict):
    """A ruling: its numbers, the first of which finds its text, and the rules it stands beside."""

    numbers: list[str]
    rules: list[str]


class BookPage(TypedDict):
    """The rules of a game as a book; its texts are the client's."""

    chapters: list[BookChapter]
    rulings: list[BookRuling]


class Catalogue(TypedDict):
    """What there is to play here, and what a new table can be set to."""

    games: list[GameAbout]
    clocks: list[str]
    rescue_days: list[int]
    """Days after which a bot may step in at a table without a clock; 0: never."""
    delays: dict[str, int]
    """How far behind spectators can be, in moves or minutes."""
    languages: list[str]
    mail: bool
    """Whether this server can send mail."""
    features: list[str]
    """What the operator has not switched off."""
    rules: Rules
    """Which rules the server runs on; "compiling" while the fast ones are being made."""

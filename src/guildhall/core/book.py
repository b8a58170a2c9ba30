"""A game's `book.toml`: its rules as chapters, where they come from, the rulings beside them.

Texts are in the Fluent files: `<game>-book-title-<chapter>`, `<game>-book-text-<chapter>`,
`<game>-book-picture-<chapter>` and `<game>-book-ruling-<number>`; the rules themselves are
`<game>-rule-<number>`.
"""

import tomllib
from pathlib import Path
from typing import Literal, get_args

from msgspec import ValidationError, convert, field

from guildhall.core.datafile import BadData
from guildhall.core.game import OptionValue
from guildhall.core.meta import Strict

CHAPTERS = ("goal", "table", "scoring", "end", "variants", "rulings")
"""What every book has; `variants` also lists the options and `rulings` all rulings."""

Source = Literal["printed", "derived", "reported", "reconstructed", "ruling"]
"""Read in a rulebook, forced by what is printed, told by people who have the box, made up to fit
what is known, or decided here where the rules are silent."""
SOURCES: tuple[Source, ...] = get_args(Source)


class Chapter(Strict, frozen=True, kw_only=True):
    """A few plain sentences and the rules that belong to them, in reading order."""

    id: str
    inside: str = ""
    """The chapter this one is a part of."""
    rules: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()
    """Phases in which a player would look here."""


class Ruling(Strict, frozen=True, kw_only=True):
    """An answer to questions that the printed rules leave open."""

    numbers: tuple[str, ...]
    """One answer may settle several questions; the text is found by the first number."""
    rules: tuple[str, ...]
    """The rules it stands beside."""

    @property
    def id(self) -> str:
        """The number it is found by."""
        return self.numbers[0]


class Course(Strict, frozen=True, kw_only=True):
    """The beginning of a game that pictures are moments of; luck follows from its seed."""

    seats: int
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    inputs: tuple[str, ...]
    """What was played, as `table/position.py` reads it."""


class Picture(Strict, frozen=True, kw_only=True):
    """A moment that the board of the game draws for a chapter, and that can be tried."""

    chapter: str
    course: str
    after: int
    """Inputs of the course made before it."""
    seat: int
    """Whose decision it is, and whose view is drawn."""
    show: tuple[str, ...] = ()
    """What is shown of the board, as lessons point at things; nothing: all of it."""


class Book(Strict, frozen=True, kw_only=True):
    """The content of the file."""

    chapter: tuple[Chapter, ...]
    sources: dict[Source, tuple[str, ...]]
    """Rules by where they come from; a rule may stand on more than one ground."""
    ruling: tuple[Ruling, ...] = ()
    course: dict[str, Course] = field(default_factory=dict)
    picture: tuple[Picture, ...] = ()
    """At most one for a chapter."""

    def picture_of(self, chapter: str) -> Picture | None:
        """The picture of a chapter, if it has one."""
        return next((one for one in self.picture if one.chapter == chapter), None)

    def sources_of(self, rule: str) -> tuple[Source, ...]:
        """Where a rule comes from, the surest ground first."""
        return tuple(source for source in SOURCES if rule in self.sources.get(source, ()))

    def rulings_of(self, rule: str) -> tuple[Ruling, ...]:
        """Rulings that stand beside a rule."""
        return tuple(ruling for ruling in self.ruling if rule in ruling.rules)

    def chapter_of(self, phase: str) -> str:
        """Id of the chapter that tells of a phase; nothing if none does."""
        return next((one.id for one in self.chapter if phase in one.phases), "")


def load_book(folder: Path) -> Book:
    """Read the `book.toml` in the folder of a game; raises BadData."""
    path = folder / "book.toml"
    try:
        return convert(tomllib.loads(path.read_text(encoding="utf-8")), Book)
    except (OSError, ValueError, ValidationError) as problem:
        raise BadData(f"{path}: {problem}") from None

"""What the server sends to those who want to see ahead, to learn or to be helped: the types."""

from typing import NotRequired, TypedDict

from guildhall.core.view import View
from guildhall.core.worlds import Ends
from guildhall.lessons.lesson import StepKind
from guildhall.server.sent import Facts, LogItem, Offer, Page, Problem
from guildhall.table.preview import Follows


class Shown(TypedDict):
    """A position that is kept nowhere, as a seat sees it, and what has led to it."""

    page: Page
    log: list[LogItem]


class BookPicture(Shown):
    """The moment of a chapter, and what of the board is shown; nothing: all of it."""

    show: list[str]


class LessonStep(TypedDict):
    """A step of a lesson: what is to be done, where to look; its text is the client's."""

    id: str
    kind: StepKind
    point: list[str]
    counted: list[str]
    """Rows of the sheet of what was counted last; without any the sheet is not shown."""
    moves: list[Offer]
    """Moves that are asked for; none in free play."""


class LessonPage(TypedDict):
    """A moment of a lesson."""

    shown: Shown
    at: int
    of: int
    """Steps in all."""
    taken: int
    """So many answers were taken; a further one was legal, but not meant."""
    step: LessonStep | None
    """None at the end."""
    said: str
    """The text about the last choice, within the lesson."""
    meant: list[Offer]
    """What would have gone on, when the last answer was not taken."""


class Foreseen(TypedDict):
    """What a move will surely do, and what comes after it."""

    events: list[LogItem]
    follows: Follows
    n: NotRequired[int]
    stale: NotRequired[bool]
    """The question was answered meanwhile: there is nothing to foresee."""


class RowMade(TypedDict):
    """How many moves of a row stand, the last entry of them, and why no more were made."""

    made: int
    entry: int
    entries: int
    stopped: Problem | None


class Ahead(TypedDict):
    """Where planned moves lead: what is asked then, what may be answered, how the table looks."""

    made: int
    """So many of them are possible."""
    stopped: Problem | None
    """Why the next one is not."""
    ends: Ends
    """What comes before the next decision; empty when it is asked at once."""
    ask: str
    steps: int
    moves: list[Offer]
    view: View


class Stale(TypedDict):
    """The question was answered meanwhile: there is nothing to say."""

    stale: bool


class Outlook(TypedDict):
    """What of the wishes for a phase can be had if the others pass, and what more can."""

    met: list[str]
    row: list[str]
    """What to decide now: the wishes, and passing where there is none, until others decide."""
    moves: list[Offer]
    """What more may be wished."""
    taken: list[Offer]
    """What is decided in the whole phase: the wishes, and what is usual where there is none."""
    open: int
    """How many questions none of that answers."""
    view: View
    """The table when that is done."""


class Filled(TypedDict):
    """What a bot would add to a row."""

    n: int
    moves: list[Offer]


class Reason(TypedDict):
    """Why a move is good."""

    code: str
    facts: Facts


class Other(TypedDict):
    """Another move that a bot thought of, and its share of the thoughts."""

    move: Offer
    share: float


class Hint(TypedDict):
    """What a bot would do, why, and what else it thought of."""

    n: int
    move: Offer
    reasons: list[Reason]
    others: list[Other]


class Caution(TypedDict):
    """A better move than the one intended: win shares (0 to 1) and what speaks for each."""

    move: Offer
    share: float
    best_share: float
    reasons: list[Reason]
    own_reasons: list[Reason]


class Verdict(TypedDict):
    """What the coach says of a move; no caution when it is good enough."""

    n: int
    caution: Caution | None


class PuzzleLine(TypedDict):
    """A puzzle as lists show it; `theme` is the id of a phase, `difficulty` 1 to 3."""

    id: str
    theme: str
    difficulty: int


class PuzzleList(TypedDict):
    """The puzzles of a game, easy ones first, and the id of today's; empty when there is none."""

    game: str
    today: str
    puzzles: list[PuzzleLine]


class PuzzleShown(PuzzleLine, Shown):
    """A puzzle and its position, as its seat sees it."""


class PuzzleAnswer(TypedDict):
    """Whether a move solves a puzzle, the win shares of all moves (best first), and why."""

    right: bool
    given: Offer
    values: list[Other]
    reasons: list[Reason]

"""What the server sends as JSON: the types; the client's are generated from them.

They are plain dicts at run time, because pages are made often.
"""

from typing import Literal, NotRequired, TypedDict

from guildhall.core.book import Source
from guildhall.core.game import OptionValue
from guildhall.core.record import LuckFacts
from guildhall.core.view import View
from guildhall.core.worlds import Ends
from guildhall.lab.analysis import Analysis
from guildhall.lessons.lesson import StepKind
from guildhall.table.chair import ChairKind
from guildhall.table.preview import Follows

Status = Literal["open", "playing", "over"]
Facts = dict[str, int | str]
Rules = Literal["plain", "compiling", "compiled"]
AnalysisState = Literal["none", "running", "done", "cancelled", "failed"]


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
    course: str
    """The number of the view that says where in the round a game is, and the kind of its ids."""
    round: list[StepAbout]
    chapters: dict[str, str]
    """By question: the chapter of the book that its aid belongs to."""


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
    bots: list[str]
    clocks: list[str]
    rescue_days: list[int]
    """Days after which a bot may step in at a table without a clock; 0: never."""
    languages: list[str]
    mail: bool
    """Whether this server can send mail."""
    rules: Rules
    """Which rules the server runs on; "compiling" while the fast ones are being made."""


class Offer(TypedDict):
    """A legal move: its notation, its verb, and its arguments by name."""

    move: str
    verb: str


class Offers(TypedDict):
    """What a seat that owes a decision may do; `answers` is the number of its question."""

    answers: int
    steps: int
    moves: list[Offer]


class Chair(TypedDict):
    """Who sits where; never who they are to the server."""

    kind: ChairKind
    name: str
    bot: str
    away: bool
    conceded: bool
    invited: str
    """Who this open seat is kept for; empty: anybody."""
    declined: str
    """Who did not want this open seat."""


class Clock(TypedDict):
    """The seconds each seat has left, and whose time runs."""

    preset: str
    left: list[float]
    running: list[int]


class Wait(TypedDict):
    """Since when a person is waited for, and from when a bot may step in, in seconds since 1970."""

    seat: int
    since: float
    rescue: float | None


class Undo(TypedDict):
    """A request to go back that waits for an answer."""

    seat: int
    to: int
    asks_you: bool


class RematchAsked(TypedDict):
    """The rematch that was asked for last, and by which seat."""

    seat: int
    table: str


class Undoable(TypedDict):
    """What a seat can take back: how many inputs would be left."""

    step: int
    """Without its last choice."""
    turn: int
    """Without its last turn."""


class RulesChanged(TypedDict):
    """The versions of the rules that a table began under, and of now."""

    began: int
    now: int


class Outcome(TypedDict):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    reason: str


class NowPart(TypedDict):
    """What changes with every entry."""

    entries: int
    chat: int
    """How many lines were said; they come on their own."""
    busy: bool
    """Bots think less than usual because the server is busy."""


class CommonPart(TypedDict):
    """What everybody sees alike."""

    table: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    chairs: list[Chair]
    clock: Clock | None
    rules: RulesChanged | None
    """Only when the table began under other rules than the present ones."""
    commitment: str
    """What the server promised of the luck."""
    awaited: list[int]
    """Seats whose numbers the game waits for."""
    draw: bool
    """Whether people draw where to sit when the game begins."""
    hints: bool
    """Whether players may ask for hints though two or more are people."""
    hints_off: bool
    """Whether nobody can ask for one now."""
    coach: bool
    """Whether costly moves are warned of before they are made."""
    level: str
    """Of the bots that step in."""
    rescue_days: int
    """Days after which they may; 0: never."""
    waits: list[Wait]
    """Where no clock runs."""


class PersonalPart(TypedDict):
    """What only this viewer sees."""

    seat: int
    host: bool
    undo: Undo | None
    note: str
    rematch: RematchAsked | None
    """Only for those who played."""
    invited: bool
    """Whether a seat is kept for this viewer."""


class GamePart(TypedDict):
    """The game as this viewer sees it, and its result when it is over."""

    inputs: int
    view: View
    offers: Offers | None
    undoable: Undoable | None
    """Nothing for a seat that has chosen nothing yet, and for spectators."""
    result: NotRequired[Outcome]


class BegunPart(PersonalPart, GamePart):
    """What only this viewer sees of a table whose game has begun."""


class Page(NowPart, CommonPart, PersonalPart):
    """All that a viewer may see of a table; the last five when its game has begun."""

    inputs: NotRequired[int]
    view: NotRequired[View]
    offers: NotRequired[Offers | None]
    undoable: NotRequired[Undoable | None]
    result: NotRequired[Outcome]


class LogItem(TypedDict):
    """Something that happened because of an input; the texts are the client's."""

    input: int
    kind: str
    rule: str
    args: Facts
    scorer: NotRequired[int]
    points: NotRequired[int]


class Line(TypedDict):
    """Something said at a table."""

    seat: int
    at: float
    name: str
    text: str


class Said(TypedDict):
    """Lines that were said one after another, and the number of the first."""

    first: int
    lines: list[Line]


class Problem(TypedDict):
    """An error: a stable code and a message in the reader's language."""

    code: str
    message: str
    rule: NotRequired[str]
    facts: NotRequired[dict[str, object]]


class PageMessage(TypedDict):
    """Over the socket: the page as it is now, and what has happened."""

    keep: int
    """Inputs from this one on are told anew."""
    log: list[LogItem]
    page: Page


class TalkMessage(TypedDict):
    """Over the socket: what was said."""

    talk: Said


class ErrorMessage(TypedDict):
    """Over the socket, before it closes: why there is nothing to see. Elsewhere the body itself."""

    error: Problem


class Ping(TypedDict):
    """Over a quiet socket."""

    ping: bool


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


class SeatLine(TypedDict):
    """A seat as lists show it."""

    kind: str
    name: str
    due: bool


class TableLine(TypedDict):
    """A line of a list of tables."""

    table: str
    game: str
    options: dict[str, OptionValue]
    clock: str
    status: Status
    updated: float
    your_turn: bool
    invited: bool
    unreadable: bool
    seats: list[SeatLine]


class More(TypedDict, total=False):
    """Cursors of the lists that go on."""

    mine: str
    open: str


class HallPage(TypedDict):
    """One's own tables and those that wait for players."""

    mine: list[TableLine]
    open: list[TableLine]
    more: More


class PersonSettings(TypedDict, total=False):
    """What a person has set."""

    mail: str
    mail_confirmed: bool
    notify_mail: bool
    webhook: str
    notify_webhook: bool
    language: str


class Person(TypedDict):
    """One's own profile."""

    name: str
    account: bool
    login: str
    settings: PersonSettings


class PasskeyLine(TypedDict):
    """A key of a device; times in seconds since 1970, 0 when nobody knows."""

    id: str
    name: str
    created: float
    used: float


class Created(TypedDict):
    """A table that was created, and the commitment of its luck."""

    table: str
    commitment: str


class Invitation(TypedDict):
    """Where a link to a seat leads, and the addresses that others may know it by."""

    invitation: str
    path: str
    public: str
    """The address the operator has set; empty without one."""
    network: list[str]
    """Addresses in the local network; none when only this machine gets in."""


class Moment(TypedDict):
    """The view of a seat after so many inputs."""

    inputs: int
    seat: int
    view: View


class LuckTold(LuckFacts):
    """The luck of a finished game, whose draws were replayed."""

    problem: str
    """The code of what is wrong; empty when nothing is."""
    finished: bool
    """Whether it was played to its end."""
    commitment: str
    key: str
    seats: int
    added: list[str]
    """What each seat added, in hex."""


class Progress(TypedDict):
    """How far an analysis is; the result comes when it is done."""

    state: AnalysisState
    done: int
    of: int
    result: Analysis | None

"""What the server sends of tables, the hall and people: the types; the client's are made from them.

The catalogue is in `sent_about`; foresight, hints, lessons and puzzles are in `sent_help`. All are
plain dicts at run time, because pages are made often.
"""

from typing import Literal, NotRequired, TypedDict

from guildhall.core.game import OptionValue
from guildhall.core.replay import LuckFacts
from guildhall.core.view import View
from guildhall.lab.analysis import Analysis
from guildhall.table.chair import ChairKind

Status = Literal["open", "playing", "over"]
Facts = dict[str, int | str]
AnalysisState = Literal["none", "running", "done", "cancelled", "failed"]


class Offer(TypedDict):
    """A legal move: its notation, its verb, and its arguments by name."""

    move: str
    verb: str


class Offers(TypedDict):
    """What a seat that owes a decision may do; `answers` is the number of its question."""

    answers: int
    steps: int
    moves: list[Offer]
    prices: dict[str, dict[str, int]]
    """What moves cost, by their notation: how much of what; others cost nothing."""


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


class Tiebreak(TypedDict):
    """Something that decides between equal scores, and how much of it each seat has."""

    what: str
    values: list[int]


class Outcome(TypedDict):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    reason: str
    tiebreaks: list[Tiebreak]
    """The first in which two equals differ is what put one before the other."""


class Required(TypedDict):
    """What a table asks of those who were not invited; 0: no bound."""

    least: int
    most: int
    settled: bool
    """Whether provisional ratings are not enough."""


class NowPart(TypedDict):
    """What changes with every entry."""

    entries: int
    chat: int
    """How many lines were said; they come on their own."""
    busy: bool
    """Bots think less than usual because the server is busy."""
    stands_in: bool
    """A bot plays at a lower level than its own: the network that it needs cannot be used."""


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
    unrated: str
    """Why the result does not count for ratings, as far as the game has gone; empty: it does."""
    level: str
    """Of the bots that step in."""
    rescue_days: int
    """Days after which they may; 0: never."""
    waits: list[Wait]
    """Where no clock runs."""
    requires: Required | None
    """What is asked of those who sit down without an invitation."""
    slow: int
    """Seconds that each player waits between two lines of talk."""
    delay: str
    """How far behind those are who only watch."""


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
    inviter: str
    """Who invites this viewer; empty where nobody does, or one who has no seat."""


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
    """Something said at a table; without words where the reader mutes or blocks who said it."""

    seat: int
    at: float
    name: str
    text: str


class Said(TypedDict):
    """Lines that were said one after another, and the number of the first."""

    first: int
    lines: list[Line]
    muted: list[int]
    """Seats of those whom the reader mutes."""


class GalleryLine(TypedDict):
    """Something a spectator has said; without words where the reader mutes or blocks them."""

    at: float
    name: str
    text: str
    own: bool
    muted: bool


class Gallery(TypedDict):
    """What spectators have said among themselves, and the number of the first line."""

    first: int
    lines: list[GalleryLine]
    more: bool
    """Whether there may be earlier ones."""


class Problem(TypedDict):
    """An error: a stable code and a message in the reader's language."""

    code: str
    message: str
    rule: NotRequired[str]
    facts: NotRequired[dict[str, object]]


class Fit(TypedDict):
    """Why the reader may not take a free seat; nothing where they may."""

    unfit: Problem | None


class QuietHours(TypedDict):
    """Minutes of the day between which one is told nothing."""

    begin: int
    end: int
    zone: str


class PersonSettings(TypedDict, total=False):
    """What a person has set."""

    mail: str
    mail_confirmed: bool
    notify_mail: bool
    webhook: str
    notify_webhook: bool
    webhook_format: str
    notify_turn: bool
    notify_clock: bool
    notify_invitation: bool
    notify_talk: bool
    notify_tournament: bool
    quiet: QuietHours
    language: str
    profile: Literal["house", "nobody"]
    presence: Literal["house", "nobody"]


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

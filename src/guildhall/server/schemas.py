"""What requests may carry; anything else is refused with the place of the mistake."""

from typing import Annotated, Any, Literal

import msgspec

from guildhall.table.clock import RescueDays
from guildhall.table.delay import Delay

Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
"""Larger ones mean nothing here, and not everything can print them."""


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A body whose unknown fields are refused."""


_Id = Annotated[str, msgspec.Meta(max_length=64)]


class SeatChoice(Strict):
    """Who sits on a seat of a new table, or is invited to it."""

    kind: Literal["me", "bot", "open", "invited"]
    bot: str = ""
    person: _Id = ""


_Rating = Annotated[int, msgspec.Meta(ge=0, le=4000)]


class Requires(Strict):
    """What is asked of those who sit down without an invitation; 0: no bound."""

    least: _Rating = 0
    most: _Rating = 0
    settled: bool = False
    """Whether provisional ratings are not enough."""


class NewTable(Strict):
    """A new table."""

    game: str
    seats: list[SeatChoice]
    options: dict[str, Any] = {}
    clock: str = "none"
    level: str = "journeyman"
    visibility: Literal["private", "link", "public"] = "link"
    hints: bool = False
    """Whether players may ask for hints when two or more are people."""
    rescue_days: RescueDays = 14
    """Without a clock: days until others may let a bot play for an absent player; 0: never."""
    draw: bool = False
    """Whether people draw where to sit when the game begins: for games whose seats differ."""
    coach: bool = False
    """Whether the only person at the table is warned of costly moves."""
    rated: bool = True
    """Whether the result counts for the ratings of those who play."""
    delay: Delay = "none"
    """How far behind the players those are who only watch."""
    requires: Requires | None = None
    """Of a public table: who may join."""
    luck: bool = False
    """Whether the creator adds a number to the luck before the game begins."""


class Sit(Strict):
    """Take a seat; -1 takes any that is open."""

    seat: Number = -1
    invitation: str = ""
    luck: str = ""
    """A random number for the luck, in hex; nothing: none."""


class Offer(Strict):
    """Keep a seat for a person; -1 any that is free."""

    person: _Id
    seat: Number = -1


class Withdraw(Strict):
    """A seat that is kept for nobody any more."""

    seat: Number


class LuckNumber(Strict):
    """A random number for the luck, in hex."""

    number: str


class MoveMade(Strict):
    """A move and the number of the question it answers."""

    move: str
    answers: Number


class MoveSent(MoveMade):
    """A move over the socket of a page; `id` comes back with what became of it."""

    id: Number
    language: str = ""
    """To be answered in; without it, that of the browser."""


class PageShown(Strict):
    """Over the socket of a page: whether it is in front of somebody, or behind other pages."""

    visible: bool


class MoveAsked(Strict):
    """A move to be explained."""

    move: str


LONGEST_ROW = 64
_Notation = Annotated[str, msgspec.Meta(max_length=100)]
Moves = Annotated[list[_Notation], msgspec.Meta(max_length=LONGEST_ROW)]
"""Moves one after another; no rule asks the same thing so often in a row."""


class MovesMade(Strict):
    """Moves one after another, and the number of the question that the first of them answers."""

    moves: Moves
    answers: Number


class MovesPlanned(Strict):
    """Moves that are planned, and the question that the first of them would answer.

    Without a question: what is asked next, when the others have decided.
    """

    moves: Moves = []
    answers: Number | None = None


class RowBegun(MovesMade):
    """Planned moves that a bot goes on with while it is asked one of these questions."""

    asks: Annotated[list[_Notation], msgspec.Meta(max_length=16)]
    bot: Literal["apprentice", "journeyman"] = "journeyman"
    past: bool = False
    """Go on past the others as long as anybody is asked one of these questions."""


class PhaseWished(MovesMade):
    """What is wished of a phase that asks these questions again and again, in any order."""

    asks: Annotated[list[_Notation], msgspec.Meta(max_length=16)]
    usual: Annotated[list[_Notation], msgspec.Meta(max_length=LONGEST_ROW)] | None = None
    """What is decided where no wish can be had; without it the seat passes there."""


class LessonAnswers(Strict):
    """What a learner has answered so far in a lesson: "next", or moves."""

    answers: Annotated[list[_Notation], msgspec.Meta(max_length=200)]


class LessonMove(LessonAnswers):
    """The same, and a move to be explained."""

    move: _Notation


class LessonRow(LessonAnswers):
    """The same, and moves that are planned there."""

    moves: Moves


class LessonLeft(LessonAnswers):
    """The same, to play on from there."""

    luck: bool = False


class LearnedOne(Strict):
    """A lesson that was finished, or a puzzle and whether the first answer solved it."""

    kind: Literal["lesson", "puzzle"]
    game: _Id
    name: _Id
    solved: bool = True


class Learned(Strict):
    """What was done, oldest first, and who did it; nobody: whoever uses this browser."""

    done: Annotated[list[LearnedOne], msgspec.Meta(max_length=100)] = []
    person: _Id = ""


class Looked(MoveAsked):
    """A move to be looked at, and the question it would answer if the look is for that alone."""

    answers: Number | None = None


class Back(Strict):
    """Where to go back to; nothing: before the last own choice."""

    to: Number | None = None


class Hide(Strict):
    """Whether a table is hidden from one's own list."""

    hidden: bool


class Bond(Strict):
    """Whether one follows a person, mutes or blocks them."""

    kind: Literal["follow", "mute", "block", "none"]


_Reason = Annotated[str, msgspec.Meta(max_length=500)]


class Report(Strict, kw_only=True):
    """What is wrong with a person, in a word and in one's own words."""

    reason: Literal["insult", "spam", "cheating", "name", "other"]
    words: _Reason = ""


class LineReport(Report, kw_only=True):
    """The same of a line of talk."""

    line: Number


class Acknowledged(Strict):
    """A warning that one has read."""

    warning: _Id


_Once = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
"""A random word; what is sent again with the same one is done once."""


class CloseTable(Strict):
    """Why a table is closed."""

    why: _Reason
    once: _Once


class Moderate(CloseTable):
    """What a moderator does to a person: why, for how many days, and which reports it settles."""

    action: Literal["warn", "silence", "ban", "lift", "dismiss"]
    days: Annotated[int, msgspec.Meta(ge=0, le=3650)] = 0
    """Of a ban 0: for ever."""
    reports: Annotated[list[_Id], msgspec.Meta(max_length=300)] = []


class Slow(Strict):
    """Seconds between two lines of one person; 0: no limit."""

    seconds: Number


class Seek(Strict):
    """What somebody would like to play, and the seconds after which bots take the open seats."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=20)]
    pace: Literal["live", "correspondence"]
    bots_after: Annotated[int, msgspec.Meta(ge=0, le=86400)] | None = None
    """Nothing: never."""


class Rescue(Strict):
    """The seat of an absent player, for whom a bot is to play."""

    seat: Number


class Words(Strict):
    """A line of talk."""

    text: str


class Noted(Strict):
    """A private note, and the one it was written upon; nothing: it replaces whatever is there."""

    text: str
    before: str | None = None


class PlayOn(Strict):
    """Play on from an input of a finished game."""

    inputs: Number
    luck: bool = False


class Again(Strict):
    """A rematch with the same people, who are invited."""

    luck: bool = False


class NewTournament(Strict):
    """A tournament to sign up for."""

    name: str
    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)]
    clock: str
    options: dict[str, Any] = {}
    kind: Literal["swiss", "robin", "arena", "season"] = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=0, le=20)] = 3
    """0, of a round robin or a season: as many as it takes that all can meet."""
    fill: Literal["smaller", "bots", "byes"] = "smaller"
    noshows: Literal["bots", "byes"] = "bots"
    level: str = "journeyman"
    most: Annotated[int, msgspec.Meta(ge=2, le=64)] = 16
    when_full: bool = False
    minutes: Annotated[int, msgspec.Meta(ge=10, le=600)] = 90
    starts: Annotated[float, msgspec.Meta(ge=0, le=1e11)] = 0.0
    """In seconds since 1970; 0: when the host starts it."""
    rated: bool = True
    listed: bool = True
    """Whether everybody sees it; else it is for those who are given the link."""


class Entrant(Strict):
    """A person who takes part in a tournament."""

    person: Annotated[str, msgspec.Meta(max_length=64)]


class Empty(Strict):
    """Nothing."""


class HintWanted(MovesPlanned):
    """What a hint may take: a moment, or the time of a master.

    With planned moves it is for what is asked after them, and `answers` is needed.
    """

    quick: bool = False


class AnalysisWanted(Strict):
    """Whether a quick look is enough, or a master is to think about every decision."""

    deep: bool = False

"""What is sent of lists of tables; plain dicts at run time, as in `sent.py`."""

from typing import TypedDict

from guildhall.core.game import OptionValue
from guildhall.server.sent import Required, Status


class SeatLine(TypedDict):
    """A seat as lists show it."""

    kind: str
    name: str
    due: bool
    followed: bool
    """Whether the viewer follows who sits there."""


class TableLine(TypedDict):
    """A line of a list of tables."""

    table: str
    game: str
    options: dict[str, OptionValue]
    clock: str
    pace: str
    requires: Required | None
    unfit: str
    """What the viewer does not meet of it, as the code of an error; empty: they may join."""
    status: Status
    created: float
    updated: float
    round: dict[str, int]
    """Which round it is, by the name of its number."""
    step: str
    """The part of the round; its text is the client's."""
    flag: float | None
    """When the first clock that runs would run out, in seconds since 1970."""
    ranks: list[int]
    scores: list[int]
    """By seat, when the game is over."""
    delay: str
    """How far behind those are who only watch; then lists tell them less, too."""
    deletable: bool
    """Whether the viewer may delete it: their own, unfinished, with nobody else."""
    hidden: bool
    your_turn: bool
    invited: bool
    inviter: str
    """Who invites the viewer; empty where nobody does, or one who has no seat."""
    unreadable: bool
    seats: list[SeatLine]


class More(TypedDict, total=False):
    """Cursors of the lists that go on."""

    mine: str
    open: str
    hidden: str


class HallPage(TypedDict):
    """One's own tables, those that wait for players, and on request those one hides."""

    mine: list[TableLine]
    open: list[TableLine]
    hidden: list[TableLine]
    live: list[TableLine]
    """Games of others to watch, the most interesting first."""
    hiding: bool
    """Whether one hides any."""
    more: More


class HallNews(TypedDict):
    """Tables that have changed: by list, and those that are in neither any more."""

    mine: list[TableLine]
    open: list[TableLine]
    gone: list[str]


class HallMessage(TypedDict):
    """The hall as it is, at first and when more has changed than is told one by one."""

    hall: HallPage


class LiveMessage(TypedDict):
    """The games to watch, when they have changed."""

    live: list[TableLine]


class HallNewsMessage(TypedDict):
    """What has changed in the hall."""

    news: HallNews

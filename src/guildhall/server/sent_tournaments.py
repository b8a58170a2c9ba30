"""What is sent of tournaments; plain dicts at run time, as in `sent.py`."""

from typing import Any, Literal, TypedDict

TournamentKind = Literal["swiss", "robin", "arena", "season"]
TournamentStatus = Literal["signup", "playing", "over", "cancelled"]
Trouble = Literal["", "tables", "all"]


class TournamentLine(TypedDict):
    """A tournament in a list."""

    tournament: str
    name: str
    game: str
    kind: TournamentKind
    seats: int
    clock: str
    status: TournamentStatus
    players: int
    most: int
    round: int
    rounds: int
    """0: an arena, or as many as it takes."""
    starts: float
    """When it starts; 0: when the host starts it, or when it is full."""
    entered: bool
    listed: bool


class TournamentList(TypedDict):
    """Tournaments that are open, under way and over; the newest first."""

    tournaments: list[TournamentLine]


class TournamentPlayer(TypedDict):
    """Where somebody stands; who is out or absent is no longer paired."""

    place: int
    person: str
    name: str
    points: float
    opponents: float
    wins: int
    margin: float
    games: int
    state: Literal["in", "out", "absent"]


class TournamentSeat(TypedDict):
    """A seat of a table; a bot has no person. No rank before the end, and none for a no-show."""

    person: str
    name: str
    rank: int
    score: int


class TournamentTable(TypedDict):
    """A table of a round; one that is stuck cannot be created or read."""

    table: str
    state: Literal["playing", "done", "void", "stuck"]
    seats: list[TournamentSeat]


class TournamentPage(TournamentLine):
    """Everything about a tournament, with the tables of one round."""

    host: str
    """The name of who created it; empty: the operator."""
    own: bool
    """Whether one has created it oneself."""
    trouble: Trouble
    """For who has created it: some tables are stuck, or it cannot go on at all."""
    late: bool
    """Whether one can still sign up although it has begun."""
    state: Literal["", "in", "out", "absent"]
    """Whether one takes part."""
    your_table: str
    """Where one plays now."""
    fill: Literal["smaller", "bots", "byes"]
    noshows: Literal["bots", "byes"]
    level: str
    when_full: bool
    minutes: int
    rated: bool
    until: float
    options: dict[str, Any]
    standings: list[TournamentPlayer]
    shown: int
    """The round whose tables follow."""
    tables: list[TournamentTable]
    byes: list[str]
    """Names of those who sit out."""


class TournamentMessage(TypedDict):
    """Over a socket: the whole page, whenever something has changed."""

    tournament: TournamentPage


class TournamentsMessage(TypedDict):
    """The same for the list."""

    list: TournamentList

"""What the store keeps of tournaments."""

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["swiss", "robin", "arena", "season"]
Status = Literal["signup", "playing", "over", "cancelled"]
EntrantState = Literal["in", "out", "absent"]
PairingState = Literal["playing", "done", "void"]
Planned = tuple[tuple[tuple[tuple[str, ...], ...], tuple[str, ...]], ...]
"""Rounds that are planned ahead: the seats of their tables, and who sits out."""
HOST = "tournament:"
"""Before the id of a tournament, in place of a host at its tables."""


def of_tournament(host: str) -> bool:
    """Whether a table with such a host belongs to a tournament."""
    return host.startswith(HOST)


@dataclass(frozen=True)
class Terms:
    """How a tournament is played; never changes."""

    game: str
    seats: int
    clock: str
    kind: Kind = "swiss"
    rounds: int = 3
    """Of an arena: none. Of a round robin 0: as many as it takes that all can meet."""
    fill: Literal["smaller", "bots", "byes"] = "smaller"
    noshows: Literal["bots", "byes"] = "bots"
    """Whether the seat of who never came counts for the bot that played there, or not at all."""
    level: str = "journeyman"
    """Of the bots that take open seats."""
    most: int = 16
    """So many may sign up."""
    when_full: bool = False
    """Whether it starts as soon as so many have signed up."""
    minutes: int = 90
    """How long an arena lasts."""
    rated: bool = True
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class TournamentRow:
    """A tournament; `host` is empty where the operator created it."""

    id: str
    host: str
    name: str
    terms: Terms
    listed: bool
    created: float
    status: Status = "signup"
    round: int = 0
    rounds: int = 0
    """So many are to be played; 0: an arena, or not settled yet."""
    version: int = 0
    starts: float = 0.0
    until: float = 0.0
    updated: float = 0.0
    planned: Planned = ()


@dataclass(frozen=True)
class Entrant:
    """Somebody who has signed up, since when."""

    user: str
    name: str
    state: EntrantState
    since: float


@dataclass(frozen=True)
class Pairing:
    """A table of a round, or with no table id those who sit out; a bot's seat is empty."""

    round: int
    board: int
    table_id: str
    seats: tuple[str, ...]
    state: PairingState = "playing"
    ranks: tuple[int, ...] = ()
    """0: a no-show whose seat does not count."""
    scores: tuple[int, ...] = ()
    settled: float = 0.0

    def came(self) -> tuple[str, ...]:
        """The seats; as if a bot had sat where a no-show does not count."""
        ranks = self.ranks or (1,) * len(self.seats)
        return tuple(who if rank else "" for who, rank in zip(self.seats, ranks, strict=True))


@dataclass(frozen=True)
class TournamentRound:
    """What a table is played for: a round of a tournament."""

    name: str
    round: int


def round_of(name: str, terms: Terms, number: int) -> TournamentRound:
    """The round of a tournament as people count it: those of an arena have no number (0)."""
    return TournamentRound(name, 0 if terms.kind == "arena" else number)


@dataclass(frozen=True)
class ListedTournament:
    """A line of a list: how many have signed up, and whether one is among them."""

    row: TournamentRow
    players: int
    entered: bool

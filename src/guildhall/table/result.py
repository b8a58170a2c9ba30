"""How a finished game counts: who came where, and whether it is rated.

Made of the entries alone, so that ratings can be computed anew at any time with the same result.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from guildhall.table.clock import HOUR, preset
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.state import CLOSED, TableState

Pace = Literal["live", "correspondence"]
PACES: tuple[Pace, ...] = ("live", "correspondence")
LONGEST_LIVE = 3 * HOUR
"""Clocks with more time than this at the start, or none, are for play by correspondence."""
EARLY = 2
"""A concession counts as one at the start until the seats have made so many moves on average."""
GONE, BACK = ("leave", "flag", "rescue"), "return"


@dataclass(frozen=True)
class SeatResult:
    """Where a person or a bot came; `rank` is for the rating, 1 is the best."""

    user: str
    name: str
    bot: str
    rank: int
    score: int


@dataclass(frozen=True)
class GameResult:
    """A finished game; `unrated` says why it is not rated, empty: it is."""

    table_id: str
    game: str
    pace: Pace
    visibility: str
    options: str
    """As `|name=value|name=value|`, in the order of their names."""
    ended: float
    unrated: str
    seats: list[SeatResult]


def pace_of(setup: TableSetup) -> Pace:
    """Which ratings a table counts for."""
    clock = preset(setup.clock)
    return "live" if clock and clock.bank <= LONGEST_LIVE else "correspondence"


def unrated(table: TableState) -> str:
    """Why the game of a table will not be rated, as far as it has gone; empty: it will."""
    setup, people = table.setup, [c for c in table.chairs if c.kind == "human"]
    reasons = {
        "closed": table.ended_by == CLOSED,
        "choice": not setup.rated,
        "hints": setup.hints or any(chair.advised for chair in people),
        "coached": setup.coach,
        "position": bool(setup.opening),
        "undone": table.match is not None and bool(table.match.record.header.spaces),
        "strangers": any(not chair.user for chair in people),
        "alone": table.match is not None and not people,
    }
    return next((reason for reason, given in reasons.items() if given), "")


def result_of(table: TableState, entries: Sequence[Entry]) -> GameResult:
    """The result of a table whose game is over, from all its entries."""
    assert table.match is not None  # noqa: S101  a finished table has played
    scores = [int(score) for score in table.match.state.scores()]
    ended = [entry for entry in entries if entry.kind in ("start", "move", "concede")][-1]
    why = unrated(table) or ("conceded" if conceded_early(table, entries) else "")
    setup, ranks = table.setup, ranks_of_people(table, entries)
    seats = [
        SeatResult(chair.user, chair.name, chair.bot, rank, score)
        for chair, rank, score in zip(table.chairs, ranks, scores, strict=True)
    ]
    return GameResult(
        table_id=setup.id,
        game=setup.game,
        pace=pace_of(setup),
        visibility=setup.visibility,
        options=written_options(setup.terms(table.game)),
        ended=ended.at,
        unrated=why,
        seats=seats,
    )


def written_options(options: Mapping[str, object]) -> str:
    """Options as one text, each between bars."""
    return "|" + "".join(f"{option_word(name, options[name])}|" for name in sorted(options))


def option_word(name: str, value: object) -> str:
    """An option as one word: `true` and `false` as in JSON."""
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


def conceded_early(table: TableState, entries: Sequence[Entry]) -> bool:
    """Whether somebody gave up before the game had really begun."""
    moves = 0
    for entry in entries:
        moves += entry.kind == "move"
        if entry.kind == "concede" and moves < EARLY * table.setup.seats:
            return True
    return False


def ranks_of_people(table: TableState, entries: Sequence[Entry]) -> list[int]:
    """Ranks at the table, but people for whom mostly a bot played come after all others.

    Otherwise a weak player would leave the game to a strong bot.
    """
    away, own, lent = _played(table, entries)
    left = [seat in away or mine < lent[seat] for seat, mine in enumerate(own)]
    keys = [
        (chair.conceded or (chair.kind == "human" and gone), rank)
        for chair, gone, rank in zip(table.chairs, left, table.ranks(), strict=True)
    ]
    return [1 + sum(other < key for other in keys) for key in keys]


def no_shows(table: TableState, entries: Sequence[Entry]) -> set[int]:
    """Seats of people who made no move themselves and for whom a bot played at the end."""
    away, own, _ = _played(table, entries)
    return {seat for seat in away if table.chairs[seat].kind == "human" and not own[seat]}


def _played(table: TableState, entries: Sequence[Entry]) -> tuple[set[int], list[int], list[int]]:
    """Seats a bot plays for at the end; by seat, moves of the player and of the bot for them."""
    away, own, lent = set[int](), [0] * table.setup.seats, [0] * table.setup.seats
    for entry in entries:
        if entry.kind in GONE:
            away.add(entry.seat)
        elif entry.kind == BACK:
            away.discard(entry.seat)
        elif entry.kind == "move":
            (lent if entry.seat in away else own)[entry.seat] += 1
    return away, own, lent

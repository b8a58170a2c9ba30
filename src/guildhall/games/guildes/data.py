"""Loads data.toml and checks it against everything that is known of the box (GU-1, GU-2)."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from guildhall.core.datafile import SOURCES, check, read, row, rows
from guildhall.core.game import data_hash


@dataclass(frozen=True)
class Box:
    """Numbers of the whole game."""

    ballots: int
    cards: int
    militia_votes: int
    minimum_sacrifice: int


@dataclass(frozen=True)
class Card:
    """A guild (or the militia): how many copies, what its places pay at each ballot."""

    id: str
    copies: int
    votes: list[list[int]]
    source: dict[str, str]


@dataclass(frozen=True)
class SeatRow:
    """One line of the player table (GU-2)."""

    seats: int
    remove: dict[str, int]
    deal: int
    play: int
    source: str


@dataclass(frozen=True)
class EventCard:
    """An event and the arrow on it."""

    id: str
    arrow: str
    source: str


@dataclass(frozen=True)
class Steps:
    """Step sizes of the event one_or_two for a number of cards (GU-22)."""

    cards: int
    sizes: list[int]
    source: str


@dataclass(frozen=True)
class TrickCard:
    """A dirty trick; `guild` is the one whose count it swings."""

    id: str
    effect: str
    source: str
    guild: str = field(default="")


RAW, _BYTES = read(Path(__file__).with_name("data.toml"))
HASH = data_hash(_BYTES)


def _section(name: str) -> Any:
    return RAW[name]


BOX = row(Box, _section("game"), "game")
CARDS = rows(Card, _section("card"), "card")
SEAT_ROWS = rows(SeatRow, _section("table"), "table")
EVENT_CARDS = rows(EventCard, _section("event"), "event")
STEP_ROWS = rows(Steps, _section("steps"), "steps")
TRICK_CARDS = rows(TrickCard, _section("trick"), "trick")


def _check_cards() -> None:
    """Check the table of guilds: the sums that the rulebook forces."""
    guilds = [card for card in CARDS if card.votes]
    check(sum(card.copies for card in CARDS) == BOX.cards, "cards do not add up")
    check(CARDS[-1].id == "militia", "the militia comes last")
    check(
        sum(g.copies >= BOX.minimum_sacrifice for g in guilds) == len(guilds) // 2,
        "five guilds are worth ten or more",
    )
    for guild in guilds:
        check(len(guild.votes) == BOX.ballots, f"{guild.id}: a list of votes per ballot")
        check(all(v[0] == guild.copies for v in guild.votes), f"{guild.id}: first votes = copies")
        check(guild.votes[2][:2] == guild.votes[1], f"{guild.id}: ballot 3 begins like ballot 2")
        check(all(v in SOURCES for v in guild.source.values()), f"{guild.id}: unknown source")


def _check_rest() -> None:
    """Check the deal against the deck, steps against their sums, tricks against the guilds."""
    ids = {card.id: card.copies for card in CARDS}
    for line in SEAT_ROWS:
        removed = sum(line.remove.values())
        check(all(line.remove[c] <= ids[c] for c in line.remove), "more removed than there are")
        check(
            line.seats * line.deal * BOX.ballots <= BOX.cards - removed,
            f"{line.seats} seats: the deck is too small",
        )
    for steps in STEP_ROWS:
        first, second = steps.sizes[0], 3 - steps.sizes[0]
        check(steps.sizes[::2] == [first] * len(steps.sizes[::2]), "steps alternate")
        check(steps.sizes[1::2] == [second] * len(steps.sizes[1::2]), "steps alternate")
        check(sum(steps.sizes) == steps.cards, f"steps for {steps.cards} cards")
    for trick in TRICK_CARDS:
        check((trick.guild in ids) == (trick.effect == "swing"), f"trick {trick.id}: guild")
    for event in EVENT_CARDS:
        check(event.arrow in ("left", "right"), f"event {event.id}: arrow")


_check_cards()
_check_rest()

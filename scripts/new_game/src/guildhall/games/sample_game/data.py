"""Loads data.toml and checks all that is known of it (SG-1)."""

from dataclasses import dataclass
from pathlib import Path

from guildhall.core.datafile import SOURCES, check, read, row, rows
from guildhall.core.game import data_hash


@dataclass(frozen=True)
class Box:
    """Numbers of the whole game."""

    most_seats: int
    hand: int
    source: str


@dataclass(frozen=True)
class Card:
    """An animal: how strong it is, and how many there are of it."""

    id: str
    strength: int
    copies: int
    source: str


RAW, _BYTES = read(Path(__file__).with_name("data.toml"))
HASH = data_hash(_BYTES)
BOX = row(Box, RAW["game"], "game")
CARDS = rows(Card, RAW["card"], "card")

check(sum(card.copies for card in CARDS) >= BOX.most_seats * BOX.hand, "too few cards to deal")
check(len({card.strength for card in CARDS}) == len(CARDS), "two animals are equally strong")
check(all(source in SOURCES for source in (BOX.source, *(c.source for c in CARDS))), "unknown source")

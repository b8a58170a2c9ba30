"""What is written down of a table: entries in order, from which the whole table follows."""

from dataclasses import dataclass, field
from typing import Any

KINDS = (
    "sit",
    "stand",
    "start",
    "move",
    "undo",
    "ask_undo",
    "agree",
    "refuse",
    "leave",
    "flag",
    "return",
    "concede",
    "chat",
    "note",
)


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table: what, at which seat, when (seconds since 1970)."""

    kind: str
    seat: int
    at: float
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    """How a table was laid: what never changes about it. `key` is the secret of its luck."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    host: str
    key: bytes
    created: float
    clock: str = "none"
    level: str = "journeyman"
    visibility: str = "link"
    opening: list[tuple[int, str]] = field(default_factory=list)
    """Inputs given at the start when a game is played on from a record: (by, text)."""

"""What is written of a table: entries in order, from which the whole table follows."""

from dataclasses import dataclass, field
from typing import Any

from guildhall.core.game import Edition, Game
from guildhall.games import find
from guildhall.table.requirements import ANYBODY, Requirements

KINDS = (
    "offer",
    "decline",
    "withdraw",
    "sit",
    "stand",
    "luck",
    "start",
    "move",
    "undo",
    "ask_undo",
    "agree",
    "refuse",
    "leave",
    "flag",
    "rescue",
    "return",
    "concede",
    "chat",
    "note",
    "rename",
    "forget",
    "rematch",
    "advice",
    "slow",
    "close",
)


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table: what, at which seat, when (seconds since 1970)."""

    kind: str
    seat: int
    at: float
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class TableSetup:
    """How a table was set up: what never changes about it. `key` is the secret of its luck."""

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
    rules: int = 0
    data: str = ""
    """The rules version and the data it began under; 0 in setups older than these fields."""
    hints: bool = False
    """Whether bots advise people who play against each other."""
    rescue_days: int = 14
    """Without a clock: days until others may let a bot play for an absent player; 0: never."""
    draw: bool = False
    """Whether people draw where to sit when the game begins."""
    coach: bool = False
    """Whether somebody who plays against bots alone is warned of costly moves."""
    rated: bool = True
    """Whether the result may count for the ratings of those who play."""
    requires: Requirements = ANYBODY
    """What is asked of those who sit down without an invitation."""
    delay: str = "none"
    """How far behind those are who only watch, as in `table/delay.py`."""

    @classmethod
    def create(
        cls,
        game: str,
        *,
        table_id: str,
        seats: int,
        options: dict[str, Any],
        host: str,
        key: bytes,
        created: float,
        clock: str = "none",
        level: str = "journeyman",
        visibility: str = "link",
        hints: bool = False,
        rescue_days: int = 14,
        draw: bool = False,
        coach: bool = False,
        rated: bool = True,
        requires: Requirements = ANYBODY,
        delay: str = "none",
        opening: list[tuple[int, str]] | None = None,
    ) -> "TableSetup":
        """Setup of a table under the present rules of a game. Every new setup is made here."""
        present = find(game)
        return cls(
            id=table_id,
            game=game,
            seats=seats,
            options=options,
            host=host,
            key=key,
            created=created,
            clock=clock,
            level=level,
            visibility=visibility,
            hints=hints,
            rescue_days=rescue_days,
            draw=draw,
            coach=coach,
            rated=rated,
            requires=requires.checked(),
            delay=delay,
            opening=opening or [],
            rules=present.version,
            data=present.data_hash,
        )

    def terms(self, game: Game) -> dict[str, Any]:
        """Options that it is played with: what was no choice when it began stays as it was."""
        edition = self._edition(game)
        return {**edition.options, **self.options} if edition else self.options

    def outdated(self, game: Game) -> bool:
        """Whether it goes on under other rules than it began under, as far as it says."""
        edition = self._edition(game)
        return self.rules != 0 and (edition is None or not edition.exact)

    def _edition(self, game: Game) -> Edition | None:
        """Edition it began under; before setups said so there was the first one only."""
        if self.rules == 0:
            return game.earlier[0] if game.earlier else None
        return game.edition(self.rules, self.data)

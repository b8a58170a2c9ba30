"""A move and what it changes on the board, as its seat sees it: games tell reasons from it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from guildhall.core.state import State


@dataclass(frozen=True)
class Reason:
    """A code and its facts as plain numbers; the game's words give them names, as in a refusal."""

    code: str
    facts: dict[str, int] = field(default_factory=dict)


Told = tuple[str, Reason]
"""A reason, after the part of the judgement that it explains (`city:3`); the part may be empty."""


@dataclass(frozen=True)
class Deed:
    """A move in one imagined world; only what all worlds share may be told of it."""

    seat: int
    verb: str
    args: dict[str, int]
    before: Any
    """The view of the seat before the move."""
    made: Any
    """The world right after the move."""
    done: Any
    """The world when the decision that it begins is done."""
    observe: Callable[[State, int], Any]

    @cached_property
    def at_once(self) -> Any:
        """What the seat sees right after the move."""
        return self.observe(self.made, self.seat)

    @cached_property
    def after(self) -> Any:
        """What the seat sees when its decision is done."""
        return self.observe(self.done, self.seat)


def nothing_told(_deed: Deed) -> Iterable[Told]:
    """A game that explains no moves of its own."""
    return ()

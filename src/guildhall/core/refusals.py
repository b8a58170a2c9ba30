"""From the number of a reason to the whole refusal: code, rule and the facts its text needs.

A check of the rules gives 0 when a move is possible, else the number of a reason. A game lists its
reasons once; the facts follow from the names that its words give for the code.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from guildhall.core.errors import Refusal
from guildhall.core.words import Words


class Checked(Protocol):
    """A position that gives the number of a reason; a compiled method of every game."""

    def check(self, seat: int, move: int, /) -> int:
        """Give 0 when a move is possible, else the reason why not."""


Position = TypeVar("Position", bound=Checked)


class Phase(Protocol):
    """What others may ask of a phase; each game has a compiled class of its own for it."""

    @property
    def name(self) -> str:
        """Give its id."""

    def takes(self, move: int, /) -> bool:
        """Say whether a move belongs to it."""


@dataclass(frozen=True)
class Reason:
    """Why a move is not possible: the code of its text, and the number of the rule.

    A reason that is told by the rule of the present phase has "" as its own.
    """

    code: str
    rule: str


@dataclass(frozen=True)
class Refused(Generic[Position]):
    """A refused move, as the facts of its refusal see it."""

    s: Position
    seat: int
    move: int
    args: Mapping[str, int]


Fact = Callable[[Refused[Position]], int]


@dataclass(frozen=True)
class Refuser(Generic[Position]):
    """Says why a move is not possible: the reason that the check gave, with its facts.

    A fact is what the reason means by its name, else the argument of the move, else what the game
    counts under that name.
    """

    words: Words
    reasons: Mapping[int, Reason]
    facts: Mapping[str, Fact[Position]]
    own: Mapping[int, Mapping[str, Fact[Position]]] = field(default_factory=dict)
    """Facts of single reasons that mean something else by a name than the others do."""
    phase_rule: Callable[[Position], str] = lambda _: ""
    """The rule of a position's phase, for reasons without a rule of their own."""

    def __call__(self, s: Position, seat: int, move: int) -> Refusal | None:
        """Give None when the move is possible."""
        number = int(s.check(seat, move))
        if number == 0:
            return None
        args: dict[str, int] = {"move": move}
        if 0 <= move < self.words.moves.size:
            verb = self.words.moves.verb_of(move)
            args |= zip(verb.args, self.words.moves.indices(move), strict=True)
        refused = Refused(s, seat, move, args)
        reason, own = self.reasons[number], self.own.get(number, {})
        told = {
            name: args[name]
            if name in args and name not in own
            else int((own.get(name) or self.facts[name])(refused))
            for name in self.words.refusals[reason.code]
        }
        return Refusal(reason.code, reason.rule or self.phase_rule(s), told)

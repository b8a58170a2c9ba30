"""From the number of a reason to the whole refusal: code, rule and the facts its text needs.

A check of the rules gives 0 when a move is possible, else the number of a reason. A game lists its
reasons once; the facts follow from the names that its words give for the code.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from guildhall.core.errors import Refusal
from guildhall.core.words import Words

Position = TypeVar("Position")


class Phase(Protocol):
    """What others may ask of a phase; each game has a compiled class of its own for it."""

    name: str
    first: int
    beyond: int


@dataclass(frozen=True)
class Reason:
    """Why a move is not possible: the code of its text, and the number of the rule."""

    code: str
    rule: str


def refusal(
    words: Words,
    reason: Reason,
    facts: Mapping[str, Callable[[Position, int], int]],
    state: Position,
    seat: int,
    move: int,
) -> Refusal:
    """Give a reason with its facts: the arguments of the move, the rest as the game counts it."""
    known = {"move": move}
    if 0 <= move < words.moves.size:
        verb = words.moves.verb_of(move)
        known |= zip(verb.args, words.moves.indices(move), strict=True)
    names = words.refusals[reason.code]
    told = {name: known[name] if name in known else facts[name](state, seat) for name in names}
    return Refusal(reason.code, reason.rule, {name: int(fact) for name, fact in told.items()})

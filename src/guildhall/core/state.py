"""The base of every position: a native class, so that one source runs plain and compiled."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from guildhall.core.errors import BadPosition
from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, made

CHANCE: Final = -1
"""The actor of an outcome of chance."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The whole truth of a position: mutable, cheap to copy, no history, no generator inside.

    Subclasses have a constructor without arguments that sets every field to a blank.
    """

    @abstractmethod
    def fields(self) -> list[str]:
        """Name every field, in the order in which `saved` gives them."""

    @abstractmethod
    def actors(self) -> Int:
        """Give the bit mask of seats that owe a decision; 0 = chance is due or the game is over."""

    @abstractmethod
    def legal(self, seat: Int) -> Ints:
        """Give the moves of a seat: ascending, no duplicates, never empty for a seat that acts."""

    @abstractmethod
    def chance(self) -> Ints:
        """Give the weight of each outcome while chance is due, else nothing."""

    @abstractmethod
    def chance_verb(self) -> Int:
        """Say which of the game's chance verbs is due; -1 when none is."""

    @abstractmethod
    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:
        """Carry out a move of a seat or an outcome of CHANCE; trusts its caller."""

    @abstractmethod
    def over(self) -> bool:
        """Say whether the game has ended."""

    @abstractmethod
    def scores(self) -> Ints:
        """Give the points of each seat so far."""

    @abstractmethod
    def copy(self) -> "State":
        """Give an independent twin."""

    def steps(self, seat: Int) -> Int:
        """Count the inputs of a seat that belong to its unfinished decision."""
        return 0

    def ranks(self) -> Ints:
        """Give each seat's rank, 1 the best; equal seats share it. By score unless overridden."""
        scores = self.scores()
        ranks: list[int] = []
        for mine in scores:
            rank: Int = 1
            for other in scores:
                if other > mine:
                    rank += 1
            ranks.append(rank)
        return made(ranks)

    def saved(self) -> dict[str, object]:
        """Give all fields as plain numbers and lists: base of JSON, equality and pickling."""
        out: dict[str, object] = {}
        for name in self.fields():
            value = getattr(self, name)
            out[name] = value if isinstance(value, int) else list(value)
        return out

    def __copy__(self) -> "State":
        """Copy by hand, because compiled classes cannot be copied by the standard library."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        """Copy by hand; a state shares nothing that can change."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as plain fields, so that plain and compiled read each other."""
        return (restore, (type(self), self.saved()))


def restore(blank: type[State], saved: dict[str, object]) -> State:
    """Build a state from its saved fields; raises BadPosition when they do not fit."""
    state = blank()
    names = state.fields()
    if sorted(names) != sorted(saved):
        odd = sorted(set(names) ^ set(saved))
        raise BadPosition("position_fields", {"fields": ", ".join(odd)})
    for name in names:
        setattr(state, name, _fitting(name, getattr(state, name), saved[name]))
    return state


def _fitting(name: str, blank: object, value: object) -> object:
    if isinstance(blank, int):
        if type(value) is int and abs(value) < 1 << 62:
            return value
    elif isinstance(value, list) and all(type(x) is int and abs(x) < 1 << 62 for x in value):
        return made(value)
    raise BadPosition("position_value", {"field": name})

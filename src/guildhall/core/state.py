"""The base of every position: numbers only, so that one source runs plain and compiled.

A state knows everything that is hidden, and checks nothing: `Game.submit` checks before it plays.
Its numbers are `Int` and its arrays `Ints` (`guildhall.core.numbers`): whole numbers, and what
behaves like a list of them.

>>> import guildhall as gh
>>> game = gh.GAMES["guildes"]
>>> state = game.new(3)
>>> state.actors()
0
>>> game.words.print_chance(state.chance_verb(), 0), state.chance()[0]
('deal fishermen', 5)
>>> state.play(CHANCE, 0)
>>> state.chance()[0]
4
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from guildhall.core.errors import BadPosition
from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, made

__all__ = ["CHANCE", "State"]

CHANCE: Final = -1
"""The actor of an outcome of chance, in `State.play` and in records."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The whole truth of a position: mutable, cheap to copy, no history, no generator inside.

    `Game.new` makes one, `Game.imagine` one that fits a view. Subclasses have a constructor
    without arguments that sets every field to a blank. `copy.copy`, `copy.deepcopy` and `pickle`
    work, also between plain and compiled rules.

    >>> import guildhall as gh
    >>> from guildhall.core.luck import FastLuck
    >>> from guildhall.core.playout import draw_due
    >>> state = gh.GAMES["guildes"].new(3)
    >>> draw_due(state, FastLuck(1))
    >>> list(state.legal(0))
    [1, 2, 5, 6, 7, 8]
    >>> twin = state.copy()
    >>> twin.play(0, 5)
    >>> bin(state.actors()), bin(twin.actors())
    ('0b111', '0b110')
    """

    @abstractmethod
    def fields(self) -> list[str]:
        """Names of all fields, in the order of `saved`."""

    @abstractmethod
    def actors(self) -> Int:
        """Bit mask of the seats that owe a decision; 0 if chance is due or the game is over."""

    @abstractmethod
    def legal(self, seat: Int) -> Ints:
        """Moves of a seat, by number: ascending, no duplicates, never empty if the seat acts."""

    @abstractmethod
    def chance(self) -> Ints:
        """Weight of each outcome while chance is due, else nothing."""

    @abstractmethod
    def chance_verb(self) -> Int:
        """Number of the chance verb that is due, as `Words.print_chance` takes it; else -1."""

    @abstractmethod
    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:
        """Carry out a move of a seat or an outcome of CHANCE, without checking it.

        What happened is added to the log.
        """

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def scores(self) -> Ints:
        """Points of each seat so far."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent twin."""

    def steps(self, seat: Int) -> Int:
        """How many inputs of a seat belong to its unfinished decision."""
        return 0

    def ranks(self) -> Ints:
        """Rank of each seat, 1 the best; equal seats share it. By score unless overridden."""
        return ranked(self.scores())

    def saved(self) -> dict[str, object]:
        """All fields as plain numbers and lists: the base of JSON, equality and pickling."""
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


def ranked(values: Ints) -> Ints:
    """Rank seats by a number each, the greatest first; equal seats share a rank."""
    ranks = ints(len(values), 1)
    for seat in range(len(values)):
        for other in values:
            if other > values[seat]:
                ranks[seat] += 1
    return ranks


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

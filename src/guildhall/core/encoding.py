"""A view as numbers for learning: fields with a name, a meaning, a shape and a range.

A game declares its fields once, each with the function that reads it from a view; the layout,
the documentation and the bounds of observation spaces all follow from that one list.

>>> import guildhall as gh
>>> match = gh.new("guildes", seats=4, seed=7)
>>> encoding = match.game.encoding
>>> numbers = encoding.encode(match.view(2))
>>> len(numbers), numbers[encoding.slices(4)["packet"]]
(703, [1, 2, 0, 2, 1, 1, 1, 1, 0, 0, 0])
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

from guildhall.core.view import View

__all__ = ["Encoding", "Field"]

Read = Callable[[Any], Sequence[int]]


@dataclass(frozen=True)
class Field:
    """One stretch of an encoding."""

    name: str
    meaning: str
    shape: tuple[int, ...]
    low: int
    """The least that a number of this field can be."""
    high: int
    """The most."""
    read: Read
    """Reads the numbers from a view, the last axis running fastest."""

    @property
    def size(self) -> int:
        """How many numbers the field has: the product of its shape."""
        return prod(self.shape)


class Encoding:
    """How the views of a game become a flat list of small numbers.

    `fields(seats)` lists its fields. `version` is raised when a field is added, removed, moved or
    read in another way: what has learned from one version cannot play with another.
    """

    def __init__(self, version: int, layout: Callable[[int], list[Field]]) -> None:
        self.version = version
        self.fields: Callable[[int], list[Field]] = cache(layout)

    def size(self, seats: int) -> int:
        """How many numbers an encoded view has."""
        return sum(field.size for field in self.fields(seats))

    def slices(self, seats: int) -> dict[str, slice]:
        """Where each field lies, by its name."""
        found: dict[str, slice] = {}
        start = 0
        for field in self.fields(seats):
            found[field.name] = slice(start, start + field.size)
            start += field.size
        return found

    def encode(self, view: View) -> list[int]:
        """What a seat may know, as numbers; raises ValueError for a spectator's view."""
        if view.seat < 0:
            raise ValueError("only a seat's view is encoded")
        out: list[int] = []
        for field in self.fields(view.seats):
            out += field.read(view)
        return out


def own_first(view: View, row: Sequence[Any]) -> list[Any]:
    """Turn a row by seat so that the viewer comes first and the others follow in seat order."""
    return [*row[view.seat :], *row[: view.seat]]


def one_hot(value: int, size: int) -> list[int]:
    """Mark one of several things; nothing is marked for -1."""
    out = [0] * size
    if value >= 0:
        out[value] = 1
    return out


def many_hot(values: Iterable[int], size: int) -> list[int]:
    """Mark some of several things."""
    out = [0] * size
    for value in values:
        out[value] = 1
    return out


def one_hots(values: Iterable[int], size: int) -> list[int]:
    """Mark one thing for each place of a row."""
    return flat(one_hot(value, size) for value in values)


def bits(mask: int, size: int) -> list[int]:
    """Spread a bit mask."""
    return [mask >> bit & 1 for bit in range(size)]


def flat(rows: Iterable[Sequence[int]]) -> list[int]:
    """Lay rows end to end."""
    return [number for row in rows for number in row]


def padded(row: Sequence[int], size: int, blank: int) -> list[int]:
    """Fill a row up to its full length."""
    return [*row, *[blank] * (size - len(row))]


def relative(view: View, seats: Iterable[int]) -> list[int]:
    """Count seats from the viewer, who is 0; -1 stays nobody."""
    return [(seat - view.seat) % view.seats if seat >= 0 else -1 for seat in seats]


def number(name: str, meaning: str, low: int, high: int) -> Field:
    """Declare a plain number, read from the view's attribute of that name."""
    return Field(name, meaning, (1,), low, high, lambda view: [int(getattr(view, name))])


def numbers(name: str, meaning: str, shape: tuple[int, ...], low: int, high: int) -> Field:
    """Declare numbers, read from the view's attribute of that name, a row or rows."""
    if len(shape) == 1:
        return Field(name, meaning, shape, low, high, lambda view: getattr(view, name))
    return Field(name, meaning, shape, low, high, lambda view: flat(getattr(view, name)))


def choice(name: str, meaning: str, size: int) -> Field:
    """Declare one thing of several, one-hot; all 0 when there is none."""
    return Field(name, meaning, (size,), 0, 1, lambda view: one_hot(getattr(view, name), size))


def choices(name: str, meaning: str, rows: int, size: int) -> Field:
    """Declare one thing of several for each place of a row, one-hot; all 0 when there is none."""
    return Field(
        name, meaning, (rows, size), 0, 1, lambda view: one_hots(getattr(view, name), size)
    )


def several(name: str, meaning: str, size: int) -> Field:
    """Declare some things of several: 1 for each that is there."""
    return Field(name, meaning, (size,), 0, 1, lambda view: many_hot(getattr(view, name), size))


def by_seat(name: str, meaning: str, seats: int, low: int, high: int, width: int = 1) -> Field:
    """Declare a number or a row for each seat, the viewer first."""
    if width == 1:
        return Field(
            name, meaning, (seats,), low, high, lambda view: own_first(view, getattr(view, name))
        )
    return Field(
        name,
        meaning,
        (seats, width),
        low,
        high,
        lambda view: flat(own_first(view, getattr(view, name))),
    )


def who(name: str, meaning: str, seats: int) -> Field:
    """Declare one seat, one-hot, counted from the viewer; all 0 for nobody."""
    return Field(
        name,
        meaning,
        (seats,),
        0,
        1,
        lambda view: one_hots(relative(view, [getattr(view, name)]), view.seats),
    )


def crowd(name: str, meaning: str, seats: int) -> Field:
    """Declare some seats, counted from the viewer."""
    return Field(
        name,
        meaning,
        (seats,),
        0,
        1,
        lambda view: many_hot(relative(view, getattr(view, name)), view.seats),
    )


def owners(name: str, meaning: str, rows: tuple[int, ...], seats: int) -> Field:
    """Declare whose each place is, one-hot, counted from the viewer; all 0 for nobody."""

    def read(view: View) -> list[int]:
        held = getattr(view, name)
        seats_held = flat(held) if len(rows) > 1 else held
        return one_hots(relative(view, seats_held), view.seats)

    return Field(name, meaning, (*rows, seats), 0, 1, read)


def common(seats: int, lowest: int, highest: int) -> list[Field]:
    """Give the fields that every game opens with."""
    return [
        choice("seat", "own number, as moves count seats", seats),
        crowd("actors", "who owes a decision", seats),
        number("over", "the game has ended", 0, 1),
        by_seat("scores", "points so far", seats, lowest, highest),
    ]

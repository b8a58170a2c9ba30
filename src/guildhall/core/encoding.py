"""What a seat may know as numbers for learning: fields with a name, a meaning, a shape, a range.

A game declares its fields once; the layout, the documentation and the bounds of observation spaces
follow from that. Its scribe (`guildhall.core.sheet`) writes them from a state, in microseconds;
`Encoding.encode` reads them from a view, for those who have nothing else. Both give the same.

>>> import guildhall as gh
>>> match = gh.new("guildes", seats=4, seed=7)
>>> encoding = match.game.encoding
>>> numbers = encoding.encode(match.view(2))
>>> len(numbers), numbers[encoding.slices(4)["packet"]]
(703, [1, 2, 0, 2, 1, 1, 1, 1, 0, 0, 0])
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import Any

from guildhall.core.sheet import Declared, Scribe, Sheet
from guildhall.core.state import State
from guildhall.core.view import View

__all__ = ["Encoding", "Field", "ThroughView", "declared"]

Read = Callable[[Any], Sequence[int]]
NONE_APART: Mapping[str, Read] = {}


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
    """How what a seat may know becomes a flat list of small numbers.

    `fields(seats)` lists its fields. `version` is raised when a field is added, removed, moved or
    read in another way: what has learned from one version cannot play with another.

    With `places`, there is room for so many seats, and `present` marks those that play: one layout,
    and so one network, for every number of seats.

    >>> import guildhall as gh
    >>> encoding = gh.GAMES["guildes"].encoding
    >>> encoding.size(3), encoding.size(4), encoding.size(3, places=6), encoding.size(4, places=6)
    (630, 703, 855, 855)
    """

    def __init__(
        self, version: int, layout: Callable[[int], list[Field]], scribe: Scribe | None = None
    ) -> None:
        self.version = version
        self.layout: Callable[[int], list[Field]] = cache(layout)
        self.scribe = scribe
        self.spots = cache(self._spots)
        self.sizes: dict[tuple[int, int], int] = {}

    def fields(self, seats: int, places: int = 0) -> list[Field]:
        """All fields, in order."""
        return [_present(places), *self.layout(places)] if places else self.layout(seats)

    def size(self, seats: int, places: int = 0) -> int:
        """How many numbers there are."""
        if (seats, places) not in self.sizes:
            self.sizes[seats, places] = sum(f.size for f in self.fields(seats, places))
        return self.sizes[seats, places]

    def slices(self, seats: int, places: int = 0) -> dict[str, slice]:
        """Where each field lies, by its name."""
        found: dict[str, slice] = {}
        start = 0
        for field in self.fields(seats, places):
            found[field.name] = slice(start, start + field.size)
            start += field.size
        return found

    def scales(self, seats: int, places: int = 0) -> list[float]:
        """For each number a factor that brings it between -1 and 1, by the range of its field.

        >>> import guildhall as gh
        >>> encoding = gh.GAMES["guildes"].encoding
        >>> encoding.scales(4)[encoding.slices(4)["hand_sizes"]]
        [0.1, 0.1, 0.1, 0.1]
        """
        fields = self.fields(seats, places)
        return [1 / max(1, field.high, -field.low) for field in fields for _ in range(field.size)]

    def encode(self, view: View, places: int = 0) -> list[int]:
        """What a seat may know, as numbers; raises ValueError for a spectator's view."""
        if view.seat < 0:
            raise ValueError("only a seat's view is encoded")
        numbers = [n for field in self.fields(view.seats) for n in field.read(view)]
        if not places:
            return numbers
        out = [0] * self.size(view.seats, places)
        out[: view.seats] = [1] * view.seats
        for spot, n in zip(self.spots(view.seats, places), numbers, strict=True):
            out[spot] = n
        return out

    def _spots(self, seats: int, places: int) -> list[int]:
        """Give where each number of the plain layout lies in the one with more places."""
        found: list[int] = []
        start = places
        for plain, padded in zip(self.layout(seats), self.layout(places), strict=True):
            for cell in product(*map(range, plain.shape)):
                spot = 0
                for index, length in zip(cell, padded.shape, strict=True):
                    spot = spot * length + index
                found.append(start + spot)
            start += padded.size
        return found


class ThroughView(Scribe):
    """Writes a sheet the long way, by a view: for a game that has no scribe of its own."""

    def __init__(self, encoding: Encoding, observe: Callable[[Any, int], View]) -> None:
        self.encoding = encoding
        self.observe = observe

    def write(self, state: State, sheet: Sheet) -> None:
        """Encode the view of the sheet's seat."""
        places = int(sheet.places) if sheet.padded else 0
        sheet.put(self.encoding.encode(self.observe(state, int(sheet.seat)), places))


def _present(places: int) -> Field:
    return Field("present", "the seats that play", (places,), 0, 1, lambda v: [1] * v.seats)


def declared(
    scribe: Scribe, blank: Callable[[int], State], apart: Mapping[str, Read] = NONE_APART
) -> Callable[[int], list[Field]]:
    """Give the layout that a scribe declares, for which it looks at a new game.

    A field is read from the attribute of a view that has its name, in the way of its kind; `apart`
    says how to read those that are something else there.
    """

    def layout(seats: int) -> list[Field]:
        sheet = Sheet(seats, 0, listing=True)
        scribe.write(blank(seats), sheet)
        return [_field(one, apart) for one in sheet.declared]

    return layout


def _field(one: Declared, apart: Mapping[str, Read]) -> Field:
    read = apart.get(one.name) or READERS[one.kind](one.name, one.shape[-1])
    return Field(one.name, one.meaning, tuple(one.shape), one.low, one.high, read)


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


def marked(some: int | Iterable[int], size: int) -> list[int]:
    """Mark some of several things, given as a bit mask or one by one."""
    return bits(some, size) if isinstance(some, int) else many_hot(some, size)


def flat(rows: Iterable[Sequence[int]]) -> list[int]:
    """Lay rows end to end."""
    return [number for row in rows for number in row]


def padded(row: Sequence[int], size: int, blank: int) -> list[int]:
    """Fill a row up to its full length."""
    return [*row, *[blank] * (size - len(row))]


def relative(view: View, seats: Iterable[int]) -> list[int]:
    """Count seats from the viewer, who is 0; -1 stays nobody."""
    return [(seat - view.seat) % view.seats if seat >= 0 else -1 for seat in seats]


def _flattened(held: Sequence[Any]) -> Sequence[int]:
    """Lay rows end to end, also rows of rows; a single row stays as it is."""
    while held and not isinstance(held[0], int):
        held = [item for row in held for item in row]
    return held


READERS: dict[str, Callable[[str, int], Read]] = {
    "number": lambda name, _: lambda v: [int(getattr(v, name))],
    "numbers": lambda name, _: lambda v: _flattened(getattr(v, name)),
    "choice": lambda name, size: lambda v: one_hot(getattr(v, name), size),
    "choices": lambda name, size: lambda v: one_hots(getattr(v, name), size),
    "several": lambda name, size: lambda v: marked(getattr(v, name), size),
    "by_seat": lambda name, _: lambda v: _flattened(own_first(v, getattr(v, name))),
    "choice_by_seat": lambda name, size: lambda v: one_hots(own_first(v, getattr(v, name)), size),
    "several_by_seat": lambda name, size: (
        lambda v: flat(marked(some, size) for some in own_first(v, getattr(v, name)))
    ),
    "who": lambda name, size: lambda v: one_hot(relative(v, [getattr(v, name)])[0], size),
    "crowd": lambda name, size: lambda v: many_hot(relative(v, getattr(v, name)), size),
    "owners": lambda name, size: (
        lambda v: one_hots(relative(v, _flattened(getattr(v, name))), size)
    ),
}
"""How each kind of field is read from the view's attribute of its name; `size` is its last axis."""

"""What a seat may know, written as numbers straight from the state, without a view between.

The scribe of a game goes through its fields in order. Each line says what a field is called, what
it means, its size and range, and gives its value: on a sheet that lists, the lines declare the
fields; on any other, they write the numbers. So nothing about a field is said twice.
"""

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import mypyc_attr

from guildhall.core.numbers import Int, Ints, Marks, Short, Shorts, copy_some, marks, shorts
from guildhall.core.state import State

__all__ = ["Declared", "Scribe", "Sheet", "legal_marks", "written"]


class Declared:
    """One field as its scribe declares it; `kind` is the name of the method that writes it."""

    def __init__(
        self, kind: str, name: str, meaning: str, low: int, high: int, shape: list[int]
    ) -> None:
        self.kind: str = kind
        self.name: str = name
        self.meaning: str = meaning
        self.low: int = low
        self.high: int = high
        self.shape: list[int] = shape


@final
class Sheet:
    """A row of numbers, filled from left to right with what one seat may know.

    `places` is for how many seats there is room: 0 means just for those that play. With more, one
    layout serves every number of seats, and the rows of absent ones stay 0. Seats are counted from
    the viewer, who is 0. All numbers are 0 before a scribe begins.
    """

    def __init__(self, seats: Int, places: Int, listing: bool) -> None:
        self.seats: Int = seats
        self.places: Int = places if places > 0 else seats
        self.padded: bool = places > 0
        self.listing: bool = listing
        self.declared: list[Declared] = []
        self.numbers: Shorts = shorts(0)
        self.at: Int = 0
        self.seat: Int = 0

    def begin(self, numbers: Shorts, at: Int, seat: Int) -> None:
        """Go to a place in an array of zeros, for what a seat may know."""
        self.numbers = numbers
        self.at = at
        self.seat = seat

    def holder(self, k: Int) -> Int:
        """Give the seat that is k seats after the viewer."""
        seat = self.seat + k
        return seat - self.seats if seat >= self.seats else seat

    def distance(self, seat: Int) -> Int:
        """Count from the viewer to a seat."""
        return seat - self.seat if seat >= self.seat else seat - self.seat + self.seats

    def common(self, s: State, lowest: Int, highest: Int) -> None:
        """Write the fields that every game opens with."""
        if self.padded:
            self.present()
        self.choice("seat", "own number, as moves count seats", self.places, self.seat)
        self.crowd("actors", "who owes a decision", s.actors())
        over: Int = 0
        if s.over():
            over = 1
        self.number("over", "the game has ended", 0, 1, over)
        self.by_seat("scores", "points so far", 1, lowest, highest, s.scores())

    def present(self) -> None:
        """Mark the seats that play: the first field of a padded sheet."""
        for k in range(self.seats):
            self.numbers[self.at + k] = 1
        self.at += self.places

    def put(self, numbers: list[int]) -> None:
        """Write numbers that are made already."""
        for number in numbers:
            self.numbers[self.at] = Short(number)
            self.at += 1

    def number(self, name: str, meaning: str, low: Int, high: Int, value: Int) -> None:
        """Write a plain number."""
        if self.listing:
            self._declare("number", name, meaning, low, high, [1])
            return
        self.numbers[self.at] = Short(value)
        self.at += 1

    def row(
        self,
        name: str,
        meaning: str,
        size: Int,
        low: Int,
        high: Int,
        values: Ints,
        start: Int = 0,
    ) -> None:
        """Write a row of numbers, from a place in an array; what is missing at its end stays 0."""
        if self.listing:
            self._declare("numbers", name, meaning, low, high, [size])
            return
        copy_some(values, start, min(start + size, len(values)), self.numbers, self.at)
        self.at += size

    def room(self, name: str, meaning: str, rows: Int, width: Int, low: Int, high: Int) -> Int:
        """Give the place of a row (width 1) or of rows that the scribe writes by itself."""
        if self.listing:
            shape: list[int] = [rows] if width == 1 else [rows, width]
            self._declare("numbers", name, meaning, low, high, shape)
            return 0
        at = self.at
        self.at = at + rows * width
        return at

    def room_by_seat(self, name: str, meaning: str, width: Int, low: Int, high: Int) -> Int:
        """Give the place of what the scribe writes by itself for each seat, the viewer first."""
        if self.listing:
            shape: list[int] = [self.places] if width == 1 else [self.places, width]
            self._declare("by_seat", name, meaning, low, high, shape)
            return 0
        at = self.at
        self.at = at + self.places * width
        return at

    def rows(
        self, name: str, meaning: str, rows: Int, width: Int, low: Int, high: Int, values: Ints
    ) -> None:
        """Write rows of numbers, one after the other."""
        if self.listing:
            self._declare("numbers", name, meaning, low, high, [rows, width])
            return
        copy_some(values, 0, len(values), self.numbers, self.at)
        self.at += rows * width

    def shelves(
        self,
        name: str,
        meaning: str,
        rows: Int,
        width: Int,
        depth: Int,
        low: Int,
        high: Int,
        values: Ints,
    ) -> None:
        """Write rows of rows of numbers."""
        if self.listing:
            self._declare("numbers", name, meaning, low, high, [rows, width, depth])
            return
        copy_some(values, 0, len(values), self.numbers, self.at)
        self.at += rows * width * depth

    def choice(self, name: str, meaning: str, size: Int, value: Int) -> None:
        """Mark one thing of several; none for -1."""
        if self.listing:
            self._declare("choice", name, meaning, 0, 1, [size])
            return
        if value >= 0:
            self.numbers[self.at + value] = 1
        self.at += size

    def choices(
        self, name: str, meaning: str, rows: Int, size: Int, values: Ints, width: Int = 1
    ) -> None:
        """Mark one thing of several for each place of a row, or of rows of some width."""
        if self.listing:
            places: list[int] = [rows] if width == 1 else [rows, width]
            self._declare("choices", name, meaning, 0, 1, [*places, size])
            return
        self._mark(values, 0, len(values), size)
        self.at += rows * width * size

    def choices_of(
        self, name: str, meaning: str, rows: Int, size: Int, values: Ints, start: Int, number: Int
    ) -> None:
        """Mark one thing of several for so many places of an array, from one on."""
        if self.listing:
            self._declare("choices", name, meaning, 0, 1, [rows, size])
            return
        self._mark(values, start, start + number, size)
        self.at += rows * size

    def room_of_choices(self, name: str, meaning: str, rows: Int, width: Int, size: Int) -> Int:
        """Give the place where the scribe marks one thing of several for each place of rows."""
        if self.listing:
            self._declare("choices", name, meaning, 0, 1, [rows, width, size])
            return 0
        at = self.at
        self.at = at + rows * width * size
        return at

    def several(self, name: str, meaning: str, size: Int, mask: Int) -> None:
        """Mark some things of several: the bits of a mask."""
        if self.listing:
            self._declare("several", name, meaning, 0, 1, [size])
            return
        self._spread(mask, size)
        self.at += size

    def by_seat(
        self, name: str, meaning: str, width: Int, low: Int, high: Int, values: Ints
    ) -> None:
        """Write a number or a row for each seat, the viewer first."""
        at = self.room_by_seat(name, meaning, width, low, high)
        if self.listing:
            return
        own = self.seat * width
        after = self.seats * width
        copy_some(values, own, after, self.numbers, at)
        copy_some(values, 0, own, self.numbers, at + after - own)

    def choice_by_seat(self, name: str, meaning: str, size: Int, values: Ints) -> None:
        """Mark one thing of several for each seat, the viewer first."""
        if self.listing:
            self._declare("choice_by_seat", name, meaning, 0, 1, [self.places, size])
            return
        out = self.numbers
        for k in range(self.seats):
            value = values[self.holder(k)]
            if value >= 0:
                out[self.at + k * size + value] = 1
        self.at += self.places * size

    def several_by_seat(self, name: str, meaning: str, size: Int, masks: Ints) -> None:
        """Mark some things of several for each seat, the viewer first."""
        if self.listing:
            self._declare("several_by_seat", name, meaning, 0, 1, [self.places, size])
            return
        start = self.at
        for k in range(self.seats):
            self.at = start + k * size
            self._spread(masks[self.holder(k)], size)
        self.at = start + self.places * size

    def who(self, name: str, meaning: str, seat: Int) -> None:
        """Mark one seat; none for -1."""
        if self.listing:
            self._declare("who", name, meaning, 0, 1, [self.places])
            return
        if seat >= 0:
            self.numbers[self.at + self.distance(seat)] = 1
        self.at += self.places

    def crowd(self, name: str, meaning: str, mask: Int) -> None:
        """Mark some seats: the bits of a mask."""
        if self.listing:
            self._declare("crowd", name, meaning, 0, 1, [self.places])
            return
        out = self.numbers
        at = self.at
        turned = (mask | (mask << self.seats)) >> self.seat
        for k in range(self.seats):
            out[at + k] = Short((turned >> k) & 1)
        self.at = at + self.places

    def owners(self, name: str, meaning: str, rows: Int, width: Int, seats: Ints) -> None:
        """Mark whose each place of a row (width 1) or of rows is; nobody's for -1."""
        if self.listing:
            shape: list[int] = [rows] if width == 1 else [rows, width]
            self._declare("owners", name, meaning, 0, 1, [*shape, self.places])
            return
        out = self.numbers
        at = self.at
        for seat in seats:
            if seat >= 0:
                out[at + self.distance(seat)] = 1
            at += self.places
        self.at += rows * width * self.places

    def _mark(self, values: Ints, start: Int, stop: Int, size: Int) -> None:
        """Mark one thing of several for some places of an array."""
        out = self.numbers
        at = self.at
        for cell in range(start, stop):
            value = values[cell]
            if value >= 0:
                out[at + value] = 1
            at += size

    def _spread(self, mask: Int, size: Int) -> None:
        out = self.numbers
        at = self.at
        for bit in range(size):
            out[at + bit] = Short((mask >> bit) & 1)

    def _declare(
        self, kind: str, name: str, meaning: str, low: int, high: int, shape: list[int]
    ) -> None:
        self.declared.append(Declared(kind, name, meaning, low, high, shape))


@mypyc_attr(allow_interpreted_subclasses=True)
class Scribe(ABC):
    """Writes what a seat may know on a sheet."""

    @abstractmethod
    def write(self, state: State, sheet: Sheet) -> None:
        """Go through all fields, for the seat of the sheet; or declare them, if it lists."""


def written(scribe: Scribe, state: State, seat: Int, seats: Int, places: Int, size: Int) -> Shorts:
    """Give what a seat may know in a fresh array of this size."""
    sheet = Sheet(seats, places, False)
    numbers = shorts(size)
    sheet.begin(numbers, 0, seat)
    scribe.write(state, sheet)
    return numbers


def legal_marks(state: State, seat: Int, moves: Int) -> Marks:
    """Mark the legal moves of a seat among all; none while it owes no decision."""
    out = marks(moves)
    if (state.actors() >> seat) & 1:
        for move in state.legal(seat):
            out[move] = 1
    return out

"""What a seat may know, written as numbers straight from the state, without a view between.

The scribe of a game goes through its fields in order. Each line says what a field is called, what
it means, its size and range, and gives its value: on a sheet that lists, the lines declare the
fields; on any other, they write the numbers. So nothing about a field is said twice.
"""

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import mypyc_attr

from guildhall.core.numbers import (
    Int,
    Ints,
    Marks,
    Short,
    Shorts,
    copy_shorts,
    copy_some,
    mark_each,
    mark_owners,
    marks,
    same_some,
    shorts,
    spread_bits,
)
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

    A sheet may have the row that was written for the same game a move ago, perhaps for another
    seat. What takes long to count is taken from there, if all that it follows from is unchanged.
    """

    def __init__(self, seats: Int, places: Int, listing: bool) -> None:
        self.seats: Int = seats
        self.places: Int = places if places > 0 else seats
        self.padded: bool = places > 0
        self.listing: bool = listing
        self.declared: list[Declared] = []
        self.numbers: Shorts = shorts(0)
        self.before: Shorts = shorts(0)
        self.recalls: bool = False
        self.turned: Int = 0
        self.at: Int = 0
        self.seat: Int = 0

    def begin(self, numbers: Shorts, at: Int, seat: Int) -> None:
        """Go to a place in an array of zeros, for what a seat may know."""
        self.numbers = numbers
        self.at = at
        self.seat = seat
        self.recalls = False

    def recall(self, before: Shorts, seat: Int) -> None:
        """Have what was written before, at the same place of another array, for some seat."""
        self.before = before
        self.recalls = True
        self.turned = self.seat - seat if self.seat >= seat else self.seat - seat + self.seats

    def forget(self) -> None:
        """Give up the row that was written before."""
        self.before = shorts(0)
        self.recalls = False

    def unchanged(self, start: Int, stop: Int) -> bool:
        """Whether a stretch is what it was before."""
        return self.recalls and same_some(self.numbers, self.before, start, start, stop - start)

    def unchanged_by_seat(self, start: Int, width: Int) -> bool:
        """Whether what was written for each seat is what it was, whoever looked."""
        gone = self.turned * width
        left = self.seats * width - gone
        return (
            self.recalls
            and same_some(self.numbers, self.before, start, start + gone, left)
            and same_some(self.numbers, self.before, start + left, start, gone)
        )

    def repeat_by_seat(self, start: Int, width: Int) -> None:
        """Write for each seat what was written before, whoever looked."""
        gone = self.turned * width
        after = start + self.seats * width
        copy_shorts(self.before, start + gone, after, self.numbers, start)
        copy_shorts(self.before, start, start + gone, self.numbers, after - gone)

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
        mark_each(values, 0, len(values), size, self.numbers, self.at)
        self.at += rows * width * size

    def choices_of(
        self, name: str, meaning: str, rows: Int, size: Int, values: Ints, start: Int, number: Int
    ) -> None:
        """Mark one thing of several for so many places of an array, from one on."""
        if self.listing:
            self._declare("choices", name, meaning, 0, 1, [rows, size])
            return
        mark_each(values, start, start + number, size, self.numbers, self.at)
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
        spread_bits(mask, size, self.numbers, self.at)
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
        out = self.numbers
        at = self.at
        for k in range(self.seats):
            spread_bits(masks[self.holder(k)], size, out, at + k * size)
        self.at = at + self.places * size

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
        around = (mask | (mask << self.seats)) >> self.seat
        spread_bits(around, self.seats, self.numbers, self.at)
        self.at += self.places

    def owners(self, name: str, meaning: str, rows: Int, width: Int, seats: Ints) -> None:
        """Mark whose each place of a row (width 1) or of rows is; nobody's for -1."""
        if self.listing:
            shape: list[int] = [rows] if width == 1 else [rows, width]
            self._declare("owners", name, meaning, 0, 1, [*shape, self.places])
            return
        mark_owners(seats, self.seat, self.seats, self.places, self.numbers, self.at)
        self.at += rows * width * self.places

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

"""The only number types of rules code: `Int` and `Ints`; no other file names i64 or vec.

`Shorts` and `Marks` are what learners get: numpy reads them where they lie, without a copy.
`Things[Phase]` is an array of objects: compiled code takes one out without asking what it is.

Most of what works on whole arrays or stretches of them, observations above all, has a quick way
when compiled (`scripts/quick.py`).
"""

from typing import TypeAlias, final

from librt.vecs import append as append
from librt.vecs import vec
from librt.vecs import vec as Things  # noqa: N812  a type, whatever its library calls it
from mypy_extensions import i16, i64, mypyc_attr, u8

__all__ = [
    "Int",
    "Ints",
    "Marks",
    "Offers",
    "Rows",
    "Short",
    "Shorts",
    "Things",
    "add_rows",
    "append",
    "copy_shorts",
    "copy_some",
    "ints",
    "made",
    "mark_each",
    "mark_owners",
    "marks",
    "no_rows",
    "over_half",
    "put",
    "same_some",
    "shorts",
    "soon",
    "spread_bits",
    "sum_products",
    "sum_rows",
    "sum_some",
    "total",
    "unwritten",
    "unwritten_marks",
    "wipe",
    "wipe_marks",
    "with_capacity",
]

Int = i64
Ints: TypeAlias = "vec[i64]"
Short = i16
Shorts: TypeAlias = "vec[i16]"
Marks: TypeAlias = "vec[u8]"
Rows: TypeAlias = "vec[vec[i64]]"


def ints(n: Int, value: Int = 0) -> Ints:
    """Give an array of n equal numbers."""
    return vec[i64]([value] * n)


def shorts(n: Int) -> Shorts:
    """Give an array of n zeros of 16 bits, for observations."""
    return vec[i16]([i16(0)] * n)


def unwritten(n: Int) -> Shorts:
    """Give an array of n numbers of 16 bits; compiled, they are anything until `wipe`.

    For the rows of many games: each is wiped when its game is looked at, so that it is near.
    """
    return shorts(n)


def soon(thing: object) -> None:
    """Say that an object will be worked on soon; compiled, it comes near meanwhile."""


def wipe(numbers: Shorts, start: Int, stop: Int) -> None:
    """Write zeros over a stretch; compiled, the next one, as long, comes near meanwhile."""
    for cell in range(start, stop):
        numbers[cell] = 0


def marks(n: Int) -> Marks:
    """Give an array of n zeros of 8 bits, to be set to 1 where something is so."""
    return vec[u8]([u8(0)] * n)


def unwritten_marks(n: Int) -> Marks:
    """Give an array of n numbers of 8 bits; compiled, they are anything until `wipe_marks`."""
    return marks(n)


def wipe_marks(marks: Marks, start: Int, stop: Int) -> None:
    """Write zeros over a stretch, as `wipe` does."""
    for cell in range(start, stop):
        marks[cell] = 0


def no_rows(n: Int) -> Rows:
    """Give an array of n empty arrays."""
    out = vec[vec[i64]](capacity=n)
    for _ in range(n):
        out = append(out, with_capacity(0))
    return out


def with_capacity(n: Int) -> Ints:
    """Give an empty array with space for n numbers."""
    return vec[i64](capacity=n)


def made(items: list[int]) -> Ints:
    """Turn a plain list into an array; for tables and at the edges."""
    out = with_capacity(len(items))
    for item in items:
        out = append(out, i64(item))
    return out


def total(numbers: Ints) -> Int:
    """Add all numbers of an array."""
    return sum_some(numbers, 0, len(numbers))


def sum_some(values: Ints, start: Int, stop: Int) -> Int:
    """Add the numbers of a stretch of an array."""
    result: Int = 0
    for cell in range(start, stop):
        result += values[cell]
    return result


def sum_products(values: Ints, start: Int, weights: Ints) -> Int:
    """Add the numbers of an array from a place on, each as often as its weight says."""
    result: Int = 0
    for cell in range(len(weights)):
        result += values[start + cell] * weights[cell]
    return result


def sum_rows(values: Ints, start: Int, width: Int, out: Ints) -> None:
    """Write the sum of each row of an array, from a place on, as many as there is space for."""
    for row in range(len(out)):
        first = start + row * width
        out[row] = sum_some(values, first, first + width)


def over_half(values: Ints, start: Int, width: Int, parts: Int, out: Ints) -> None:
    """Write which of the first parts of each row is more than half of the row; -1 for none."""
    for row in range(len(out)):
        first = start + row * width
        whole = sum_some(values, first, first + width)
        out[row] = -1
        for part in range(parts):
            if 2 * values[first + part] > whole:
                out[row] = part


def add_rows(values: Ints, start: Int, width: Int, places: Ints, first: Int, out: Ints) -> None:
    """Add rows of an array, from a place on, to the rows of another that `places` names."""
    at = start
    for row in range(first, len(places)):
        to = places[row] * width
        for cell in range(width):
            out[to + cell] += values[at + cell]
        at += width


def copy_some(values: Ints, start: Int, stop: Int, out: Shorts, at: Int) -> None:
    """Write a stretch of an array as numbers of 16 bits."""
    shift = at - start
    for cell in range(start, stop):
        out[shift + cell] = Short(values[cell])


def copy_shorts(values: Shorts, start: Int, stop: Int, out: Shorts, at: Int) -> None:
    """Copy a stretch of numbers of 16 bits to another array."""
    shift = at - start
    for cell in range(start, stop):
        out[shift + cell] = values[cell]


def same_some(left: Shorts, right: Shorts, at: Int, start: Int, number: Int) -> bool:
    """Whether so many numbers are the same, on the left from `at` on, on the right from `start`."""
    for cell in range(number):
        if left[at + cell] != right[start + cell]:
            return False
    return True


def spread_bits(mask: Int, size: Int, out: Shorts, at: Int) -> None:
    """Write the bits of a mask, one number each."""
    for bit in range(size):
        out[at + bit] = Short((mask >> bit) & 1)


def mark_each(values: Ints, start: Int, stop: Int, size: Int, out: Shorts, at: Int) -> None:
    """Mark one thing of several for each number of a stretch; none for -1."""
    for cell in range(start, stop):
        value = values[cell]
        if 0 <= value < size:
            out[at + value] = 1
        at += size


def mark_owners(owners: Ints, viewer: Int, seats: Int, places: Int, out: Shorts, at: Int) -> None:
    """Mark whose each thing is, counted from the viewer; nobody's for -1."""
    for seat in owners:
        if seat >= 0:
            out[at + (seat - viewer if seat >= viewer else seat - viewer + seats)] = 1
        at += places


def put(numbers: Ints, at: Int, number: Int) -> Ints:
    """Give a copy with one number replaced: for arrays that copies of a state share."""
    out = numbers[:]
    out[at] = number
    return out


@final
@mypyc_attr(free_list_len=1)
class Offers:
    """A growing array of moves, so that helpers can add to it without passing it back."""

    def __init__(self, capacity: Int = 32) -> None:
        """Start empty, with space for `capacity` moves."""
        self.moves: Ints = with_capacity(capacity)

    def add(self, move: Int) -> None:
        """Offer one more move; callers add in ascending order."""
        self.moves = append(self.moves, move)

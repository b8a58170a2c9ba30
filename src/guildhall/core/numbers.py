"""The only number types of rules code: `Int` and `Ints`; no other file names i64 or vec.

`Shorts` and `Marks` are what learners get: numpy reads them where they lie, without a copy.
`Things[Phase]` is an array of objects: compiled code takes one out without asking what it is.
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
    "Short",
    "Shorts",
    "Things",
    "append",
    "copy_some",
    "ints",
    "made",
    "marks",
    "put",
    "shorts",
    "total",
    "with_capacity",
]

Int = i64
Ints: TypeAlias = "vec[i64]"
Short = i16
Shorts: TypeAlias = "vec[i16]"
Marks: TypeAlias = "vec[u8]"


def ints(n: Int, value: Int = 0) -> Ints:
    """Give an array of n equal numbers."""
    return vec[i64]([value] * n)


def shorts(n: Int) -> Shorts:
    """Give an array of n zeros of 16 bits, for observations."""
    return vec[i16]([i16(0)] * n)


def marks(n: Int) -> Marks:
    """Give an array of n zeros of 8 bits, to be set to 1 where something is so."""
    return vec[u8]([u8(0)] * n)


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
    result: Int = 0
    for number in numbers:
        result += number
    return result


def copy_some(values: Ints, start: Int, stop: Int, out: Shorts, at: Int) -> None:
    """Write a stretch of an array as numbers of 16 bits; `scripts/mend.py` has a quick way."""
    shift = at - start
    for cell in range(start, stop):
        out[shift + cell] = Short(values[cell])


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

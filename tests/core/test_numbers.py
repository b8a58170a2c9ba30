"""The arrays of the rules, where compiled code has a way of its own."""

from collections.abc import Callable
from typing import Any

import pytest

from guildhall.core.numbers import (
    Offers,
    add_rows,
    append,
    copy_some,
    ints,
    made,
    mark_each,
    mark_owners,
    marks,
    over_half,
    put,
    shorts,
    spread_bits,
    sum_products,
    sum_rows,
    total,
    wipe,
    wipe_marks,
    with_capacity,
)


def test_a_stretch_is_copied_and_nothing_beside_it() -> None:
    values = made([*range(40), -7, 1 << 14])
    for start, stop in ((0, 42), (3, 3), (5, 17), (40, 42)):
        out = shorts(60)
        copy_some(values, start, stop, out, 11)
        stretch = list(values)[start:stop]
        assert list(out) == [0] * 11 + stretch + [0] * (49 - len(stretch))


@pytest.mark.parametrize(("start", "stop", "at"), [(0, 5, 0), (2, 4, 3), (0, 4, 2)])
def test_a_stretch_that_lies_outside_is_refused(start: int, stop: int, at: int) -> None:
    with pytest.raises(IndexError):
        copy_some(made([1, 2, 3, 4]), start, stop, shorts(4), at)


@pytest.mark.parametrize("width", [2, 6])
def test_rows_are_summed_halved_and_added(width: int) -> None:
    """Rows of six have a loop of their own when compiled."""
    rest = [0] * (width - 2)
    rows = [[3, 2, *rest], [2, 2, *rest], [0, 0, *rest], [1, 4, *rest]]
    values = made([9, *(number for row in rows for number in row)])
    sums, holders, added = ints(4), ints(4), ints(2 * width)
    sum_rows(values, 1, width, sums)
    over_half(values, 1, width, width - 1, holders)
    add_rows(values, 1, width, made([7, 0, 1, 1, 0]), 1, added)
    assert list(sums) == [5, 4, 0, 5]
    assert list(holders) == [0, -1, -1, 1 if width == 6 else -1]
    assert list(added) == [4, 6, *rest, 2, 2, *rest]


def test_what_is_not_in_the_parts_has_no_majority() -> None:
    holders = ints(1, 7)
    over_half(made([0, 1, 2, 0, 1, 5]), 0, 6, 5, holders)
    assert list(holders) == [-1]


def test_products_are_summed_from_a_place_on() -> None:
    assert sum_products(made([5, 1, 2, 3]), 1, made([10, 1, -2])) == 6


@pytest.mark.parametrize("start", [1, 2])
def test_rows_that_lie_outside_are_refused(start: int) -> None:
    values, two = made([1, 2, 3, 4]), made([1, 1])
    with pytest.raises(IndexError):
        sum_rows(values, start, 2, ints(2))
    with pytest.raises(IndexError):
        over_half(values, start, 2, 2, ints(2))
    with pytest.raises(IndexError):
        sum_products(values, start + 2, two)


@pytest.mark.parametrize("size", [1, 24, 300])
def test_an_array_that_was_given_back_is_like_new(size: int) -> None:
    """Compiled code keeps small ones for the next to come."""
    for value in (7, 0, -1):
        kept = ints(size, value)
        for _ in range(2):
            used = Offers(size)
            for _ in range(size):
                used.add(9)
            del used
        changed = put(kept, size - 1, 5)
        assert list(ints(size, value)) == list(kept) == [value] * size
        assert list(changed) == [value] * (size - 1) + [5]
        assert total(changed) == value * (size - 1) + 5
        assert list(append(with_capacity(size), value)) == [value]


def test_a_copy_with_one_number_replaced_counts_from_the_end_too() -> None:
    assert list(put(made([1, 2, 3]), -1, 9)) == [1, 2, 9]
    with pytest.raises(IndexError):
        put(made([1, 2, 3]), 3, 9)


@pytest.mark.parametrize("size", [3, 8, 21])
def test_bits_are_spread_and_nothing_beside_them(size: int) -> None:
    out, mask = shorts(30), 0b1011_1000_0000_1101_1001_0011
    spread_bits(mask, size, out, 2)
    rest = [0] * (28 - size)
    assert list(out) == [0, 0, *(mask >> bit & 1 for bit in range(size)), *rest]


def test_nobody_and_nothing_mark_no_place() -> None:
    things, owners = shorts(10), shorts(10)
    mark_each(made([-1, 2, 3, 0]), 0, 3, 3, things, 1)
    mark_owners(made([-1, 1, 0]), 1, 2, 3, owners, 1)
    assert list(things) == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert list(owners) == [0, 0, 0, 0, 1, 0, 0, 0, 1, 0]


@pytest.mark.parametrize(("kind", "clear"), [(shorts, wipe), (marks, wipe_marks)])
def test_a_stretch_is_wiped_and_nothing_beside_it(
    kind: Callable[[int], Any], clear: Callable[[Any, int, int], None]
) -> None:
    row = kind(6)
    for cell in range(6):
        row[cell] = 1
    clear(row, 1, 4)
    assert list(row) == [1, 0, 0, 0, 1, 1]

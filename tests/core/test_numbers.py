"""The arrays of the rules, where compiled code has a way of its own."""

import pytest

from guildhall.core.numbers import (
    add_rows,
    copy_some,
    ints,
    made,
    over_half,
    shorts,
    sum_products,
    sum_rows,
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

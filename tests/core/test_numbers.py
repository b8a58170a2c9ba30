"""The arrays of the rules, where compiled code has a way of its own."""

import pytest

from guildhall.core.numbers import copy_some, made, shorts


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

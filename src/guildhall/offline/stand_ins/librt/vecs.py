"""Arrays as plain lists: nothing is faster where nothing is compiled."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")


def _array(items: Iterable[Any] = (), /, *, capacity: int = 0) -> list[Any]:  # noqa: ARG001
    return list(items)


class vec:  # noqa: N801  the library's name
    """`vec[i64](items)` gives a list."""

    def __class_getitem__(cls, _kind: object) -> Callable[..., list[Any]]:
        """Give what makes arrays of a kind; all kinds are alike here."""
        return _array


def append(array: list[T], item: T) -> list[T]:
    """Give an array with one thing more; the old one may be shared and stays as it is."""
    return [*array, item]

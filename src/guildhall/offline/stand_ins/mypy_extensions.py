"""Kinds of numbers that only a compiler tells apart."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
i64 = i16 = u8 = int


def mypyc_attr(*_names: str, **_values: object) -> Callable[[T], T]:
    """Tell a compiler something: nobody listens here."""
    return lambda kind: kind

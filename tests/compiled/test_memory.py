"""Arrays that plain Python hands to compiled code are given back; run with the compiled build."""

from collections.abc import Callable

import pytest

from guildhall.core.luck import FastLuck
from guildhall.core.numbers import made, total
from guildhall.games import find
from guildhall.lab.bench import resident

TIMES = 50_000
SLACK = 2_000_000
"""Bytes a process may grow by other causes; a leak would cost five million and more."""

LUCK = FastLuck(1)
GAME = find("guildes")
STATE = GAME.new(4)
NUMBERS = made(list(range(11)))


def set_field() -> None:
    """Put a fresh array into a field."""
    STATE.deck = NUMBERS[:]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "work",
    [
        lambda: total(NUMBERS[:]),
        lambda: LUCK.pick(STATE.chance(), 0),
        set_field,
        STATE.copy,
        lambda: GAME.observe(STATE, 0),
        lambda: GAME.encoded(STATE, 0),
    ],
    ids=["function", "method", "field", "copy", "view", "numbers"],
)
def test_nothing_leaks(work: Callable[[], object]) -> None:
    for _ in range(TIMES // 10):
        work()
    before = resident()
    for _ in range(TIMES):
        work()
    assert resident() - before < SLACK

"""How often somebody may ask: any stretch of time counts, and nobody is remembered for ever."""

import threading

from guildhall.server.http.rates import Limit, Rates, Windows


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def test_any_stretch_of_time_counts() -> None:
    clock, limit = Watch(), Limit(3, 10)
    windows = Windows(clock)
    asked = []
    for _ in range(24):
        asked.append(windows.hit(limit, "anna"))
        clock.at += 1
    allowed = [second for second, free in enumerate(asked) if free]
    assert allowed == [0, 1, 2, 10, 11, 12, 20, 21, 22]
    assert windows.hit(limit, "bea")


def test_limits_are_counted_apart() -> None:
    windows = Windows(Watch())
    assert windows.hit(Limit(1, 10), "anna")
    assert windows.hit(Limit(2, 10), "anna")
    assert not windows.hit(Limit(1, 10), "anna")


def test_who_asks_no_more_is_forgotten() -> None:
    """Whoever comes later pays for that, two at a time; who was refused is still known."""
    clock, limit = Watch(), Limit(1, 10)
    windows = Windows(clock)
    for n in range(100):
        assert windows.hit(limit, f"{n}")
    clock.at += 9
    assert not windows.hit(limit, "7")
    clock.at += 1
    for n in range(60):
        assert windows.hit(limit, f"new {n}")
    assert set(windows.asked[limit]) == {f"new {n}" for n in range(60)}


def test_to_count_needs_no_thread() -> None:
    """A thread for every request that comes alone cost as much as a move."""
    before = threading.active_count()
    Rates(on=True).check("anna")
    assert threading.active_count() == before

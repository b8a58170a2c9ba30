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


async def test_what_somebody_typed_is_not_remembered_as_it_is() -> None:
    """A login may be any text: it filled the memory, and stood in the database for an hour."""
    counted, login = list[str](), "my password, in the wrong field " * 1000

    async def count(key: str, _expires: float) -> int:
        counted.append(key)
        return len(counted)

    rates = Rates(on=True, clock=Watch())
    assert rates.windows is not None
    await rates.spend(f"login as {login}", Rates.ACCOUNT)
    rates.shared = count
    await rates.spend(f"login as {login}", Rates.ACCOUNT)
    for key in (*rates.windows.asked[Rates.ACCOUNT], *counted):
        assert "password" not in key
        assert len(key) < 100

"""Clocks: a bank of time plus an increment per decision, from live to correspondence, or none."""

from dataclasses import dataclass
from typing import Literal, get_args

from guildhall.core.errors import GuildhallError


@dataclass(frozen=True)
class Clock:
    """How much time a seat has at the start, and how much each decision adds; in seconds."""

    bank: float
    increment: float


MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
PRESETS: dict[str, Clock | None] = {
    "none": None,
    "live": Clock(10 * MINUTE, 20),
    "relaxed": Clock(30 * MINUTE, MINUTE),
    "evening": Clock(2 * HOUR, 2 * MINUTE),
    "daily": Clock(3 * DAY, 12 * HOUR),
    "correspondence": Clock(14 * DAY, 2 * DAY),
}


RescueDays = Literal[3, 7, 14, 30, 0]
RESCUE_DAYS: tuple[RescueDays, ...] = get_args(RescueDays)
"""Days without a decision until a bot may take a seat over where no clock runs; 0: never."""


def preset(name: str) -> Clock | None:
    """A clock by its name; raises GuildhallError unknown_clock."""
    if name not in PRESETS:
        raise GuildhallError("unknown_clock", {"given": name, "known": ", ".join(PRESETS)})
    return PRESETS[name]


class Clocks:
    """The time of every seat; told when a player begins or ceases to owe a decision."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.banks = [clock.bank if clock else 0.0] * seats
        self.since: list[float | None] = [None] * seats

    def begin(self, seat: int, now: float) -> None:
        """Start a seat's time if it does not run."""
        if self.clock and self.since[seat] is None:
            self.since[seat] = now

    def stop(self, seat: int, now: float, *, decided: bool) -> None:
        """Stop a seat's time; a decision earns the increment, up to a full bank."""
        begun = self.since[seat]
        if self.clock is None or begun is None:
            return
        left = self.banks[seat] - max(0.0, now - begun)
        earned = self.clock.increment if decided else 0.0
        self.banks[seat] = min(max(left, 0.0) + earned, max(self.clock.bank, left))
        self.since[seat] = None

    def left(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left; None without a clock."""
        if self.clock is None:
            return None
        begun = self.since[seat]
        spent = 0.0 if begun is None else max(0.0, now - begun)
        return self.banks[seat] - spent

    def flags(self, now: float) -> list[int]:
        """Seats whose time has run out."""
        return [seat for seat in range(len(self.banks)) if self._fallen(seat, now)]

    def _fallen(self, seat: int, now: float) -> bool:
        left = self.left(seat, now)
        return self.since[seat] is not None and left is not None and left <= 0

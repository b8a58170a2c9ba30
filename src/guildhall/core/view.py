"""What one seat may know; every game adds its own fields to this, built from nothing."""

from dataclasses import asdict, dataclass

SPECTATING = -1
"""The seat of a view that belongs to nobody at the table."""


@dataclass
class View:
    """What every game's view tells."""

    seat: int
    seats: int
    actors: list[int]
    ask: str
    over: bool
    scores: list[int]

    def to_json(self) -> dict[str, object]:
        """Give the view as plain data."""
        return asdict(self)


def seats_of(mask: int) -> list[int]:
    """List the seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

"""What one seat may know: a game adds fields of its own to those that every view has.

>>> import guildhall as gh
>>> match = gh.new("guildes", seats=3, seed=7)
>>> view = match.view(1)
>>> view.seat, view.actors, view.ask
(1, [0, 1, 2], 'pick')
>>> sum(view.packet), match.view(SPECTATING).packet
(10, [])
"""

from dataclasses import asdict, dataclass

__all__ = ["SPECTATING", "View", "seats_of"]

SPECTATING = -1
"""The seat to ask for when a view is for a spectator."""


@dataclass
class View:
    """Fields that the views of all games have; `view.py` of each game describes the others."""

    seat: int
    """Whose view it is, -1 for a spectator."""
    seats: int
    """How many seats the game has."""
    actors: list[int]
    """Seats that owe a decision."""
    ask: str
    """Id of the question that is asked of them."""
    over: bool
    scores: list[int]
    """Points of each seat so far."""

    def to_json(self) -> dict[str, object]:
        """Plain data: numbers, texts, lists and dictionaries only."""
        return asdict(self)


def seats_of(mask: int) -> list[int]:
    """Seats of a bit mask, such as `State.actors` gives.

    >>> seats_of(0b1011)
    [0, 1, 3]
    """
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

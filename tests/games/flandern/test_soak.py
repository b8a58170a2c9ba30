"""A small soak: random games have the length that was measured when the rules were written down."""

import pytest
from benchmarks.flandern_soak import BOUNDS, soak


@pytest.mark.parametrize("seats", [4, 3, 2])
def test_random_games_have_the_measured_length(seats: int) -> None:
    """FL-42, FL-54: nearly all tidy random games lie within the bounds; every game ends."""
    found = soak(seats, 40, "tidy")
    low, high = BOUNDS[seats]
    assert found.within(low, high) > 0.9, sorted(found.rounds.items())
    assert max(found.rounds) <= (28 if seats > 2 else 80)
    assert max(found.covers) <= 12

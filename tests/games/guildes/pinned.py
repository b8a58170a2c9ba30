"""What is pinned of Guildes."""

from tests.games.pinned import Pinned

PINNED = Pinned(
    "6-events-dirty_tricks",
    lambda event: event.kind == "count",
    (
        *((3, 40, 4, 630), (4, 60, 4, 63), (5, 120, 4, 750)),
        *((6, 100, 4, 216), (4, 110, 4, 48), (3, 200, 4, 1740)),
    ),
    options={"events": True, "dirty_tricks": True},
    winning={"dirty_tricks": True},
)

"""What is pinned of Flandern 1302."""

from tests.games.pinned import Pinned

PINNED = Pinned(
    "4",
    lambda event: event.kind == "scored",
    (
        *((4, 12, 3, 256), (4, 60, 4, 1077), (4, 200, 5, 756), (3, 90, 4, 140)),
        *((3, 180, 5, 1580), (2, 40, 4, 96), (2, 170, 5, 30)),
    ),
)

"""What is pinned of Sample Game."""

from tests.games.pinned import Pinned

PINNED = Pinned(
    "3",
    lambda event: event.kind == "took",
    ((2, 14, 3, 109), (3, 27, 3, 32)),
    untold=("drew",),
    middle=4,
    clear=0.58,
)

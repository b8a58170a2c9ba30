"""What is pinned of the Dutch Revolt."""

from tests.games.pinned import Pinned

PINNED = Pinned(
    "example-16",
    lambda _: False,
    ((2, 30, 3, 40), (3, 130, 3, 72), (4, 300, 3, 156), (5, 500, 3, 82), (5, 640, 3, 14)),
)

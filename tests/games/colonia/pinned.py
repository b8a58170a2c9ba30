"""What is pinned of Colonia."""

from tests.games.pinned import Pinned

PINNED = Pinned(
    "3-open_screens-greedy",
    lambda event: event.kind == "day" and event.args["day"] == 3,
    ((3, 90, 3, 903), (3, 160, 3, 8), (4, 200, 3, 45), (5, 300, 3, 11), (6, 420, 3, 8)),
    untold=("cube_on_stall", "drew_cube", "relic_shown", "ship_arrived", "decree_shown"),
)

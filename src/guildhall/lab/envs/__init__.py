"""The games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many at once.

Each game has a module of PettingZoo environments, named `<game>_v0`. They take the settings of
`zoo.Seats`:

- `env(**settings)`: `zoo.Turns` in PettingZoo's usual wrappers.
- `raw_env(**settings)`: `zoo.Turns` without them; an illegal move raises IllegalMove.
- `parallel_env(**settings)`: `zoo.Together`, in games where several seats choose at once.

>>> from guildhall.lab.envs import guildes_v0
>>> env = guildes_v0.env(seats=3, options={"events": True})
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, observation["action_mask"].nonzero()[0].tolist()
('seat_0', [0, 4, 6, 7, 10])
>>> env.step(4)
>>> env.agent_selection
'seat_1'
"""

from importlib import import_module
from typing import Any

from guildhall.lab.envs.titles import game_of, make_importable

__all__ = [  # noqa: RUF022  in the order of the reference
    "run",
    "zoo",
    "gym",
    "vector",
    "workers",
    "spiel",
    "spaces",
    "render",
]

make_importable()


def __getattr__(name: str) -> Any:
    """Give the module of a game, as `from guildhall.lab.envs import guildes_v0` asks for it."""
    if game_of(f"{__name__}.{name}") is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")

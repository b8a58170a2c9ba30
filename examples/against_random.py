"""What the training examples share: numbers a network likes, and how often a policy wins."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from guildhall.games import find
from guildhall.lab.envs.vector import SeatsEnv

Floats = NDArray[np.float32]
Choose = Callable[[Floats, NDArray[np.int8]], NDArray[np.int64]]
"""Chooses a move for each row of scaled observations and masks."""


def scales(game: str, seats: int) -> Floats:
    """Give the factors that bring each number of an observation between -1 and 1."""
    return np.array(find(game).encoding.scales(seats), np.float32)


def share_won(choose: Choose, game: str, seats: int, games: int, seed: int = 1) -> float:
    """Play one seat against random players; gives the share of wins, where winners who tie share.

    The first `games` tables play one game each, so that short games do not count more.
    """
    tables = SeatsEnv(game, games, seats=seats)
    scale = scales(game, seats)
    seen: dict[str, Any] = tables.reset(seed=seed)[0]
    points, playing = np.zeros(games), np.ones(games, np.bool_)
    while playing.any():
        moves = choose(seen["observation"] * scale, seen["action_mask"])
        seen, rewards, done, _, _ = tables.step(moves)
        points[playing & done] = rewards[playing & done]
        playing &= ~done
    return float(np.mean((points * (seats - 1) + 1) / seats))

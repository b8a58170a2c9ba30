"""What the training examples share: numbers a network likes, and how often a policy wins.

    python examples/against_random.py guildes --games 1000

By itself it measures random play, the bar that a policy has to clear. Needs the extra env.
"""

import argparse
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


def at_random(seed: int = 1) -> Choose:
    """Give a policy that chooses among the legal moves, all equally likely."""
    dice = np.random.default_rng(seed)
    return lambda _, mask: (dice.random(mask.shape) * mask).argmax(axis=1)


def main() -> None:
    """Print how often random play wins."""
    parser = argparse.ArgumentParser(description="Measure random play against random players.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    args = parser.parse_args()
    won = share_won(at_random(), args.game, args.seats, args.games)
    print(f"{won:.1%} won at random, {1 / args.seats:.1%} are an even share")


if __name__ == "__main__":
    main()

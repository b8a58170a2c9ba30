"""Soak of the laws of views: imagined worlds fit, at random positions of many random games.

Run: .venv/bin/python benchmarks/worlds.py guildes --games 200
"""

import argparse
import time

from tests.conformance.drive import Setting, random_game

from guildhall.core.luck import FastLuck
from guildhall.games import find


def main() -> None:
    """Check worlds and say how many, and how long one takes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    game = find(given.game)
    settings = [Setting(game, seats, v) for seats in game.seats for v in game.variants()]
    worlds, seconds, slowest = 0, 0.0, 0.0
    luck = FastLuck(1)
    for seed in range(given.games):
        setting = settings[seed % len(settings)]
        for moment in random_game(setting, 1000 + seed):
            if luck.below(3):
                continue
            seat = int(luck.below(setting.seats + 1)) - 1
            view = game.observe(moment.state, seat)
            begun = time.perf_counter()
            world = game.imagine(view, luck)
            took = time.perf_counter() - begun
            worlds, seconds, slowest = worlds + 1, seconds + took, max(slowest, took)
            where = f"{setting}, seed {1000 + seed}, input {moment.n}, seat {seat}"
            if game.observe(world, seat) != view or game.invariants(world):
                raise SystemExit(f"a world does not fit: {where}")
    mean = seconds / worlds * 1e3
    print(f"{worlds} worlds fit; mean {mean:.2f} ms, slowest {slowest * 1e3:.1f} ms")


if __name__ == "__main__":
    main()

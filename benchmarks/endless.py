"""Memory of the environments over very many steps: it should stay where it was.

    PYTHONPATH=build/compiled python -m benchmarks.endless guildes --steps 100000000

Plays random moves in 256 games with `SelfPlay` and prints the resident memory a hundred times. Ends
with 1 if the last is more than a hundredth and 4 MB above that after a tenth of the steps.
"""

import argparse
import sys

from guildhall.lab.bench import resident
from guildhall.lab.envs.vector import SelfPlay

BATCH = 256
PARTS = 100
SLACK = 4_000_000


def main() -> int:
    """Play on, and watch."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=100_000_000)
    given = parser.parse_args()
    games = SelfPlay(given.game, BATCH)
    games.reset(seed=1)
    held: list[int] = []
    for part in range(1, PARTS + 1):
        for _ in range(given.steps // PARTS // BATCH + 1):
            games.step(games.random_moves())
        held.append(resident())
        print(f"{part * given.steps // PARTS} steps: {held[-1] / 1e6:.1f} MB", flush=True)
    warm = held[PARTS // 10]
    print(f"from {warm / 1e6:.1f} MB after a tenth to {held[-1] / 1e6:.1f} MB")
    return 1 if held[-1] > warm * 1.01 + SLACK else 0


if __name__ == "__main__":
    sys.exit(main())

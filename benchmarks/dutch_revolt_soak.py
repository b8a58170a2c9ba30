"""Random games of the Dutch Revolt to the end: how long they are, and whether anything breaks.

    python benchmarks/dutch_revolt_soak.py --games 5000

Every game is played under another number of players and another variant in turn. Invariants are
checked after every `--check` inputs.
"""

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Mapping

from guildhall.core.luck import FastLuck
from guildhall.games.dutch_revolt import GAME

MOST_DECISIONS = 3000


def soak(seats: int, variant: Mapping[str, object], seed: int, check: int) -> int:
    """Play one random game; gives the number of decisions, raises when something is wrong."""
    state = GAME.new(seats, variant)
    luck = FastLuck(seed)
    decisions = 0
    while not state.over():
        seat = int(state.actors()).bit_length() - 1
        moves = state.legal(seat)
        state.play(seat, moves[luck.below(len(moves))])
        decisions += 1
        problems = GAME.invariants(state) if decisions % check == 0 else []
        if decisions > MOST_DECISIONS:
            problems.append("endless")
        if problems:
            raise RuntimeError(f"seats {seats}, seed {seed}, input {decisions}: {problems}")
    return decisions


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--check", type=int, default=25, help="inputs between two checks")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    settings = [(seats, variant) for seats in GAME.seats for variant in GAME.variants()]
    lengths: dict[int, list[int]] = defaultdict(list)
    began = time.perf_counter()
    for game in range(given.games):
        seats, variant = settings[game % len(settings)]
        lengths[seats].append(soak(seats, variant, game, given.check))
        if game % 100 == 99:
            print(f"\r{game + 1} of {given.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    took = time.perf_counter() - began
    rows = [
        {
            "seats": seats,
            "games": len(numbers),
            "mean": round(sum(numbers) / len(numbers), 1),
            "least": min(numbers),
            "most": max(numbers),
        }
        for seats, numbers in sorted(lengths.items())
    ]
    if given.json:
        print(json.dumps({"seconds": round(took, 1), "rows": rows}))
        return 0
    print(f"{given.games} games ended in {took:.1f} s, {len(settings)} settings in turn")
    for row in rows:
        print(
            f"{row['seats']} players: {row['games']} games, decisions "
            f"{row['mean']} on average ({row['least']} to {row['most']})"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How unequal the factions of the Dutch Revolt are in the hands of journeymen.

    python benchmarks/dutch_revolt_balance.py --games 1000 --workers 2

Prints a table of mean scores and win shares by faction and number of players. The values of the map
are reconstructed, so this measures the reconstruction together with the bots, not the printed game.
"""

import argparse
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, stdev
from typing import cast

from guildhall.bots import find_bot
from guildhall.core.luck import FastLuck
from guildhall.games.dutch_revolt import GAME
from guildhall.games.dutch_revolt.game import DutchRevolt
from guildhall.games.dutch_revolt.moves import FACTION
from guildhall.games.dutch_revolt.scoring import faction_points
from guildhall.games.dutch_revolt.tables import FACTIONS, OWNER

Result = tuple[dict[int, int], list[int], int]


def play(seats: int, seed: int) -> Result:
    """Play one game of journeymen: points by faction, the seats that won, decisions."""
    state = cast(DutchRevolt, GAME.new(seats))
    bot, luck, decisions = find_bot("journeyman", GAME), FastLuck(seed), 0
    while not state.over():
        seat = int(state.actors()).bit_length() - 1
        legal = [int(move) for move in state.legal(seat)]
        state.play(seat, bot.choose(GAME.observe(state, seat), legal, luck, 0.0))
        decisions += 1
    points = {int(f): int(faction_points(state, f)) for f in state.order}
    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
    return points, winners, decisions


def table(seats: int, results: list[Result]) -> list[str]:
    """Give the lines of one number of players."""
    wins: dict[int, float] = defaultdict(float)
    for _, winners, _ in results:
        for seat in winners:
            wins[seat] += 1 / len(winners)
    lines = []
    for faction in range(FACTIONS):
        seat = int(OWNER[seats * FACTIONS + faction])
        if seat >= 0:
            points = [float(given[faction]) for given, _, _ in results]
            share = 100 * wins[seat] / len(results)
            name = FACTION.ids[faction]
            spread = stdev(points) if len(points) > 1 else 0.0
            lines.append(
                f"| {seats} | {name} | {mean(points):.1f} | {spread:.1f} | {share:.1f} % |"
            )
    return lines


def main() -> int:
    """Play and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    print("| players | faction | mean score | deviation | wins of its seat |")
    print("|---|---|---|---|---|")
    for seats in given.seats:
        began = time.perf_counter()
        with ProcessPoolExecutor(given.workers) as pool:
            seeds = range(given.games)
            results = list(pool.map(play, [seats] * given.games, seeds, chunksize=10))
        print("\n".join(table(seats, results)), flush=True)
        took = time.perf_counter() - began
        decisions = mean(result[2] for result in results)
        print(f"{seats} players: {took:.0f} s, {decisions:.0f} decisions", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

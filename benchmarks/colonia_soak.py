"""Soak of Colonia: random games for three to six players end with nothing lost; how fast, how long.

Run: PYTHONPATH=build/compiled:. .venv/bin/python benchmarks/colonia_soak.py --games 10000
Games of journeymen and their mean scores by rank: add --journeymen.
"""

import argparse
import time
from collections.abc import Sequence

from guildhall.bots import find_bot
from guildhall.core.luck import FastLuck
from guildhall.core.playout import playout
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.colonia import GAME
from guildhall.games.colonia.game import Colonia, new_colonia

SEATS = GAME.seats


def random_end(seats: int, seed: int) -> tuple[Colonia, int]:
    """Play a random game to its end; gives the state and the number of decisions."""
    state = new_colonia(seats, False)
    return state, int(playout(state, FastLuck(2 * seed), FastLuck(2 * seed + 1)))


def journeymens_end(seats: int, seed: int) -> Colonia:
    """Play a game of journeymen to its end."""
    state = new_colonia(seats, False)
    bot, luck = find_bot("journeyman", GAME), FastLuck(seed)
    while not state.over():
        acting = seats_of(int(state.actors()))
        if acting:
            view = GAME.observe(state, acting[0])
            legal = [int(move) for move in state.legal(acting[0])]
            state.play(acting[0], bot.choose(view, legal, luck, 0))
        else:
            state.play(CHANCE, luck.pick(state.chance(), 0))
    return state


def by_rank(states: Sequence[Colonia]) -> list[float]:
    """Give the mean scores from the best to the last of each game."""
    sorted_scores = [sorted((int(p) for p in s.scores()), reverse=True) for s in states]
    return [sum(column) / len(states) for column in zip(*sorted_scores, strict=True)]


def check(state: Colonia) -> None:
    """Raise when a finished game is not sound."""
    problems = GAME.invariants(state)
    if problems or not state.over():
        raise SystemExit(f"unsound end: {problems}")


def main() -> None:
    """Play, check, and print what was found for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="in all, over 3 to 6 players")
    parser.add_argument("--journeymen", action="store_true")
    given = parser.parse_args()
    for seats in SEATS:
        begun, decisions = time.perf_counter(), 0
        ends: list[Colonia] = []
        for seed in range(given.games // len(SEATS)):
            if given.journeymen:
                state = journeymens_end(seats, seed)
            else:
                state, more = random_end(seats, seed)
                decisions += more
            check(state)
            ends.append(state)
        took = time.perf_counter() - begun
        means = " ".join(f"{mean:.1f}" for mean in by_rank(ends))
        speed = f", {decisions / took / 1e3:.0f} k decisions/s" if decisions else ""
        print(f"{seats} players: {len(ends)} games end, scores {means}, {took:.1f} s{speed}")


if __name__ == "__main__":
    main()

"""How cost grows with the length of a game: it should not, per decision; replay should be linear.

Run: .venv/bin/python -m benchmarks.growth [GAME…] [--games 20]
Compiled: the same with PYTHONPATH=build/compiled
"""

import argparse
import statistics
import time

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.playout import draw_due
from guildhall.games import GAMES, find
from guildhall.lab.bench import resident
from guildhall.table.match import Match, new_match

TENTHS = 10


def decisions(game: Game, seed: int) -> list[float]:
    """Give the CPU time of each decision of a random game: offers, move and chance after it."""
    luck, state, spent = FastLuck(seed), game.new(min(4, max(game.seats))), []
    draw_due(state, luck)
    while not state.over():
        begun = time.process_time()
        waiting = int(state.actors())
        seat = (waiting & -waiting).bit_length() - 1
        moves = state.legal(seat)
        state.play(seat, moves[luck.below(len(moves))])
        draw_due(state, luck)
        spent.append(time.process_time() - begun)
    return spent


def tenths(game: Game, games: int) -> list[float]:
    """Give the mean microseconds of a decision in each tenth of the game."""
    sums: list[list[float]] = [[] for _ in range(TENTHS)]
    for seed in range(games):
        spent = decisions(game, seed)
        for at, seconds in enumerate(spent):
            sums[at * TENTHS // len(spent)].append(seconds)
    return [statistics.fmean(part) * 1e6 for part in sums]


def finished(game: Game) -> Match:
    """Play one random game with its record and its events."""
    match, luck = new_match(game, min(4, max(game.seats)), {}, key=bytes(32)), FastLuck(1)
    while not match.over:
        moves = match.state.legal(match.actors[0])
        match.play(match.actors[0], int(moves[luck.below(len(moves))]))
    return match


def replayed(game: Game) -> list[tuple[int, float]]:
    """Give the milliseconds to replay the first tenths of a game, by number of inputs."""
    whole, out = finished(game).record, []
    for part in range(2, TENTHS + 1, 2):
        count = len(whole.inputs) * part // TENTHS
        out.append((count, min(replay_time(game, whole, count) for _ in range(5)) * 1e3))
    return out


def replay_time(game: Game, record: records.Record, count: int) -> float:
    """Give the CPU seconds to replay so many inputs."""
    begun = time.process_time()
    for number, _ in enumerate(replays.replay(game, record), 1):
        if number == count:
            break
    return time.process_time() - begun


def memory(game: Game, tables: int = 40) -> float:
    """Give the kilobytes by which the process grows with each finished table it keeps."""
    held = [finished(game) for _ in range(5)]
    before = resident()
    held += [finished(game) for _ in range(tables)]
    return (resident() - before) / tables / 1024


def main() -> None:
    """Print the three curves of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--games", dest="number", type=int, default=20)
    given = parser.parse_args()
    for name in given.games:
        game = find(name)
        curve = tenths(game, given.number)
        print(f"{name}: µs a decision in each tenth: {' '.join(f'{us:.1f}' for us in curve)}")
        line = ", ".join(f"{n} in {ms:.1f} ms" for n, ms in replayed(game))
        print(f"{name}: inputs replayed: {line}")
        print(f"{name}: a finished table held in memory: {memory(game):.0f} kB")


if __name__ == "__main__":
    main()

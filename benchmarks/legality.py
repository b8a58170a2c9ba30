"""Bots keep to the rules and to their time: mixed fields, whole games, every move checked.

    python -m benchmarks.legality --games 10000
    python -m benchmarks.legality --games 10000 --first 4200     goes on with game 4200

A game is a function of the seed and its number: which game, how many seats, default options or all
of them changed, a level for each seat. Masters make few playouts; now and then a master with
seconds decides instead of the seat's own bot, and its time is taken. Each move is looked up
among the legal ones and goes through the checked door of the rules; ended games must be sound.

Prints a line per game: games, moves of each level, illegal moves, and the longest a timed master
took as a part of its budget, by the clock on the wall and by its own processor time (a busy machine
shows in the first only). The aim is 1.2 at most. The exit status is 1 if any move was illegal or
the processor time went beyond the aim. Ctrl-C prints what is there and how to go on.
Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from guildhall.bots import Bot, find_bot, stand_in
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games import find
from guildhall.lab.executors import read_place, spread

MIX = ("guildes",) * 3 + ("flandern",) * 5 + ("colonia",) * 6 + ("dutch_revolt",) * 6
"""Games where worlds are slow to imagine come less often: ten thousand stay a matter of minutes."""
SEARCHING = ("master:1p", "tree:1p", "nettree:1p", "grandmaster:1p")
LEVELS = ("random",) * 8 + ("apprentice",) * 5 + ("journeyman",) * 5 + ("expert", *SEARCHING)
TIMED = "master:0.1"
BUDGET = 0.1
SELDOM = 4000
"""One decision in so many is made by the timed master."""
AIM = 1.2
TOGETHER = 20
"""Games that are played as one task."""


@dataclass
class Tally:
    """What the games of one kind have shown."""

    games: int = 0
    moves: Counter[str] = field(default_factory=Counter)
    illegal: list[str] = field(default_factory=list)
    wall: float = 0.0
    processor: float = 0.0

    def add(self, other: "Tally") -> None:
        """Take in what other games have shown."""
        self.games += other.games
        self.moves += other.moves
        self.illegal += other.illegal
        self.wall = max(self.wall, other.wall)
        self.processor = max(self.processor, other.processor)


@dataclass(frozen=True)
class Setting:
    """One game to be played."""

    number: int
    game: str
    seats: int
    changed: bool
    bots: tuple[str, ...]


def setting(seed: int, number: int) -> Setting:
    """Give the game of a number: kinds, seats and options in turn, levels by lot."""
    name = MIX[number % len(MIX)]
    turn = number // len(MIX)
    seats = find(name).seats[turn % len(find(name).seats)]
    changed = bool(turn // len(find(name).seats) % 2)
    luck = FastLuck(seed * 1_000_003 + number)
    bots = tuple(LEVELS[int(luck.below(len(LEVELS)))] for _ in range(seats))
    return Setting(number, name, seats, changed, bots)


@cache
def bot_of(name: str, game: str) -> Bot:
    """Give a bot by name, or who stands in where a game has no network."""
    return find_bot(stand_in(name, find(game)), find(game))


def play(seed: int, number: int) -> tuple[str, Tally]:
    """Play a game to its end, or to the first illegal move."""
    given = setting(seed, number)
    game, tally = find(given.game), Tally(games=1)
    options = game.variants()[-1] if given.changed else game.variants()[0]
    state, luck = game.new(given.seats, options), FastLuck(seed * 999_983 + number)
    while not state.over():
        acting = seats_of(int(state.actors()))
        if not acting:
            state.play(CHANCE, luck.pick(state.chance(), 0))
            continue
        seat = acting[int(luck.below(len(acting)))]
        legal = [int(move) for move in state.legal(seat)]
        name = TIMED if int(luck.below(SELDOM)) == 0 else given.bots[seat]
        before = time.perf_counter(), time.thread_time()
        move = bot_of(name, game.name).choose(game.observe(state, seat), legal, luck, BUDGET)
        if name == TIMED:
            tally.wall = max(tally.wall, (time.perf_counter() - before[0]) / BUDGET)
            tally.processor = max(tally.processor, (time.thread_time() - before[1]) / BUDGET)
        tally.moves[name] += 1
        if move not in legal:
            tally.illegal.append(f"{given}: {name} in seat {seat} chose {move}")
            return game.name, tally
        game.submit(state, seat, move)
    if problems := game.invariants(state):
        raise SystemExit(f"{given} ended in a position that is not sound: {problems}")
    return game.name, tally


def play_some(task: tuple[int, range]) -> list[tuple[str, Tally]]:
    """Play some games; a function of the task but for the times."""
    seed, numbers = task
    return [play(seed, number) for number in numbers]


def next_number(tasks: list[tuple[int, range]], done: set[int]) -> int:
    """Give the first game that is not known to be played."""
    for at, (_, numbers) in enumerate(tasks):
        if at not in done:
            return numbers.start
    return tasks[-1][1].stop


def report(tallies: dict[str, Tally]) -> bool:
    """Print a line per game and the sum; says whether all is as it should be."""
    whole = Tally()
    for tally in tallies.values():
        whole.add(tally)
    for name, tally in [*tallies.items(), ("together", whole)]:
        levels = "  ".join(f"{level} {n}" for level, n in sorted(tally.moves.items()))
        print(f"{name:12} {tally.games} games, {tally.moves.total()} moves: {levels}")
        print(
            f"{'':12} illegal {len(tally.illegal)}; {TIMED} at most {tally.wall:.2f} of its"
            f" budget on the clock, {tally.processor:.2f} by processor time"
        )
    for line in whole.illegal:
        print(f"illegal: {line}")
    return not whole.illegal and whole.processor <= AIM


def main() -> int:
    """Play, print progress and the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="up to this number")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--executor", default="local:1", help="as in guildhall arena")
    args = parser.parse_args()
    starts = range(args.first, args.games, TOGETHER)
    tasks = [(args.seed, range(n, min(n + TOGETHER, args.games))) for n in starts]
    tallies: dict[str, Tally] = {}
    done: set[int] = set()
    begun = time.monotonic()
    try:
        for at, played in spread(read_place(args.executor), play_some, tasks):
            done.add(at)
            for name, tally in played:
                tallies.setdefault(name, Tally()).add(tally)
            bad = sum(len(tally.illegal) for tally in tallies.values())
            reached = next_number(tasks, done)
            print(
                f"{reached} of {args.games}, illegal {bad}, {time.monotonic() - begun:.0f} s",
                file=sys.stderr,
                flush=True,
            )
    except KeyboardInterrupt:
        print(f"stopped; go on with --first {next_number(tasks, done)}", file=sys.stderr)
    return 0 if report(tallies) else 1


if __name__ == "__main__":
    sys.exit(main())

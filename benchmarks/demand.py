"""What so many players need: workers, database, bots, memory, and what is full first.

A model: costs that were measured at small size, times what so many people do. `--check` measures
one of them here and now: how long a worker reads what another one says of a move. The others come
from load.py (processor time of a move at half load) and watchers.py (memory of a page), or are
taken; give them as arguments where they are different.
Run: .venv/bin/python -m benchmarks.demand [--players 1000,100000,1000000] [--move-ms 2.5] [--check]
"""

import argparse
import time
from dataclasses import dataclass

from guildhall.store.codec import read_hint, write_grown

SEATS = 3.5
"""Players at a table, on the average of the four games."""
SUMMARIES = 64
"""Tables that a worker sums up for the lists in a second (`live/summaries.py`)."""
FULL = 0.5
"""How busy a core may be: above it people wait for each other."""
ROWS = 20_000
"""Rows that one PostgreSQL changes in a second with grouped commits; taken, not measured here."""


@dataclass(frozen=True)
class Costs:
    """What was measured: milliseconds, kilobytes, microseconds."""

    move_ms: float
    page_kb: float
    hint_us: float
    bot_ms: float
    pause: float
    """Seconds between two decisions of one player."""
    bots: float
    """Bots for each player."""


@dataclass(frozen=True)
class Demand:
    """What so many players need."""

    moves: float
    workers: int
    hearing: float
    """Share of each worker's core that goes into hearing of moves at other workers."""
    rows: float
    summed: float
    """Seconds until the lists know of a move."""
    bot_cores: float
    memory_mb: float

    @property
    def full(self) -> str:
        """What is full first."""
        if self.rows > ROWS:
            return "the database: rows a second"
        if self.hearing > FULL / 2:
            return "workers: every one hears of every move"
        if self.summed > 10:
            return "lists: they are late"
        return "bots" if self.bot_cores > self.workers else "nothing"


def demand(players: int, costs: Costs) -> Demand:
    """What so many people need who play at the same moment."""
    people = players / costs.pause
    moves = people * (1 + costs.bots)
    hearing = moves * costs.hint_us / 1e6
    room = max(0.05, FULL - hearing)
    workers = max(1, -int(-moves * costs.move_ms / 1e3 // room))
    changed = min(moves, players / SEATS * 2)  # a table is summed up twice a second at most
    return Demand(
        moves=moves,
        workers=workers,
        hearing=hearing if workers > 1 else 0.0,
        rows=2 * moves + changed,
        summed=max(0.5, players / SEATS / workers / SUMMARIES),
        bot_cores=people * costs.bots * costs.bot_ms / 1e3,
        memory_mb=players * costs.page_kb / 1024 / workers,
    )


def hint_cost(times: int = 20_000) -> float:
    """Microseconds of processor to read what another worker says of a move."""
    row = {"kind": "move", "seat": 1, "at": 1.8e9, "data": '{"move":"pick nobles","answers":120}'}
    said = write_grown("FC_zsQUKL448", 121, [row])
    begun = time.process_time()
    for _ in range(times):
        read_hint(said)
    return (time.process_time() - begun) / times * 1e6


def main() -> None:
    """Print what each number of players needs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="1000,100000,1000000")
    parser.add_argument("--move-ms", type=float, default=2.5)
    parser.add_argument("--page-kb", type=float, default=32.0)
    parser.add_argument("--hint-us", type=float, default=20.0)
    parser.add_argument("--bot-ms", type=float, default=100.0)
    parser.add_argument("--pause", type=float, default=20.0)
    parser.add_argument("--bots", type=float, default=0.5)
    parser.add_argument("--check", action="store_true", help="measure what a hint costs, too")
    given = parser.parse_args()
    costs = Costs(
        given.move_ms, given.page_kb, given.hint_us, given.bot_ms, given.pause, given.bots
    )
    if given.check:
        print(f"reading a hint: {hint_cost():.1f} us of the {costs.hint_us:.0f} that are taken")
    print(
        "players | moves/s | workers | hearing | rows/s | lists late s | bot cores "
        "| MB a worker | full first"
    )
    for players in map(int, given.players.split(",")):
        need = demand(players, costs)
        print(
            f"{players} | {need.moves:.0f} | {need.workers} | {need.hearing:.0%} "
            f"| {need.rows:.0f} | {need.summed:.1f} | {need.bot_cores:.0f} "
            f"| {need.memory_mb:.0f} | {need.full}"
        )


if __name__ == "__main__":
    main()

"""Ratings: stored ones equal those computed anew, and bots come out in the order of their ladder.

    python -m benchmarks.ratings --games 10000 --rounds 40 [--levels random,apprentice,journeyman]

First many made-up results are stored one by one, some late, and computed anew. Then levels of bots
play each other as if they were people whom nobody knows, and must come out in the order of MARKS.
"""

import asyncio
import tempfile
import time
from pathlib import Path

import typer
from tests.store.test_results import games as made_up
from tests.store.test_results import lay

from guildhall.core.luck import FastLuck
from guildhall.games import GAMES
from guildhall.lab.simulate import Job, play_job
from guildhall.server.people.ratings import mark_of, rate
from guildhall.store import open_store
from guildhall.store.results import Standings
from guildhall.table.result import SeatResult

LEVELS = "random,apprentice,journeyman,expert"
SEATS = 4
"""All four games seat so many."""


def main(games: int = 10_000, rounds: int = 40, levels: str = LEVELS) -> None:
    """Compare stored and recomputed ratings, then let bots play and look at their order."""
    same = asyncio.run(_same(games))
    ordered = [_in_order(game, levels.split(","), rounds) for game in GAMES]
    raise SystemExit(not (same and all(ordered)))


def _in_order(game: str, levels: list[str], rounds: int) -> bool:
    """Rate levels as people by games of all of them, at every seat; whether marks and order fit."""
    now: Standings = {}
    for index in range(rounds * SEATS):
        bots = tuple(levels[(index + seat) % len(levels)] for seat in range(SEATS))
        played = play_job(Job(game, bots, {}, seed=1302, index=index, budget=0.1))
        seats = zip(bots, played.ranks, strict=True)
        now |= rate([SeatResult(bot, bot, "", rank, 0) for bot, rank in seats], now)
    found = sorted(now, key=lambda level: now[level].mu)
    ratings = ", ".join(f"{level} {now[level].mu:.0f} ± {now[level].sigma:.0f}" for level in found)
    good = found == sorted(levels, key=mark_of)
    print(f"{game}: {ratings} after {rounds * SEATS} games, in order: {good}", flush=True)
    return good


async def _same(count: int) -> bool:
    played = made_up(count)
    late = FastLuck(3)
    told = sorted(played, key=lambda game: game.ended + int(late.below(20)) / 10)
    with tempfile.TemporaryDirectory() as folder:
        async with await open_store(f"sqlite:///{Path(folder) / 'r.db'}") as store:
            await lay(store, played)
            began = time.process_time()
            for game in told:
                await store.results.add(game, rate)
            stored, one_by_one = await store.standings.all(), time.process_time() - began
            began = time.process_time()
            await store.results.replace(await store.results.all(), rate)
            anew = time.process_time() - began
            equal = await store.standings.all() == stored
    print(f"{count} results, {len(stored)} ratings, equal: {equal}")
    print(f"one by one {one_by_one / count * 1000:.2f} ms each, anew {anew:.1f} s (processor time)")
    return equal


if __name__ == "__main__":
    typer.run(main)

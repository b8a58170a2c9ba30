"""Ratings: many made-up results stored one by one, some late, equal those computed anew.

python -m benchmarks.ratings --games 10000
"""

import asyncio
import tempfile
import time
from pathlib import Path

import typer
from tests.store.test_results import games as made_up
from tests.store.test_results import lay

from guildhall.core.luck import FastLuck
from guildhall.server.people.ratings import rate
from guildhall.store import open_store


def main(games: int = 10_000) -> None:
    """Store made-up results one by one, shuffled a little, then compute all anew and compare."""
    asyncio.run(_same(games))


async def _same(count: int) -> None:
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
    raise SystemExit(not equal)


if __name__ == "__main__":
    typer.run(main)

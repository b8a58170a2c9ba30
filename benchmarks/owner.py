"""Workers killed under load, owners of tables and those who hand on: how soon games go on.

Three people at every table ask any of the workers, over and over; a person plays against bots. A
worker is killed and started anew, again and again. What is measured is how long a table stands
still: from the kill to the next move that is acknowledged there. At the end every acknowledged move
must be written once, where it was said to be. What owners save, load.py measures with two workers.
Run: .venv/bin/python -m benchmarks.owner [--kills 20] [--workers 2]
"""

import argparse
import asyncio
import random
import statistics
import time

from tests.server.hammer import Hammer, check
from tests.server.processes import Server, postgres, servers

from benchmarks.soak import moves

STILL_SECONDS = 60.0
"""A table that stands still for longer is broken."""


async def stood_still(hammer: Hammer, load: "asyncio.Task[None]", tables: set[str]) -> list[float]:
    """How long each table waits for its next move; tables that end meanwhile do not count."""
    begun, seen = time.monotonic(), len(hammer.promises)
    found: dict[str, float] = {}
    while tables - found.keys() and time.monotonic() < begun + STILL_SECONDS:
        if load.done():
            load.result()
        for promise in hammer.promises[seen:]:
            found.setdefault(promise.table, time.monotonic() - begun)
        seen = len(hammer.promises)
        tables = {table for table in tables if table in found or table in latest(hammer)}
        await asyncio.sleep(0.01)
    return [found.get(table, STILL_SECONDS) for table in tables]


def latest(hammer: Hammer) -> set[str]:
    """Tables that people play at now: the last ones that each crew has moved at."""
    return {promise.table for promise in hammer.promises[-40 * len(hammer.urls) :]}


async def kill(made: list[Server], url: str, given: argparse.Namespace) -> None:
    """Let people play, kill so many times, then check everything."""
    chance = random.Random(given.seed)  # noqa: S311
    for server in made:
        await server.ready()
    hammer = Hammer([server.url for server in made], given.seed)
    load = asyncio.create_task(hammer.play(given.crews, 1))
    await moves(hammer, load, 60)
    still: list[float] = []
    for _ in range(given.kills):
        victim = chance.choice(made)
        victim.kill()
        still += await stood_still(hammer, load, latest(hammer))
        victim.start()
        await victim.ready()
        await moves(hammer, load, 60)
    hammer.stopping = True
    await asyncio.wait_for(load, 120)
    broken = [server.log.name for server in made if "Traceback" in server.log.read_text()]
    for server in made:
        server.stop()
    found = await check(url, hammer)
    print(
        f"{given.kills} of {len(made)} workers killed, {found}; a table stood still for "
        f"{statistics.median(still):.2f} s (median), {max(still):.2f} s (longest of {len(still)}); "
        f"tracebacks in logs: {broken or 'none'}"
    )
    print("nothing acknowledged is missing, nothing is there twice, every table replays")


def main() -> None:
    """Kill, check, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--crews", type=int, default=4, help="tables of three people")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with postgres() as database, servers(database.url, given.workers) as made:
        asyncio.run(kill(made, database.url, given))


if __name__ == "__main__":
    main()

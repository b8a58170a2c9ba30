"""`kill -9` of servers and of PostgreSQL at random moments during load; nothing promised is lost.

Three people at every table and a person against bots, over HTTP; whoever gets no answer sends the
same words again. At the end every acknowledged move must be written once, where it was said to be,
and every table must replay.
Run: .venv/bin/python -m benchmarks.soak --kills 200 [--db sqlite|postgres] [--seed 1]
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from rich.progress import Progress
from tests.server.hammer import Hammer, check
from tests.server.processes import Postgres, Server, postgres, servers

MARK = "Traceback"
TOLD = 1000
"""Characters of a log that are shown before the first traceback; four times as many after it."""


def main() -> None:
    """Kill, check, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--crews", type=int, default=3, help="tables of three people")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres()) if given.db == "postgres" else None
        url = database.url if database else f"sqlite:///{folder / 'guildhall.db'}"
        made = stack.enter_context(servers(url, 2 if database else 1))
        asyncio.run(soak(made, database, url, given))


async def soak(
    made: list[Server], database: Postgres | None, url: str, given: argparse.Namespace
) -> None:
    """Let people play, kill so many times, then check everything."""
    chance = random.Random(given.seed)  # noqa: S311
    victims: Counter[str] = Counter()
    begun = time.monotonic()
    for server in made:
        await server.ready()
    hammer = Hammer([server.url for server in made], given.seed)
    load = asyncio.create_task(hammer.play(given.crews, 1))
    with Progress() as bar:
        task = bar.add_task("kill -9", total=given.kills)
        for _ in range(given.kills):
            await moves(hammer, load, 1 + chance.randrange(20))
            await asyncio.sleep(chance.random() * 0.05)
            victim = "postgres" if database and chance.random() < 0.4 else "server"
            victims[victim] += 1
            if victim == "postgres" and database:
                database.kill()
                await asyncio.to_thread(database.start)
            else:
                server = chance.choice(made)
                server.kill()
                server.start()
            if len(made) == 1 or chance.random() < 0.5:
                for server in made:
                    await server.ready()
            bar.advance(task)
    for server in made:
        await server.ready()
    await moves(hammer, load, 20)
    hammer.stopping = True
    await asyncio.wait_for(load, 120)
    broken = [text for text in (server.log.read_text() for server in made) if MARK in text]
    for server in made:
        server.stop()
    found = await check(url, hammer)
    took = time.monotonic() - begun
    print(f"killed {dict(victims)} in {took:.0f} s; {found}; logs with tracebacks: {len(broken)}")
    print("nothing acknowledged is missing, nothing is there twice, every table replays")
    for text in broken:
        first = text.index(MARK)
        print("", text[max(first - TOLD, 0) : first + 4 * TOLD], sep="\n")


async def moves(hammer: Hammer, load: "asyncio.Task[None]", wanted: int) -> None:
    """Wait until so many more moves are acknowledged."""
    target = len(hammer.promises) + wanted
    stop = time.monotonic() + 180
    while len(hammer.promises) < target:
        if load.done():
            load.result()
        if time.monotonic() > stop:
            raise TimeoutError("nothing moves")
        await asyncio.sleep(0.003)


if __name__ == "__main__":
    main()

"""Bots that think elsewhere: what a server saves, and that games go on when thinkers are killed.

People play against masters, without thinkers and with them; one thinker is killed every few moves
and started anew. Measured is the processor time of the server and of its own bots' processes for
a move that is acknowledged, in proportion to that without thinkers; that of the thinkers beside it.
Run: .venv/bin/python -m benchmarks.thinkers [--kills 4] [--moves 150]
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.hammer import Hammer, check
from tests.server.processes import Server, postgres, servers

from benchmarks.soak import moves
from guildhall.server.bots.thoughts import fingerprint
from guildhall.server.worker import LOOK_SECONDS
from guildhall.store import open_store


def started(db: str) -> "subprocess.Popen[bytes]":
    """A thinker with one process, in a group of its own."""
    command = (sys.executable, "-c", "from guildhall.cli import main; main()")
    return subprocess.Popen(  # noqa: S603
        [*command, "think", "--db", db, "--processes", "1"],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


@contextmanager
def thinkers(db: str, count: int) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """So many thinkers, gone at the end."""
    made = [started(db) for _ in range(count)]
    try:
        yield made
    finally:
        for one in made:
            os.killpg(one.pid, signal.SIGKILL)
            one.wait()


def spent(server: Server) -> float:
    """Processor seconds of a server and all the processes it has started."""
    seconds = 0.0
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and server.process is not None:
            with suppress(OSError):
                words = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(words[3]) == server.process.pid:
                    seconds += (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return seconds


async def cost(hammer: Hammer, load: "asyncio.Task[None]", server: Server, most: int) -> float:
    """Processor seconds of the server for a move, over so many moves."""
    before, seen = spent(server), len(hammer.promises)
    await moves(hammer, load, most)
    return (spent(server) - before) / (len(hammer.promises) - seen)


async def all_there(db: str, places: int) -> None:
    """Wait until so many can think elsewhere, and the server has seen it."""
    async with await open_store(db) as store:
        while await store.thoughts.places(fingerprint(), time.time()) < places:
            await asyncio.sleep(0.2)
    await asyncio.sleep(2 * LOOK_SECONDS)


async def measure(server: Server, db: str, given: argparse.Namespace) -> None:
    """Play without thinkers, then with them, then kill them."""
    await server.ready()
    hammer = Hammer([server.url], given.seed, bot="master")
    load = asyncio.create_task(hammer.play(0, given.people))
    await moves(hammer, load, given.moves)
    alone = await cost(hammer, load, server, given.moves)
    with thinkers(db, 2) as made:
        await all_there(db, 2)
        await moves(hammer, load, given.moves)
        helped = await cost(hammer, load, server, given.moves)
        for number in range(given.kills):
            victim = made[number % 2]
            os.killpg(victim.pid, signal.SIGKILL)
            victim.wait()
            await moves(hammer, load, given.moves)
            made[number % 2] = started(db)
        await moves(hammer, load, given.moves)
    await moves(hammer, load, given.moves)
    hammer.stopping = True
    await asyncio.wait_for(load, 120)
    broken = "Traceback" in server.log.read_text()
    server.stop()
    print(
        f"processor of the server for a move: {1000 * alone:.1f} ms alone, {1000 * helped:.1f} ms "
        f"with thinkers ({helped / alone:.2f}); {given.kills} thinkers killed, "
        f"{await check(db, hammer)}; tracebacks in its log: {'some' if broken else 'none'}"
    )


def main() -> None:
    """Measure, kill, check, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=4)
    parser.add_argument("--moves", type=int, default=150, help="moves of people in each part")
    parser.add_argument("--people", type=int, default=4, help="each with two bots")
    parser.add_argument("--seconds", type=float, default=0.5, help="that a bot thinks")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with postgres() as database, servers(database.url, bot_seconds=given.seconds) as made:
        asyncio.run(measure(made[0], database.url, given))


if __name__ == "__main__":
    main()

"""Appends a second by one writer and by a hundred, against the floor of the disk.

Every figure is with the disk flushed at each commit; PostgreSQL is started here, with fsync on.
Run: .venv/bin/python -m benchmarks.store --seconds 3 [--folder ON_THE_DISK]
"""

import argparse
import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.store.postgres import database, running

from guildhall.store import SeatRow, Summary, open_store
from guildhall.table.entry import Entry, TableSetup

MOVE = Entry("move", 1, 1e9, {"move": "build gent M2 grey", "answers": 41})
SEATS = [SeatRow(seat, "human", f"u{seat}", f"Player {seat}") for seat in range(4)]
SUMMARY = Summary("playing", ["u1"], 1e9, SEATS)


def rate(step: Callable[[], object], seconds: float) -> float:
    """Give how often a step is done in a second."""
    done, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        step()
        done += 1
    return done / (time.perf_counter() - begun)


def disk_floor(folder: Path, seconds: float) -> float:
    """Write 200 bytes and wait for the disk: nothing durable can be faster, one at a time."""
    file = os.open(folder / "floor", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:

        def step() -> None:
            os.write(file, b"x" * 200)
            os.fdatasync(file)

        return rate(step, seconds)
    finally:
        os.close(file)


def sqlite_floor(folder: Path, seconds: float) -> float:
    """Commit one row after another with the bare driver, WAL and synchronous=FULL."""
    with closing(sqlite3.connect(folder / "floor.db", isolation_level=None)) as bare:
        bare.execute("PRAGMA journal_mode=WAL")
        bare.execute("PRAGMA synchronous=FULL")
        bare.execute("CREATE TABLE e (t TEXT, n INTEGER, d TEXT, PRIMARY KEY (t, n))")
        numbers = iter(range(1 << 60))
        insert = "INSERT INTO e VALUES ('t', ?, ?)"
        return rate(lambda: bare.execute(insert, (next(numbers), "x" * 80)), seconds)


async def appends(
    url: str, writers: int, seconds: float, summary: Summary | None
) -> tuple[float, float, float]:
    """Let writers append, each to its own table; gives the rate and two quantiles of the wait."""
    waits: list[float] = []
    async with await open_store(url) as store:
        names = [f"w{writers}-{number}-{summary is None}" for number in range(writers)]
        for name in names:
            laid = TableSetup(name, "guildes", 4, {}, "u0", bytes(32), 1e9)
            await store.tables.add(laid, [], SUMMARY)
        begun = time.perf_counter()

        async def play(name: str) -> None:
            number = 0
            while (now := time.perf_counter()) - begun < seconds:
                await store.tables.append(name, number, [MOVE], summary)
                waits.append(time.perf_counter() - now)
                number += 1

        await asyncio.gather(*map(play, names))
        took = time.perf_counter() - begun
    cuts = statistics.quantiles(waits, n=100)
    return len(waits) / took, cuts[49], cuts[98]


def measure(name: str, url: str, seconds: float, floor: float) -> None:
    """Print the figures of one database."""
    for writers, summary in ((1, SUMMARY), (1, None), (100, SUMMARY), (100, None)):
        speed, middle, slow = asyncio.run(appends(url, writers, seconds, summary))
        what = "entry alone      " if summary is None else "entry and summary"
        print(
            f"{name:<11}{writers:>4} writers, {what} {speed:>8.0f}/s  {speed / floor:>6.2f} × disk "
            f"floor  p50 {middle * 1e3:.1f} ms  p99 {slow * 1e3:.1f} ms"
        )


def main() -> None:
    """Measure the floors, then both databases, in one run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--folder", type=Path, default=None)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as name:
        folder = Path(name)
        floor = disk_floor(folder, given.seconds)
        bare = sqlite_floor(folder, given.seconds)
        print(f"write + fdatasync {floor:.0f}/s; bare sqlite3, one commit each {bare:.0f}/s")
        measure("sqlite", f"sqlite:///{folder / 'g.db'}", given.seconds, floor)
    with running(fsync=True) as server, database(server) as url:
        measure("postgresql", url, given.seconds, floor)


if __name__ == "__main__":
    main()

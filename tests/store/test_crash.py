"""What was acknowledged survives kill -9, gapless and once."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

from sqlalchemy import select

from guildhall.store import Store, open_store
from guildhall.store.schema import entries
from tests.store.samples import chat, setup, summary

ROOT = Path(__file__).resolve().parents[2]
TABLES = 5
Told = set[tuple[str, str]]


def _killed(typed: IO[str], printed: IO[str], seconds: float) -> Told:
    """Let a process append, kill it a moment after its first word; gives what it acknowledged."""
    typed.write("go\n")
    typed.flush()
    told: Told = set()
    child = 0
    while not (child and told):
        child = _take(printed.readline(), told) or child
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    while (line := printed.readline()) != "dead\n":
        _take(line, told)
    return told


def _take(line: str, told: Told) -> int:
    """Read a line: the number of the process, or something acknowledged."""
    word, number = line.split()
    if word == "started":
        return int(number)
    assert (word, number) not in told, "acknowledged twice"
    told.add((word, number))
    return 0


async def test_kill(url: str) -> None:
    luck = random.Random(url.split(":", maxsplit=1)[0])  # noqa: S311
    kills = 10 if url.startswith("sqlite") else 3
    acknowledged: Told = set()
    command = [sys.executable, "-m", "tests.store.appender", url, str(TABLES)]
    pipe = subprocess.PIPE
    async with await open_store(url) as store:
        for number in range(TABLES):
            await store.tables.add(setup(f"t{number}"), [], summary())
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=ROOT, text=True) as child:
            assert child.stdin is not None
            assert child.stdout is not None
            for _ in range(kills):
                told = _killed(child.stdin, child.stdout, luck.uniform(0.0, 0.2))
                assert not acknowledged & told, "acknowledged twice"
                acknowledged |= told
                await _check(store, acknowledged)


async def _check(store: Store, acknowledged: Told) -> None:
    for name in (f"t{number}" for number in range(TABLES)):
        found = await store.tables.load(name)
        row = await store.lists.row(name)
        assert found is not None
        assert row is not None
        assert found[1] == [chat(n) for n in range(len(found[1]))]
        assert row.entries == len(found[1])
        with store.engine.connect() as connection:
            query = select(entries.c.n).where(entries.c.table_id == name).order_by(entries.c.n)
            numbers = list(connection.execute(query).scalars())
        assert numbers == list(range(len(numbers)))
        assert {n for table, n in acknowledged if table == name} <= set(map(str, numbers))

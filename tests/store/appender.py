"""Appends to several tables until it is killed; prints (table, number) once it was acknowledged.

Each line on its input starts a new process that does so; says which, and when it is dead. They are
forked, so that imports are paid once.
"""

import asyncio
import os
import sys

from guildhall.store import open_store
from tests.store.samples import chat, summary


def say(line: str) -> None:
    """Write a whole line at once."""
    os.write(1, f"{line}\n".encode())


async def append(url: str, tables: int) -> None:
    """Write on and on."""
    async with await open_store(url) as store:

        async def play(table: str) -> None:
            found = await store.tables.load(table)
            number = len(found[1]) if found else 0
            while True:
                await store.tables.append(table, number, [chat(number)], summary("playing"))
                say(f"{table} {number}")
                number += 1

        await asyncio.gather(*(play(f"t{number}") for number in range(tables)))


def main(url: str, tables: int) -> None:
    """Start a writer for every line that comes in."""
    while sys.stdin.readline():
        child = os.fork()
        if not child:
            asyncio.run(append(url, tables))
        say(f"started {child}")
        os.waitpid(child, 0)
        say("dead")


main(sys.argv[1], int(sys.argv[2]))

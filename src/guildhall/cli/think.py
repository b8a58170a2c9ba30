"""`guildhall think`: think for the bots of servers that share a database."""

import asyncio
import os
import signal
from typing import Annotated

import typer

from guildhall.cli.common import Lang, out, speech
from guildhall.core.errors import GuildhallError
from guildhall.server.bots.thinker import Thinker
from guildhall.store import open_store


def think(
    db: Annotated[
        str,
        typer.Option(help="Database of the servers: postgresql://…", envvar="GUILDHALL_DB"),
    ] = "",
    processes: Annotated[
        int, typer.Option(help="Processes that think; as many as there are cores by default.")
    ] = 0,
    lang: Lang = "",
) -> None:
    """Think for the bots of servers that share a database; start it on many machines if needed."""
    say = speech(lang)
    if not db.startswith("postgresql"):
        raise GuildhallError("think_needs_postgresql", {})
    places = processes if processes > 0 else os.cpu_count() or 1
    out.print(say("cli-thinking", db=db.split("@")[-1], processes=places))
    asyncio.run(_think(db, places))


async def _think(db: str, processes: int) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with await open_store(db) as store:
        await Thinker(store, processes).run(stop)

"""Hears from PostgreSQL which tables other workers have written to. A hint, never the truth."""

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy import URL

from guildhall.store.codec import read_grown
from guildhall.store.hints import CHANNEL
from guildhall.table.entry import Entry

Heard = Callable[[str, int, list[Entry]], None]
WAIT = 0.5
"""Seconds before a lost connection is tried again."""


class Listener:
    """One connection that listens, as long as the store is open."""

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.callbacks: list[Heard] = []
        self.task: asyncio.Task[None] | None = None

    def add(self, callback: Heard) -> None:
        """Call back with (table id, entries, the last of them); see `Store.listen`."""
        self.callbacks.append(callback)
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        import psycopg  # noqa: PLC0415  only there with PostgreSQL

        while True:
            try:
                await self._hear()
            except (psycopg.Error, OSError):
                await asyncio.sleep(WAIT)

    async def _hear(self) -> None:
        import psycopg  # noqa: PLC0415  only there with PostgreSQL

        connection = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._tell("", -1, [])
            async for note in connection.notifies():
                try:
                    told = read_grown(note.payload)
                except msgspec.MsgspecError:
                    told = ("", -1, [])
                self._tell(*told)

    def _tell(self, table_id: str, entries: int, news: list[Entry]) -> None:
        for callback in self.callbacks:
            callback(table_id, entries, news)

    async def close(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

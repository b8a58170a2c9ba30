"""Hears from PostgreSQL which tables other workers have written to. A hint, never the truth."""

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy import URL

from guildhall.store.codec import Hint, Judged, read_hint
from guildhall.store.hints import CHANNEL
from guildhall.table.entry import Entry

Heard = Callable[[str, int, list[Entry]], None]
HeardOf = Callable[[str], None]
WAIT = 0.5
"""Seconds before a lost connection is tried again."""


class Listener:
    """One connection that listens, as long as the store is open."""

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.callbacks: list[Heard] = []
        self.judged: list[HeardOf] = []
        self.task: asyncio.Task[None] | None = None

    def add(self, callback: Heard, judged: HeardOf) -> None:
        """Call back with (table id, entries, the last of them), or a person; see `Store.listen`."""
        self.callbacks.append(callback)
        self.judged.append(judged)
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
            self._missed()
            async for note in connection.notifies():
                try:
                    self._tell(read_hint(note.payload))
                except msgspec.MsgspecError:
                    self._missed()

    def _missed(self) -> None:
        """Anything may have been said."""
        self._tell(("", -1, []))
        self._tell(Judged(""))

    def _tell(self, hint: Hint) -> None:
        if isinstance(hint, Judged):
            for judged in self.judged:
                judged(hint.person)
            return
        for callback in self.callbacks:
            callback(*hint)

    async def close(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

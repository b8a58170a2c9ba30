"""Hears from PostgreSQL which tables other workers have written to. A hint, never the truth."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar, get_args

import msgspec
from sqlalchemy import URL

from guildhall.store.codec import Hint, News, read_hint
from guildhall.store.hints import CHANNEL
from guildhall.table.entry import Entry

Heard = Callable[[str, int, list[Entry]], None]
N = TypeVar("N", bound=News)
WAIT = 0.5
"""Seconds before a lost connection is tried again."""
GATHER = 0.01
"""Seconds in which hints gather: to be woken for each costs more than to read it."""


class Listener:
    """One connection that listens, as long as the store is open."""

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.callbacks: list[Heard] = []
        self.news: defaultdict[type[object], list[Callable[[Any], None]]] = defaultdict(list)
        self.task: asyncio.Task[None] | None = None

    def add(self, callback: Heard) -> None:
        """Call back with (table id, entries, the last of them); see `Store.listen`."""
        self.callbacks.append(callback)
        self._begin()

    def hear(self, kind: type[N], callback: Callable[[N], None]) -> None:
        """Call back with other news of a kind."""
        self.news[kind].append(callback)
        self._begin()

    def _begin(self) -> None:
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
            while True:
                async for note in connection.notifies(stop_after=1):
                    self._read(note.payload)
                await asyncio.sleep(GATHER)

    def _read(self, said: str) -> None:
        try:
            self._tell(read_hint(said))
        except msgspec.MsgspecError:
            self._missed()

    def _missed(self) -> None:
        """Anything may have been said."""
        self._tell(("", -1, []))
        for kind in get_args(News):
            self._tell(kind())

    def _tell(self, hint: Hint) -> None:
        if isinstance(hint, tuple):
            for callback in self.callbacks:
                callback(*hint)
            return
        for heard in self.news[type(hint)]:
            heard(hint)

    async def close(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

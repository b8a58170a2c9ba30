"""Hears from PostgreSQL which tables other workers have written to. A hint, never the truth."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from sqlalchemy import URL

from guildhall.store.codec import UNREADABLE, Hint, News, read_hint
from guildhall.store.hints import CHANNEL
from guildhall.table.entry import Entry

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

Heard = Callable[[str, int, list[Entry]], None]
N = TypeVar("N", bound=News)
WAIT = 0.5
"""Seconds before a lost connection is tried again."""
GATHER = 0.025
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
        """Hear until the connection is lost; raises what psycopg says of that, or OSError."""
        import psycopg  # noqa: PLC0415  only there with PostgreSQL

        connection = await psycopg.AsyncConnection.connect(
            self.address, autocommit=True, client_encoding="utf8"
        )
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._missed()
            ear = Ear(connection.pgconn, self._read)
            try:
                await ear.lost
            finally:
                ear.close()

    def _read(self, said: bytes) -> None:
        try:
            hint = read_hint(said)
        except UNREADABLE:
            self._missed()
        else:
            self._tell(hint)

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


class Ear:
    """Takes what has come over a connection, without a task: psycopg's own way takes far longer.

    It lies still for a moment after each time, so that hints gather.
    """

    def __init__(self, line: "PGconn", heard: Callable[[bytes], None]) -> None:
        self.line, self.heard = line, heard
        self.socket = line.socket
        self.loop = asyncio.get_running_loop()
        self.lost: asyncio.Future[None] = self.loop.create_future()
        """Ends when the connection does, with the error."""
        self.rest = self.loop.call_soon(self._take)

    def _attend(self) -> None:
        self.loop.add_reader(self.socket, self._take)

    def _take(self) -> None:
        self.loop.remove_reader(self.socket)
        try:
            self.line.consume_input()
            while (note := self.line.notifies()) is not None:
                self.heard(note.extra)
        except Exception as error:  # noqa: BLE001  whoever waits for the end decides
            if not self.lost.done():
                self.lost.set_exception(error)
        else:
            self.rest = self.loop.call_later(GATHER, self._attend)

    def close(self) -> None:
        """Hear no more."""
        self.rest.cancel()
        self.loop.remove_reader(self.socket)

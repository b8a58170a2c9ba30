"""One database: the threads that read and write it, and the repositories that say what."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from guildhall.core.errors import GuildhallError
from guildhall.store.engine import READERS, in_memory, reading_engine
from guildhall.store.errors import StoreFailed, first_line, said
from guildhall.store.migrate import migrate
from guildhall.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="Repository")


class Database:
    """A database, one thread that writes to it and some that read."""

    def __init__(self, url: URL, engine: Engine) -> None:
        self.url = url
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "store-writer")
        alone = in_memory(url)
        self.readers = self.thread if alone else ThreadPoolExecutor(READERS, "store-reader")
        self.writer = Writer(engine, self.thread)
        self.reading = reading_engine(engine)

    async def prepare(self) -> None:
        """Run the migrations; raises GuildhallError store_unreachable."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.thread, migrate, self.engine)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            shown = self.url.set(drivername=self.url.get_backend_name())
            facts: dict[str, object] = {
                "url": shown.render_as_string(hide_password=True),
                "problem": first_line(error),
            }
            raise GuildhallError("store_unreachable", facts) from None

    async def read(self, do: Callable[[Connection], T]) -> T:
        """Read in a thread; raises StoreFailed and store_closed."""
        if self.writer.closed:
            raise GuildhallError("store_closed", {})
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, _read, self.reading, do)

    async def write(self, key: str, do: Callable[[Connection], T]) -> T:
        """Write with the next commit; done when it is on the disk. `key` names what it locks."""
        return await self.writer.write(key, do)

    async def close(self) -> None:
        """Write what still waits, then let everything go."""
        await self.writer.close()
        await asyncio.get_running_loop().run_in_executor(self.thread, self._let_go)
        self.thread.shutdown()

    def _let_go(self) -> None:
        """End reads first, also those nobody waits for any more: each holds a connection."""
        if self.readers is not self.thread:
            self.readers.shutdown()
        self.writer.held.let_go()
        self.engine.dispose()


def _read(engine: Engine, do: Callable[[Connection], T]) -> T:
    """Read; once more when the connection turns out to be dead."""
    for again in (True, False):
        try:
            with engine.connect() as connection:
                return do(connection)
        except (DBAPIError, UnicodeEncodeError) as error:
            if not (again and getattr(error, "connection_invalidated", False)):
                raise said(error) from None
    raise StoreFailed("")


class Repository:
    """Everything the store keeps of one kind; its methods are marked with `reads` and `writes`."""

    def __init__(self, database: Database) -> None:
        self.database = database


def reads(
    do: Callable[Concatenate[R, Connection, P], T],
) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
    """Make a method that reads with a connection one that is awaited without."""

    @wraps(do)
    async def read(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.read(lambda connection: do(self, connection, *args, **kwargs))

    return read


def writes(
    key: str,
) -> Callable[
    [Callable[Concatenate[R, Connection, P], T]],
    Callable[Concatenate[R, P], Coroutine[Any, Any, T]],
]:
    """The same for writing. `key` names what it locks; {0} in it is the first argument.

    Writes of one commit are ordered by their keys, so that no two workers wait for each other.
    """

    def marked(
        do: Callable[Concatenate[R, Connection, P], T],
    ) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
        @wraps(do)
        async def write(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
            return await self.database.write(
                key.format(*args), lambda connection: do(self, connection, *args, **kwargs)
            )

        return write

    return marked

"""Grouped commits: every write that waits goes into one transaction, and all are told at the end.

A commit costs one wait for the disk however much is in it, so a hundred writers pay for one.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from guildhall.core.errors import GuildhallError
from guildhall.store.appends import Append, append_all
from guildhall.store.codec import write_grown
from guildhall.store.engine import WRITING
from guildhall.store.errors import StoreFailed, Taken, said
from guildhall.store.held import HeldConnection
from guildhall.store.hints import hint
from guildhall.store.hopeful import append_hopefully

MOST = 256
"""Writes in one commit; more would make the first of them wait for the last."""
TRIES = 3

T = TypeVar("T")
Do = Callable[[Connection], Any]


@dataclass(frozen=True)
class Write:
    """Something that waits to be written. `key` names what it locks."""

    key: str
    do: Do | Append
    done: asyncio.Future[Any]


class Writer:
    """Writes as long as something waits, one commit at a time.

    No task waits for the thread that writes: moves that come one by one would pay for each step.
    """

    def __init__(self, engine: Engine, thread: Executor) -> None:
        self.engine = engine.execution_options(**{WRITING: True})
        self.held = HeldConnection(self.engine)
        self.thread = thread
        self.waiting: list[Write] = []
        self.quiet = asyncio.Event()
        """Set while nothing waits or is being written."""
        self.quiet.set()
        self.closed = False

    async def write(self, key: str, do: Callable[[Connection], T]) -> T:
        """Write something; returns its result once it is on the disk."""
        result: T = await self._enqueue(key, do)
        return result

    async def append(self, append: Append) -> None:
        """Append entries; returns once they are on the disk."""
        await self._enqueue(append.table_id, append)

    def _enqueue(self, key: str, do: Do | Append) -> asyncio.Future[Any]:
        if self.closed:
            raise GuildhallError("store_closed", {})
        loop = asyncio.get_running_loop()
        write = Write(key, do, loop.create_future())
        self.waiting.append(write)
        if self.quiet.is_set():
            self.quiet.clear()
            loop.call_soon(self._begin, loop)  # others who write at this moment come along
        return write.done

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have the thread write what waits, if anything does."""
        group, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
        if group:
            wanted = [write for write in group if not write.done.cancelled()]
            self.thread.submit(self._commit, loop, wanted)
        else:
            self.quiet.set()

    def _commit(self, loop: asyncio.AbstractEventLoop, group: Sequence[Write]) -> None:
        """Write a group; in the thread."""
        try:
            outcomes = commit(self.held, [(write.key, write.do) for write in group])
        except Exception as error:  # noqa: BLE001  whoever waits is told whatever it is
            outcomes = [error] * len(group)
        loop.call_soon_threadsafe(self._end, loop, group, outcomes)

    def _end(
        self, loop: asyncio.AbstractEventLoop, group: Sequence[Write], outcomes: Sequence[Any]
    ) -> None:
        for write, outcome in zip(group, outcomes, strict=True):
            _settle(write.done, outcome)
        self._begin(loop)

    async def close(self) -> None:
        """Write what still waits, then take no more."""
        self.closed = True
        await self.quiet.wait()


def _settle(done: asyncio.Future[Any], outcome: Any) -> None:
    if done.cancelled():
        return
    if isinstance(outcome, StopIteration):  # the one that no future takes
        outcome = StoreFailed(repr(outcome))
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


Tasks = Sequence[tuple[str, Do | Append]]


class _Broken(Exception):
    """One write has broken the transaction of all."""


def commit(held: HeldConnection, tasks: Tasks) -> list[Any]:
    """Commit a group; returns a result or an error for each.

    First in the hope that all appends fit, the short way if there is nothing else, then by looking
    which do; if a write breaks the transaction of the others, again with a savepoint each. Where
    entries name people it is always looked whether these have left.
    """
    if not tasks:
        return []
    appends = [do for _, do in tasks if isinstance(do, Append)]
    hopeful = not any(append.people for append in appends)
    try:
        if hopeful and len(appends) == len(tasks) and held.append(appends):
            return [None] * len(tasks)
        for way in (_hopefully, _together) if hopeful else (_together,):
            with suppress(_Broken):
                return _patiently(held.engine, tasks, way)
        return _patiently(held.engine, tasks, _apart)
    except (SQLAlchemyError, OSError) as error:
        return [StoreFailed(error) for _ in tasks]


def _patiently(
    engine: Engine, tasks: Tasks, run: Callable[[Connection, Tasks], list[Any]]
) -> list[Any]:
    """Try again while the database is busy, was away or found a deadlock; never after COMMIT."""
    for attempt in range(TRIES):
        with engine.connect() as connection:
            try:
                transaction = connection.begin()
                outcomes = run(connection, tasks)
            except OperationalError:
                if attempt == TRIES - 1:
                    raise
                connection.rollback()
                time.sleep(0.02 * (attempt + 1))
                continue
            transaction.commit()
            return outcomes
    return []


def _ordered(tasks: Tasks) -> list[int]:
    """The order of writing: the same for all workers, so that none wait in a ring."""
    return sorted(
        range(len(tasks)), key=lambda n: (not isinstance(tasks[n][1], Append), tasks[n][0])
    )


def _hopefully(connection: Connection, tasks: Tasks) -> list[Any]:
    """Write as `_together` does, without looking first whether the appends fit."""
    return _together(connection, tasks, hopefully=True)


def _together(connection: Connection, tasks: Tasks, *, hopefully: bool = False) -> list[Any]:
    """Write all appends at once, then the rest; a refused append has written nothing."""
    outcomes: list[Any] = [None] * len(tasks)
    try:
        at = [n for n, (_, do) in enumerate(tasks) if isinstance(do, Append)]
        appends = [do for _, do in tasks if isinstance(do, Append)]
        if appends and hopefully:
            if not append_hopefully(connection, appends):
                raise _Broken
        elif appends:
            for n, refusal in zip(at, append_all(connection, appends), strict=True):
                outcomes[n] = refusal
            _hint(connection, tasks, outcomes)
        for n in _ordered(tasks):
            do = tasks[n][1]
            if not isinstance(do, Append):
                outcomes[n] = do(connection)
    except OperationalError:
        raise
    except Exception as error:
        raise _Broken from error
    return outcomes


def _apart(connection: Connection, tasks: Tasks) -> list[Any]:
    """Write each with a savepoint: one that breaks something breaks only its own."""
    outcomes: list[Any] = [None] * len(tasks)
    for n in _ordered(tasks):
        savepoint = connection.begin_nested()
        try:
            outcomes[n] = _one(connection, tasks[n][1])
            savepoint.commit()
        except OperationalError:
            raise
        except Exception as error:  # noqa: BLE001  whatever it is, it belongs to this write alone
            savepoint.rollback()
            outcomes[n] = said(error)
    _hint(connection, tasks, outcomes)
    return outcomes


def _one(connection: Connection, do: Do | Append) -> Any:
    if not isinstance(do, Append):
        return do(connection)
    try:
        return append_all(connection, [do])[0]
    except IntegrityError:
        raise Taken(do.table_id, do.first) from None


def _hint(connection: Connection, tasks: Tasks, outcomes: Sequence[Any]) -> None:
    """Tell other workers on PostgreSQL which tables have grown or were summed up."""
    if connection.dialect.name != "postgresql":
        return
    said = [
        write_grown(do.table_id, do.count, do.rows)
        for (_, do), outcome in zip(tasks, outcomes, strict=True)
        if isinstance(do, Append) and outcome is None
    ]
    hint(connection, said)

"""The store: what the server and the command line talk to."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import TracebackType
from typing import Any, Self, TypeVar

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from guildhall.core.errors import GuildhallError
from guildhall.store import appends, jobs, lists, reads, writes
from guildhall.store.batched_reads import BatchedReads
from guildhall.store.codec import entry_row, write_json
from guildhall.store.engine import (
    READERS,
    in_memory,
    make_engine,
    read_url,
    reading_engine,
)
from guildhall.store.errors import StoreFailed, first_line, said
from guildhall.store.listener import Heard, Listener
from guildhall.store.migrate import migrate
from guildhall.store.rows import (
    AnalysisRow,
    Listed,
    Notice,
    Passkey,
    Place,
    Summary,
    TableRow,
    User,
)
from guildhall.store.writer import Writer
from guildhall.table.entry import Entry, TableSetup

T = TypeVar("T")


async def open_store(url: str, *, create: bool = True) -> "Store":
    """Open a database and bring it to this version; raises GuildhallError when that is impossible.

    `sqlite:///file.db`, `sqlite://` (in memory, for tests), `postgresql://user@host:port/name`.
    Without `create` a SQLite file must be there already.
    """
    read = read_url(url)
    store = Store(read, make_engine(read, create=create))
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store


class Store:
    """Tables, people, notices, leases and snapshots in one database."""

    def __init__(self, url: URL, engine: Engine) -> None:
        """Take the database; `open_store` makes it ready."""
        self.url = url
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "store-writer")
        alone = in_memory(url)
        self.readers = self.thread if alone else ThreadPoolExecutor(READERS, "store-reader")
        self.writer = Writer(engine, self.thread)
        self.reading = reading_engine(engine)
        self.grouped = BatchedReads(lambda wanted: self._read(reads.news_of, wanted))
        self.listener = None if url.drivername == "sqlite" else Listener(url)

    async def prepare(self) -> None:
        """Run the migrations."""
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

    async def close(self) -> None:
        """Write what still waits, then let everything go."""
        if self.writer.closed:
            return
        if self.listener is not None:
            await self.listener.close()
        await self.writer.close()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.readers.shutdown()
        self.thread.shutdown()

    async def __aenter__(self) -> Self:
        """Use the store for a while."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it, whatever happened."""
        await self.close()

    def listen(self, callback: Heard) -> None:
        """Hear of tables that have grown: (table, entries, news); nothing on SQLite.

        `news` are the last entries, none where they are long. A hint may be missing or come late:
        ("", -1, []) means that some may have been missed, so look at whatever you have open.
        """
        if self.listener is not None:
            self.listener.add(callback)

    async def _read(self, do: Callable[..., T], *args: Any) -> T:
        if self.writer.closed:
            raise GuildhallError("store_closed", {})
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, _reading, self.reading, do, args)

    async def _write(self, key: str, do: Callable[..., T], *args: Any) -> T:
        return await self.writer.write(key, partial(_called, do, args))

    # Tables

    async def add_table(
        self, setup: TableSetup, entries: Sequence[Entry], summary: Summary
    ) -> None:
        """Write a new table with its first entries; raises store_conflict if it is there."""
        rows = [entry_row(setup.id, number, entry) for number, entry in enumerate(entries)]
        written = write_json(setup)
        await self._write(f"new {setup.id}", appends.add_table, setup, written, rows, summary)

    async def append(
        self, table: str, first: int, entries: Sequence[Entry], summary: Summary | None = None
    ) -> None:
        """Write entries as numbers `first` and on; on the disk when this returns. Raises Taken."""
        if entries or summary is not None:
            await self.writer.append(appends.new_append(table, first, entries, summary))

    async def sum_up(self, table: str, entries: int, summary: Summary) -> None:
        """Write what lists show of a table after so many entries; raises Taken if it has more."""
        await self.writer.append(appends.new_append(table, entries, [], summary))

    async def load(self, table: str, after: int = -1) -> tuple[TableSetup, list[Entry]] | None:
        """Give the plan and the entries after a number; None when there is no such table."""
        return await self._read(reads.load, table, after)

    async def news(self, table: str, after: int) -> list[Entry]:
        """Give the entries after a number, of a table whose plan is known."""
        return await self.grouped.of(table, after)

    async def row(self, table: str) -> TableRow | None:
        """Give what lists show of a table."""
        return await self._read(lists.row, table)

    async def tables_of(self, user: str, limit: int = 100, after: Place | None = None) -> Listed:
        """List the tables where a user sits or is the host: due, unfinished, over; newest first."""
        return await self._read(lists.tables_of, user, limit, after)

    async def unfinished(self, host: str, since: float) -> int:
        """Count the tables of a host that are not over and where something happened since."""
        return await self._read(lists.unfinished, host, since)

    async def open_tables(
        self, but: str = "", limit: int = 100, after: Place | None = None
    ) -> Listed:
        """List the public tables that wait for players, but those of one user; newest first."""
        return await self._read(lists.open_tables, but, limit, after)

    async def all_tables(self, status: str = "", limit: int | None = None) -> list[TableRow]:
        """List the tables of one status, or all, newest first."""
        return await self._read(lists.all_tables, status, limit)

    async def playing(self) -> list[str]:
        """List the ids of the tables in play: after a restart their clocks still run."""
        return await self._read(lists.ids, "playing")

    # People

    async def add_user(self, user: User) -> None:
        """Write a new user down."""
        await self._write(f"user {user.id}", writes.add_user, user)

    async def user(self, id: str) -> User | None:  # noqa: A002  the name that callers use
        """Give a user."""
        return await self._read(reads.user, id)

    async def user_named(self, login: str) -> User | None:
        """Give the user of a login; logins are compared as they were written."""
        return await self._read(reads.user_named, login)

    async def set_password(self, id: str, login: str, hashed: str) -> None:  # noqa: A002
        """Give a user a login and a password; raises login_taken."""
        await self._write(f"user {id}", writes.set_password, id, login, hashed)

    async def set_settings(self, id: str, settings: dict[str, Any]) -> None:  # noqa: A002
        """Write the settings of a user anew."""
        await self._write(f"user {id}", writes.set_settings, id, write_json(settings))

    async def set_name(self, id: str, name: str) -> None:  # noqa: A002
        """Write the name of a user anew."""
        await self._write(f"user {id}", writes.set_name, id, name)

    async def add_session(
        self, id_hash: str, user: str, expires: float, passkey: bytes | None = None
    ) -> None:
        """Begin a session, or let it last longer; raises wrong_passkey for one that is removed."""
        await self._write(f"user {user}", writes.add_session, id_hash, user, expires, passkey)

    async def session(self, id_hash: str, now: float | None = None) -> User | None:
        """Give the user of a session; None when it is unknown or has run out."""
        return await self._read(reads.session, id_hash, time.time() if now is None else now)

    async def end_session(self, id_hash: str) -> None:
        """End a session."""
        await self._write(f"session {id_hash}", writes.end_session, id_hash)

    async def end_sessions_of(self, user: str) -> int:
        """End all sessions of a user; gives how many."""
        return await self._write(f"user {user}", writes.end_sessions_of, user)

    async def end_old_sessions(self, now: float) -> int:
        """Forget the sessions and spent words that have run out; gives how many sessions."""
        return await self._write("session", writes.end_old_sessions, now)

    async def count(self, key: str, expires: float) -> int:
        """Count one more of a key, for all workers together; gives how many there are."""
        return await self._write(f"count {key}", writes.count, key, expires)

    async def spend(self, word: str, expires: float) -> bool:
        """Use up a word that is good once; False when it was used before, by any worker."""
        return await self._write(f"word {word}", writes.spend, word, expires)

    async def add_passkey(self, key: Passkey) -> None:
        """Write a key of a device down."""
        await self._write(f"user {key.user}", writes.add_passkey, key)

    async def passkey(self, credential_id: bytes) -> Passkey | None:
        """Give a key of a device."""
        return await self._read(reads.passkey, credential_id)

    async def passkeys_of(self, user: str) -> list[Passkey]:
        """List the keys of a user, oldest first."""
        return await self._read(reads.passkeys_of, user)

    async def bump_passkey(self, credential_id: bytes, sign_count: int, used: float) -> None:
        """Write how often a key has signed, and when it did last."""
        key = f"passkey {credential_id.hex()}"
        await self._write(key, writes.bump_passkey, credential_id, sign_count, used)

    async def rename_passkey(self, user: str, credential_id: bytes, name: str) -> None:
        """Call a user's key otherwise; raises no_such_passkey."""
        await self._write(f"user {user}", writes.rename_passkey, user, credential_id, name)

    async def remove_passkey(self, user: str, credential_id: bytes, but: str = "") -> None:
        """Forget a user's key and end the sessions it opened, but one.

        Raises no_such_passkey, and last_way_in for the last way in.
        """
        await self._write(f"user {user}", writes.remove_passkey, user, credential_id, but)

    # Notices: a digest, not a flood

    async def notify(self, user: str, table: str, kind: str, at: float) -> None:
        """Note something to tell; the same thing again is one notice with a count."""
        await self._write(f"notice {user} {table} {kind}", writes.notify, user, table, kind, at)

    async def pending_notices(self, before: float) -> list[Notice]:
        """List what was first noted before a moment, grouped by user."""
        return await self._read(reads.pending_notices, before)

    async def clear_notices(self, ids: Sequence[int]) -> list[int]:
        """Take notices out; gives those that nobody else has taken, so that one worker tells."""
        return await self._write("notice", writes.clear_notices, list(ids))

    async def clear_notices_of(self, seen: Mapping[tuple[str, str], float]) -> None:
        """Forget what users were to be told of tables until a moment: they have been there."""
        await self._write("notice", writes.clear_notices_of, dict(seen))

    # Leases

    async def claim(self, table: str, worker: str, until: float, now: float) -> bool:
        """Say whether this worker, and no other, may let bots move at a table until then."""
        return await self._write(f"lease {table}", writes.claim, table, worker, until, now)

    async def release(self, table: str, worker: str) -> None:
        """Give the lease back; another worker's is left alone."""
        await self._write(f"lease {table}", writes.release, table, worker)

    # Analyses

    async def analysis(self, table: str) -> AnalysisRow | None:
        """Give the analysis of a table as it stands."""
        return await self._read(jobs.analysis, table)

    async def begin_analysis(
        self, table: str, worker: str, version: str, until: float, now: float
    ) -> bool:
        """Take on an analysis; False when it is done in this version or somebody works on it."""
        return await self._write(f"job {table}", jobs.begin, table, worker, version, until, now)

    async def analysis_progress(
        self, table: str, worker: str, done: int, of: int, until: float
    ) -> bool:
        """Say how far one's analysis is; False when it was cancelled or taken over."""
        return await self._write(f"job {table}", jobs.progress, table, worker, done, of, until)

    async def end_analysis(self, table: str, worker: str, state: str, result: str = "") -> bool:
        """Finish one's analysis; False when it was cancelled or taken over."""
        return await self._write(f"job {table}", jobs.end, table, worker, state, result)

    async def drop_analysis(self, table: str, worker: str) -> None:
        """Forget one's unfinished analysis."""
        await self._write(f"job {table}", jobs.drop, table, worker)

    async def cancel_analysis(self, table: str) -> bool:
        """Stop whoever works on an analysis; False when nobody does."""
        return await self._write(f"job {table}", jobs.cancel, table)

    # Snapshots: a cache

    async def save_snapshot(
        self, table: str, entries: int, blob: bytes, *, anew: bool = False
    ) -> None:
        """Keep a copy of a table after so many entries; `anew`, whatever copy is there now."""
        save = writes.save_snapshot
        await self._write(f"snapshot {table}", save, table, entries, blob, anew)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Give the copy and its number of entries; None when there is none or its hash is wrong."""
        return await self._read(reads.snapshot, table)

    async def probe(self, worker: str) -> None:
        """Write something of no use to the disk; raises StoreFailed where that is impossible."""
        await self._write(f"probe {worker}", writes.probe, worker)


def _called(do: Callable[..., T], args: tuple[Any, ...], connection: Connection) -> T:
    return do(connection, *args)


def _reading(engine: Engine, do: Callable[..., T], args: tuple[Any, ...]) -> T:
    """Read in a thread; once more when the connection turns out to be dead."""
    for again in (True, False):
        try:
            with engine.connect() as connection:
                return do(connection, *args)
        except (DBAPIError, UnicodeEncodeError) as error:
            if not (again and getattr(error, "connection_invalidated", False)):
                raise said(error) from None
    raise StoreFailed("")

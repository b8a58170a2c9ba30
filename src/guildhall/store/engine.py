"""From a URL to a database that keeps what it was told."""

import importlib.util
import os
import sqlite3
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import StaticPool

from guildhall.core.errors import GuildhallError
from guildhall.store.prepared import run_words
from guildhall.store.private import make_file, make_folder, tighten

PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""Written before answered: with less than FULL a power cut may take the last commits back."""
WRITING = "guildhall_writing"
READERS = 4
"""Threads that read at the same time; one more writes."""


def data_folder() -> Path:
    """Folder of this person for the database and the secret of a server; perhaps not there yet."""
    return Path(os.environ.get("GUILDHALL_DATA") or user_data_path("guildhall", appauthor=False))


def default_url() -> str:
    """The database of this person on this machine."""
    return f"sqlite:///{data_folder() / 'guildhall.db'}"


def read_url(url: str) -> URL:
    """Read the address of a database; raises GuildhallError with code store_url."""
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        raise GuildhallError("store_url", {"given": url}) from None
    if read.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        if importlib.util.find_spec("psycopg") is None:
            raise GuildhallError("store_driver", {})
        return read.set(drivername="postgresql+psycopg")
    if read.drivername != "sqlite" or read.host:
        raise GuildhallError("store_url", {"given": read.render_as_string(hide_password=True)})
    return read


def in_memory(url: URL) -> bool:
    """Whether this is a SQLite that nobody else can see."""
    return url.drivername == "sqlite" and url.database in (None, "", ":memory:")


def file_of(url: URL) -> Path:
    """File of a SQLite database."""
    return Path(url.database or "")


def beside(file: Path) -> list[Path]:
    """Files that SQLite keeps beside a database; it gives them the same permissions."""
    return [file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal")]


def make_engine(url: URL, *, create: bool = True) -> Engine:
    """Engine of a database; a SQLite file is created with its folder, or must be there."""
    if url.drivername != "sqlite":
        return create_engine(url, pool_size=READERS + 1, max_overflow=2)
    if in_memory(url):
        engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        _prepare_file(file_of(url), create=create)
        engine = create_engine(url)
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", _begin)
    return engine


def reading_engine(engine: Engine) -> Engine:
    """The engine for reads: PostgreSQL needs no transaction for them, only SQLite does."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def _prepare_file(file: Path, *, create: bool) -> None:
    """See that a database is there and that only its owner may read it."""
    if not create and not file.is_file():
        raise GuildhallError("store_missing", {"file": str(file)})
    try:
        make_folder(file.parent)
        make_file(file)
    except OSError as error:
        facts: dict[str, object] = {"url": str(file), "problem": error.strerror or str(error)}
        raise GuildhallError("store_unreachable", facts) from None
    for other in beside(file):
        tighten(other)


def _set_pragmas(connection: sqlite3.Connection, _record: Any) -> None:
    """Begin transactions ourselves, and set what SQLite forgets with each connection."""
    connection.isolation_level = None
    connection.text_factory = _text
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _text(written: bytes) -> str:
    """Text of a column; what is no UTF-8 spoils its own value, not all that is read with it."""
    return written.decode(errors="surrogateescape")


def _begin(connection: Connection) -> None:
    """Take the lock of a writer at once: later, SQLite could only refuse."""
    writing = connection.get_execution_options().get(WRITING, False)
    run_words(connection, "BEGIN IMMEDIATE" if writing else "BEGIN")

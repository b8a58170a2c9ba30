"""A consistent copy of a SQLite database, also while it is in use and before it is migrated."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from guildhall.core.errors import GuildhallError
from guildhall.store.engine import beside, file_of, in_memory, read_url
from guildhall.store.errors import first_line
from guildhall.store.private import half_of, make_file, make_folder, put_in_place


def backup(url: str, target: Path) -> None:
    """Copy a database to a new file, whole or not at all."""
    if target.exists():
        raise GuildhallError("backup_exists", {"file": str(target)})
    _copy(database_file(url), target)


def restore(url: str, source: Path) -> Path:
    """Copy a backup to where a database belongs, if there is none; returns its file."""
    target = database_file(url)
    for file in (target, *beside(target)):
        if file.exists():
            raise GuildhallError("restore_exists", {"file": str(file)})
    try:
        make_folder(target.parent)
    except OSError as error:
        raise _failed(target, error) from None
    _copy(source, target)
    return target


def database_file(url: str) -> Path:
    """The file of a database; raises GuildhallError backup_postgres if it has none."""
    read = read_url(url)
    if read.drivername != "sqlite" or in_memory(read):
        raise GuildhallError("backup_postgres", {})
    return file_of(read)


def _copy(source: Path, target: Path) -> None:
    if not source.is_file():
        raise GuildhallError("store_missing", {"file": str(source)})
    half = half_of(target)
    try:
        half.unlink(missing_ok=True)
        make_file(half)
        _copy_into(source, half)
        put_in_place(half, target)
    except (OSError, sqlite3.Error) as error:
        raise _failed(target, error) from None
    finally:
        half.unlink(missing_ok=True)


def _copy_into(source: Path, half: Path) -> None:
    """Copy a database into an empty file and check the copy."""
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as read:
        read.execute("PRAGMA busy_timeout=5000")
        read.execute("VACUUM INTO ?", (str(half),))
    with closing(sqlite3.connect(half)) as copy:
        found = copy.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    with half.open("rb") as written:
        os.fsync(written.fileno())


def _failed(target: Path, error: Exception) -> GuildhallError:
    problem = getattr(error, "strerror", None) or first_line(error)
    return GuildhallError("backup_failed", {"file": str(target), "problem": problem})

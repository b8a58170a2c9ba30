"""A consistent copy of a SQLite database, also while it is in use and before it is migrated."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from guildhall.core.errors import GuildhallError
from guildhall.store.engine import file_of, in_memory, read_url
from guildhall.store.errors import first_line


def backup(url: str, target: Path) -> None:
    """Copy a database to a new file, whole or not at all."""
    source = read_url(url)
    if source.drivername != "sqlite" or in_memory(source):
        raise GuildhallError("backup_postgres", {})
    file = file_of(source)
    if not file.is_file():
        raise GuildhallError("store_missing", {"file": str(file)})
    if target.exists():
        raise GuildhallError("backup_exists", {"file": str(target)})
    half = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        _copy(file, half)
        half.replace(target)
    except (OSError, sqlite3.Error) as error:
        facts: dict[str, object] = {"file": str(target), "problem": first_line(error)}
        raise GuildhallError("backup_failed", facts) from None
    finally:
        half.unlink(missing_ok=True)


def _copy(file: Path, half: Path) -> None:
    half.unlink(missing_ok=True)
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
        source.execute("PRAGMA busy_timeout=5000")
        source.execute("VACUUM INTO ?", (str(half),))
    with closing(sqlite3.connect(half)) as copy:
        found = copy.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    with half.open("rb") as written:
        os.fsync(written.fileno())

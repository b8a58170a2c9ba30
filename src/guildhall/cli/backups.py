"""Backups by the dozen in one folder: their names, how many are kept, and whether they are good."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from guildhall.core.errors import GuildhallError
from guildhall.store import Store, StoreFailed, open_store, restore

NAME = "guildhall-%Y%m%dT%H%M%S.%fZ.db"
"""By the moment, so that names sort as the moments do."""
KEPT = "guildhall-*Z.db"


def secret_beside(backup: Path) -> Path:
    """File for the secret beside a backup."""
    return backup.with_name(f"{backup.name}.secret")


def place_for(target: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> Path:
    """The file that is named, or a new one in a folder that is named."""
    return target / now().strftime(NAME) if target.is_dir() else target


def drop_old(folder: Path, keep: int) -> list[Path]:
    """Remove all backups of a folder but the newest, with their secrets; gives what was removed."""
    old = sorted(folder.glob(KEPT))[:-keep]
    for file in old:
        file.unlink()
        secret_beside(file).unlink(missing_ok=True)
    return old


def newest(source: Path) -> Path:
    """The file that is named, or the newest in a folder; raises GuildhallError backup_none."""
    if not source.is_dir():
        return source
    found = sorted(source.glob(KEPT))
    if not found:
        raise GuildhallError("backup_none", {"folder": str(source)})
    return found[-1]


async def drill(source: Path, read: Callable[[Store, str], Awaitable[object]]) -> int:
    """Restore a backup aside, bring it to this version and read each table; gives their number.

    Raises GuildhallError drill_failed that names tables which can't be read.
    """
    unread = []
    with TemporaryDirectory(prefix="guildhall-drill-") as folder:
        url = f"sqlite:///{folder}/guildhall.db"
        restore(url, source)
        async with await open_store(url, create=False) as store:
            rows = await store.lists.all()
            for row in rows:
                try:
                    await read(store, row.id)
                except StoreFailed:
                    raise
                except GuildhallError:
                    unread.append(row.id)
    if unread:
        facts: dict[str, object] = {"file": str(source), "tables": ", ".join(sorted(unread))}
        raise GuildhallError("drill_failed", facts)
    return len(rows)

"""Files that only their owner can read: sessions, hashes of passwords, keys of the luck."""

import os
import stat
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600


def make_folder(folder: Path) -> None:
    """Create a folder and those above it that are not there; folders that are there stay."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(FOLDER, exist_ok=True)
    if not folder.is_dir():
        raise NotADirectoryError(f"{folder} is not a directory")


def make_file(file: Path) -> None:
    """Create an empty file; one that is there is tightened."""
    os.close(os.open(file, os.O_RDONLY | os.O_CREAT, FILE))
    tighten(file)


def tighten(file: Path) -> None:
    """Take all permissions on a file from others, if there is one and it is ours."""
    with suppress(FileNotFoundError, PermissionError):
        found = file.stat().st_mode
        if stat.S_ISREG(found) and found & 0o077:
            file.chmod(found & FOLDER)


def write_new(file: Path, text: str) -> None:
    """Write a new file, whole or not at all; raises FileExistsError."""
    half = half_of(file)
    half.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE), "w") as written:
            written.write(text)
            written.flush()
            os.fsync(written.fileno())
        put_in_place(half, file)
    finally:
        half.unlink(missing_ok=True)


def half_of(file: Path) -> Path:
    """Name for a file that is not finished, beside its place."""
    return file.with_name(f".{file.name}.{os.getpid()}.tmp")


def put_in_place(half: Path, file: Path) -> None:
    """Give a finished file its name, which must be free; raises FileExistsError."""
    try:
        os.link(half, file)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        half.replace(file)

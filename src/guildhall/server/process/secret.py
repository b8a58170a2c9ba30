"""The secret that signs cookies and links: made once, kept beside the database for its owner."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from guildhall.core.errors import GuildhallError
from guildhall.store.engine import data_folder
from guildhall.store.private import make_folder, tighten, write_new


def kept_secret() -> str:
    """Secret of this server, made if there is none; raises GuildhallError secret_failed."""
    return found_secret() or _made()


def found_secret() -> str:
    """Secret of this server, empty if it has none yet; raises GuildhallError secret_failed."""
    given = os.environ.get("GUILDHALL_SECRET")
    return given or read_secret(secret_file())


def secret_file() -> Path:
    """File of the secret, unless GUILDHALL_SECRET says it."""
    return data_folder() / "secret"


def read_secret(file: Path) -> str:
    """Secret in a file, empty if there is none; raises GuildhallError secret_failed."""
    tighten(file)
    try:
        return file.read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeError) as error:
        raise _failed(file, error) from None


def save_secret(file: Path, secret: str) -> None:
    """Write a secret to a file; raises GuildhallError secret_exists if that holds another."""
    found = read_secret(file)
    if found and found != secret:
        raise GuildhallError("secret_exists", {"file": str(file)})
    if not found:
        _write(file, secret)


def _made() -> str:
    file = secret_file()
    _write(file, secrets.token_urlsafe(32))
    return read_secret(file)


def _write(file: Path, secret: str) -> None:
    """Write the file where there is none, or an empty one; one that is written now stays."""
    try:
        make_folder(file.parent)
        if file.exists() and not file.stat().st_size:
            file.unlink()
        with suppress(FileExistsError):  # a server that starts at the same moment was faster
            write_new(file, secret)
    except OSError as error:
        raise _failed(file, error) from None


def _failed(file: Path, error: Exception) -> GuildhallError:
    problem = getattr(error, "strerror", None) or str(error)
    return GuildhallError("secret_failed", {"file": str(file), "problem": problem})

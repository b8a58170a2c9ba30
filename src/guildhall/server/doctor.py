"""Whether a server would run well here: what is looked at, and what is found. Changes nothing."""

import importlib.util
import ipaddress
import os
import shutil
import smtplib
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from sqlalchemy import URL, Connection, Engine, create_engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from guildhall.core.errors import GuildhallError
from guildhall.server.people.push import PushKey
from guildhall.server.process.build import rules_in_use
from guildhall.server.process.secret import secret_file
from guildhall.server.settings import mail_settings
from guildhall.store import default_url
from guildhall.store.engine import beside, data_folder, file_of, make_engine, read_url
from guildhall.store.errors import first_line
from guildhall.store.migrate import VERSION
from guildhall.store.schema import REVISION, subscriptions
from guildhall.web import STATIC

Verdict = Literal["ok", "warning", "wrong"]
MEGA = 1_000_000
FULL, NEARLY_FULL = 200 * MEGA, 2_000 * MEGA
"""Bytes that must be free, and that should be."""
CLOCK_SECONDS = 60.0
"""How far a clock may be from those who wrote before."""
MAIL_SECONDS = 5.0
EXTRAS = {
    "ai": "onnxruntime",
    "cluster": "distributed",
    "data": "pyarrow",
    "env": "pettingzoo",
    "openspiel": "pyspiel",
    "pictures": "PIL",
    "postgres": "psycopg",
    "report": "matplotlib",
    "train": "jax",
    "tune": "optuna",
}
"""A library that each extra brings."""
NEAR = {"localhost", "127.0.0.1", "::1"}


@dataclass(frozen=True)
class Finding:
    """One line: its text is the message doctor-<code>, with these facts."""

    code: str
    verdict: Verdict
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Asked:
    """The settings to look at, as `guildhall serve` would take them."""

    db: str = ""
    public_url: str = ""
    workers: int = 1
    config: Path | None = None
    without: frozenset[str] = frozenset()


def examine(asked: Asked) -> list[Finding]:
    """Look at everything, whatever is found on the way."""
    checks: tuple[Callable[[Asked], Iterator[Finding]], ...] = (
        *(_rules, _pages, _disk, _permissions, _database, _address, _proxies, _mail, _push),
        _extras,
    )
    return [finding for check in checks for finding in check(asked)]


def _rules(_asked: Asked) -> Iterator[Finding]:
    if rules_in_use() == "compiled":
        yield Finding("rules-compiled", "ok")
    else:
        yield Finding("rules-plain", "warning")


def _pages(_asked: Asked) -> Iterator[Finding]:
    built = (STATIC / "index.html").exists()
    yield Finding("pages-built", "ok") if built else Finding("pages-missing", "wrong")


def _disk(_asked: Asked) -> Iterator[Finding]:
    """The folder of the data, or where it would be made."""
    folder = data_folder()
    there = next(each for each in (folder, *folder.parents) if each.exists())
    facts: dict[str, str | int] = {"folder": str(folder)}
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        yield Finding("folder-closed", "wrong", facts)
        return
    free = shutil.disk_usage(there).free
    facts["free"] = free // MEGA
    if free < FULL:
        yield Finding("disk-full", "wrong", facts)
    elif free < NEARLY_FULL:
        yield Finding("disk-low", "warning", facts)
    else:
        yield Finding("disk", "ok", facts)


def _permissions(asked: Asked) -> Iterator[Finding]:
    """Database, secret and what holds passwords are for their owner alone."""
    files = [secret_file()]
    url = _url(asked)
    if url is not None and url.drivername == "sqlite":
        files += [file_of(url), *beside(file_of(url))]
    files += [asked.config] if asked.config else []
    opened = [
        file for file in files if file.is_file() and stat.S_IMODE(file.stat().st_mode) & 0o077
    ]
    for file in opened:
        yield Finding("file-open", "wrong", {"file": str(file)})
    if not opened:
        yield Finding("files-private", "ok", {"count": sum(file.is_file() for file in files)})


def _url(asked: Asked) -> URL | None:
    try:
        return read_url(asked.db or default_url())
    except GuildhallError:
        return None


def _database(asked: Asked) -> Iterator[Finding]:
    """Reachable, and of this version; one that is not there yet will be made."""
    try:
        url = read_url(asked.db or default_url())
    except GuildhallError as error:
        yield Finding(f"db-{error.code.removeprefix('store_')}", "wrong")
        return
    if asked.workers > 1 and url.drivername == "sqlite":
        yield Finding("db-workers", "wrong", {"workers": asked.workers})
    shown = url.render_as_string(hide_password=True)
    if url.drivername == "sqlite" and not file_of(url).is_file():
        yield Finding("db-none", "ok", {"db": shown})
        return
    engine = _reading(url)
    try:
        with engine.connect() as connection:
            yield _version(connection, shown)
            yield _clock(connection, url)
    except SQLAlchemyError as error:
        problem = first_line(error)
        yield Finding("db-unreachable", "wrong", {"db": shown, "problem": problem})
    finally:
        engine.dispose()


def _reading(url: URL) -> Engine:
    """An engine that changes nothing, permissions of a file neither."""
    if url.drivername != "sqlite":
        return make_engine(url)
    place = f"{file_of(url).absolute().as_uri()}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(place, uri=True))


def _version(connection: Connection, shown: str) -> Finding:
    found = inspect(connection).get_table_names()
    here = connection.scalar(select(VERSION)) if VERSION.name in found else None
    facts: dict[str, str | int] = {"db": shown, "here": str(here or "–"), "wanted": REVISION}
    if not found:
        return Finding("db-none", "ok", facts)
    if here is None:
        return Finding("db-foreign", "wrong", facts)
    if here > REVISION:
        return Finding("db-newer", "wrong", facts)
    return Finding("db", "ok", facts) if here == REVISION else Finding("db-older", "warning", facts)


def _clock(connection: Connection, url: URL) -> Finding:
    """Our clock against that of the database; a file can't have been written after now."""
    if url.drivername == "sqlite":
        off = max(0.0, file_of(url).stat().st_mtime - time.time())
    else:
        told = connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
        off = abs(float(str(told)) - time.time())
    if off > CLOCK_SECONDS:
        return Finding("clock-off", "wrong", {"seconds": round(off)})
    return Finding("clock", "ok")


def _address(asked: Asked) -> Iterator[Finding]:
    """What links in mails and passkeys are made of."""
    url = asked.public_url
    parts = urlsplit(url)
    if not url:
        yield Finding("url-none", "warning")
    elif parts.scheme not in ("http", "https") or not parts.hostname:
        yield Finding("url-wrong", "wrong", {"url": url})
    elif parts.scheme == "http" and parts.hostname not in NEAR:
        yield Finding("url-plain", "warning", {"url": url})
    else:
        yield Finding("url", "ok", {"url": url})


def _proxies(_asked: Asked) -> Iterator[Finding]:
    """Whom the server believes when he tells the address of a player."""
    given = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    names = [name.strip() for name in given.split(",") if name.strip()]
    wrong = [name for name in names if name != "*" and not _is_network(name)]
    if wrong:
        yield Finding("proxy-wrong", "wrong", {"given": wrong[0]})
    elif "*" in names:
        yield Finding("proxy-all", "warning")
    else:
        yield Finding("proxy", "ok", {"proxies": ", ".join(names)})


def _is_network(name: str) -> bool:
    try:
        ipaddress.ip_network(name, strict=False)
    except ValueError:
        return False
    return True


def _mail(asked: Asked) -> Iterator[Finding]:
    """Reachable, without sending any."""
    try:
        mail = mail_settings()
    except ValueError:
        yield Finding("mail-port", "wrong", {"given": os.environ["GUILDHALL_SMTP_PORT"]})
        return
    if not mail.host:
        yield Finding("mail-none", "ok")
        return
    facts: dict[str, str | int] = {"host": mail.host, "port": str(mail.port)}
    try:
        with closing(smtplib.SMTP(mail.host, mail.port, timeout=MAIL_SECONDS)) as server:
            server.ehlo()
            secured = not mail.starttls or server.has_extn("starttls")
    except (OSError, smtplib.SMTPException) as error:
        yield Finding("mail-unreachable", "wrong", {**facts, "problem": first_line(error)})
        return
    if not secured:
        yield Finding("mail-no-tls", "wrong", facts)
    elif not asked.public_url:
        yield Finding("mail-no-url", "warning", facts)
    else:
        yield Finding("mail", "ok", facts)


def _push(asked: Asked) -> Iterator[Finding]:
    """The key that signs for this server: made of its secret, and that of those who subscribed."""
    if "push" in asked.without:
        yield Finding("push-off", "ok")
        return
    given, browsers = os.environ.get("GUILDHALL_SECRET", ""), _subscribed(asked)
    try:
        kept = secret_file().read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        kept = ""
    except (OSError, UnicodeError) as error:
        facts: dict[str, str | int] = {"file": str(secret_file()), "problem": first_line(error)}
        yield Finding("push-unreadable", "wrong", facts)
        return
    if not (given or kept):
        lost = Finding("push-lost", "wrong", {"file": str(secret_file()), "count": browsers})
        yield lost if browsers else Finding("push-none", "ok")
        return
    if given and kept and given != kept:
        yield Finding("push-two", "warning", {"file": str(secret_file())})
    if urlsplit(asked.public_url).scheme != "https":
        yield Finding("push-plain", "warning")
    key = PushKey(given or kept).public
    yield Finding("push", "ok", {"key": f"{key[:12]}…", "count": browsers})


def _subscribed(asked: Asked) -> int:
    """How many browsers are called by push; none where the database says nothing."""
    url = _url(asked)
    if url is None or (url.drivername == "sqlite" and not file_of(url).is_file()):
        return 0
    engine = _reading(url)
    try:
        with engine.connect() as connection:
            return int(connection.scalar(select(func.count()).select_from(subscriptions)) or 0)
    except SQLAlchemyError:
        return 0
    finally:
        engine.dispose()


def _extras(_asked: Asked) -> Iterator[Finding]:
    there = [name for name, library in EXTRAS.items() if importlib.util.find_spec(library)]
    yield Finding("extras", "ok", {"count": len(there), "extras": ", ".join(there)})

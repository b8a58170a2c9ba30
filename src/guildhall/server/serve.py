"""From settings to a running worker: each worker process reads them from its environment."""

import asyncio
import gc
import logging
import os
import sys
from collections.abc import Iterable

import msgspec
import structlog
from starlette.applications import Starlette

from guildhall.server.app import build_app
from guildhall.server.metrics import WORKERS
from guildhall.server.process.build import Build
from guildhall.server.process.secret import kept_secret
from guildhall.server.process.troubles import TROUBLES, Overhearing
from guildhall.server.settings import Settings, mail_settings, switched_off
from guildhall.store import default_url

SETTINGS_ENV = "GUILDHALL_SETTINGS"
SWITCH_SECONDS = 0.0005
GARBAGE = (20_000, 20, 100)
"""New objects before a search of the young, and how often that is done before one of the older."""


def settings_from(
    db: str,
    public_url: str,
    bot_seconds: float,
    without: list[str],
    *,
    rate_limits: bool,
    guest_tables: int,
    account_tables: int,
    hosts: Iterable[str] = (),
) -> Settings:
    """Settings of a server, from the command line and the environment."""
    disabled, off = switched_off(without)
    return Settings(
        secret=kept_secret(),
        db=db or default_url(),
        public_url=public_url.rstrip("/"),
        hosts=frozenset(hosts),
        bot_seconds=bot_seconds,
        disabled=disabled,
        without=off,
        rate_limits=rate_limits,
        guest_tables=guest_tables,
        account_tables=account_tables,
        mail=mail_settings(),
        secure_cookies=public_url.startswith("https://"),
    )


def write_settings(settings: Settings) -> str:
    """Settings as text for the environment of the worker processes."""
    return msgspec.json.encode(settings).decode()


def app_from_environment(build: Build | None = None) -> Starlette:
    """The application of a worker process."""
    set_up_logs()
    set_up_python()
    WORKERS.set(1)
    settings = msgspec.json.decode(os.environ[SETTINGS_ENV], type=Settings)
    return build_app(settings, build=build)


def set_up_python() -> None:
    """Let the thread that writes to the disk run at once, and look for garbage rarely.

    A thread that comes back from the disk waits for the event loop for so long each time; and what
    tables are made of is freed when it is dropped, without a search.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def set_up_logs() -> None:
    """Log one JSON object per line to standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            TROUBLES.overhear,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(_line),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.BytesLoggerFactory(sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(
        level=logging.WARNING, format='{"level":"%(levelname)s","event":"%(message)s"}'
    )
    logging.getLogger().addHandler(Overhearing(TROUBLES))
    logging.getLogger("uvicorn.error").addFilter(_worth_a_line)


def _worth_a_line(record: logging.LogRecord) -> bool:
    """Leave out what the metrics count: bad requests, and requests cut short when we stop."""
    error = record.exc_info[1] if record.exc_info else None
    cancelled = isinstance(error, asyncio.CancelledError)
    return not cancelled and record.msg != "Invalid HTTP request received."


def _line(event: object, **_how: object) -> bytes:
    """Write a line of the log; whatever has no JSON is described."""
    return msgspec.json.encode(event, enc_hook=repr)

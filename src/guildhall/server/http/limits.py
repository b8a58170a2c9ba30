"""How much, how long and how many, before the application sees a request; and the server for it.

uvicorn limits neither the size of heads nor the time of anything but idling; the limits are in a
subclass of its protocol (`protocol.py`), because only there deadlines, counts per address and
making room when all places are taken come together, while sockets and workers stay as they are.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import uvicorn
from starlette.applications import Starlette

KILO = 1024
IDLE_SECONDS = 15
"""How long a connection is kept open for the next request."""
GRACE_SECONDS = 5
"""How long requests may go on after the server was asked to stop."""
ALIVE_SECONDS = 60
"""How long a worker process may say nothing: one that starts on a busy machine needs a while."""
BACKLOG = 1024
FEW_FILES = 4 * BACKLOG
MOST_FILES = 65_536
RESERVED = 256
"""Descriptors for the database, bots, logs: everything but connections."""


@dataclass(frozen=True)
class Limits:
    """What a connection may take; sizes in bytes."""

    url: int = 8 * KILO
    head: int = 32 * KILO
    headers: int = 100
    body: int = 256 * KILO
    """As it comes over the wire; what of it is content, the application limits further."""
    pipelined: int = 16
    head_seconds: float = 10.0
    body_seconds: float = 25.0
    """Longer than the application waits, whose answer is the friendlier one."""
    write_seconds: float = 20.0
    slowest: int = 4 * KILO
    """Bytes a second that a reader takes, beyond the first `write_seconds`."""
    connections: int = 2048
    per_address: int = 256
    """Of one IPv4 address or IPv6 network; a trusted proxy speaks for many and is exempt."""


class Listening(uvicorn.Config):
    """A server's configuration with limits."""

    def __init__(self, *args: Any, limits: Limits, **more: Any) -> None:
        super().__init__(*args, **more)
        self.limits = limits


def server_config(app: str | Callable[[], Starlette], workers: int = 1) -> Listening:
    """How every worker speaks HTTP; takes what makes the application."""
    files = raise_descriptors()
    unix = sys.platform != "win32"
    return Listening(
        app,
        factory=True,
        limits=Limits(connections=room_for(files)),
        log_config=None,
        access_log=False,
        server_header=False,
        workers=workers,
        http="guildhall.server.http.protocol:LimitedHttp" if unix else "h11",
        h11_max_incomplete_event_size=32 * KILO,
        ws="guildhall.server.http.protocol:LimitedWebSocket" if unix else "websockets-sansio",
        ws_max_size=64 * KILO,
        proxy_headers=True,
        backlog=backlog_for(files),
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=ALIVE_SECONDS,
    )


def backlog_for(files: int) -> int:
    """Connections that may wait to be accepted; all may come at once, so few when files are few."""
    return BACKLOG if files >= FEW_FILES else max(16, files // 16)


def room_for(files: int) -> int:
    """Connections that fit into so many descriptors, beside a full backlog and the rest."""
    return max(files // 2, files - RESERVED - backlog_for(files))


def raise_descriptors() -> int:
    """Raise the limit of open files as far as allowed; returns what it is then."""
    if sys.platform == "win32":
        return 2 * FEW_FILES
    import resource  # noqa: PLC0415  not there on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)

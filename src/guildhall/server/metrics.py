"""Metrics for operators, at /metrics.

Of several workers each keeps its numbers in a file of a folder they share (prometheus_client's mode
for several processes), so that whichever of them is asked gives the totals of all. Counts of a
worker that has gone stay; what it held (tables, sockets) does not.
"""

import os
from contextlib import suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER_ENV = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder; prometheus_client looks at it when it is first imported."""

ACKNOWLEDGED = Counter("guildhall_entries", "Entries written and acknowledged")
REQUESTS = Counter("guildhall_requests", "Requests by route and status", ["route", "status"])
SOCKET_MOVES = Counter(
    "guildhall_socket_moves",
    "Moves that came over sockets of pages, by what became of them",
    ["how"],
)
TURNED_AWAY = Counter(
    "guildhall_turned_away", "Connections ended before the application, by reason", ["reason"]
)
HANDED_ON = Counter(
    "guildhall_handed_on",
    "Connections for tables of another worker, by what became of them",
    ["how"],
)
WORKERS = Gauge("guildhall_workers", "Worker processes", multiprocess_mode="livesum")
OPEN_TABLES = Gauge(
    "guildhall_live_tables",
    "Tables in memory, a table at two workers twice",
    multiprocess_mode="livesum",
)
UNREADABLE = Gauge(
    "guildhall_unreadable_tables",
    "Tables that could not be read when they were last opened, the most of any worker",
    multiprocess_mode="livemax",
)
SOCKETS = Gauge("guildhall_sockets", "Open WebSockets", multiprocess_mode="livesum")
NOTICES = Counter(
    "guildhall_notices", "Mails and webhooks: sent, failed (per try), refused, dropped", ["result"]
)
WRITE_SECONDS = Histogram(
    "guildhall_write_seconds",
    "Time from a checked move to its durable entry",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0),
)
BOT_SECONDS = Histogram(
    "guildhall_bot_seconds",
    "Time a bot thought about a move",
    buckets=(0.001, 0.01, 0.1, 0.3, 1.0, 3.0, 10.0),
)
BOT_WAITING = Gauge(
    "guildhall_bot_waiting",
    "Hints, decisions and analyses that wait for a process, by the rank they came with",
    ["rank"],
    multiprocess_mode="livesum",
)
BOT_WAIT_SECONDS = Histogram(
    "guildhall_bot_wait_seconds",
    "Time work waited for a process, by the rank it came with",
    ["rank"],
    buckets=(0.01, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0),
)
BOT_SHED = Counter(
    "guildhall_bot_shed",
    "Decisions and hints with less thought than usual because the server was busy",
    ["level"],
)


def exposition() -> bytes:
    """The metrics as text: of this process, or the totals of all workers."""
    folder = os.environ.get(FOLDER_ENV)
    if not folder:
        return generate_latest()
    for worker in _gone(Path(folder)):
        with suppress(FileNotFoundError):  # another worker was asked at the same moment
            mark_process_dead(worker, folder)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _gone(folder: Path) -> list[int]:
    """Processes that have left numbers of what they held and are no more."""
    held = {int(file.stem.rsplit("_", 1)[-1]) for file in folder.glob("gauge_live*_*.db")}
    return [process for process in sorted(held) if not _runs(process)]


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True

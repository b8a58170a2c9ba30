"""Numbers for operators, at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

ACKNOWLEDGED = Counter("guildhall_entries", "Entries written and acknowledged")
REQUESTS = Counter("guildhall_requests", "Requests by route and status", ["route", "status"])
LIVE = Gauge("guildhall_live_tables", "Tables in memory")
SOCKETS = Gauge("guildhall_sockets", "Open WebSockets")
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

"""What administrators are sent; plain dicts at run time, as in `sent.py`."""

from typing import Literal, TypedDict


class Trouble(TypedDict):
    """A warning or an error of late: when it last was, and how often."""

    at: float
    level: str
    event: str
    problem: str
    table: str
    count: int


class Sends(TypedDict):
    """Mails, webhooks and pushes since a worker started, by what became of them."""

    sent: int
    failed: int
    refused: int
    dropped: int


class WorkerState(TypedDict):
    """What a worker says of itself."""

    version: str
    rules: str
    since: float
    tables: int
    """In memory."""
    awake: int
    """Those of them that are its own and in play."""
    unreadable: list[str]
    pages: int
    hints: int
    watched: int
    background: int
    """Work for bots that waits, by how urgent it is."""
    thinking: int
    processes: int
    mails: int
    webhooks: int
    pushes: int
    """Letters that wait."""
    resting: int
    """Hosts that have failed too often and are left alone."""
    sends: Sends
    troubles: list[Trouble]


class WorkerLine(TypedDict):
    """A worker; without a state where it has said nothing yet."""

    worker: str
    own: bool
    """Whether it is the one that answers."""
    state: WorkerState | None


class TablesStatus(TypedDict):
    """Tables by what they do; those asleep are in play and in nobody's memory."""

    waiting: int
    playing: int
    over: int
    awake: int
    asleep: int
    unreadable: list[str]


class ThinkersStatus(TypedDict):
    """What bots elsewhere are asked, since when the oldest question waits, and who thinks."""

    asked: int
    since: float
    thinkers: int
    places: int


class DatabaseStatus(TypedDict):
    """Which database, how far its changes have gone, its bytes, and whether it takes writes."""

    kind: Literal["SQLite", "PostgreSQL"]
    revision: str
    size: int
    writes: bool


class DiskStatus(TypedDict):
    """The disk with the data of this machine."""

    free: int
    total: int


class NoticesStatus(TypedDict):
    """What waits for a digest, and since when the oldest does."""

    waiting: int
    since: float


class Status(TypedDict):
    """How the server does."""

    at: float
    version: str
    python: str
    tables: TablesStatus
    workers: list[WorkerLine]
    thinkers: ThinkersStatus
    notices: NoticesStatus
    database: DatabaseStatus
    disk: DiskStatus

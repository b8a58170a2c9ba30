"""What a worker says of itself to administrators; others read it in the store."""

import asyncio
import platform
import shutil
import time
from collections import Counter
from collections.abc import Callable
from importlib.metadata import version

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.server.bots.bot_runner import BotRunner
from guildhall.server.bots.scheduler import Rank
from guildhall.server.live.hub import Hub
from guildhall.server.metrics import NOTICES as SENT
from guildhall.server.people.delivery import MOST_FAILURES, Delivery
from guildhall.server.people.notices import Notices
from guildhall.server.process.health import Health
from guildhall.server.process.troubles import TROUBLES
from guildhall.server.sent_status import (
    DiskStatus,
    Sends,
    Status,
    TablesStatus,
    WorkerLine,
    WorkerState,
)
from guildhall.store import Store
from guildhall.store.engine import data_folder, file_of, in_memory
from guildhall.store.schema import REVISION

VERSION = version("guildhall")
TELL_SECONDS = 5.0
MOST_NAMED = 20
"""So many tables that cannot be read are named."""


class OwnState:
    """How this worker does."""

    def __init__(
        self,
        hub: Hub,
        bot_runner: BotRunner,
        notices: Notices,
        pages_open: Counter[str],
        rules: Callable[[], str],
    ) -> None:
        self.hub = hub
        self.store: Store = hub.store
        self.bot_runner = bot_runner
        self.notices = notices
        self.pages_open = pages_open
        self.rules = rules
        self.since = time.time()
        self.told = ""

    def now(self) -> WorkerState:
        """What this worker says of itself."""
        hub, mails = self.hub, self.notices
        scheduler = self.bot_runner.processes.scheduler
        waiting = Counter(work.rank for work in scheduler.waiting)
        own = [table for name, table in hub.tables.items() if hub.mine(name)]
        return {
            "version": VERSION,
            "rules": self.rules(),
            "since": self.since,
            "tables": len(hub.tables),
            "awake": sum(opened.table.status == "playing" for opened in own),
            "unreadable": sorted(hub.loader.unreadable)[:MOST_NAMED],
            "pages": self.pages_open.total(),
            "hints": waiting[Rank.HINT],
            "watched": waiting[Rank.WATCHED],
            "background": waiting[Rank.BACKGROUND],
            "thinking": len(scheduler.running),
            "processes": scheduler.processes,
            "mails": _waiting(mails.mails),
            "webhooks": _waiting(mails.hooks),
            "pushes": _waiting(mails.pushes),
            "resting": sum(_resting(each) for each in (mails.mails, mails.hooks, mails.pushes)),
            "sends": _sends(),
            "troubles": TROUBLES.latest(),
        }

    async def tell(self) -> None:
        """Write it for the others, where it has changed."""
        state = msgspec.json.encode(self.now()).decode()
        if state != self.told:
            await self.store.operations.tell(self.bot_runner.worker_id, state)
            self.told = state

    async def all(self) -> list[WorkerLine]:
        """All workers that serve, this one first."""
        own = self.bot_runner.worker_id
        others = await self.store.operations.states(time.time())
        return [
            {"worker": own, "own": True, "state": self.now()},
            *(
                WorkerLine(worker=worker, own=False, state=_read(state))
                for worker, state in sorted(others.items())
                if worker != own
            ),
        ]

    async def status(self, health: Health) -> Status:
        """How the whole server does."""
        operations, now = self.store.operations, time.time()
        workers = await self.all()
        thinking, notices = await operations.thinking(now), await operations.notices()
        kind = self.store.url.get_backend_name()
        return {
            "at": self.hub.now(),
            "version": VERSION,
            "python": platform.python_version(),
            "tables": tables_status(await operations.tables(), workers),
            "workers": workers,
            "thinkers": {
                "asked": thinking.asked.count,
                "since": thinking.asked.since,
                "thinkers": thinking.thinkers,
                "places": thinking.places,
            },
            "notices": {"waiting": notices.count, "since": notices.since},
            "database": {
                "kind": "SQLite" if kind == "sqlite" else "PostgreSQL",
                "revision": REVISION,
                "size": await operations.size(),
                "writes": await _writes(health),
            },
            "disk": await asyncio.to_thread(self._disk),
        }

    def _disk(self) -> DiskStatus:
        """The disk of the database's file, or of what else this machine keeps."""
        url, folder = self.store.url, data_folder()
        if url.get_backend_name() == "sqlite" and not in_memory(url):
            folder = file_of(url).absolute().parent
        there = next(each for each in (folder, *folder.parents) if each.exists())
        usage = shutil.disk_usage(there)
        return {"free": usage.free, "total": usage.total}


def tables_status(counts: dict[str, int], workers: list[WorkerLine]) -> TablesStatus:
    """Tables by what they do, from what the store has and what workers have in memory."""
    states = [line["state"] for line in workers if line["state"]]
    playing = counts.get("playing", 0)
    awake = min(sum(state["awake"] for state in states), playing)
    unreadable = sorted({table for state in states for table in state["unreadable"]})
    return {
        "waiting": counts.get("open", 0),
        "playing": playing,
        "over": counts.get("over", 0),
        "awake": awake,
        "asleep": playing - awake,
        "unreadable": unreadable,
    }


def _read(state: str) -> WorkerState | None:
    """What another worker has said; None where it is of another version or has said nothing."""
    try:
        return msgspec.json.decode(state, type=WorkerState)
    except msgspec.DecodeError:
        return None


def _waiting(delivery: Delivery) -> int:
    return len(delivery.waiting) + len(delivery.sending)


def _resting(delivery: Delivery) -> int:
    return sum(trouble.failures >= MOST_FAILURES for trouble in delivery.troubles.values())


def _sends() -> Sends:
    counted = {
        sample.labels["result"]: int(sample.value)
        for metric in SENT.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    }
    return {
        "sent": counted.get("sent", 0),
        "failed": counted.get("failed", 0),
        "refused": counted.get("refused", 0),
        "dropped": counted.get("dropped", 0),
    }


async def _writes(health: Health) -> bool:
    try:
        await health.check()
    except GuildhallError:
        return False
    return True

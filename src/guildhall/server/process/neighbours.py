"""The workers of a machine: each keeps a lease in the store, and all know who owns a table."""

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.http.door import Door, NobodyThere, Porter, Welcome, clear_away
from guildhall.server.http.ring import Ring
from guildhall.server.metrics import HANDED_ON
from guildhall.store import Store

log = structlog.get_logger("guildhall.neighbours")

BEAT_SECONDS = 1.0
LEASE_SECONDS = 15.0
"""So long others wait for a worker that says nothing; one that died is missed sooner."""
BOOT = Path("/proc/sys/kernel/random/boot_id")


class Neighbours:
    """What a worker knows of the others; it owns tables once it has a door."""

    def __init__(
        self, store: Store, worker_id: str, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.worker_id = worker_id
        self.now = clock
        """Real time, whatever tables are told: all workers share it."""
        self.machine = machine()
        self.ring = Ring(worker_id)
        self.door: Door | None = None
        self.porter = Porter()
        self.leaving = False
        self.changed: list[Callable[[], None]] = []
        """Who is told when tables have other owners."""
        self.burials: set[asyncio.Task[None]] = set()

    @property
    def several(self) -> bool:
        """Whether a table may belong to another worker of this machine."""
        return len(self.ring.doors) > 1

    def mine(self, table_id: str) -> bool:
        """Whether this worker owns a table."""
        return self.ring.mine(table_id)

    # Coming and going

    async def open_door(self, welcome: Welcome) -> None:
        """Take in what others hand on from now on, and own tables.

        Without a door (its path is too long for a socket, say) every worker serves all tables.
        """
        try:
            self.door = Door(welcome)
        except OSError as error:
            log.warning("no_door", problem=str(error))
        with suppress(GuildhallError):  # the next beat says it, too
            await self.beat()

    async def beat(self) -> None:
        """Say that this worker serves, and see who else does; every second."""
        if self.leaving:
            return
        now = self.now()
        door = self.door.path if self.door else ""
        doors = await self.store.workers.serve(
            self.worker_id, self.machine, door, now + LEASE_SECONDS, now
        )
        if not self.leaving:
            self._set(self._alive(doors))

    def _alive(self, doors: dict[str, str]) -> dict[str, str]:
        """Leave out workers whose door nobody is behind: they were killed."""
        for worker, door in list(doors.items()):
            try:
                self.porter.knock(door)
            except NobodyThere:
                del doors[worker]
                self._bury(worker, door)
            except OSError as error:
                del doors[worker]
                log.warning("no_way_to_a_neighbour", worker=worker, problem=str(error))
        return doors

    def _set(self, doors: dict[str, str]) -> None:
        if doors == self.ring.doors:
            return
        self.ring = Ring(self.worker_id, doors)
        log.info("neighbours", workers=sorted(doors))
        for changed in self.changed:
            changed()

    def close_door(self) -> None:
        """Take in nobody any more; others see it at once, whoever tries."""
        self.leaving = True
        if self.door is not None:
            self.door.close()

    async def leave(self) -> None:
        """Give up all tables; harmless when the store does not answer: the lease runs out."""
        self.close_door()
        self.porter.close()
        for burial in self.burials:
            burial.cancel()
        with suppress(GuildhallError):
            await self.store.workers.gone(self.worker_id, self.now())

    # Handing on

    def hand_on(self, table_id: str, descriptor: int, data: bytes) -> bool | None:
        """Hand a connection to the owner of a table; None: it stays here, False: no room yet."""
        owner = self.ring.owner(table_id)
        if owner == self.worker_id or self.leaving:
            return None
        door = self.ring.doors[owner]
        try:
            done = self.porter.hand_on(door, descriptor, data)
        except NobodyThere:
            self._set({name: there for name, there in self.ring.doors.items() if name != owner})
            self._bury(owner, door)
            return None
        except OSError as error:
            log.warning("not_handed_on", problem=str(error))
            HANDED_ON.labels("stayed").inc()
            return None
        if done:
            HANDED_ON.labels("handed_on").inc()
        return done

    def _bury(self, worker: str, door: str) -> None:
        """Nobody is behind a door: end that lease, so that all workers know."""
        log.info("neighbour_gone", worker=worker)
        clear_away(door)
        task = asyncio.get_running_loop().create_task(self._end(worker))
        self.burials.add(task)
        task.add_done_callback(self.burials.discard)

    async def _end(self, worker: str) -> None:
        with suppress(GuildhallError):
            await self.store.workers.gone(worker, self.now())


def machine() -> str:
    """What workers have in common that can find each other's doors: a running system and a folder.

    Containers that share the first may differ in the second.
    """
    try:
        boot = BOOT.read_text().strip()
    except OSError:
        boot = "unknown"
    folder = Path(gettempdir()).stat()
    return f"{boot} {folder.st_dev} {folder.st_ino} {os.geteuid()}"

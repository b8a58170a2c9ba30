"""Workers of one machine: leases with a given clock, doors, and what is handed through them."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from guildhall.server.http.door import LARGEST
from guildhall.server.process.neighbours import LEASE_SECONDS, Neighbours
from guildhall.store import Store, open_store
from tests.server.running import Clock
from tests.store.samples import setup, summary
from tests.waiting import eventually


class Guest(asyncio.Protocol):
    """A connection that was taken in."""

    def __init__(self, worker: "Machine", name: str, brought: bytes) -> None:
        self.worker, self.name, self.brought = worker, name, brought

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.worker.came.append((self.name, self.brought))
        assert isinstance(transport, asyncio.Transport)
        transport.write(self.name.encode())
        transport.close()


class Machine:
    """Workers on one store that share a clock."""

    def __init__(self, store: Store) -> None:
        self.store, self.clock = store, Clock()
        self.came: list[tuple[str, bytes]] = []
        self.workers: list[Neighbours] = []

    async def worker(self, name: str) -> Neighbours:
        made = Neighbours(self.store, name, self.clock)
        await made.open_door(lambda data: Guest(self, name, data))
        self.workers.append(made)
        return made


@asynccontextmanager
async def machine(tmp_path: Path) -> AsyncIterator[Machine]:
    async with await open_store(f"sqlite:///{tmp_path / 'guildhall.db'}") as store:
        made = Machine(store)
        yield made
        for worker in made.workers:
            await worker.leave()


def of(worker: Neighbours, owner: str) -> str:
    """Id of a table that somebody owns."""
    return next(str(n) for n in range(1000) if worker.ring.owner(str(n)) == owner)


async def test_a_lease_runs_out_unless_it_is_renewed(tmp_path: Path) -> None:
    async with machine(tmp_path) as here:
        anna, bea = await here.worker("anna"), await here.worker("bea")
        told: list[int] = []
        anna.changed.append(lambda: told.append(len(anna.ring.doors)))
        await anna.beat()
        await anna.beat()
        assert told == [2], "once"
        assert anna.ring.doors == bea.ring.doors
        here.clock.now += LEASE_SECONDS - 1
        await anna.beat()
        assert anna.several
        here.clock.now += 1
        await anna.beat()
        assert set(anna.ring.doors) == {"anna"}
        await bea.beat()
        await anna.beat()
        assert anna.several, "it comes back"
        assert told == [2, 1, 2]


async def test_workers_elsewhere_are_no_neighbours(tmp_path: Path) -> None:
    async with machine(tmp_path) as here:
        anna, far = await here.worker("anna"), await here.worker("far")
        far.machine = "another"
        await far.beat()
        await anna.beat()
        assert not anna.several
        assert not far.several


async def test_who_was_killed_is_missed_at_once_and_by_all(tmp_path: Path) -> None:
    async with machine(tmp_path) as here:
        anna, bea = await here.worker("anna"), await here.worker("bea")
        await anna.beat()
        assert bea.door is not None
        bea.door.socket.close()  # as the kernel does it; the file stays
        table = await bots_move(here.store, "bea", here.clock.now)
        await anna.beat()
        assert set(anna.ring.doors) == {"anna"}
        await eventually(lambda: not anna.burials)
        assert not Path(bea.door.path).parent.exists()
        carl = await here.worker("carl")
        assert set(carl.ring.doors) == {"anna", "carl"}
        until = here.clock.now + 60
        assert await here.store.workers.claim(table, "anna", until, here.clock.now), "bots go on"


async def bots_move(store: Store, worker: str, now: float) -> str:
    """Let a worker move for the bots of a table for an hour."""
    table = setup()
    await store.tables.add(table, [], summary())
    assert await store.workers.claim(table.id, worker, now + 3600, now)
    assert not await store.workers.claim(table.id, "anna", now + 3600, now)
    return table.id


async def test_a_connection_goes_to_the_owner_with_what_it_said(tmp_path: Path) -> None:
    async with machine(tmp_path) as here:
        anna = await here.worker("anna")
        await here.worker("bea")
        await anna.beat()
        ours, theirs = socket.socketpair()
        with theirs:
            assert anna.hand_on(of(anna, "anna"), ours.fileno(), b"x") is None, "stays"
            assert anna.hand_on(of(anna, "bea"), ours.fileno(), b"x" * LARGEST)
            ours.close()
            theirs.setblocking(False)
            assert await asyncio.get_running_loop().sock_recv(theirs, 10) == b"bea"
        assert here.came == [("bea", b"x" * LARGEST)]


async def test_a_full_door_says_so(tmp_path: Path) -> None:
    async with machine(tmp_path) as here:
        anna = await here.worker("anna")
        await here.worker("bea")
        await anna.beat()
        table, pairs = of(anna, "bea"), [socket.socketpair() for _ in range(2000)]
        done = [anna.hand_on(table, ours.fileno(), b"x" * 20_000) for ours, _ in pairs]
        room = done.index(False)
        assert set(done[room:]) == {False}
        for ours, theirs in pairs:
            ours.close()
            theirs.close()
        await eventually(lambda: len(here.came) == room, "all that found room are taken in")


async def test_nobody_behind_the_door(tmp_path: Path) -> None:
    async with machine(tmp_path) as here:
        anna, bea = await here.worker("anna"), await here.worker("bea")
        await anna.beat()
        table = of(anna, "bea")
        bea.close_door()
        ours, theirs = socket.socketpair()
        with ours, theirs:
            assert anna.hand_on(table, ours.fileno(), b"x") is None, "it is answered here"
        assert anna.mine(table)
        await bea.beat()
        await anna.beat()
        assert set(anna.ring.doors) == {"anna"}, "who leaves does not come back"


async def test_the_door_is_for_its_owner_only(tmp_path: Path) -> None:
    async with machine(tmp_path) as here:
        anna = await here.worker("anna")
        assert anna.door is not None
        assert Path(anna.door.path).parent.stat().st_mode & 0o777 == 0o700


async def test_a_message_without_a_connection_is_ignored(tmp_path: Path) -> None:
    async with machine(tmp_path) as here:
        anna = await here.worker("anna")
        await here.worker("bea")
        assert anna.door is not None
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as stranger:
            stranger.sendto(b"POST /api/tables/1/move", anna.door.path)
            stranger.sendto(b"", anna.door.path)
        ours, theirs = socket.socketpair()
        with ours, theirs:
            here.workers[1].porter.hand_on(anna.door.path, ours.fileno(), b"after")
            await eventually(lambda: here.came == [("anna", b"after")])

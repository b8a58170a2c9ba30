"""Acknowledged moves a second over HTTP and WebSocket on loopback, beside the floor of the disk.

Every table has three bots outside the house: each gets its pages by a WebSocket of its own and
answers every offer with a random move by POST; a move counts when it is acknowledged, which is
after it is on the disk. The driver runs in this process and shares the machine with the server
(and PostgreSQL), so read ratios, the processor time per move, and how busy the machine was: where
nothing is left of it, more workers cannot be faster.
First all go as fast as they can, then at half the speed that one worker reached.
Each three players have further tables laid for them (--spare) and go on there when a game is over:
a random game of Guildes takes 140 moves, so a fast server would soon have nothing to do. Where even
those are played out, measuring ends.
With several workers the seats of a table are spread over them, the worst case: all answer at the
same moment at different workers. --near brings them to one, as a proxy does that hashes by table.
--fresh makes each move come over a connection of its own, as by a proxy that keeps none open.
--socket sends moves over the socket of the page and takes pages as patches, as our browsers do;
--deflate asks for compressed pages, as they do, too.
Run: .venv/bin/python -m benchmarks.load [--tables 200] [--db postgres --workers 2 [--near]]
"""

import argparse
import asyncio
import gc
import os
import statistics
import tempfile
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvloop
from tests.server.processes import Server, servers
from tests.store.postgres import database, running

from benchmarks.store import disk_floor, sqlite_floor
from benchmarks.wire import Load, Seat

SEATS = 3
AT_ONCE = 16
WARM_SECONDS = 2.0


@dataclass(frozen=True)
class Pace:
    """What was reached: moves a second, and processor milliseconds of all servers for each."""

    speed: float
    processor: float


class Guests:
    """Lays tables, quickly."""

    def __init__(self, made: list[Server], load: Load, *, near: bool) -> None:
        """Take the servers that share the tables, and whether a table keeps to one of them."""
        self.made, self.load, self.near = made, load, near
        self.http = httpx.AsyncClient(timeout=60)
        self.few = asyncio.Semaphore(AT_ONCE)

    async def lay(self, n: int, game: str, spare: int) -> list[Seat]:
        """Lay tables for three players; they come by different servers, or all by one."""
        async with self.few:
            near = [n + (0 if self.near else seat) for seat in range(SEATS)]
            servers = [self.made[at % len(self.made)] for at in near]
            cookies = [await self._come(server, at) for at, server in enumerate(servers)]
            players = list(zip(servers, cookies, strict=True))
            tables = [await self._table(game, players) for _ in range(1 + spare)]
            return [
                Seat(server.port, cookie, tables, self.load, SEATS * n + seat)
                for seat, (server, cookie) in enumerate(players)
            ]

    async def _come(self, server: Server, seat: int) -> str:
        answer = await self._post(server, "/api/me", {"name": f"Player {seat}"})
        return answer.headers["set-cookie"].split(";")[0]

    async def _table(self, game: str, players: list[tuple[Server, str]]) -> str:
        (server, cookie), *others = players
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
        wish = {"game": game, "seats": chairs, "visibility": "public"}
        table: str = (await self._post(server, "/api/tables", wish, cookie)).json()["table"]
        for server, cookie in others:
            await self._post(server, f"/api/tables/{table}/sit", {}, cookie)
        return table

    async def _post(self, server: Server, path: str, body: Any, cookie: str = "") -> httpx.Response:
        self.http.cookies.clear()
        headers = {"origin": server.url, "cookie": cookie}
        answer = await self.http.post(server.url + path, json=body, headers=headers)
        return answer.raise_for_status()


def cpu(pid: int) -> float:
    """Give the processor time of a process and its children, in seconds."""
    spent = 0.0
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                words = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if pid in (int(folder.name), int(words[1])):
                spent += (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def idle() -> tuple[float, float]:
    """Give the time that all cores of the machine have been idle, and all their time."""
    ticks = [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return ticks[3] + ticks[4], sum(ticks)


async def measure(
    made: list[Server], given: argparse.Namespace, rate: float, floors: dict[str, float]
) -> Pace:
    """Let all bots play for a while; prints the figures and gives them."""
    load = Load(rate, fresh=given.fresh, socket=given.socket, deflate=given.deflate)
    guests = Guests(made, load, near=given.near)
    laid = await asyncio.gather(
        *(guests.lay(n, given.game, given.spare) for n in range(given.tables))
    )
    await guests.http.aclose()
    seats = [seat for table in laid for seat in table]
    gc.collect()
    gc.freeze()
    for seat in seats:
        await seat.sit()
    while not all(seat.open for seat in seats):
        await asyncio.sleep(0.1)
    await asyncio.sleep(WARM_SECONDS)
    pids = [server.process.pid for server in made if server.process]
    load.counting, begun = True, time.perf_counter()
    own, served, machine = time.process_time(), sum(map(cpu, pids)), idle()
    with suppress(TimeoutError):
        await asyncio.wait_for(load.idle.wait(), given.seconds)
    load.counting, took = False, time.perf_counter() - begun
    own, served = time.process_time() - own, sum(map(cpu, pids)) - served
    rested, lived = (now - then for now, then in zip(idle(), machine, strict=True))
    for seat in seats:
        seat.leave()
    count = max(1, len(load.took))
    cuts = statistics.quantiles(load.took, n=100)
    if load.idle.is_set():
        print(f"all tables were played out after {took:.1f} s: take more with --spare")
    limit = f"at most {rate:.0f}/s" if rate else "at full speed"
    ratios = ", ".join(f"{count / took / floor:.3f} of {name}" for name, floor in floors.items())
    print(
        f"{len(made)} worker(s), {given.tables} tables {limit}: {count / took:.0f} moves/s "
        f"({ratios}), p50 {cuts[49] * 1e3:.1f} ms, p99 {cuts[98] * 1e3:.1f} ms, "
        f"{load.pages / took:.0f} pages/s, {load.refused} refused; processor ms a move: "
        f"servers {served / count * 1e3:.2f}, this driver {own / count * 1e3:.2f}; "
        f"the machine was {1 - rested / lived:.0%} busy",
        flush=True,
    )
    return Pace(count / took, served / count * 1e3)


async def run(
    made: list[Server], given: argparse.Namespace, floors: dict[str, float], half: float
) -> list[Pace]:
    """Measure at full speed, then at half of one worker's."""
    for server in made:
        await server.ready()
    full = await measure(made, given, 0, floors)
    return [full, await measure(made, given, half or full.speed / 2, floors)]


def main() -> None:
    """Measure the floors and the servers in the same folder, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spare", type=int, default=2, help="more tables for each players")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="guildes")
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="with postgres: 1, then so many")
    parser.add_argument("--near", action="store_true", help="all of a table at one worker")
    parser.add_argument("--fresh", action="store_true", help="a connection for each move")
    parser.add_argument("--socket", action="store_true", help="moves by WebSocket, patches")
    parser.add_argument("--deflate", action="store_true", help="compressed pages")
    parser.add_argument("--folder", help="where the database lies", default=None)
    given = parser.parse_args()
    paces: dict[int, list[Pace]] = {}
    for workers in sorted({1, given.workers}):
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=given.folder)))
            floors = {"fdatasync": disk_floor(folder, 2), "SQLite": sqlite_floor(folder, 2)}
            print(
                f"floor: append + fdatasync {floors['fdatasync']:.0f}/s, bare SQLite FULL commits "
                f"{floors['SQLite']:.0f}/s"
            )
            url = f"sqlite:///{folder / 'guildhall.db'}"
            if given.db == "postgres":
                url = stack.enter_context(database(stack.enter_context(running(fsync=True))))
            made = stack.enter_context(servers(url, workers))
            speed = paces[1][0].speed / 2 if paces else 0.0
            paces[workers] = uvloop.run(run(made, given, floors, speed))
    if len(paces) > 1:
        full, half = zip(paces[1], paces[given.workers], strict=True)
        print(
            f"{given.workers} workers / 1 worker: speed {full[1].speed / full[0].speed:.2f}, "
            f"processor time of a move {full[1].processor / full[0].processor:.2f}, "
            f"of {half[0].speed:.0f} moves/s {half[1].processor / half[0].processor:.2f}"
        )


if __name__ == "__main__":
    main()

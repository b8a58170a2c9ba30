"""Acknowledged moves a second over HTTP and WebSocket on loopback, beside the floor of the disk.

Every seat is a person with a WebSocket who answers each offer with a POST; the clients run in this
process and share the machine with the server, so read ratios. A second run goes at half the speed.
Run: .venv/bin/python -m benchmarks.load --tables 200 --seconds 10 [--db postgres --workers 2]
"""

import argparse
import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.store import disk_floor, sqlite_floor
from tests.server.processes import Server, servers
from tests.store.postgres import database, running
from websockets.asyncio.client import connect


@dataclass
class Load:
    """What the clients share: how fast they may go, and what they measured."""

    rate: float = 0.0
    counting: bool = False
    took: list[float] = field(default_factory=list)
    refused: int = 0
    turn: float = 0.0

    async def pace(self) -> None:
        """Wait for one's place when the speed is limited."""
        if self.rate:
            now = time.perf_counter()
            self.turn = max(self.turn + 1 / self.rate, now - 0.1)
            if self.turn > now:
                await asyncio.sleep(self.turn - now)


class Client:
    """One person: a kept connection for moves, a WebSocket for pages."""

    def __init__(self, server: Server, cookie: str, table: str, load: Load, seed: int) -> None:
        """Take a place at a table."""
        self.server, self.cookie, self.table, self.load = server, cookie, table, load
        self.chance = random.Random(seed)  # noqa: S311
        self.answered = -1
        head = (
            f"POST /api/tables/{table}/move HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
            f"origin: {server.url}\r\ncookie: {cookie}\r\ncontent-length: "
        )
        self.head = head.encode()

    async def play(self) -> None:
        """Answer every offer until cancelled or the game is over."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        url = f"ws{self.server.url[4:]}/api/tables/{self.table}/live"
        headers = {"cookie": self.cookie}
        try:
            async with connect(
                url, origin=self.server.url, additional_headers=headers, compression=None
            ) as socket:  # type: ignore[arg-type]
                async for message in socket:
                    page = msgspec.json.decode(message).get("page", {})
                    if page.get("status") == "over":
                        return
                    if page.get("offers") and page["offers"]["answers"] != self.answered:
                        await self._move(page["offers"], reader, writer)
        finally:
            writer.close()

    async def _move(
        self, offers: Any, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        await self.load.pace()
        choice = self.chance.choice(offers["moves"])["move"]
        body = msgspec.json.encode({"move": choice, "answers": offers["answers"]})
        begun = time.perf_counter()
        writer.write(self.head + str(len(body)).encode() + b"\r\n\r\n" + body)
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        await reader.readexactly(length)
        if b" 200 " in head[:20]:
            self.answered = offers["answers"]
            if self.load.counting:
                self.load.took.append(time.perf_counter() - begun)
        else:
            self.load.refused += 1


async def lay(made: list[Server], tables: int, load: Load) -> list[Client]:
    """Lay tables of three people, spread over the servers."""
    clients: list[Client] = []
    async with httpx.AsyncClient(timeout=60) as http:

        async def post(server: Server, path: str, body: Any, cookie: str = "") -> httpx.Response:
            http.cookies.clear()
            headers = {"origin": server.url, "cookie": cookie}
            return await http.post(server.url + path, json=body, headers=headers)

        for n in range(tables):
            table = ""
            for seat in range(3):
                server = made[(n + seat) % len(made)]
                answer = await post(server, "/api/me", {"name": f"Player {seat}"})
                cookie = answer.headers["set-cookie"].split(";")[0]
                if seat == 0:
                    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
                    wish = {"game": "guildes", "seats": seats, "visibility": "public"}
                    table = (await post(server, "/api/tables", wish, cookie)).json()["table"]
                else:
                    await post(server, f"/api/tables/{table}/sit", {}, cookie)
                clients.append(Client(server, cookie, table, load, 3 * n + seat))
    return clients


async def measure(made: list[Server], tables: int, seconds: float, rate: float) -> Load:
    """Let everybody play for a while."""
    load = Load(rate)
    clients = await lay(made, tables, load)
    tasks = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(2)
    load.counting = True
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    load.counting = False
    took = time.perf_counter() - begun
    for task in tasks:
        task.cancel()
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError, OSError, EOFError):
            await task
    speed = len(load.took) / took
    cuts = statistics.quantiles(load.took, n=100)
    limit = f"at most {rate:.0f}/s" if rate else "at full speed"
    print(
        f"{tables} tables {limit}: {speed:.0f} moves/s, p50 {cuts[49] * 1e3:.1f} ms, "
        f"p99 {cuts[98] * 1e3:.1f} ms, {load.refused} refused"
    )
    return load


async def run(made: list[Server], given: argparse.Namespace, floor: float) -> None:
    """Measure at full speed, then at half of it."""
    for server in made:
        await server.ready()
    full = await measure(made, given.tables, given.seconds, 0)
    speed = len(full.took) / given.seconds
    print(f"  {speed / floor:.2f} of bare SQLite commits")
    await measure(made, given.tables, given.seconds, speed / 2)


def main() -> None:
    """Measure the floor and the server in the same folder, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", help="where the database lies", default=None)
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=given.folder)))
        disk, bare = disk_floor(folder, 2), sqlite_floor(folder, 2)
        print(f"floor: append + fdatasync {disk:.0f}/s, SQLite FULL commits {bare:.0f}/s")
        url = f"sqlite:///{folder / 'guildhall.db'}"
        if given.db == "postgres":
            url = stack.enter_context(database(stack.enter_context(running(fsync=True))))
        made = stack.enter_context(servers(url, given.workers))
        asyncio.run(run(made, given, bare))


if __name__ == "__main__":
    main()

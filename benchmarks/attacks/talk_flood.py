"""Talk without end at one table, and pages that are opened and never read.

One player says 7,000 lines of 500 letters (four bytes each). Twenty pages of another are open and
read nothing, one page reads all. Before this was bounded every line made a new page with all lines
for everybody: 14.4 MB each time, and the server grew from 202 to 1,051 MB.
Figures: what the reading page gets for the first and the last lines and for a move, the memory of
the server, and when the pages that do not read are dropped.
Run: .venv/bin/python -m benchmarks.attacks.talk_flood [--lines 7000]
"""

import argparse
import asyncio
import json
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.processes import Server, servers
from websockets.asyncio.client import ClientConnection, connect

SLOW = 20
AT_ONCE = 4
LINE = "\N{CROSSED SWORDS}\N{GRINNING FACE}" * 250
MOST_PER_LINE = 4 * len(LINE.encode())
MOST_PER_MOVE = 64 * 1024
MOST_GROWTH = 120
"""MB: the lines themselves are 14, their objects and one snapshot a few times that."""
DROPPED_SECONDS = 60.0


class Guest:
    """Somebody at the table."""

    def __init__(self, server: Server) -> None:
        """Come from the server's own page."""
        self.server = server
        headers = {"origin": server.url}
        self.http = httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60)

    async def post(self, path: str, body: Any) -> Any:
        """Post something that is not refused."""
        return (await self.http.post(path, json=body)).raise_for_status().json()

    @property
    def cookie(self) -> str:
        """What the browser would send."""
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    async def page(self, table: str, query: str = "") -> ClientConnection:
        """Open a page that reads."""
        url = f"ws{self.server.url[4:]}/api/tables/{table}/live{query}"
        headers = {"cookie": self.cookie}
        origin: Any = self.server.url
        return await connect(url, origin=origin, additional_headers=headers, max_size=1 << 28)

    async def unread(self, table: str) -> socket.socket:
        """Open a page that never reads."""
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", self.server.port))
        head = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
            f"Origin: {self.server.url}\r\nCookie: {self.cookie}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        made.sendall(head.encode())
        await asyncio.sleep(0.02)
        return made


async def lay(server: Server) -> tuple[str, list[Guest]]:
    """Three people at a table."""
    people = [Guest(server) for _ in range(3)]
    for n, person in enumerate(people):
        await person.post("/api/me", {"name": f"Player {n}"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "guildes", "seats": seats, "visibility": "public"}
    table = (await people[0].post("/api/tables", wish))["table"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/sit", {})
    return table, people


def memory(server: Server) -> float:
    """The memory of the server's own process, in MB."""
    assert server.process is not None  # noqa: S101
    lines = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def heard(page: ClientConnection, lines: int) -> list[int]:
    """Read until so many lines are known; gives the size of every message."""
    sizes: list[int] = []
    while True:
        text = await asyncio.wait_for(page.recv(), 120)
        sizes.append(len(text.encode() if isinstance(text, str) else text))
        said = json.loads(text).get("talk")
        if said and said["first"] + len(said["lines"]) >= lines:
            return sizes


async def say(person: Guest, table: str, lines: int) -> None:
    """Say many things, a few at a time."""
    few = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with few:
            await person.post(f"/api/tables/{table}/chat", {"text": LINE})

    await asyncio.gather(*(one() for _ in range(lines)))


async def open_sockets(server: Server) -> int:
    """How many pages the server serves."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        text = (await http.get("/metrics")).text
    return next(
        int(float(line.split()[-1]))
        for line in text.splitlines()
        if line.startswith("guildhall_sockets ")
    )


async def move_size(person: Guest, table: str, page: ClientConnection) -> int:
    """Make a move; gives the size of what another's page hears of it."""
    offers = (await person.http.get(f"/api/tables/{table}")).json()["offers"]
    wish = {"move": offers["moves"][0]["move"], "answers": offers["answers"]}
    await person.post(f"/api/tables/{table}/move", wish)
    while True:
        text = await asyncio.wait_for(page.recv(), 60)
        if "page" in json.loads(text):
            return len(text)


async def attack(server: Server, lines: int) -> list[tuple[str, bool]]:
    """Flood; gives every figure in words, and whether it is within its bound."""
    await server.ready()
    table, (talker, idle, reader) = await lay(server)
    page = await reader.page(table)
    unread = [await idle.unread(table) for _ in range(SLOW)]
    await say(talker, table, 100)
    first = (await heard(page, 100))[-1]
    before, begun = memory(server), time.monotonic()
    reading = asyncio.create_task(heard(page, lines))
    await say(talker, table, lines - 100)
    sizes = await reading
    took, after = time.monotonic() - begun, memory(server)
    moved = await move_size(talker, table, page)
    while (
        left := await open_sockets(server)
    ) > 1 and time.monotonic() < begun + took + DROPPED_SECONDS:
        await asyncio.sleep(0.5)
    dropped = time.monotonic() - begun
    again = await idle.page(table, f"?chat={lines - 10}")
    resumed = await heard(again, lines)
    for made in unread:
        made.close()
    mean, largest = sum(sizes) / lines, max(sizes)
    return [
        (f"bytes of the first update: {first:,}, of the last: {sizes[-1]:,}", True),
        (f"bytes a line over all {lines:,} lines: {mean:,.0f}", mean < MOST_PER_LINE),
        (f"largest message: {largest:,}", largest < 60 * MOST_PER_LINE),
        (f"bytes for a move after {lines:,} lines: {moved:,}", moved < MOST_PER_MOVE),
        (f"server: {before:.0f} MB, then {after:.0f} MB", after - before < MOST_GROWTH),
        (f"pages left of {SLOW} that do not read: {left - 1} after {dropped:.0f} s", left == 1),
        (f"one of them comes back: {len(resumed)} messages, {sum(resumed):,} bytes", True),
    ]


def main() -> int:
    """Run the attack; gives 1 when it succeeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=7000)
    lines = parser.parse_args().lines
    with tempfile.TemporaryDirectory() as folder, servers(f"sqlite:///{folder}/g.db") as (server,):
        told = asyncio.run(attack(server, lines))
    for words, good in told:
        print(f"{'held  ' if good else 'BROKEN'}  {words}")
    return 0 if all(good for _, good in told) else 1


if __name__ == "__main__":
    sys.exit(main())

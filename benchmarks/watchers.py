"""Many pages on one worker: memory of quiet ones, and how soon all who watch one table are told.

Pages are opened by several client processes, since each may have only so many descriptors; they
all look at one table, ask for compressed messages as browsers do, and only count what comes. Read
are the resident memory before and after and, for one move at the table, the processor time of the
server and the time until the last page has it. Where the machine is busy, the slopes and the
processor time say more than the seconds.
Run: .venv/bin/python -m benchmarks.watchers [--watchers 2000,4000] [--plain]
"""

import argparse
import asyncio
import json
import multiprocessing
import resource
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import uvloop
from tests.server.processes import Server, servers

from benchmarks.load import cpu

DEFLATE = "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n"
PER_PROCESS = 1000
OPENING = 50
"""Connections that one process opens at the same time."""
SEATS = 3
PATIENCE = 120.0


class Watching(asyncio.Protocol):
    """A page that only counts what it gets."""

    def __init__(self, hello: bytes, got: Callable[[], None]) -> None:
        """Take how to begin, and whom to tell of everything that comes."""
        self.hello, self.got = hello, got

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the page."""
        transport.write(self.hello)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Count it; pings of the server (0x89) are no news and are left unanswered for a while."""
        if data[:1] != b"\x89":
            self.got()


def addressed(n: int) -> bytes:
    """The end of a head: an address of its own for each page."""
    return f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}\r\n\r\n".encode()


def watch(port: int, table: str, first: int, count: int, extra: str, pipe: Connection) -> None:
    """Open pages, say when all have their first one, then when each has heard once more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, count + 200)), hard))
    uvloop.run(_watch(port, table, first, count, extra, pipe))


async def _watch(
    port: int, table: str, first: int, count: int, extra: str, pipe: Connection
) -> None:
    host = f"host: 127.0.0.1:{port}\r\norigin: http://127.0.0.1:{port}\r\n"
    hello = (  # each page comes from an address of its own, as behind a proxy
        f"GET /api/tables/{table}/live?patches=1 HTTP/1.1\r\n{host}upgrade: websocket\r\n"
        f"connection: Upgrade\r\nsec-websocket-version: 13\r\n{extra}"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nx-forwarded-for: "
    ).encode()
    loop, told, last = asyncio.get_running_loop(), [0] * count, [0.0]
    pages: list[Any] = []

    def counter(n: int) -> Callable[[], None]:
        def got() -> None:
            told[n] += 1
            last[0] = time.monotonic()

        return got

    def page(n: int) -> Watching:
        return Watching(hello + addressed(first + n), counter(n))

    for n in range(0, count, OPENING):
        opening = (
            loop.create_connection(partial(page, at), "127.0.0.1", port)
            for at in range(n, min(count, n + OPENING))
        )
        pages += await asyncio.gather(*opening)
    while not all(told):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)  # head and first page may have come apart
    pipe.send(sum(told))
    await loop.run_in_executor(None, pipe.recv)
    before = list(told)
    pipe.send(0)
    until = time.monotonic() + PATIENCE
    while any(a == b for a, b in zip(told, before, strict=True)) and time.monotonic() < until:
        await asyncio.sleep(0.01)
    pipe.send((sum(a > b for a, b in zip(told, before, strict=True)), last[0]))
    await loop.run_in_executor(None, pipe.recv)


def resident(pid: int) -> float:
    """Megabytes that a process holds."""
    words = Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()
    return int(words[0]) / 1024


async def laid(server: Server) -> tuple[str, list[httpx.AsyncClient]]:
    """A public table of three people, and their browsers."""
    people = [
        httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}, timeout=PATIENCE)
        for _ in range(SEATS)
    ]
    for n, person in enumerate(people):
        (await person.post("/api/me", json={"name": f"Player {n}"})).raise_for_status()
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    wish = {"game": "flandern", "seats": chairs, "visibility": "public"}
    table = str((await people[0].post("/api/tables", json=wish)).json()["table"])
    for person in people[1:]:
        (await person.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
    return table, people


async def move(table: str, people: list[httpx.AsyncClient]) -> None:
    """Let whoever is asked make the first move there is."""
    for person in people:
        offers = (await person.get(f"/api/tables/{table}")).json()["offers"]
        if offers:
            said = {"move": offers["moves"][0]["move"], "answers": offers["answers"]}
            (await person.post(f"/api/tables/{table}/move", json=said)).raise_for_status()
            return


async def measure(server: Server, count: int, extra: str) -> dict[str, float]:
    """Open so many pages, make a move, and say what it cost."""
    await server.ready()
    pid = server.process.pid if server.process else 0
    table, people = await laid(server)
    for _ in range(3):
        await move(table, people)
    empty = resident(pid)
    context = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    for start in range(0, count, PER_PROCESS):
        here, there = context.Pipe()
        some = min(PER_PROCESS, count - start)
        process = context.Process(
            target=watch, args=(server.port, table, start, some, extra, there)
        )
        process.start()
        pipes.append(here)
        processes.append(process)
    loop = asyncio.get_running_loop()
    for pipe in pipes:
        await loop.run_in_executor(None, pipe.recv)
    full = resident(pid)
    for pipe in pipes:
        pipe.send(0)
        await loop.run_in_executor(None, pipe.recv)
    spent, begun = cpu(pid), time.monotonic()
    await move(table, people)
    told = [await loop.run_in_executor(None, pipe.recv) for pipe in pipes]
    spent = cpu(pid) - spent
    for pipe, process in zip(pipes, processes, strict=True):
        pipe.send(0)
        process.join()
    for person in people:
        await person.aclose()
    return {
        "watchers": count,
        "told": sum(n for n, _ in told),
        "MB": round(full, 1),
        "kB a page": round((full - empty) * 1024 / count, 1),
        "s until the last was told": round(max(at for _, at in told) - begun, 3),
        "processor s": round(spent, 2),
        "processor us a page": round(spent / count * 1e6, 1),
    }


def main() -> None:
    """Measure each number of watchers at a server of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", default="2000,4000")
    parser.add_argument("--plain", action="store_true", help="pages that take nothing compressed")
    given = parser.parse_args()
    for count in map(int, given.watchers.split(",")):
        with servers("sqlite://") as (server,):
            told = uvloop.run(measure(server, count, "" if given.plain else DEFLATE))
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()

"""Anything at all at every route of a real server: no 5xx, no traceback, no growth of memory.

    python -m benchmarks.attacks.fuzz [--requests 30000] [--sockets 1500] [--db sqlite|postgres]

Requests and sockets are drawn from a seed; every third table they name is one in play.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets
from starlette.routing import Route
from tests.server.processes import Server, servers
from tests.store.postgres import running

from guildhall.server.app import ROUTES

AT_ONCE = 8
MOST_GROWTH = 1.3
"""Memory after all requests as a share of memory after the first third."""
WORDS = [
    "",
    "\0",
    "²",
    "x" * 5000,
    "../..",
    "%00",
    "pick merchants",
    "\u202e",
    "guildes",
    "me",
    "bot",
]
FIELDS = [
    *("name", "login", "password", "old", "game", "seats", "options", "clock", "level", "bot"),
    *("visibility", "seat", "invitation", "move", "answers", "to", "text", "inputs", "mail"),
    *("webhook", "language", "credential", "challenge", "luck", "number", "hints", "kind"),
]
RAW = [b"", b"[" * 60_000, b'{"a":' * 9_000, b"x" * 70_000, b"\xff\xfe", b"nul"]
RAW += [b'{"move":"\\ud800"}']
PARTS = ("table", "inputs", "token", "word", "passkey", "game", "language")
HEADERS: list[dict[str, str]] = [
    *([{}] * 20),
    {"accept-language": "q=x;;,fr;q=nan"},
    {"content-type": "text/plain"},
    {"cookie": "guildhall_session=x.y.z"},
    {"content-encoding": "gzip"},
    {"origin": "http://elsewhere.example"},
    {"host": "elsewhere.example"},
]


class Fuzz:
    """Draws requests."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        """Take a seed and the tables that are there."""
        self.luck = random.Random(seed)  # noqa: S311  no secret
        self.tables = tables
        routes = [
            each for each in ROUTES if isinstance(each, Route) and each.path.startswith("/api")
        ]
        self.routes = [(m, r.path) for r in routes if isinstance(r, Route) for m in r.methods or ()]

    def leaf(self) -> Any:
        """A word or a number."""
        numbers = [0, -1, 3, 2**31, -(2**63), 2**70, 0.5, True, None]
        return self.luck.choice([self.luck.choice(WORDS), self.luck.choice(numbers)])

    def value(self, depth: int = 2) -> Any:
        """A word, a list or an object."""
        kind = self.luck.randrange(4) if depth else 0
        if kind == 1:
            return [self.value(depth - 1) for _ in range(self.luck.randrange(4))]
        if kind == 2:
            return {self.luck.choice(FIELDS): self.value(depth - 1) for _ in range(3)}
        return self.leaf()

    def body(self) -> bytes:
        """A body, mostly JSON with some of our fields."""
        if self.luck.random() < 0.1:
            return self.luck.choice(RAW)
        some = self.luck.sample(FIELDS, self.luck.randrange(4))
        return json.dumps({name: self.value() for name in some}).encode()

    def place(self, path: str) -> str:
        """An address of a route."""
        table = self.luck.choice([*self.tables, "none", "%00", "x" * 300])
        other = self.luck.choice(["0", "-1", "9" * 40, "x", "en", "guildes"])
        for name in PARTS:
            path = path.replace(f"{{{name}}}", table if name == "table" else other)
        queries = ["", "", "?seat=x", "?invitation=abc", "?before=-3", "?page=x"]
        return path + self.luck.choice(queries)

    def request(self) -> dict[str, Any]:
        """Arguments for an HTTP client."""
        method, path = self.luck.choice(self.routes)
        headers = self.luck.choice(HEADERS)
        given = {"method": method, "url": self.place(path), "content": self.body()}
        return {**given, "headers": headers}

    def query(self) -> str:
        """The query of a socket."""
        parts = ["entries", "inputs", "talk", "seat", "invitation", "x"]
        given = [f"{self.luck.choice(parts)}={self.leaf()}" for _ in "ab"]
        return "&".join(given).replace("\0", "%00")


async def enter(server: Server, name: str) -> httpx.AsyncClient:
    """Come in as a guest."""
    http = httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}, timeout=60)
    (await http.post("/api/me", json={"name": name})).raise_for_status()
    return http


async def lay(http: httpx.AsyncClient) -> str:
    """A table in play against bots."""
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    made = await http.post("/api/tables", json={"game": "guildes", "seats": seats})
    return str(made.json()["table"])


def memory(server: Server) -> int:
    """Resident kilobytes of the server process."""
    assert server.process is not None  # noqa: S101  it has been started
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def requests(fuzz: Fuzz, people_in: list[httpx.AsyncClient], n: int) -> Counter[int]:
    """Send requests, a few at a time."""
    found: Counter[int] = Counter()

    async def one(http: httpx.AsyncClient) -> None:
        try:
            answer = await http.request(**fuzz.request())
        except (httpx.HTTPError, httpx.InvalidURL):
            found[0] += 1
            return
        found[answer.status_code] += 1
        if answer.status_code >= 500 and answer.json().get("code") not in ("client_not_built",):
            print(answer.status_code, answer.request.method, answer.request.url, answer.text[:200])

    for first in range(0, n, AT_ONCE):
        some = range(min(AT_ONCE, n - first))
        await asyncio.gather(*(one(fuzz.luck.choice(people_in)) for _ in some))
    return found


async def one_socket(server: Server, fuzz: Fuzz, http: httpx.AsyncClient) -> None:
    """Open a page, say anything, leave in any way."""
    table = fuzz.luck.choice([*fuzz.tables, "none"])
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?{fuzz.query()}"
    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    headers = {"cookie": cookies} if fuzz.luck.random() < 0.8 else {}
    origin = fuzz.luck.choice([server.url, server.url, "http://elsewhere.example"])
    hung_up = RuntimeError  # writing to a transport that the other side has ended
    with suppress(OSError, websockets.WebSocketException, TimeoutError, ValueError, hung_up):
        called = websockets.Origin(origin)
        async with websockets.connect(url, origin=called, additional_headers=headers) as page:
            for _ in range(fuzz.luck.randrange(4)):
                anything: list[str | bytes] = [fuzz.body(), "text", "{}", b"\x00"]
                await page.send(fuzz.luck.choice(anything))
            if fuzz.luck.random() < 0.3:
                page.transport.write(b"\x81\x82\x00\x00\x00\x00\xff\xfe")  # text that is no UTF-8
            if fuzz.luck.random() < 0.5:
                await asyncio.wait_for(page.recv(), 5)
            if fuzz.luck.random() < 0.3:
                page.transport.abort()


async def attack(server: Server, seed: int, count: int, sockets: int) -> list[str]:
    """Send it all; gives what went wrong."""
    people_in = [await enter(server, name) for name in ("Anna", "Bea", "Carl")]
    fuzz = Fuzz(seed, [await lay(http) for http in people_in])
    found = await requests(fuzz, people_in, count // 3)
    early = memory(server)
    for _ in range(2):
        found += await requests(fuzz, people_in, count // 3)
    requested = memory(server)
    for first in range(0, sockets, AT_ONCE):
        some = range(min(AT_ONCE, sockets - first))
        await asyncio.gather(*(one_socket(server, fuzz, fuzz.luck.choice(people_in)) for _ in some))
    late, log = memory(server), server.log.read_text()
    for http in people_in:
        await http.aclose()
    bad = sum(number for status, number in found.items() if status >= 500)
    print(f"answers {dict(sorted(found.items()))} (0: no answer)")
    grown = f"{early} kB after a third, {requested} after all requests, {late} after all sockets"
    print(f"memory {grown}: {late / early:.2f}")
    problems = [f"{bad} answers of 500 and more"] if bad else []
    problems += ["a traceback in the log"] if "Traceback" in log else []
    problems += ["memory grows"] if late / early > MOST_GROWTH else []
    return problems


@contextmanager
def database(kind: str) -> Iterator[str]:
    """A database of its own."""
    if kind == "postgres":
        with running() as address:
            yield f"{address}/postgres"
    else:
        with tempfile.TemporaryDirectory(prefix="guildhall-fuzz-") as folder:
            yield f"sqlite:///{folder}/guildhall.db"


def main() -> None:
    """Attack and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=30_000)
    parser.add_argument("--sockets", type=int, default=1_500)
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with database(given.db) as db, servers(db) as (server,):
        asyncio.run(server.ready())
        problems = asyncio.run(attack(server, given.seed, given.requests, given.sockets))
    print(f"{given.db}: {given.requests} requests, {given.sockets} sockets ->", problems or "clean")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()

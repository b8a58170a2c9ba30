"""Three guests set up as many tables of masters as they may; a fourth plays one and asks for hints.

The fourth answers at once and asks for a hint at every third question: first on a quiet server,
then while the bots of the others play without an end, then with the others' pages open at each of
their tables, as if they were waiting, too. Prints how long the fourth waited, as ratios to the
quiet server; exits with 1 when a median is more than STARVED times the quiet one.
Run: .venv/bin/python -m benchmarks.attacks.bot_flood [--tables 40] [--questions 12]
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets
from tests.server.processes import Server, servers

STARVED = 4.0
FLOODERS = 3
MASTERS = 5
HINT_EVERY = 3
PHASE_SECONDS = 150.0


@dataclass
class Waits:
    """Seconds the fourth guest waited for answers of bots, and for hints."""

    answers: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    busy: int = 0
    """Pages that said that the server is busy."""

    def told(self) -> str:
        """Give medians and the longest."""
        return "; ".join(
            f"{name} median {middle(waits):.2f} s, longest {max(waits, default=0):.2f} s"
            for name, waits in (("answers", self.answers), ("hints", self.hints))
        )


def middle(waits: list[float]) -> float:
    """Median; endless when nothing came at all."""
    return statistics.median(waits) if waits else float("inf")


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, server: Server, name: str) -> None:
        """Take the server and a name."""
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=server.url, timeout=PHASE_SECONDS, headers={"origin": server.url}
        )

    async def come(self) -> None:
        """Be known to the server."""
        await self.post("/api/me", {"name": self.name})

    async def post(self, path: str, body: Any) -> Any:
        """Post something; gives the answer."""
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def lay(self) -> str:
        """Set up a table with masters; empty when that is refused."""
        chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "master"}] * MASTERS]
        body = {"game": "guildes", "seats": chairs, "level": "master"}
        answer = await self.http.post("/api/tables", json=body)
        return str(answer.json()["table"]) if answer.status_code == 201 else ""

    def page(self, table: str) -> websockets.connect:
        """Open the page of a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        live = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"cookie": cookies, "origin": self.server.url}
        return websockets.connect(live, additional_headers=headers, max_size=None)


async def play(guest: Guest, table: str, questions: int) -> Waits:
    """Answer questions at once, with a hint now and then; stops when the phase takes too long."""
    waits = Waits()
    with suppress(TimeoutError):
        async with asyncio.timeout(PHASE_SECONDS), guest.page(table) as pages:
            await _answer(guest, table, questions, pages, waits)
    return waits


async def _answer(
    guest: Guest, table: str, questions: int, pages: websockets.ClientConnection, waits: Waits
) -> None:
    asked, answered = -1, 0.0
    async for message in pages:
        page = json.loads(message).get("page")
        offers = page and page.get("offers")
        waits.busy += bool(page and page.get("busy"))
        if page and page["status"] == "over":
            return
        if not offers or offers["answers"] == asked:
            continue
        if answered:
            waits.answers.append(time.perf_counter() - answered)
        if len(waits.answers) >= questions:
            return
        asked = offers["answers"]
        if len(waits.answers) % HINT_EVERY == 0:
            begun = time.perf_counter()
            await guest.post(f"/api/tables/{table}/hint", {})
            waits.hints.append(time.perf_counter() - begun)
        move = offers["moves"][0]["move"]
        await guest.post(f"/api/tables/{table}/move", {"move": move, "answers": asked})
        answered = time.perf_counter()


async def flood(flooder: Guest, tables: int) -> list[str]:
    """Set up tables and hand one's own seat to a bot, so that bots play without an end."""
    await flooder.come()
    laid = [table for table in [await flooder.lay() for _ in range(tables)] if table]
    for table in laid:
        await flooder.post(f"/api/tables/{table}/leave", {})
    return laid


async def look_on(flooder: Guest, table: str) -> None:
    """Keep a page open and read all it is sent."""
    with suppress(websockets.ConnectionClosed):
        async with flooder.page(table) as pages:
            async for _ in pages:
                pass


def judged(phase: str, quiet: Waits, waits: Waits) -> bool:
    """Print a phase beside the quiet one; says whether the fourth guest got on."""
    answers = middle(waits.answers) / middle(quiet.answers)
    hints = middle(waits.hints) / middle(quiet.hints)
    good = answers <= STARVED and hints <= STARVED
    print(
        f"{phase} → {waits.told()}; {waits.busy} pages say busy; beside the quiet server: answers "
        f"x{answers:.1f}, hints x{hints:.1f} → {'served' if good else 'STARVED'}",
        flush=True,
    )
    return good


async def run(server: Server, given: argparse.Namespace) -> bool:
    """Attack; says whether the fourth guest got on."""
    await server.ready()
    fourth = Guest(server, "Fourth")
    await fourth.come()
    await play(fourth, await fourth.lay(), 1)  # the processes start
    quiet = await play(fourth, await fourth.lay(), given.questions)
    print(f"quiet server: {quiet.told()}", flush=True)
    flooders = [Guest(server, f"Flooder {n}") for n in range(FLOODERS)]
    laid = [await flood(flooder, given.tables) for flooder in flooders]
    print(
        f"{FLOODERS} guests ask for {given.tables} tables each, {MASTERS + 1} masters at each → "
        f"they get {[len(tables) for tables in laid]}",
        flush=True,
    )
    good = judged("flood", quiet, await play(fourth, await fourth.lay(), given.questions))
    async with AsyncExitStack() as stack:
        group = await stack.enter_async_context(asyncio.TaskGroup())
        pages = [
            group.create_task(look_on(flooder, table))
            for flooder, tables in zip(flooders, laid, strict=True)
            for table in tables
        ]
        watched = await play(fourth, await fourth.lay(), given.questions)
        good &= judged("flood with open pages", quiet, watched)
        for page in pages:
            page.cancel()
    for guest in (fourth, *flooders):
        await guest.http.aclose()
    return good


def main() -> None:
    """Open a server and attack it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40, help="each of the three asks for so many")
    parser.add_argument("--questions", type=int, default=12, help="that the fourth answers a phase")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a master per move")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'guildhall.db'}"
        with servers(url, 1, bot_seconds=given.seconds) as made:
            good = asyncio.run(run(made[0], given))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()

"""How long a person waits at a table of masters, as the page of the table shows it.

One guest who answers at once sits with masters on all other seats of a real server; everything goes
over HTTP and WebSocket as it does for a browser. A line per game: the time of each bot's move from
the page before it to the page that shows it, and how long the guest waited for the next question.
Use the compiled rules: PYTHONPATH=build/compiled:. python -m benchmarks.patience [GAME ...]
"""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import websockets
from tests.server.processes import Server, servers

from guildhall.games import GAMES


class Guest:
    """Plays at random and looks at the clock."""

    def __init__(self, server: Server) -> None:
        """Take the server."""
        self.server = server
        self.chance = random.Random(1)  # noqa: S311
        self.http = httpx.AsyncClient(
            base_url=server.url, timeout=60, headers={"origin": server.url}
        )
        self.bots: list[float] = []
        self.waits: list[float] = []

    async def post(self, path: str, body: Any) -> Any:
        """Post something; gives the answer."""
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def play(self, game: str, seats: int, moves: int) -> float:
        """Play at a table of masters to the end, or so many moves of the guest; gives the time."""
        await self.post("/api/me", {"name": "Guest"})
        chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "master"}] * (seats - 1)]
        table = (await self.post("/api/tables", {"game": game, "seats": chairs}))["table"]
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        live = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"cookie": cookies, "origin": self.server.url}
        begun = time.perf_counter()
        async with websockets.connect(live, additional_headers=headers, max_size=None) as pages:
            await self._watch(pages, table, moves)
        return time.perf_counter() - begun

    async def _watch(self, pages: websockets.ClientConnection, table: str, moves: int) -> None:
        last = answered = time.perf_counter()
        asked, seen = -1, 0
        async for message in pages:
            page, now = json.loads(message).get("page"), time.perf_counter()
            if page is None:
                continue
            offers, made = page["offers"], page["inputs"] - seen
            if asked >= 0 and offers is None and made:
                self.bots += [(now - last) / made] * made
            last, seen = now, page["inputs"]
            if page["status"] == "over" or len(self.waits) >= moves:
                return
            if offers is not None and offers["answers"] != asked:
                self.waits.append(now - answered)
                asked = offers["answers"]
                move = self.chance.choice(offers["moves"])["move"]
                await self.post(f"/api/tables/{table}/move", {"move": move, "answers": asked})
                answered = time.perf_counter()


async def run(server: Server, given: argparse.Namespace) -> None:
    """Play one game after the other."""
    await server.ready()
    for game in given.game or GAMES:
        guest, seats = Guest(server), max(GAMES[game].seats)
        took = await guest.play(game, seats, given.moves)
        await guest.http.aclose()
        bots, waits = (statistics.quantiles(took, n=20) for took in (guest.bots, guest.waits))
        print(
            f"{game:12} {seats} seats, {len(guest.waits)} questions to the guest in {took:.0f} s: "
            f"a bot's move median {bots[9]:.2f} s, 95 % {bots[18]:.2f} s; the guest waits median "
            f"{waits[9]:.2f} s, 95 % {waits[18]:.2f} s, longest {max(guest.waits):.1f} s",
            flush=True,
        )


def main() -> None:
    """Open a house and play in it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *GAMES], help="all if left out")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a master per move")
    parser.add_argument("--moves", type=int, default=10_000, help="of the guest at most")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite:///{folder / 'guildhall.db'}"
        made = stack.enter_context(servers(url, 1, bot_seconds=given.seconds))
        asyncio.run(run(made[0], given))


if __name__ == "__main__":
    main()

"""A whole server inside a test: people with cookies of their own, pages, a clock one can move."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any
from unittest.mock import patch

import httpx
from argon2 import PasswordHasher
from starlette.applications import Starlette
from structlog.testing import capture_logs

from guildhall.core.luck import FastLuck
from guildhall.server.app import build_app
from guildhall.server.live.open_table import OpenTable
from guildhall.server.settings import Settings
from guildhall.server.worker import Worker
from guildhall.store import engine
from tests.waiting import PATIENCE, eventually

__all__ = [
    "CHEAP",
    "HOST",
    "ORIGIN",
    "Clock",
    "Page",
    "Person",
    "RunningServer",
    "clean",
    "eventually",
    "run_server",
]

HOST = "guildhall.test"
ORIGIN = f"http://{HOST}"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
UNSAFE = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in engine.PRAGMAS)
"""No disk is waited for: what outlives a machine that stops is tested with real processes."""
if not find_spec("sniffio"):
    sys.modules["sniffio"] = None  # type: ignore[assignment]  # httpx looks for it at every request


@dataclass
class Clock:
    """Time that stands still until a test moves it."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Person:
    """A person with a browser."""

    serve: "RunningServer"
    http: httpx.AsyncClient
    name: str
    heard: list[str] = field(default_factory=list)
    """Every byte this person was sent."""

    async def send(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, json=body, **more)
        self.heard.append(f"{answer.status_code} {dict(answer.headers)} {answer.text}")
        return answer

    async def get(self, path: str, expect: int = 200, **more: Any) -> Any:
        answer = await self.send("GET", path, **more)
        assert answer.status_code == expect, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, expect: int = 0, **more: Any) -> Any:
        answer = await self.send("POST", path, {} if body is None else body, **more)
        good = answer.status_code == expect if expect else answer.status_code in (200, 201)
        assert good, f"{answer.status_code} {answer.text}"
        return answer.json()

    async def refused(self, path: str, body: Any = None, **more: Any) -> str:
        """Post something that is refused, cleanly; gives `status code`."""
        answer = await self.send("POST", path, {} if body is None else body, **more)
        return clean(answer)

    async def page(self, table: str, **more: Any) -> Any:
        return await self.get(f"/api/tables/{table}", **more)

    async def do(self, table: str, what: str, body: Any = None, expect: int = 0) -> Any:
        return await self.post(f"/api/tables/{table}/{what}", body, expect)

    async def refused_at(self, table: str, what: str, body: Any = None) -> str:
        return await self.refused(f"/api/tables/{table}/{what}", body)

    async def create(self, seats: list[str], game: str = "guildes", **more: Any) -> str:
        """Create a table: me, open, or the name of a bot."""
        chosen = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        made = await self.post("/api/tables", {"game": game, "seats": chosen, **more}, 201)
        return str(made["table"])

    async def move(self, table: str, choice: int = 0) -> dict[str, Any]:
        """Make one of the moves that are offered; gives what was posted."""
        offers = (await self.page(table))["offers"]
        body = {"move": offers["moves"][choice]["move"], "answers": offers["answers"]}
        await self.do(table, "move", body)
        return body

    def hall(self, origin: str = ORIGIN) -> "Page":
        """Open the hall; to be closed by the test."""
        return Page(self, "", "", origin)

    def tournament(self, tournament: str = "", origin: str = ORIGIN) -> "Page":
        """Open the page of a tournament, or the list; to be closed by the test."""
        one = f"/{tournament}" if tournament else ""
        return Page(self, "", "", origin, f"/api/tournaments{one}/live")

    @asynccontextmanager
    async def watch(
        self, table: str, query: str = "", origin: str = ORIGIN
    ) -> AsyncIterator["Page"]:
        page = Page(self, table, query, origin)
        try:
            yield page
        finally:
            await page.close()


def clean(answer: httpx.Response) -> str:
    """Check the shape of an error; gives `status code`."""
    assert 400 <= answer.status_code < 500, f"{answer.status_code} {answer.text}"
    body = answer.json()
    assert body["code"], body
    assert body["message"], body
    assert set(body) <= {"code", "message", "facts", "rule"}, body
    assert "Traceback" not in answer.text
    return f"{answer.status_code} {body['code']}"


class Page:
    """One WebSocket, spoken to as a server would speak to the application."""

    def __init__(
        self, person: Person, table: str, query: str, origin: str, path: str = "/api/hall/live"
    ) -> None:
        self.person = person
        self.around: dict[str, Any] = {"count": 0, "people": []}
        """Of the hall: who is here."""
        self.live: list[dict[str, Any]] | None = None
        """Of the hall: what there is to watch, once that has changed."""
        self.lines: dict[str, Any] = {}
        """Of the hall: what was told of tables and not looked at yet."""
        self.calls: list[dict[str, Any]] = []
        """What its person was called to and nobody has looked at."""
        self.told: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.said: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        cookies = "; ".join(f"{c.name}={c.value}" for c in person.http.cookies.jar)
        headers = {"host": HOST, "origin": origin, "cookie": cookies}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/api/tables/{table}/live" if table else path,
            "raw_path": b"",
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(k.encode(), v.encode()) for k, v in headers.items() if v],
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }
        self.task = asyncio.create_task(person.serve.app(scope, self.said.get, self._told))

    async def _told(self, message: MutableMapping[str, Any]) -> None:
        text = message.get("text", "")
        if text.startswith('{"call":'):
            self.person.heard.append(text)
            self.calls.append(json.loads(text)["call"])
        else:
            self.told.put_nowait(message)

    async def next(self) -> Any:
        """The next message; a close as {"close": code}.

        Who is here and what there is to watch is only remembered.
        """
        while True:
            told = await self.hear()
            if not {"people", "live"} & told.keys():
                return told

    async def hear(self) -> Any:
        """The next message, whatever it is."""
        while True:
            message = await asyncio.wait_for(self.told.get(), PATIENCE)
            if message["type"] == "websocket.send":
                self.person.heard.append(message["text"])
                told = json.loads(message["text"])
                self.around = told.get("people", self.around)
                self.live = told.get("live", self.live)
                return told
            if message["type"] == "websocket.close":
                return {"close": message["code"]}

    async def until(self, entries: int) -> Any:
        """The first message that knows so many entries."""
        while True:
            message = await self.next()
            if message.get("page", {}).get("entries", -1) >= entries:
                return message

    def say(self, text: str) -> None:
        """Send something to the server."""
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    def quiet(self) -> bool:
        """Whether nothing more was sent."""
        return self.told.empty()

    async def close(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)


@dataclass
class RunningServer:
    """A server in this process."""

    app: Starlette
    clock: Clock
    logs: list[Any]
    people: list[Person] = field(default_factory=list)

    @property
    def worker(self) -> Worker:
        worker: Worker = self.app.state.worker
        return worker

    def stranger(self, name: str = "stranger", **headers: str) -> Person:
        """A person whom the server does not know yet."""
        transport = httpx.ASGITransport(self.app)
        http = httpx.AsyncClient(
            transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN, **headers}
        )
        person = Person(self, http, name)
        self.people.append(person)
        return person

    async def guest(self, name: str, **headers: str) -> Person:
        person = self.stranger(name, **headers)
        await person.post("/api/me", {"name": name}, 201)
        return person

    async def full_table(self, *names: str, **more: Any) -> tuple[str, list[Person]]:
        """A table of people only, started; the first is the host."""
        people = [await self.guest(name) for name in names]
        seats = ["me", *["open"] * (len(people) - 1)]
        table = await people[0].create(seats, **{"visibility": "public", **more})
        for person in people[1:]:
            await person.do(table, "sit", {})
        return table, people

    def opened(self, table: str) -> OpenTable:
        return self.worker.hub.tables[table]

    async def play(
        self, table: str, people: list[Person], moves: int = 10_000, seed: int = 1
    ) -> int:
        """Let people move at random until the game is over or so many moves are made."""
        luck = FastLuck(seed)
        for made in range(moves):
            match = self.opened(table).table.match
            assert match is not None
            if match.over:
                return made
            seat = match.actors[int(luck.below(len(match.actors)))]
            moves_here = match.legal(seat)
            body = {
                "move": str(moves_here[int(luck.below(len(moves_here)))]),
                "answers": self.opened(table).table.asked[seat],
            }
            await people[seat].do(table, "move", body)
        return moves


@asynccontextmanager
async def run_server(
    db: str, *, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[RunningServer]:
    """Open a server in this process."""
    clock = clock or Clock()
    settings.setdefault("rate_limits", False)
    settings.setdefault("public_url", ORIGIN)
    settings.setdefault("hosts", frozenset({HOST}))
    settings.setdefault("bot_seconds", 0.05)
    settings.setdefault("bot_processes", 1)
    settings.setdefault("analysis_seconds", 0.01)
    settings.setdefault("secret", "a secret of this test")
    made = Settings(db=db, **settings)
    app = build_app(made, clock=clock, hasher=CHEAP)
    hasty = patch.object(engine, "PRAGMAS", UNSAFE)
    with hasty, capture_logs() as logs:
        async with app.router.lifespan_context(app):
            serve = RunningServer(app, clock, logs)
            try:
                yield serve
            finally:
                for person in serve.people:
                    await person.http.aclose()

"""Bodies that are held back: who asks is settled when they are there, and again in the write."""

import asyncio
import json
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.routing import Route
from starlette.types import Message

from guildhall.server.http import body as bodies
from guildhall.server.people.identity import Identity
from guildhall.store import User
from tests.server.conftest import Serve
from tests.server.running import HOST, ORIGIN, Person, RunningServer, eventually

SAFE = {"GET", "HEAD"}


class Withheld:
    """A request whose headers have come; its body comes when the test says so."""

    def __init__(self, serve: RunningServer, person: Person, method: str, path: str) -> None:
        self.waits, self.body = asyncio.Event(), asyncio.Event()
        self.content = b"{}"
        self.answer: dict[str, Any] = {}
        cookies = "; ".join(f"{c.name}={c.value}" for c in person.http.cookies.jar)
        headers = {"host": HOST, "origin": ORIGIN, "cookie": cookies, "content-length": "200"}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(k.encode(), v.encode()) for k, v in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "state": {},
        }
        self.task = asyncio.create_task(serve.app(scope, self._receive, self._send))

    async def _receive(self) -> Message:
        self.waits.set()
        await self.body.wait()
        return {"type": "http.request", "body": self.content, "more_body": False}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.answer["status"] = message["status"]
        else:
            self.answer |= json.loads(message["body"] or b"{}")

    async def finish(self, body: Any = None) -> str:
        """Let the body come; gives `status code`."""
        self.content = json.dumps(body or {}).encode()
        self.body.set()
        await self.task
        return f"{self.answer['status']} {self.answer.get('code', '')}".strip()


STANDS_FOR = {
    "passkey": "AAAA",
    "game": "guildes",
    "lesson": "basics",
    "puzzle": "AAAA",
    "inputs": "40",
    "chapter": "scoring",
    "person": "me",
    "seat": "0",
    "line": "0",
    "pace": "live",
    "tournament": "AAAA",
}
"""For what stands in the paths of routes; one that is missing fails."""


async def test_no_route_asks_who_it_is_before_the_body_is_there(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Goes over all routes: a new one is held to it without being named here."""
    asked: list[str] = []
    real = Identity.user

    async def spied(identity: Identity, connection: HTTPConnection) -> User | None:
        asked.append(connection.url.path)
        return await real(identity, connection)

    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl")
        monkeypatch.setattr(Identity, "user", spied)
        routes = [
            (method, route.path)
            for route in server.app.routes
            if isinstance(route, Route)
            for method in sorted(set(route.methods or ()) - SAFE)
        ]
        assert len(routes) > 30
        for method, path in routes:
            place = path.format_map({"table": table, **STANDS_FOR})
            request = Withheld(server, anna, method, place)
            await asyncio.wait_for(request.waits.wait(), 60)
            assert not asked, f"{method} {path} asks who it is before it has read the body"
            await request.finish()
            assert request.answer["status"] < 500
            asked.clear()


AT_THE_TABLE: dict[str, Any] = {
    "hint": {},
    "why": {"move": "pick merchants"},
    "preview": {"move": "pick merchants"},
    "note": {"text": "mine"},
    "chat": {"text": "hello"},
    "move": {"move": "pick merchants", "answers": 5},
    "moves": {"moves": ["pick merchants"], "answers": 5},
    "ahead": {"moves": ["pick merchants"], "answers": 5},
    "fill": {"moves": [], "answers": 5, "asks": ["pick"]},
    "leave": {},
    "concede": {},
    "stand": {},
    "luck": {"number": "5a" * 16},
    "undo": {},
    "rescue": {"seat": 0},
    "agree": {},
    "refuse": {},
    "return": {},
}


async def test_a_body_that_comes_late_acts_for_nobody_else(serve: Serve) -> None:
    """Sit, send the headers, stand up; another sits down; then the body comes."""
    async with serve() as server:
        carl, anna, bea, dora = [await server.guest(n) for n in ("Carl", "Anna", "Bea", "Dora")]
        table = await carl.create(["me", "open", "open"], visibility="public")
        await anna.do(table, "sit", {"seat": 1})
        held = {
            what: Withheld(server, anna, "POST", f"/api/tables/{table}/{what}")
            for what in AT_THE_TABLE
        }
        for request in held.values():
            await asyncio.wait_for(request.waits.wait(), 60)
        await anna.do(table, "stand")
        await bea.do(table, "sit", {"seat": 1})
        await dora.do(table, "sit", {"seat": 2})
        assert server.opened(table).table.status == "playing"
        before = server.opened(table).table.entries
        answers = {what: await held[what].finish(body) for what, body in AT_THE_TABLE.items()}
        assert answers == dict.fromkeys(AT_THE_TABLE, "403 not_seated")
        assert server.opened(table).table.entries == before


async def test_the_seat_is_settled_again_inside_the_write(serve: Serve) -> None:
    """The seat changes hands while the command waits for the table."""
    async with serve() as server:
        carl, anna = [await server.guest(name) for name in ("Carl", "Anna")]
        table = await carl.create(["me", "open", "open"], visibility="public")
        await anna.do(table, "sit", {"seat": 1})
        opened, hub = server.opened(table), server.worker.hub
        async with opened.lock:
            waiting = asyncio.create_task(anna.refused_at(table, "note", {"text": "mine"}))
            await eventually(lambda: opened.commands, "the note waits for the table")
            now = server.clock.now
            await hub._append(opened, [opened.table.propose_stand(1, now)], None)
            await hub._append(opened, [opened.table.propose_sit(1, "bea", "Bea", now)], None)
        assert await waiting == "403 not_seated"
        assert opened.table.notes == {}


async def test_a_body_that_never_comes_is_given_up(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "BODY_SECONDS", 0.01)
    async with serve() as server:
        anna = await server.guest("Anna")
        request = Withheld(server, anna, "POST", "/api/settings")
        await asyncio.wait_for(request.task, 60)
        assert request.answer["status"] == 408
        assert request.answer["code"] == "body_too_slow"

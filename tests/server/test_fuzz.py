"""Anything at all at every route: a clean refusal or a right answer, never a mistake of ours."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from guildhall.puzzles import load
from guildhall.server.app import ROUTES
from guildhall.server.http.middleware import MOST_BYTES
from tests.server.running import ORIGIN, Page, Person, RunningServer, clean, run_server

API: list[Route] = [
    each for each in ROUTES if isinstance(each, Route) and each.path.startswith("/api")
]
EXAMPLES = 5
"""Requests per route, by everybody, others at each run; benchmarks/ sends thousands."""

TEXT = st.text(max_size=30) | st.sampled_from(["", "\0", "\ud7ff", "²", "x" * 5000, "../..", "%00"])
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**31, -(2**63), 2**70])
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXT
)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=10,
)
FIELDS = (
    *("name", "login", "password", "kind", "bot", "game", "seats", "options", "clock", "level"),
    *("visibility", "seat", "invitation", "move", "answers", "to", "text", "inputs", "mail"),
    *("webhook", "notify_mail", "notify_webhook", "language", "credential", "challenge", "old"),
)
SEATS = st.lists(
    st.fixed_dictionaries({"kind": st.sampled_from(["me", "bot", "open"])}, optional={"bot": TEXT}),
    max_size=8,
)
NEARLY = st.dictionaries(st.sampled_from(FIELDS), LEAVES | SEATS | JSON, max_size=4)
RIGHT = st.fixed_dictionaries(
    {},
    optional={
        "move": TEXT,
        "answers": st.integers(-5, 60),
        "text": TEXT,
        "to": st.integers(-5, 60),
        "inputs": st.integers(-5, 60),
        "seat": st.integers(-3, 9),
        "name": TEXT,
        "game": st.sampled_from(["guildes", "colonia", "x"]),
        "seats": SEATS,
        "options": JSON,
    },
)
RAW = st.binary(max_size=60) | st.sampled_from(
    [
        b"[" * 60_000,
        b'{"a":' * 9_000,
        b"x" * (MOST_BYTES + 1),
        b"\xff\xfe",
        b"nul",
        b'{"move": "\\ud800"}',
    ]
)
BODIES = (NEARLY | RIGHT | JSON).map(lambda value: json.dumps(value).encode()) | RAW
QUERIES = st.dictionaries(
    st.sampled_from(["seat", "invitation", "entries", "inputs"]), TEXT, max_size=2
)
HEADERS = st.sampled_from(
    [
        {},
        {"accept-language": "q=x;;,fr;q=nan,it;q=inf"},
        {"content-type": "text/plain"},
        {"cookie": "guildhall_session=x.y.z"},
        {"content-encoding": "gzip"},
    ]
)


class Visitors:
    """A server with a table in play, and everybody who may knock."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.opening = run_server(f"sqlite:///{folder / 'guildhall.db'}")
        self.serve: RunningServer = self.runner.run(self.opening.__aenter__())
        self.table, people_there = self.runner.run(self._lay())
        self.finished, _ = self.runner.run(self._lay(10_000))
        self.signed_out = False
        self.people: dict[str, Person] = {
            "seated": people_there[0],
            "guest": self.runner.run(self.serve.guest("Guest")),
            "stranger": self.serve.stranger(),
        }

    async def _lay(self, moves: int = 5) -> tuple[str, list[Person]]:
        table, seated = await self.serve.full_table("Anna", "Bea", "Carl")
        await self.serve.play(table, seated, moves)
        return table, seated

    def close(self) -> None:
        self.runner.run(self.opening.__aexit__(None, None, None))
        self.runner.close()

    def send(self, who: str, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask as somebody, whose cookies stay as they are."""
        http = self.people[who].http
        cookies = dict(http.cookies)
        answer = self.runner.run(http.request(method, path, **more))
        http.cookies = httpx.Cookies(cookies)
        return answer

    def entries(self) -> int:
        return self.serve.opened(self.table).table.entries

    def settle(self) -> None:
        """Create a new table when a player has left the old one or the server."""
        table = self.serve.opened(self.table).table
        away = any(chair.played_by_bot for chair in table.chairs)
        if self.signed_out or away or table.status != "playing":
            self.signed_out = False
            self.table, seated = self.runner.run(self._lay())
            self.people["seated"] = seated[0]


@pytest.fixture(scope="module")
def visitors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    made = Visitors(tmp_path_factory.mktemp("fuzz"))
    yield made
    made.close()


def address(route: Route, table: str, odd: str) -> str:
    """Fill the names in a path, rightly or with anything."""
    known = {"table": table, "token": "x.y.z", "word": "x.y.z", "game": "guildes"}
    known |= {"language": "fr", "inputs": "3", "puzzle": next(iter(load("guildes").puzzles))}
    path = route.path
    for name, right in known.items():
        path = path.replace(f"{{{name}}}", odd or right)
    return path


@pytest.mark.parametrize("route", API, ids=lambda d: f"{sorted(d.methods - {'HEAD'})[0]} {d.path}")
def test_anything_at_every_route(visitors: Visitors, route: Route) -> None:
    methods = sorted(route.methods or ())
    names = st.sampled_from(["", "", "", "nothing", "²", "9" * 5000, "a b", "%00"])

    @given(
        st.sampled_from([*methods, *methods, "PUT"]), BODIES, QUERIES, HEADERS, names, st.booleans()
    )
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    def knock(
        method: str,
        body: bytes,
        query: dict[str, str],
        headers: dict[str, str],
        odd: str,
        end: bool,
    ) -> None:
        content = None if method in ("GET", "HEAD") else body
        for who in visitors.people:
            visitors.settle()
            before = visitors.entries()
            path = address(route, visitors.finished if end else visitors.table, odd)
            answer = visitors.send(
                who, method, path, content=content, params=query, headers=headers
            )
            visitors.signed_out |= route.path == "/api/logout" and answer.status_code == 200
            right(answer, method)
            if answer.status_code >= 400:
                assert visitors.entries() == before, "what is refused changes nothing"

    knock()
    assert not any("exception" in str(line.get("event")) for line in visitors.serve.logs)
    visitors.serve.logs.clear()


def right(answer: httpx.Response, method: str) -> None:
    """A right answer, or a clean refusal."""
    if answer.status_code < 400:
        assert answer.status_code in (200, 201, 202)
    elif method != "HEAD":
        clean(answer)
    assert answer.headers["x-frame-options"]


def test_anything_at_the_socket(visitors: Visitors) -> None:
    @given(
        st.sampled_from(["seated", "guest", "stranger"]),
        st.dictionaries(
            st.sampled_from(["entries", "inputs", "seat", "invitation", "x"]),
            TEXT | st.integers(-5, 99).map(str),
            max_size=3,
        ),
        st.sampled_from([ORIGIN, "null", "", "http://evil.test", f"{ORIGIN}@evil.test"]),
        st.lists(st.binary(max_size=30), max_size=3),
    )
    @settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
    def knock(who: str, query: dict[str, str], origin: str, said: list[bytes]) -> None:
        visitors.runner.run(visit(who, str(httpx.QueryParams(query)), origin, said))

    async def visit(who: str, query: str, origin: str, said: list[bytes]) -> None:
        page = Page(visitors.people[who], visitors.table, query, origin)
        message = await page.next()
        if "error" in message:
            assert set(message["error"]) <= {"code", "message", "facts"}
            assert await page.next() == {"close": 1008}
        else:
            assert origin == ORIGIN
            assert message["page"]["seat"] == (0 if who == "seated" else -1)
            for data in said:
                page.said.put_nowait({"type": "websocket.receive", "bytes": data})
        await page.close()

    visitors.settle()
    before = visitors.entries()
    knock()
    assert visitors.entries() == before
    assert not visitors.serve.opened(visitors.table).watchers


def test_requests_in_any_order_and_at_once(visitors: Visitors) -> None:
    """Everything that can be done at a table, by all at the same moment, again and again."""
    serve = visitors.serve

    async def storm() -> None:
        table, seated = await serve.full_table("Dora", "Ella", "Flor", level="random")
        commands: list[tuple[str, Any]] = [
            *(("undo", {}), ("agree", {}), ("refuse", {}), ("leave", {}), ("return", {})),
            *(("chat", {"text": "x"}), ("note", {"text": "y"}), ("start", {}), ("sit", {})),
        ]
        for _ in range(4):
            knocks = []
            for person in seated:
                offers = (await person.page(table))["offers"]
                for offer in (offers or {"moves": []})["moves"][:3]:
                    body = {"move": offer["move"], "answers": offers["answers"]}
                    path = f"/api/tables/{table}/move"
                    knocks += [person.send("POST", path, body) for _ in range(2)]
                knocks += [person.send("POST", f"/api/tables/{table}/{w}", b) for w, b in commands]
            for answer in await asyncio.gather(*knocks):
                right(answer, "POST")
        found = await serve.worker.store.tables.load(table)
        assert found is not None
        moves = [(e.seat, e.data["answers"]) for e in found[1] if e.kind == "move"]
        assert len(moves) == len(set(moves))
        assert len(found[1]) >= serve.opened(table).table.entries

    visitors.runner.run(storm())

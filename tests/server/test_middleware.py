"""Headers, sizes, rates, health and numbers; what nobody answers; senders who go away."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from guildhall.server.http import static
from guildhall.server.http.middleware import MOST_BYTES, OPERATORS
from guildhall.server.http.rates import HOUR, Limit, Rates
from tests.server.conftest import Serve
from tests.server.running import ORIGIN, clean


async def test_every_answer_carries_the_headers(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        for method, path in (
            ("GET", "/api/me"),
            ("GET", "/healthz"),
            ("GET", "/nowhere"),
            ("DELETE", "/api/me"),
            ("POST", "/api/tables"),
        ):
            headers = (await anna.send(method, path)).headers
            policy = headers["content-security-policy"]
            for part in ("default-src 'self'", "script-src 'self'", "frame-ancestors 'none'"):
                assert part in policy
            assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"].lower() == "deny"
            assert headers["referrer-policy"]
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)
            assert "access-control-allow-origin" not in headers


async def test_sizes(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        big = b'{"name": "' + b"x" * MOST_BYTES + b'"}'
        answer = await anna.http.post("/api/settings", content=big)
        assert clean(answer) == "413 too_large"

        async def drip() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b" " * 1000

        answer = await anna.http.post("/api/settings", content=drip())
        assert clean(answer) == "413 too_large"
        for length in ("-1", "1e3", "9" * 5000, ""):
            given = {"content-length": length}
            answer = await anna.http.post("/api/settings", content=b"{}", headers=given)
            assert clean(answer) == "413 too_large"


async def test_rates(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rates, "GENERAL", Limit(60, HOUR))
    monkeypatch.setattr(Rates, "COSTLY", Limit(20, HOUR))
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        answers = [
            await anna.send("POST", "/api/login", {"login": "x", "password": "y"})
            for _ in range(21)
        ]
        assert [a.status_code for a in answers] == [401] * 20 + [429]
        assert answers[-1].json()["code"] == "too_many_requests"
        assert (await anna.get("/api/me"))["me"], "other doors stay open"
        found = {(await anna.send("GET", "/api/me")).status_code for _ in range(60)}
        assert found == {200, 429}
        server.clock.now += 3599
        assert (await anna.send("GET", "/api/me")).status_code == 429
        server.clock.now += 2
        assert (await anna.send("GET", "/api/me")).status_code == 200
        wrong = {"login": "x", "password": "y"}
        assert await anna.refused("/api/login", wrong) == "401 wrong_password"


async def test_notes_are_counted(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rates, "OFTEN", Limit(2, HOUR))
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"])
        for text in ("one", "two"):
            await anna.do(table, "note", {"text": text})
        assert await anna.refused_at(table, "note", {"text": "three"}) == "429 too_many_requests"
        assert (await anna.page(table))["note"] == "two"


async def test_health_and_numbers(serve: Serve) -> None:
    async with serve() as server:
        visitor = server.stranger()
        assert await visitor.get("/healthz") == {"ok": True}
        await server.full_table("Anna", "Bea", "Carl")
        numbers = (await visitor.send("GET", "/metrics")).text
        assert "guildhall_live_tables 1.0" in numbers
        assert 'guildhall_requests_total{route="/api/tables/{table}/sit",status="200"}' in numbers
        await server.worker.store.close()
        answer = await visitor.send("GET", "/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "store_closed")


async def test_health_and_numbers_on_a_port_of_their_own(serve: Serve) -> None:
    """What is for operators is only there, and nothing else is."""
    apart = "http://guildhall.test:9302"
    async with serve(metrics_port=9302) as server:
        visitor = server.stranger()
        for path in OPERATORS:
            assert (await visitor.send("GET", apart + path)).status_code == 200
            await visitor.get(path, 404)
        await visitor.get("/api/games")
        for path in ("/api/games", "/", "/api/tables"):
            assert (await visitor.get(apart + path, 404))["code"] == "not_found"


async def test_what_nobody_answers(serve: Serve) -> None:
    async with serve() as server:
        visitor = server.stranger()
        for path in ("/api", "/api/nothing", "/api/tables/x/nothing", "/%00", "/..%2f..%2fetc"):
            assert (await visitor.get(path, 404))["code"] == "not_found"
        for path in ("/api/tables/%00", "/api/tables/" + "x" * 300, "/api/tables/%F0%9F%98%80"):
            assert (await visitor.get(path, 404))["code"] == "no_such_table"
        answer = await visitor.send("PUT", "/api/me", {})
        assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")
        assert not server.worker.hub.arriving.locks, "what is not there is not remembered"


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


async def test_a_person_who_comes_to_an_unknown_address_gets_a_page(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Guildhall</title>", encoding="utf-8")
    monkeypatch.setattr(static, "STATIC", tmp_path)
    async with serve() as server:
        visitor = server.stranger()
        for path in ("/nowhere", "/table", "/table/x/y", "/apiary", "/%00", "/..%2f..%2fetc"):
            answer = await visitor.send("GET", path, headers=BROWSER)
            assert (answer.status_code, answer.text) == (404, "<title>Guildhall</title>"), path
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["x-frame-options"].lower() == "deny"
        for path in ("/api", "/api/nothing", "/assets/old.js"):
            answer = await visitor.send("GET", path, headers=BROWSER)
            assert clean(answer) == "404 not_found", path
        assert clean(await visitor.send("POST", "/nowhere", {}, headers=BROWSER)) == "404 not_found"
        (tmp_path / "index.html").unlink()
        assert clean(await visitor.send("GET", "/nowhere", headers=BROWSER)) == "404 not_found"


async def test_a_sender_who_goes_away(serve: Serve) -> None:
    async with serve() as server:
        sent: list[object] = []
        messages: list[dict[str, object]] = [
            {"type": "http.request", "body": b'{"na', "more_body": True}
        ]

        async def receive() -> dict[str, object]:
            return messages.pop() if messages else {"type": "http.disconnect"}

        async def send(message: object) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/me",
            "query_string": b"",
            "headers": [(b"host", b"guildhall.test"), (b"origin", ORIGIN.encode())],
            "client": ("127.0.0.1", 1),
        }
        await server.app(scope, receive, send)
        assert not sent
        assert server.logs[-1]["status"] == 499


async def test_our_own_mistakes_are_told_cleanly(serve: Serve) -> None:
    async with serve() as server:

        async def broken(*_: object) -> None:
            raise ZeroDivisionError("a secret detail")

        server.worker.store.lists.open = broken  # type: ignore[method-assign,assignment]
        transport = httpx.ASGITransport(server.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as http:
            answer = await http.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal_error")
        assert "secret" not in answer.text
        assert answer.headers["x-frame-options"]

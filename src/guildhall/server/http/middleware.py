"""What every request passes: size, origin, rate, headers, one shape for errors, a log line."""

import re
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

import structlog
from prometheus_client import Counter
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from guildhall.core.errors import GuildhallError
from guildhall.server.http.errors import error_body, language_of, status_of
from guildhall.server.http.headers import PRIVATE, RAW
from guildhall.server.http.hosts import Hosts, address_of, check_origin, client_of
from guildhall.server.http.rates import Rates
from guildhall.server.metrics import REQUESTS

log = structlog.get_logger("guildhall.http")

GONE = 499
"""The status of a request whose sender went away: nobody gets it, the log shows it."""
MOST_BYTES = 64 * 1024
SHORT_LENGTH = re.compile(rb"[0-9]{1,9}")
SAFE = ("GET", "HEAD", "OPTIONS")
OPERATORS = frozenset({"/healthz", "/metrics"})
LONGEST_TABLE = 64
"""More of what stands in an address for a table is not logged."""


class RequestMiddleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, rates: Rates, hosts: Hosts, metrics_port: int = 0) -> None:
        self.app = app
        self.metrics_port = metrics_port
        """A port for health and metrics alone; 0: they share the public one."""
        self.rates = rates
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check requests; of a WebSocket only host and port, its handler checks the rest."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["request_id"] = secrets.token_hex(6)
        with bound_contextvars(request_id=scope["request_id"], client=address_of(scope)):
            if scope["type"] == "http":
                await self._http(scope, receive, send)
            else:
                await self._socket(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.hosts.check(dict(scope["headers"]))
            self._check_port(scope)
        except GuildhallError as error:
            log.info("socket_refused", problem=error.code)
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(scope, send)
        try:
            self._check(scope)
            await self.app(scope, _limited(receive), answer)
        except GuildhallError as error:
            await self._refuse(error, scope, receive, answer)
        except ClientDisconnect:
            answer.status = GONE
        finally:
            answer.report()

    def _check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        self.rates.check(client_of(scope))
        self.hosts.check(headers)
        self._check_port(scope)
        if scope["method"] not in SAFE:
            check_origin(headers)
        length = headers.get(b"content-length", b"0")
        if not SHORT_LENGTH.fullmatch(length) or int(length) > MOST_BYTES:
            raise GuildhallError("too_large", {"most": MOST_BYTES})

    def _check_port(self, scope: Scope) -> None:
        """Keep operators' addresses to their own port; raises GuildhallError not_found."""
        if not self.metrics_port:
            return
        apart = scope["server"] is not None and scope["server"][1] == self.metrics_port
        if apart != (scope["path"] in OPERATORS):
            raise GuildhallError("not_found", {})

    async def _refuse(
        self, error: GuildhallError, scope: Scope, receive: Receive, answer: "_Answer"
    ) -> None:
        body = error_body(error, language_of(HTTPConnection(scope)))
        await JSONResponse(body, status_of(error))(scope, receive, answer)


def _limited(receive: Receive) -> Receive:
    """Stop a body that is too long, whatever its header says."""
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MOST_BYTES:
            raise GuildhallError("too_large", {"most": MOST_BYTES})
        return message

    return limited


class _Answer:
    """Adds headers to a response and reports it once."""

    def __init__(self, scope: Scope, send: Callable[[Message], Awaitable[None]]) -> None:
        self.scope = scope
        self.send = send
        self.status = 500
        self.begun = time.perf_counter()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            added = PRIVATE if self.scope["path"].startswith("/api") else RAW
            added = [*added, (b"x-request-id", self.scope["request_id"].encode())]
            there = {name for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *(header for header in added if header[0] not in there),
            ]
        await self.send(message)

    def report(self) -> None:
        """Count and log who asked, from where, about which table; never a cookie, body or query."""
        route: Any = self.scope.get("route")
        path = getattr(route, "path", "unknown")
        _counter(path, str(self.status)).inc()
        took = round((time.perf_counter() - self.begun) * 1000, 1)
        log.info(
            "request",
            method=self.scope["method"],
            route=path,
            status=self.status,
            ms=took,
            request_id=self.scope["request_id"],
            client=address_of(self.scope),
            person=self.scope.get("person", ""),
            table=self.scope.get("path_params", {}).get("table", "")[:LONGEST_TABLE],
        )


@lru_cache
def _counter(route: str, status: str) -> Counter:
    """Counter of a route and a status, kept: looking it up takes longer than counting."""
    return REQUESTS.labels(route, status)

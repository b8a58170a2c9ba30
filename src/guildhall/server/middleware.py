"""What every request passes: size, origin, rate, headers, one shape for errors, a log line."""

import ipaddress
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

import structlog
from limits import (
    RateLimitItem,
    RateLimitItemPerHour,
    RateLimitItemPerMinute,
    RateLimitItemPerSecond,
)
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from prometheus_client import Counter
from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    XContentTypeOptions,
    XFrameOptions,
)
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from guildhall.core.errors import GuildhallError
from guildhall.server.errors import error_body, language_of, status_of
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

HEADERS = Secure(
    csp=ContentSecurityPolicy()
    .default_src("'self'")
    .script_src("'self'")
    .style_src("'self'", "'unsafe-inline'")
    .img_src("'self'", "data:")
    .connect_src("'self'")
    .object_src("'none'")
    .base_uri("'none'")
    .form_action("'self'")
    .frame_ancestors("'none'"),
    coop=CrossOriginOpenerPolicy().same_origin(),
    corp=CrossOriginResourcePolicy().same_origin(),
    permissions=PermissionsPolicy().camera().geolocation().microphone(),
    referrer=ReferrerPolicy().same_origin(),
    xcto=XContentTypeOptions(),
    xfo=XFrameOptions().deny(),
).headers
RAW = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
PRIVATE = [*RAW, (b"cache-control", b"no-store")]
"""What is said of people and tables stays in no cache."""


def check_origin(headers: Mapping[bytes, bytes]) -> None:
    """Let only our own pages act: compares Origin with Host; raises foreign_origin."""
    origin = headers.get(b"origin")
    if origin is not None:
        allowed = origin.split(b"://", 1)[-1] == headers.get(b"host", b"")
    else:
        allowed = headers.get(b"sec-fetch-site") in (b"same-origin", b"none")
    if not allowed:
        raise GuildhallError("foreign_origin", {})


Counted = Callable[[str, float], Awaitable[int]]


class Rates:
    """How often somebody may knock.

    Each worker counts in memory. What is worth guessing or costs much is counted for all workers
    together where there may be several: with `shared`, which adds one to a key until it expires.
    """

    GENERAL = RateLimitItemPerSecond(400, 2)
    COSTLY = RateLimitItemPerMinute(20)
    OFTEN = RateLimitItemPerMinute(60)
    MAILS = RateLimitItemPerHour(5)
    ACCOUNT = RateLimitItemPerHour(30)
    """Sign-ins to one account, wherever they come from."""

    def __init__(self, *, on: bool) -> None:
        """Count, or let everything pass (for load tests on loopback)."""
        self.limiter = MovingWindowRateLimiter(MemoryStorage()) if on else None
        self.shared: Counted | None = None

    def check(self, who: str, item: RateLimitItem | None = None) -> None:
        """Count one knock; raises too_many_requests."""
        limit = item or self.GENERAL
        if self.limiter is not None and not self.limiter.hit(limit, who):
            raise GuildhallError("too_many_requests", {})

    async def spend(self, who: str, limit: RateLimitItem) -> None:
        """Count one try that costs something, at all workers; raises too_many_requests."""
        if self.limiter is None or self.shared is None:
            self.check(who, limit)
            return
        now, lasts = time.time(), limit.get_expiry()
        key = f"{who} {limit.amount} {lasts} {int(now // lasts)}"
        if await self.shared(key, now + lasts) > limit.amount:
            raise GuildhallError("too_many_requests", {})


class Hosts:
    """The names this server answers to.

    A page of a stranger's can have its name point to this machine and then ask here as if it were
    ours; so names nobody told us are refused. Plain addresses cannot be made to point elsewhere.
    """

    def __init__(self, names: Iterable[str]) -> None:
        """Take the names, without ports; localhost is always one."""
        self.names = {"localhost", *(name.lower() for name in names)}

    def check(self, headers: Mapping[bytes, bytes]) -> None:
        """Check the Host of a request; raises GuildhallError unknown_host."""
        host = _without_port(headers.get(b"host", b"").decode("latin-1")).lower()
        if host not in self.names and not _is_address(host):
            raise GuildhallError("unknown_host", {"host": host})


def _without_port(host: str) -> str:
    bare, _, port = host.rpartition(":")
    return bare if bare and port.isdecimal() else host


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def client_of(scope: Mapping[str, Any]) -> str:
    """Name the address somebody comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


class RequestMiddleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, rates: Rates, hosts: Hosts, metrics_port: int = 0) -> None:
        """Wrap the application; health and numbers may have a port of their own."""
        self.app = app
        self.metrics_port = metrics_port
        self.rates = rates
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard requests; a WebSocket is only asked for its host here, the rest at its own door."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["request_id"] = secrets.token_hex(6)
        with bound_contextvars(request_id=scope["request_id"], client=client_of(scope)):
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
        """Keep what is for operators apart from the rest; raises GuildhallError not_found."""
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
    """Stop a body that is longer than it may be, whatever its header says."""
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
        """Count and log: who, from where, which table; never a cookie, a body or a query."""
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
            client=client_of(self.scope),
            person=self.scope.get("person", ""),
            table=self.scope.get("path_params", {}).get("table", "")[:LONGEST_TABLE],
        )


@lru_cache
def _counter(route: str, status: str) -> Counter:
    """Find the counter of a route and a status; looking it up anew takes longer than counting."""
    return REQUESTS.labels(route, status)

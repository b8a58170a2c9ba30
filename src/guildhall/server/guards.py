"""What every request passes: size, origin, rate, headers, one shape for errors, a log line."""

import re
import time
from collections.abc import Awaitable, Callable, Mapping
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

from guildhall.core.errors import GuildhallError
from guildhall.server.errors import error_body, language_of, status_of
from guildhall.server.metrics import REQUESTS

log = structlog.get_logger("guildhall.http")

GONE = 499
"""The status of a request whose sender went away: nobody gets it, the log shows it."""
MOST_BYTES = 64 * 1024
SHORT_LENGTH = re.compile(rb"[0-9]{1,9}")
SAFE = ("GET", "HEAD", "OPTIONS")

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


class Rates:
    """How often somebody may knock; counted per worker in memory."""

    GENERAL = RateLimitItemPerSecond(400, 2)
    COSTLY = RateLimitItemPerMinute(20)
    OFTEN = RateLimitItemPerMinute(60)
    MAILS = RateLimitItemPerHour(5)

    def __init__(self, *, on: bool) -> None:
        """Count, or let everything pass (for load tests on loopback)."""
        self.limiter = MovingWindowRateLimiter(MemoryStorage()) if on else None

    def check(self, who: str, item: RateLimitItem | None = None) -> None:
        """Count one knock; raises too_many_requests."""
        limit = item or self.GENERAL
        if self.limiter is not None and not self.limiter.hit(limit, who):
            raise GuildhallError("too_many_requests", {})


def client_of(scope: Mapping[str, Any]) -> str:
    """Name the address somebody comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


class Guards:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        """Wrap the application."""
        self.app = app
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard HTTP requests; WebSockets have their own door."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
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
        if scope["method"] not in SAFE:
            check_origin(headers)
        length = headers.get(b"content-length", b"0")
        if not SHORT_LENGTH.fullmatch(length) or int(length) > MOST_BYTES:
            raise GuildhallError("too_large", {"most": MOST_BYTES})

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
            there = {name for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *(header for header in added if header[0] not in there),
            ]
        await self.send(message)

    def report(self) -> None:
        """Count and log: route, status and time; never a cookie, a body or a query."""
        route: Any = self.scope.get("route")
        path = getattr(route, "path", "unknown")
        _counter(path, str(self.status)).inc()
        took = round((time.perf_counter() - self.begun) * 1000, 1)
        log.info("request", method=self.scope["method"], route=path, status=self.status, ms=took)


@lru_cache
def _counter(route: str, status: str) -> Counter:
    """Find the counter of a route and a status; looking it up anew takes longer than counting."""
    return REQUESTS.labels(route, status)

"""Connections with limits: uvicorn's protocols, and what they may cost before the application.

Every byte passes here, so the limits are kept by a few numbers: `taken` (bytes of the head or body
so far) and `due` (when it must be complete), looked at once a second.
"""

import asyncio
from collections import Counter
from functools import cache
from http import HTTPStatus
from math import inf
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from guildhall.core.errors import GuildhallError
from guildhall.server.http.door import LARGEST
from guildhall.server.http.errors import error_body, status_of
from guildhall.server.http.frames import Frames
from guildhall.server.http.headers import PRIVATE
from guildhall.server.http.hosts import neighbourhood
from guildhall.server.http.limits import Limits, Listening
from guildhall.server.http.ring import HANDING_ON, table_asked
from guildhall.server.metrics import TURNED_AWAY

LOOK_SECONDS = 1.0
FLUSH_SECONDS = 2.0
"""How long the last bytes may take to come and to leave when the server stops."""
ROOM_SECONDS, ROOM_TRIES = 0.005, 200
"""How often a connection knocks at a full door before it stays where it is."""


class HandsOn(Protocol):
    """The way to the workers that own tables."""

    @property
    def several(self) -> bool:
        """Whether a table may belong to another worker."""

    def hand_on(self, table_id: str, descriptor: int, data: bytes) -> bool | None:
        """Hand a connection to the owner of a table; None: it stays here, False: no room yet."""


class OpenConnections:
    """All connections of one server."""

    def __init__(self) -> None:
        self.by_address: Counter[str] = Counter()
        self.waiting: dict[LimitedHttp, None] = {}
        """Connections that owe us a request, those that have waited longest first."""

    def leave(self, address: str) -> None:
        """Count one connection less."""
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


OPEN: WeakKeyDictionary[ServerState, OpenConnections] = WeakKeyDictionary()


def connections_of(state: ServerState) -> OpenConnections:
    """The open connections of a server."""
    return OPEN.setdefault(state, OpenConnections())


class LimitedHttp(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = config.limits if isinstance(config, Listening) else Limits()
        self.open_connections = connections_of(server_state)
        self.address = ""
        self.in_body = False
        self.taken = 0
        self.problem = "bad_request"
        """The code of the answer to what the parser does not take."""
        self.answering: RequestResponseCycle | None = None
        self.due = self.write_due = inf
        self.look: asyncio.TimerHandle | None = None
        self.neighbours: HandsOn | None = app_state.get(HANDING_ON)
        self.brought = b""
        """What it had said when another worker handed it to this one."""

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count one connection more, if there is room."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = neighbourhood(host)
        self.open_connections.by_address[self.address] += 1
        self.due = self.loop.time() + self.limits.head_seconds
        self.look = self.loop.call_later(LOOK_SECONDS, self._look)
        if self._over_the_share(host) or (self._full() and not self._make_room()):
            self._turn_away("too_many_connections", answer=True)
            return
        self.open_connections.waiting[self] = None
        if self.brought:
            brought, self.brought = self.brought, b""
            self._receive(brought)

    def _over_the_share(self, host: str) -> bool:
        """Whether an address has too many connections; a trusted proxy speaks for many."""
        trusted = host in getattr(self.app, "trusted_hosts", ())
        return (
            not trusted and self.open_connections.by_address[self.address] > self.limits.per_address
        )

    def _full(self) -> bool:
        return len(self.connections) > self.limits.connections

    def _make_room(self) -> bool:
        """Close the connection that has owed a request longest; False if none does."""
        oldest = next(iter(self.open_connections.waiting), None)
        if oldest is None:
            return False
        del self.open_connections.waiting[oldest]
        TURNED_AWAY.labels("made_room").inc()
        oldest.transport.abort()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one connection less."""
        self._stop_looking()
        self.open_connections.leave(self.address)
        self._stop_answering()
        super().connection_lost(exc)

    def _stop_answering(self) -> None:
        """Tell the application that nobody is there, also of the first of pipelined requests."""
        for cycle in (self.answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the protocol of WebSockets, which counts them out in the end."""
        self._stop_looking()
        super().handle_websocket_upgrade()

    def _stop_looking(self) -> None:
        self.open_connections.waiting.pop(self, None)
        if self.look is not None:
            self.look.cancel()
            self.look = None

    def shutdown(self) -> None:
        """Finish what is being answered; what comes late or is not read is not waited for long."""
        super().shutdown()
        self.loop.call_later(FLUSH_SECONDS, self._hang_up)

    def _hang_up(self) -> None:
        if self not in self.connections:
            return
        if self.in_body:
            self._refuse("shutting_down")
        elif self.transport.is_closing() or self.flow.write_paused:
            self.transport.abort()

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Read some bytes, unless the request they begin is for another worker."""
        if self.neighbours is not None and self.neighbours.several and self._fresh(data):
            table = table_asked(data)
            if table:
                self._unset_keepalive_if_required()
                self._hand_on(self.neighbours, table, data, ROOM_TRIES)
                return
        self._receive(data)

    def _fresh(self, data: bytes) -> bool:
        """Whether bytes begin a request on a connection that owes nobody an answer."""
        answered = self.cycle is None or self.cycle.response_complete
        quiet = answered and not self.in_body and self.taken == 0
        return quiet and len(data) <= LARGEST and not self.transport.get_write_buffer_size()

    def _hand_on(self, neighbours: HandsOn, table: str, data: bytes, tries: int) -> None:
        """Hand the connection to the worker that owns a table, or answer here."""
        if self.transport.is_closing():
            return
        descriptor = self.transport.get_extra_info("socket").fileno()
        done = neighbours.hand_on(table, descriptor, data)
        if done:
            self.transport.abort()  # only our end: the connection lives on
        elif done is None or not tries:
            self.flow.resume_reading()
            self._receive(data)
        else:
            self.flow.pause_reading()
            self.loop.call_later(ROOM_SECONDS, self._hand_on, neighbours, table, data, tries - 1)

    def _receive(self, data: bytes) -> None:
        """Read some bytes; a head in portions that are not larger than one may be."""
        most = self.limits.head
        if len(data) <= most or self.in_body:
            self._take(data)
            return
        for start in range(0, len(data), most):
            if self.look is None or self.transport.is_closing():
                return
            self._take(data[start : start + most])

    def _take(self, data: bytes) -> None:
        if self.due == inf:
            self.due = self.loop.time() + self.limits.head_seconds
        self.taken += len(data)
        super().data_received(data)
        if self.in_body:
            if self.taken > self.limits.body:
                self._refuse("too_large")
        elif self.taken > self.limits.head:
            self._refuse("head_too_large")

    def on_url(self, url: bytes) -> None:
        """Read a part of the address that is asked for."""
        super().on_url(url)
        if len(self.url) > self.limits.url:
            self._spoil("url_too_long")

    def on_headers_complete(self) -> None:
        """Let a head pass that is not too large; what comes after it is no header any more."""
        if len(self.headers) > self.limits.headers or self._head() > self.limits.head:
            self._spoil("head_too_large")
        if len(self.pipeline) >= self.limits.pipelined:
            self._spoil("too_many_requests")
        self.taken = 0
        self.in_body = True
        self.due = self.loop.time() + self.limits.body_seconds
        super().on_headers_complete()
        self.headers = self.headers.copy()

    def _head(self) -> int:
        """Bytes of the head, counted only if they may be too many."""
        if self.taken <= self.limits.head:
            return self.taken
        return len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)

    def _spoil(self, problem: str) -> None:
        """Stop the parser, which leads to `send_400_response`."""
        self.problem = problem
        raise ValueError(problem)

    def on_message_complete(self) -> None:
        """Owe an answer now."""
        super().on_message_complete()
        self.taken = 0
        self.in_body = False
        self.due = inf
        self.open_connections.waiting.pop(self, None)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  uvicorn's words for it
        """Refuse what the parser does not take."""
        self._refuse(self.problem)

    # What goes out

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Remember which of several requests is being answered."""
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """Wait for the next request; for what we did not want to read meanwhile, anew."""
        if self.flow.read_paused and self.due < inf:
            self.due = self.loop.time() + self.limits.body_seconds
        super().on_response_complete()
        if self.cycle.response_complete and self.look is not None:
            self.open_connections.waiting[self] = None

    def pause_writing(self) -> None:
        """Set a slow reader a deadline for what is to be read."""
        super().pause_writing()
        self.write_due = self._flushed_by()

    def resume_writing(self) -> None:
        """Drop the deadline: the reader reads."""
        super().resume_writing()
        self.write_due = inf

    def _flushed_by(self) -> float:
        seconds = self.transport.get_write_buffer_size() / self.limits.slowest
        return self.loop.time() + self.limits.write_seconds + seconds

    # What takes too long

    def _look(self) -> None:
        """Check what is overdue; once a second as long as the connection lasts."""
        self.look = self.loop.call_later(LOOK_SECONDS, self._look)
        now = self.loop.time()
        if self.transport.is_closing() and self.write_due == inf:
            self.write_due = self._flushed_by()
        if now >= self.write_due:
            TURNED_AWAY.labels("slow_reader").inc()
            self.transport.abort()
        elif now >= self.due and not self.flow.read_paused:
            self._refuse("body_too_slow" if self.in_body else "head_too_slow")

    def _refuse(self, problem: str) -> None:
        """Close, with an answer if nothing else is being sent."""
        cycle = self.cycle
        begun = self.taken > 0 or self.problem == problem
        if self.in_body:
            answer = not self.pipeline and not cycle.response_started
        else:
            answer = begun and (cycle is None or cycle.response_complete)
        self._stop_answering()
        self._turn_away(problem, answer=answer)

    def _turn_away(self, problem: str, *, answer: bool) -> None:
        if self.transport.is_closing():
            return
        TURNED_AWAY.labels(problem).inc()
        if answer:
            self.transport.write(answer_to(problem, self.limits))
        self.transport.close()


@cache
def answer_to(problem: str, limits: Limits) -> bytes:
    """Whole answer to a request that was refused before the application saw it."""
    facts: dict[str, dict[str, object]] = {
        "too_large": {"most": limits.body},
        "head_too_slow": {"seconds": round(limits.head_seconds)},
        "body_too_slow": {"seconds": round(limits.body_seconds)},
    }
    error = GuildhallError(problem, facts.get(problem, {}))
    status = HTTPStatus(status_of(error))
    body = msgspec.json.encode(error_body(error, "en"))
    headers = (
        *PRIVATE,
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    )
    lines = (f"HTTP/1.1 {status.value} {status.phrase}".encode(), *(b": ".join(h) for h in headers))
    return b"\r\n".join((*lines, b"", body))


class LimitedWebSocket(Frames):
    """A connection that has become a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.open_connections = connections_of(server_state)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one connection less: `LimitedHttp` has counted it."""
        self.open_connections.leave(neighbourhood(self.client[0] if self.client else ""))
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close, and do not wait for a page that does not read."""
        super().shutdown()
        self.loop.call_later(FLUSH_SECONDS, self.cut)

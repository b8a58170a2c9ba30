"""The WebSocket protocol with bounds: pages that do not read, flood or send nonsense are dropped.

The application may listen to a connection and send to it without a task for either (`WIRE` in the
scope is the connection), because a page that is quiet should cost little and many are told at once.

The protocol it extends lets a message wait until the buffer of the transport (64 kB) has room, so a
page that does not read costs that buffer and one message. But it waits for ever, it closes only
after all has been read, it answers any number of pings, and it writes tracebacks for bad text.
"""

import asyncio
from typing import Any, Protocol, cast

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from guildhall.server.framed import DEFLATING, LARGEST_WINDOW, Framed

log = structlog.get_logger("guildhall.socket")

SLOW_SECONDS = 30.0
"""So long a page may leave the buffer full; afterwards it may come back and go on by number."""
CLOSE_SECONDS = 12.0
"""So long a connection that is being closed may take to send what is left."""
MOST_FRAMES, FRAME_SECONDS = 40, 1.0
"""A page sends pongs, moves and a close; more frames than these in that time are a flood."""
SLICE = 4096
"""So many bytes are taken apart before their frames are counted."""
POLICY, BAD_TEXT = 1008, 1007
WIRE = "guildhall.wire"
"""Extension in the scope of a WebSocket: its connection."""


class Listener(Protocol):
    """Whoever is behind a connection."""

    def hear(self, said: bytes) -> None:
        """Take a text that the page has sent."""

    def end(self) -> None:
        """Take note that the page has gone, or will be in a moment."""


class Frames(WebSocketsSansIOProtocol):
    """One connection of a page; what the page sends is ignored unless somebody listens."""

    counted = 0
    counted_since = 0.0
    full: asyncio.TimerHandle | None = None
    listener: Listener | None = None
    shares: bool = False
    """Whether the page takes messages that were compressed for all."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [DEFLATING]

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Take in bytes until there is a reason to close."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            try:
                super().data_received(data[start : start + SLICE])
            except ValueError as error:  # an address that is no text
                self.drop(type(error).__name__)

    def handle_events(self) -> None:
        """Handle frames unless they are too many."""
        now = self.loop.time()
        if now - self.counted_since >= FRAME_SECONDS:
            self.counted, self.counted_since = 0, now
        self.counted += len(self.conn.events)
        if self.counted > MOST_FRAMES:
            self.refuse(POLICY, "flood")
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Check that a text is one, as the standard wants it; whoever listens gets it."""
        said, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type != "text" or self.close_sent:
            return
        try:
            said.decode()
        except UnicodeDecodeError:
            self.refuse(BAD_TEXT, "bad text")
            return
        if self.listener is not None:
            self.listener.hear(said)

    def listen(self, listener: Listener) -> None:
        """Tell somebody what the page says, and when it goes."""
        self.listener = listener
        del self.request, self.response  # a quiet page should cost little
        self.shares = any(
            getattr(one, "local_max_window_bits", 0) == LARGEST_WINDOW
            for one in self.conn.extensions
        )
        if self.disconnected or self.close_sent or self.transport.is_closing():
            listener.end()

    def _gone(self) -> None:
        if self.listener is not None:
            self.listener.end()

    def handle_close(self, event: Frame) -> None:
        """Let whoever listens know, also where our last bytes are never read."""
        super().handle_close(event)
        self._gone()

    def shutdown(self) -> None:
        """Let whoever listens know that the server stops."""
        super().shutdown()
        self._gone()

    def refuse(self, code: int, why: str) -> None:
        """Close with a code."""
        self.conn.fail(code, why)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Tell the log in one line, and close."""
        self._note(self.conn.close_sent.reason if self.conn.close_sent else "")
        super().handle_parser_exception()
        self._gone()

    # What goes out

    def has_room(self) -> bool:
        """Whether the page reads what it is sent."""
        return self.writable.is_set()

    def send_now(self, *messages: Framed) -> bool:
        """Send messages in one go, whether there is room or not; False if the page has gone."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        if self.shares:
            self.transport.write(b"".join([message.one_more() for message in messages]))
        elif not self.conn.extensions:
            self.transport.write(b"".join([message.plain for message in messages]))
        else:  # a page with a window of its own
            for message in messages:
                self.conn.send_text(message.text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def pause_writing(self) -> None:
        """The buffer is full: the page has to read it in time."""
        super().pause_writing()
        if self.full is None:
            self.full = self.loop.call_later(SLOW_SECONDS, self.drop, "slow")

    def resume_writing(self) -> None:
        """The buffer has room again."""
        super().resume_writing()
        self._read_in_time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was waited for."""
        self._read_in_time()
        super().connection_lost(exc)
        self._gone()

    def _read_in_time(self) -> None:
        if self.full is not None:
            self.full.cancel()
            self.full = None

    def keepalive_timeout(self) -> None:
        """Close the connection of a page that does not answer, read or unread."""
        super().keepalive_timeout()
        self._gone()
        self._end_soon()

    async def run_asgi(self) -> None:
        """Serve the page; afterwards the connection ends even if nobody reads its last bytes."""
        cast(dict[str, Any], self.scope["extensions"])[WIRE] = self
        try:
            await super().run_asgi()
        finally:
            self.listener = None
            self._end_soon()

    def _end_soon(self) -> None:
        self.loop.call_later(CLOSE_SECONDS, self.cut)

    def drop(self, why: str) -> None:
        """Cut the connection: no close frame would be read."""
        self._note(why)
        self.cut()

    def cut(self) -> None:
        """End the connection if it still is one: a transport that has sent all cannot abort."""
        if self in self.connections:
            self.transport.abort()

    def _note(self, why: str) -> None:
        known = getattr(self, "scope", None)
        client = known["client"] if known else self.client
        log.info("socket_dropped", why=why, client=client[0] if client else "unknown")

"""The WebSocket protocol with bounds: pages that do not read, flood or send nonsense are dropped.

The protocol it extends lets a message wait until the buffer of the transport (64 kB) has room, so a
page that does not read costs that buffer and one message. But it waits for ever, it closes only
after all has been read, it answers any number of pings, and it writes tracebacks for bad text.
"""

import asyncio

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

log = structlog.get_logger("guildhall.socket")

SLOW_SECONDS = 30.0
"""So long a page may leave the buffer full; afterwards it may come back and go on by number."""
CLOSE_SECONDS = 12.0
"""So long a connection that is being closed may take to send what is left."""
MOST_FRAMES, FRAME_SECONDS = 40, 1.0
"""A page sends pongs and a close; more frames than these in that time are a flood."""
SLICE = 4096
"""So many bytes are taken apart before their frames are counted."""
POLICY, BAD_TEXT = 1008, 1007


class Frames(WebSocketsSansIOProtocol):
    """One connection of a page; what the page sends is ignored."""

    counted = 0
    counted_since = 0.0
    full: asyncio.TimerHandle | None = None

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
        """Check that a text is one, as the standard wants it, and forget it."""
        said, self.frames = b"".join(self.frames), []
        try:
            if self.curr_msg_data_type == "text" and not self.close_sent:
                said.decode()
        except UnicodeDecodeError:
            self.refuse(BAD_TEXT, "bad text")

    def refuse(self, code: int, why: str) -> None:
        """Close with a code."""
        self.conn.fail(code, why)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Tell the log in one line, and close."""
        self._note(self.conn.close_sent.reason if self.conn.close_sent else "")
        super().handle_parser_exception()

    # What goes out

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

    def _read_in_time(self) -> None:
        if self.full is not None:
            self.full.cancel()
            self.full = None

    def keepalive_timeout(self) -> None:
        """Close the connection of a page that does not answer, read or unread."""
        super().keepalive_timeout()
        self._end_soon()

    async def run_asgi(self) -> None:
        """Serve the page; afterwards the connection ends even if nobody reads its last bytes."""
        try:
            await super().run_asgi()
        finally:
            self._end_soon()

    def _end_soon(self) -> None:
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def drop(self, why: str) -> None:
        """Cut the connection: no close frame would be read."""
        self._note(why)
        self.transport.abort()

    def _note(self, why: str) -> None:
        known = getattr(self, "scope", None)
        client = known["client"] if known else self.client
        log.info("socket_dropped", why=why, client=client[0] if client else "unknown")

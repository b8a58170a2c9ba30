"""A bot outside the house: its pages come by WebSocket, its moves go by POST or over it, too.

When a game is over it goes on to the next of its tables, as long as there is one. It is written
close to the socket, because it shares the machine with the server it measures.
"""

import asyncio
import random
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

import msgspec

LENGTH = b"content-length: "
PING, PONG, CLOSE = 0x9, 0xA, 0x8
TEXT, MASKED, ZLIB = 0x81, 0x80, 0x40
DEFLATE = "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n"


class Offer(msgspec.Struct):
    """A move that is offered."""

    move: str


class Offers(msgspec.Struct):
    """The moves of a question and its number."""

    answers: int
    moves: list[Offer]


class Page(msgspec.Struct):
    """As much of a page as a bot needs."""

    status: str = ""
    offers: Offers | None = None


class Told(msgspec.Struct):
    """A message."""

    page: Page | None = None
    patch: Page | None = None
    made: dict[str, int] | None = None
    refused: dict[str, object] | None = None


_told = msgspec.json.Decoder(Told)


@dataclass
class Load:
    """What all seats share: how fast they may go, and what they measured."""

    rate: float = 0.0
    fresh: bool = False
    """Whether each move comes over a connection of its own, as by a proxy that keeps none open."""
    socket: bool = False
    """Whether moves go over the socket of the page, and pages come as patches."""
    deflate: bool = False
    """Whether the page asks for compressed messages, as browsers do; it need not understand any."""
    counting: bool = False
    took: list[float] = field(default_factory=list)
    refused: int = 0
    pages: int = 0
    turn: float = 0.0
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a seat has no table left to play at: from then on there is less to do."""

    def wait(self) -> float:
        """Give how long to wait for one's place when the speed is limited."""
        if not self.rate:
            return 0.0
        now = time.perf_counter()
        self.turn = max(self.turn + 1 / self.rate, now - 0.1)
        return max(0.0, self.turn - now)


class Wire(asyncio.Protocol):
    """One connection: bytes in, told to somebody."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        """Take who listens."""
        self.heard = heard
        self.out: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the way out."""
        self.out = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass on what came."""
        self.heard(data)

    def send(self, data: bytes) -> None:
        """Send, unless it is closed."""
        if self.out is not None and not self.out.is_closing():
            self.out.write(data)

    def close(self) -> None:
        """Close it."""
        if self.out is not None:
            self.out.close()


class Seat:
    """One player, who plays at random over the wire, at one table after the other."""

    def __init__(self, port: int, cookie: str, tables: list[str], load: Load, seed: int) -> None:
        """Take a place at the first table."""
        self.port, self.cookie, self.load = port, cookie, load
        self.left = tables[::-1]
        self.chance = random.Random(seed)  # noqa: S311
        self.coming: asyncio.Task[None] | None = None
        self._take_place(self.left.pop())

    def _take_place(self, table: str) -> None:
        """Begin at a table as if there had been no other."""
        port, load = self.port, self.load
        host = (
            f"host: 127.0.0.1:{port}\r\norigin: http://127.0.0.1:{port}\r\n"
            f"cookie: {self.cookie}\r\n"
        )
        self.head = f"POST /api/tables/{table}/move HTTP/1.1\r\n{host}content-length: ".encode()
        self.hello = (
            f"GET /api/tables/{table}/live{'?patches=1' if load.socket else ''} HTTP/1.1\r\n"
            f"{host}upgrade: websocket\r\n"
            "connection: Upgrade\r\nsec-websocket-version: 13\r\n"
            f"{DEFLATE if load.deflate else ''}"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        self.posts, self.pages = Wire(self._answered), Wire(self._framed)
        self.answer, self.frames = b"", b""
        self.open = False
        self.asked = self.flying = self.made = -1
        """The questions to be answered, whose answer is under way, and that was answered last."""
        self.held: tuple[str, int] | None = None
        self.begun = 0.0
        self.over = False

    async def sit(self) -> None:
        """Open the connection for pages, and one for moves where these go by POST."""
        loop = asyncio.get_running_loop()
        for wire in (self.pages,) if self.load.socket else (self.posts, self.pages):
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", self.port)  # type: ignore[misc]
        self.pages.send(self.hello)

    def leave(self) -> None:
        """Close both connections."""
        self.posts.close()
        self.pages.close()

    # Pages

    def _framed(self, data: bytes) -> None:
        self.frames += data
        if not self.open:
            head, found, rest = self.frames.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head[:200])
            self.open, self.frames = True, rest
        while (frame := self._frame()) is not None:
            self._hear(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """Take one whole frame of what has come, None while there is none."""
        data = self.frames
        if len(data) < 2:
            return None
        size, at = data[1], 2
        if size == 126:
            size, at = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(data[2:10], "big"), 10
        if len(data) < at or len(data) < at + size:
            return None
        self.frames = data[at + size :]
        body = data[at : at + size]
        if data[0] & ZLIB:
            body = zlib.decompressobj(wbits=-15).decompress(body + b"\0\0\xff\xff")
        return data[0] & 0xF, body

    def _hear(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self.pages.send(bytes([0x80 | PONG, 0x80 | len(body), 0, 0, 0, 0]) + body)
        if kind in (PING, CLOSE):
            return
        told = _told.decode(body)
        if told.made is not None or told.refused is not None:
            self._settle(good=told.refused is None)
            return
        self.load.pages += self.load.counting
        page = told.page or told.patch
        if page is not None and page.status == "over":
            self.over = True
            self._go_on()
        elif page is not None and page.offers is not None:
            self._asked(page.offers)

    def _go_on(self) -> None:
        """Change to the next table once the last move at this one is acknowledged."""
        if self.flying >= 0:
            return
        if not self.left:
            self.load.idle.set()
            return
        self.leave()
        self._take_place(self.left.pop())
        self.coming = asyncio.get_running_loop().create_task(self.sit())

    # Moves

    def _asked(self, offers: Offers) -> None:
        """Answer a new question, at once or at one's turn."""
        if offers.answers in (self.asked, self.flying, self.made):
            return
        self.asked = offers.answers
        move = self.chance.choice(offers.moves).move
        wait = self.load.wait()
        if wait:
            asyncio.get_running_loop().call_later(wait, self._move, move, offers.answers)
        else:
            self._move(move, offers.answers)

    def _move(self, move: str, answers: int) -> None:
        """Send a move; the page that asks may come before the last move is acknowledged."""
        if answers != self.asked:
            return
        if self.flying >= 0:
            self.held = (move, answers)
            return
        self.flying, self.asked = answers, -1
        body = msgspec.json.encode({"move": move, "answers": answers})
        self.begun = time.perf_counter()
        said = self.head + str(len(body)).encode() + b"\r\n\r\n" + body
        if self.load.socket:
            self.pages.send(_frame({"id": 1, "move": move, "answers": answers}))
        elif self.load.fresh:
            self.posts.close()
            self.coming = asyncio.get_running_loop().create_task(self._come_again(said))
        else:
            self.posts.send(said)

    async def _come_again(self, said: bytes) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.posts, "127.0.0.1", self.port)
        self.posts.send(said)

    def _answered(self, data: bytes) -> None:
        self.answer += data
        head, found, body = self.answer.partition(b"\r\n\r\n")
        if not found:
            return
        at = head.index(LENGTH) + len(LENGTH)
        if len(body) < int(head[at:].split(b"\r\n", 1)[0]):
            return
        self.answer = b""
        self._settle(good=b" 200 " in head[:20])

    def _settle(self, *, good: bool) -> None:
        """Go on after a move was acknowledged or refused."""
        self.made, self.flying = self.flying, -1
        if not good:
            self.load.refused += 1
        elif self.load.counting:
            self.load.took.append(time.perf_counter() - self.begun)
        if self.held is not None:
            held, self.held = self.held, None
            self._move(*held)
        elif self.over:
            self._go_on()


def _frame(said: dict[str, object]) -> bytes:
    """A message as a browser frames it; its mask changes nothing."""
    body = msgspec.json.encode(said)
    if len(body) < 126:
        return bytes([TEXT, MASKED | len(body), 0, 0, 0, 0]) + body
    return bytes([TEXT, MASKED | 126]) + len(body).to_bytes(2, "big") + b"\0\0\0\0" + body

"""A connection that does not read, floods or sends nonsense: dropped, with one line in the log."""

import asyncio
import logging
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from structlog.testing import capture_logs

from guildhall.server.http import frames
from tests.waiting import PATIENCE, eventually

TEXT, BYTES, PING, CONTINUED = 1, 2, 9, 0
BIG = 1 << 20


class Told:
    """An application that accepts, sends what it is told to, and notes how it ended."""

    def __init__(self, messages: int = 0) -> None:
        self.messages, self.sent, self.heard = messages, 0, list[str]()
        self.over = asyncio.Event()
        self.connections = set[Any]()

    async def __call__(self, _scope: Any, receive: Any, send: Any) -> None:
        try:
            await receive()
            await send({"type": "websocket.accept"})
            for _ in range(self.messages):
                await send({"type": "websocket.send", "bytes": os.urandom(BIG)})
                self.sent += 1
            while (message := await receive())["type"] != "websocket.disconnect":
                self.heard.append(message["type"])
        finally:
            self.over.set()


@asynccontextmanager
async def connected(app: Told, path: bytes = b"/") -> AsyncIterator[socket.socket]:
    """A server on loopback with small buffers, and one connection to it, spoken to byte by byte."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    ws = "guildhall.server.http.frames:Frames"
    config = uvicorn.Config(app, ws=ws, ws_max_size=1 << 16, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    app.connections = server.server_state.connections
    task = asyncio.create_task(server.serve(sockets=[listening]))
    await eventually(lambda: server.started, "the server listens")
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    try:
        await loop.sock_connect(client, listening.getsockname())
        key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        head = b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" + key
        await loop.sock_sendall(client, b"GET %b HTTP/1.1\r\n%b\r\n" % (path, head))
        answer = b""
        while not answer.endswith(b"\r\n\r\n") and path == b"/":
            answer += await loop.sock_recv(client, 1)
        yield client
    finally:
        client.close()
        server.should_exit = True
        await task
        assert not app.connections
        assert not server.server_state.tasks


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a browser sends it; its mask changes nothing."""
    if len(data) < 126:
        head = struct.pack("!BB", 128 * last | kind, 128 | len(data))
    else:
        head = struct.pack("!BBH", 128 * last | kind, 254, len(data))
    return head + b"\0\0\0\0" + data


async def rest(client: socket.socket) -> bytes:
    """All that comes until the connection ends."""
    loop, heard = asyncio.get_running_loop(), b""
    async with asyncio.timeout(PATIENCE):
        try:
            while some := await loop.sock_recv(client, BIG):
                heard += some
        except ConnectionError:
            pass
    return heard


def closed_with(heard: bytes) -> int:
    """The code of the close frame that comes last."""
    at = heard.rindex(b"\x88")
    return int.from_bytes(heard[at + 2 : at + 4], "big")


async def dropped(client: socket.socket, data: bytes) -> tuple[bytes, list[Any]]:
    """Send bytes, read until the end; gives what came and the log."""
    with capture_logs() as lines:
        await asyncio.get_running_loop().sock_sendall(client, data)
        heard = await rest(client)
    return heard, [line for line in lines if line["event"] == "socket_dropped"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"\xe2", last=False) + frame(CONTINUED, b"\x28\xa1"), 1007),
        (frame(3), 1002),
        (frame(PING, b"x" * 126), 1002),
        (b"\x81\x01a", 1002),
        (frame(0x40 | TEXT, b"no such compression"), 1002),
        (struct.pack("!BBQ", 129, 255, 1 << 20), 1009),
        (frame(8, b"\x03\xe8\xff"), 1007),
    ],
)
async def test_nonsense_is_one_line_in_the_log(
    data: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    app = Told()
    async with connected(app) as client:
        heard, lines = await dropped(client, data)
        assert closed_with(heard) == code
        assert [line["client"] for line in lines] == ["127.0.0.1"]
        await app.over.wait()
    assert not [r for r in caplog.records if r.levelno >= logging.WARNING], caplog.text


async def test_an_address_that_is_no_text(caplog: pytest.LogCaptureFixture) -> None:
    async with connected(Told(), b"/?entries=\xff\xfe") as client:
        heard, _ = await dropped(client, b"")
        assert b" 101 " not in heard
    assert "Traceback" not in caplog.text
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR], caplog.text


@pytest.mark.parametrize(
    "one", [frame(TEXT, b"{}"), frame(PING), frame(CONTINUED, last=False), frame(BYTES)]
)
async def test_a_flood_is_closed_and_not_heard(one: bytes) -> None:
    app = Told()
    first = frame(TEXT, b"", last=False) if one[0] == CONTINUED else b""
    async with connected(app) as client:
        heard, lines = await dropped(client, first + one * 2000)
        assert closed_with(heard) == 1008
        assert [line["why"] for line in lines] == ["flood"]
        await app.over.wait()
        assert not app.heard


async def test_what_a_page_says_now_and_then_is_forgotten() -> None:
    app = Told(messages=1)
    async with connected(app) as client:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(client, frame(TEXT, b"{}") * 5 + frame(PING, b"there?"))
        heard = b""
        while b"there?" not in heard:
            heard += await loop.sock_recv(client, BIG)
        await loop.sock_sendall(client, frame(8, b"\x03\xe8"))
        await rest(client)
        await app.over.wait()
        assert (app.sent, app.heard) == (1, [])


async def test_who_does_not_read_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """One message waits for a slow reader, never two; then the connection is cut."""
    monkeypatch.setattr(frames, "SLOW_SECONDS", 0.2)
    app = Told(messages=5)
    with capture_logs() as lines:
        async with connected(app):
            await eventually(app.over.is_set, "the reader is dropped")
    assert app.sent == 1
    assert [line["why"] for line in lines if line["event"] == "socket_dropped"] == ["slow"]


async def test_who_reads_slowly_but_reads_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "SLOW_SECONDS", 20)
    app = Told(messages=2)
    async with connected(app) as client:
        heard = b""
        while len(heard) < 2 * BIG:
            heard += await asyncio.get_running_loop().sock_recv(client, 65536)
        assert app.sent == 2


class Leaving(Told):
    """Sends much and goes."""

    async def __call__(self, _scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": os.urandom(BIG)})
        self.over.set()


async def test_a_connection_ends_though_its_last_bytes_are_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The page is gone, its connection must not stay: 1 MB waits for nobody."""
    monkeypatch.setattr(frames, "CLOSE_SECONDS", 0.1)
    app = Leaving()
    async with connected(app):
        await app.over.wait()
        assert app.connections
        await eventually(lambda: not app.connections, "the connection ends")


async def test_a_connection_whose_last_bytes_were_read_is_not_cut_again() -> None:
    """It has ended before its time is up; its transport would not take that."""
    app = Leaving()
    async with connected(app) as client:
        await app.over.wait()
        (connection,) = app.connections
        while await asyncio.get_running_loop().sock_recv(client, 65536):
            pass
        await eventually(lambda: not app.connections, "the connection ends")
        connection.cut()

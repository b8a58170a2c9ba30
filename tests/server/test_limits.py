"""What a connection may cost before the application is asked, over real sockets."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from starlette.requests import ClientDisconnect, Request
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from guildhall.server.http import limits, protocol
from guildhall.server.http.hosts import neighbourhood
from guildhall.server.http.limits import Limits, Listening, room_for
from guildhall.server.http.protocol import LimitedHttp, LimitedWebSocket, connections_of
from tests.waiting import PATIENCE, eventually

LOOPBACK = "127.0.0.1"
GET = b"GET / HTTP/1.1\r\nhost: x\r\n"
POST = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
BIG = 20_000_000
PIECE = b"x" * 100_000
SHORT = 0.1


class Worker:
    """An application that reads a body and answers; big answers, and late ones, on demand."""

    def __init__(self) -> None:
        self.asked: list[tuple[bytes, list[Any]]] = []
        self.gone = self.done = 0
        self.late = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            with suppress(OSError):
                for _ in range(BIG // len(PIECE)):
                    await send({"type": "websocket.send", "bytes": PIECE})
                await receive()
            return
        try:
            body = await Request(scope, receive).body()
        except ClientDisconnect:
            self.gone += 1
            return
        self.asked.append((body, scope["headers"]))
        if scope["path"].endswith("/late"):
            await self.late.wait()
        pieces = BIG // len(PIECE) if scope["path"].endswith("/big") else 0
        size = str(pieces * len(PIECE) + 2).encode()
        headers = [(b"content-length", size)]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        for _ in range(pieces):
            await send({"type": "http.response.body", "body": PIECE, "more_body": True})
        await send({"type": "http.response.body", "body": b"ok"})
        self.done += 1


class Open:
    """A server of this test."""

    def __init__(self, server: Worker, given: Limits, trusted: str) -> None:
        self.worker = server
        self.config = Listening(
            server,
            limits=given,
            http=LimitedHttp,
            ws=LimitedWebSocket,
            log_config=None,
            access_log=False,
            lifespan="off",
            forwarded_allow_ips=trusted,
            timeout_graceful_shutdown=limits.GRACE_SECONDS,
        )
        self.server = uvicorn.Server(self.config)
        self.listening = socket.socket(proto=socket.IPPROTO_TCP)
        self.listening.bind((LOOPBACK, 0))
        self.port = self.listening.getsockname()[1]

    @property
    def state(self) -> ServerState:
        return self.server.server_state

    async def come(self, data: bytes = b"") -> "Client":
        client = Client(*await asyncio.open_connection(LOOPBACK, self.port))
        client.writer.write(data)
        return client

    async def told(self, data: bytes) -> str:
        return await (await self.come(data)).told()


class Client:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def told(self) -> str:
        """Everything until the end: status and code of one answer, or what there is."""
        try:
            answer = await asyncio.wait_for(self.reader.read(), PATIENCE)
        except ConnectionError:
            return "reset"
        finally:
            self.writer.transport.abort()
        head, _, body = answer.partition(b"\r\n\r\n")
        if not head:
            return "nothing"
        code = json.loads(body)["code"] if body.startswith(b"{") else body.decode()
        return f"{head.split()[1].decode()} {code}"

    async def status(self) -> int:
        """Status of the next answer, which is a short one."""
        line = await asyncio.wait_for(self.reader.readline(), PATIENCE)
        await self.reader.readuntil(b"ok")
        return int(line.split()[1])

    async def drip(self, data: bytes) -> None:
        """Send a byte now and then, over and over, until nobody takes it."""
        with suppress(OSError):
            while not self.writer.transport.is_closing():
                for byte in data:
                    self.writer.write(bytes([byte]))
                    await self.writer.drain()
                    await asyncio.sleep(0.005)


@asynccontextmanager
async def opened(given: Limits | None = None, trusted: str = LOOPBACK) -> AsyncIterator[Open]:
    made = Open(Worker(), given or Limits(), trusted)
    with made.listening:
        serving = asyncio.create_task(made.server.serve([made.listening]))
        await eventually(lambda: made.server.started)
        yield made
        made.worker.late.set()
        made.server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE)
        assert not connections_of(made.state).by_address, "everybody is counted out"
        assert not connections_of(made.state).waiting


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at deadlines often."""
    monkeypatch.setattr(protocol, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(protocol, "FLUSH_SECONDS", 0.2)


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (GET + b"connection: close\r\n\r\n", "200 ok"),
        (GET + b"connection: close\r\nx: " + b"a" * 30_000 + b"\r\n\r\n", "200 ok"),
        (GET + b"x: " + b"a" * 33_000 + b"\r\n\r\n", "431 head_too_large"),
        (GET + b"x: " + b"a" * 33_000, "431 head_too_large"),
        (GET + b"x: y\r\n" * 100 + b"\r\n", "431 head_too_large"),
        (GET + b"x: " + b"a" * 20_000 + b"\r\ny: " + b"b" * 20_000 + b"\r\n\r\n", "431"),
        (b"\r\n" * 20_000, "431 head_too_large"),
        (b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n", "414 url_too_long"),
        (b"GET /" + b"a" * 9_000, "414 url_too_long"),
        (b"nonsense\r\n\r\n", "400 bad_request"),
        (CHUNKED + b"zz\r\n", "400 bad_request"),
        (CHUNKED + b"1;" + b"x" * 300_000, "413 too_large"),
        (CHUNKED + b"1\r\na\r\n0\r\n" + b"x: y\r\n" * 60_000, "413 too_large"),
    ],
)
async def test_sizes(data: bytes, answer: str) -> None:
    async with opened() as server:
        assert (await server.told(data)).startswith(answer)


async def test_an_endless_header_ends() -> None:
    async with opened() as server:
        client = await server.come(GET + b"x: ")
        with suppress(ConnectionError):
            for _ in range(10_000):
                client.writer.write(b"a" * 10_000)
                await client.writer.drain()
        assert await client.told() in ("431 head_too_large", "reset")
        assert not server.worker.asked


async def test_what_follows_a_body_is_no_header() -> None:
    async with opened() as server:
        client = await server.come(CHUNKED + b"1\r\na\r\n0\r\ncookie: stolen\r\n\r\n")
        assert await client.status() == 200
        body, headers = server.worker.asked[0]
        assert body == b"a"
        assert headers == [(b"host", b"x"), (b"transfer-encoding", b"chunked")]
        client.writer.close()


@pytest.mark.parametrize(
    ("begin", "drip", "answer"),
    [
        (b"", b"", "nothing"),
        (GET, b"", "408 head_too_slow"),
        (b"", GET + b"x: y\r\n" * 10_000, "408 head_too_slow"),
        (b"", b"\r\n", "408 head_too_slow"),
        (POST, b"", "408 body_too_slow"),
        (CHUNKED, b"1\r\na\r\n", "408 body_too_slow"),
    ],
)
async def test_times(begin: bytes, drip: bytes, answer: str) -> None:
    async with opened(Limits(head_seconds=SHORT, body_seconds=SHORT)) as server:
        client = await server.come(begin)
        dripping = asyncio.create_task(client.drip(drip)) if drip else None
        told = await client.told()
        if dripping is not None:
            await dripping
        assert told == answer or (drip and told == "reset")
        assert not server.worker.asked
        assert server.worker.gone == ("body" in answer), "the application is told"


async def test_a_kept_connection_has_the_same_limits() -> None:
    async with opened(Limits(head_seconds=SHORT, body_seconds=SHORT)) as server:
        client = await server.come()
        for _ in range(100):
            client.writer.write(GET + b"x: " + b"a" * 1_000 + b"\r\n\r\n")
            assert await client.status() == 200
        client.writer.write(GET)
        assert await client.told() == "408 head_too_slow"


async def test_an_answer_may_take_longer_than_a_request() -> None:
    async with opened(Limits(head_seconds=SHORT, body_seconds=SHORT)) as server:
        late = await server.come(b"GET /late HTTP/1.1\r\nhost: x\r\n\r\n")
        await eventually(lambda: server.worker.asked)
        assert await server.told(GET) == "408 head_too_slow", "so much time has passed"
        server.worker.late.set()
        assert await late.status() == 200
        late.writer.close()


async def test_who_does_not_read_is_hung_up_on() -> None:
    async with opened(Limits(write_seconds=SHORT, slowest=10**12)) as server:
        client = await server.come(b"GET /big HTTP/1.1\r\nhost: x\r\n\r\n")
        await eventually(lambda: server.worker.asked)
        await eventually(lambda: not server.state.connections, "gone")
        await eventually(lambda: server.worker.done, "and the application goes on")
        client.writer.transport.abort()


async def test_who_reads_gets_everything() -> None:
    async with opened(Limits(write_seconds=60)) as server:
        client = await server.come(b"GET /big HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        answer = await asyncio.wait_for(client.reader.read(), PATIENCE)
        assert len(answer.partition(b"\r\n\r\n")[2]) == BIG + 2
        client.writer.close()


async def test_requests_in_a_row_are_answered_but_not_hoarded(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with opened() as server:
        client = await server.come((GET + b"\r\n") * 10)
        assert [await client.status() for _ in range(10)] == [200] * 10
        client.writer.close()
        assert await server.told(b"GET /late HTTP/1.1\r\nhost: x\r\n\r\n" * 3_000) in (
            "nothing",
            "reset",
        )
        server.worker.late.set()
        await eventually(lambda: not server.state.tasks)
        assert len(server.worker.asked) <= 11, "at most one of them had begun"
    assert "Traceback" not in caplog.text


async def test_an_address_has_its_share() -> None:
    async with opened(Limits(per_address=3), trusted="192.0.2.1") as server:
        three = [await server.come(GET) for _ in range(3)]
        await eventually(lambda: len(server.state.connections) == 3)
        assert await server.told(b"") == "429 too_many_connections"
        three[0].writer.transport.abort()
        await eventually(lambda: len(server.state.connections) == 2)
        assert await server.told(GET + b"connection: close\r\n\r\n") == "200 ok"
        for client in three:
            client.writer.transport.abort()


async def test_a_trusted_proxy_speaks_for_many() -> None:
    async with opened(Limits(per_address=3)) as server:
        many = [await server.come(GET) for _ in range(10)]
        assert await server.told(GET + b"connection: close\r\n\r\n") == "200 ok"
        for client in many:
            client.writer.transport.abort()


async def test_when_all_places_are_taken_the_oldest_half_request_makes_room() -> None:
    async with opened(Limits(connections=4)) as server:
        busy = await server.come(b"GET /late HTTP/1.1\r\nhost: x\r\n\r\n")
        await eventually(lambda: server.worker.asked)
        half = [await server.come(data) for data in (POST, GET, b"")]
        await eventually(lambda: len(server.state.connections) == 4)
        for _ in range(3):
            assert await server.told(GET + b"connection: close\r\n\r\n") == "200 ok"
            await eventually(lambda: len(server.state.connections) <= 4)
        assert await half[0].told() in ("nothing", "reset")
        server.worker.late.set()
        assert await busy.status() == 200, "whoever is being served stays"
        for client in (busy, *half):
            client.writer.transport.abort()


async def test_when_everybody_is_being_served_newcomers_are_turned_away() -> None:
    async with opened(Limits(connections=2)) as server:
        busy = [await server.come(b"GET /late HTTP/1.1\r\nhost: x\r\n\r\n") for _ in range(2)]
        await eventually(lambda: len(server.worker.asked) == 2)
        assert await server.told(b"") == "429 too_many_connections"
        server.worker.late.set()
        assert [await client.status() for client in busy] == [200, 200]
        for client in busy:
            client.writer.close()


async def test_nobody_keeps_a_server_from_stopping(caplog: pytest.LogCaptureFixture) -> None:
    """Half requests, withheld bodies, answers nobody reads, idle connections, deaf pages."""
    async with opened() as server:
        begun = (b"", GET, POST, CHUNKED, b"GET /big HTTP/1.1\r\nhost: x\r\n\r\n")
        clients = [await server.come(data) for data in begun]
        idle = await server.come(GET + b"\r\n")
        assert await idle.status() == 200
        url = f"ws://{LOOPBACK}:{server.port}/"
        async with connect(url, max_queue=1, compression=None) as page:
            await eventually(lambda: len(server.state.connections) == 7)
            server.server.should_exit = True
            await eventually(lambda: not server.state.connections, "all connections are gone")
            page.transport.abort()
        assert await clients[2].told() == "503 shutting_down"
        for client in (*clients, idle):
            client.writer.transport.abort()
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("not:an:address", "not:an:address"),
    ],
)
def test_what_counts_as_one_address(address: str, one: str) -> None:
    assert neighbourhood(address) == one


@pytest.mark.parametrize("files", [64, 256, 1024, 4096, 65_536])
def test_connections_leave_descriptors_for_the_rest(files: int) -> None:
    assert files // 2 <= room_for(files) < files
    assert room_for(files) + limits.backlog_for(files) < files

"""Connections handed from one worker to the next, over real sockets: every limit holds."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect

from guildhall.server.http import frames
from guildhall.server.http.door import LARGEST, Door, Porter
from guildhall.server.http.limits import Limits
from guildhall.server.http.protocol import LimitedHttp
from guildhall.server.http.ring import HANDING_ON
from tests.server.test_limits import LOOPBACK, PIECE, SHORT, Open, often, opened
from tests.waiting import PATIENCE, eventually

__all__ = ["often"]

HERE = b"GET /api/tables/here HTTP/1.1\r\nhost: x\r\n\r\n"
THERE = b"GET /api/tables/there HTTP/1.1\r\nhost: x\r\n\r\n"
HALL = b"GET /api/hall HTTP/1.1\r\nhost: x\r\n\r\n"
CLOSE = b" HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"


@dataclass
class Street:
    """Two workers: what is for the table "there" belongs to the second."""

    left: Open
    right: Open
    several: bool = True
    rooms: list[bool | None] = field(default_factory=list)
    """What is said to the next who come, before there is room."""
    porter: Porter = field(default_factory=Porter)

    def open_door(self) -> None:
        """Open the door of the second; from both sides it looks as if the other owned the table."""
        config, server = self.right.config, self.right.server
        server.lifespan.state[HANDING_ON] = self
        self.left.server.lifespan.state[HANDING_ON] = self

        def welcome(data: bytes) -> LimitedHttp:
            made = LimitedHttp(config, server.server_state, server.lifespan.state)
            made.brought = data
            return made

        self.door = Door(welcome)

    def hand_on(self, table_id: str, descriptor: int, data: bytes) -> bool | None:
        if self.rooms:
            return self.rooms.pop(0)
        if table_id != "there":
            return None
        return self.porter.hand_on(self.door.path, descriptor, data)

    @property
    def asked(self) -> tuple[int, int]:
        """How many requests each has answered."""
        return len(self.left.worker.asked), len(self.right.worker.asked)


@asynccontextmanager
async def street(given: Limits | None = None) -> AsyncIterator[Street]:
    async with opened(given) as left, opened(given) as right:
        made = Street(left, right)
        made.open_door()
        yield made
        made.door.close()
        made.porter.close()


async def test_a_connection_goes_where_its_tables_are() -> None:
    async with street() as both:
        client = await both.left.come(HALL)
        assert await client.status() == 200
        assert both.asked == (1, 0)
        for asks, there in ((HERE, 0), (THERE, 1), (HERE, 2), (HALL, 3), (THERE, 4)):
            client.writer.write(asks)
            assert await client.status() == 200
            assert both.asked[1] == there
        assert len(both.left.state.connections) == 0
        client.writer.close()


async def test_a_body_that_comes_late_is_read_there() -> None:
    async with street() as both:
        head = b"POST /api/tables/there/move HTTP/1.1\r\nhost: x\r\ncontent-length: 6\r\n\r\n"
        client = await both.left.come(head + b"abc")
        await eventually(lambda: both.right.state.connections)
        client.writer.write(b"def")
        assert await client.status() == 200
        assert both.right.worker.asked[0][0] == b"abcdef"
        client.writer.close()


async def test_what_says_it_was_handed_on_is_a_header_like_any_other() -> None:
    """Only the door makes a difference, and no request can go through it by what it says."""
    async with street() as both:
        lie = THERE[:-2] + b"x-handed-on: yes\r\nvia: guildhall\r\nx-guildhall-worker: left\r\n\r\n"
        client = await both.left.come(lie)
        assert await client.status() == 200
        assert both.asked == (0, 1)
        client.writer.close()


@pytest.mark.parametrize(
    ("asks", "answer"),
    [
        (b"GET /api/tables/there" + CLOSE + b"\r\n", "200 ok"),
        (b"GET /api/tables/there" + CLOSE + b"x: " + b"a" * 33_000 + b"\r\n\r\n", "431"),
        (b"GET /api/tables/there" + CLOSE + b"x: y\r\n" * 100 + b"\r\n", "431"),
        (b"GET /api/tables/there/" + b"a" * 9_000 + CLOSE + b"\r\n", "414 url_too_long"),
        (b"POST /api/tables/there" + CLOSE + b"content-length: 9", "408 head_too_slow"),
        (b"POST /api/tables/there" + CLOSE + b"content-length: 9\r\n\r\n1", "408 body_too_slow"),
        (
            b"POST /api/tables/there" + CLOSE + b"transfer-encoding: chunked\r\n\r\n"
            b"1;" + b"x" * 300_000,
            "413 too_large",
        ),
        (b"GET /api/tables/there nonsense\r\n\r\n", "400 bad_request"),
    ],
)
async def test_limits_hold_behind_the_door(asks: bytes, answer: str) -> None:
    limits = Limits(head_seconds=SHORT, body_seconds=SHORT)
    async with street(limits) as both:
        assert (await both.left.told(asks)).startswith(answer)
        assert both.asked[0] == 0
        await eventually(lambda: not both.left.state.connections)


async def test_more_than_fits_through_the_door_stays() -> None:
    async with street() as both:
        size = b"content-length: %d\r\n\r\n" % (2 * LARGEST)
        body = b"x" * 2 * LARGEST
        told = await both.left.told(b"POST /api/tables/there" + CLOSE + size + body)
        assert told == "200 ok"
        assert sum(both.asked) == 1


async def test_who_does_not_read_is_hung_up_on_there() -> None:
    async with street(Limits(write_seconds=SHORT, slowest=10**12)) as both:
        client = await both.left.come(b"GET /api/tables/there/big HTTP/1.1\r\nhost: x\r\n\r\n")
        await eventually(lambda: both.right.worker.asked)
        await eventually(lambda: not both.right.state.connections, "gone")
        client.writer.transport.abort()


async def test_a_page_is_served_there_and_dropped_if_it_does_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(frames, "SLOW_SECONDS", SHORT)
    async with street() as both:
        url = f"ws://{LOOPBACK}:{both.left.port}/api/tables/there/live"
        async with connect(url, max_queue=1, compression=None) as page:
            assert await asyncio.wait_for(page.recv(), PATIENCE) == PIECE
            assert not both.left.state.connections
            assert both.right.state.connections
            with capture_logs() as lines:
                await eventually(lambda: not both.right.state.connections)
            assert [line["why"] for line in lines if line["event"] == "socket_dropped"] == ["slow"]
            page.transport.abort()  # a farewell would wait until all of it has been read


async def test_requests_in_a_row_stay_together() -> None:
    """What follows a request that is not answered yet can't be handed on without it."""
    async with street() as both:
        client = await both.left.come(HALL + THERE)
        assert [await client.status() for _ in range(2)] == [200, 200]
        assert both.asked == (2, 0)
        client.writer.write(b"GET /late HTTP/1.1\r\nhost: x\r\n\r\n")
        await eventually(lambda: both.asked == (3, 0))
        client.writer.write(THERE)
        (one,) = both.left.state.connections
        await eventually(lambda: getattr(one, "pipeline", ()), "it waits")
        both.left.worker.late.set()
        assert [await client.status() for _ in range(2)] == [200, 200]
        assert both.asked == (4, 0)
        client.writer.close()


async def test_a_full_door_is_waited_for_and_then_given_up() -> None:
    async with street() as both:
        both.rooms = [False] * 3
        client = await both.left.come(THERE)
        assert await client.status() == 200
        assert both.asked == (0, 1)
        client.writer.close()
        both.rooms = [False] * 3 + [None]
        client = await both.left.come(THERE)
        assert await client.status() == 200
        assert both.asked == (1, 1), "nobody is there: it is answered here"
        client.writer.close()
        both.rooms = [False] * 1000
        gone = await both.left.come(THERE)
        await eventually(lambda: len(both.rooms) < 1000)
        gone.writer.transport.abort()
        both.rooms = []
        await eventually(lambda: not both.left.state.connections)


async def test_what_is_handed_on_while_there_is_no_place_is_turned_away() -> None:
    async with street(Limits(connections=1)) as both:
        busy = await both.right.come(b"GET /late HTTP/1.1\r\nhost: x\r\n\r\n")
        await eventually(lambda: both.right.worker.asked)
        assert await both.left.told(THERE) == "429 too_many_connections"
        both.right.worker.late.set()
        assert await busy.status() == 200
        busy.writer.close()

"""One WebSocket per page: the present page, then every change; resumable by number."""

import asyncio
import json
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from guildhall.core.errors import GuildhallError
from guildhall.server.errors import error_body, language_of
from guildhall.server.guards import check_origin
from guildhall.server.house import House
from guildhall.server.hub import Live
from guildhall.server.metrics import SOCKETS
from guildhall.server.pages import log_since, page

PING_SECONDS = 25.0
POLICY, GONE = 1008, 1001


async def live(socket: WebSocket) -> None:
    """Serve one page: checks where it comes from and what it may see, then keeps it up to date."""
    house: House = socket.app.state.house
    try:
        check_origin(socket)
        table, seat = await house.watch(socket, socket.path_params["table"])
        known = _known(socket)
    except GuildhallError as error:
        await socket.accept()
        await socket.send_text(json.dumps({"error": error_body(error, language_of(socket))}))
        await socket.close(POLICY)
        return
    await socket.accept()
    with SOCKETS.track_inprogress():
        await Watch(house, socket, table, seat, known).run()


def _known(socket: WebSocket) -> tuple[int, int]:
    """Read how far the page knows the table: entries and inputs."""
    try:
        entries = int(socket.query_params.get("entries", "0"))
        inputs = int(socket.query_params.get("inputs", "0"))
    except ValueError:
        raise GuildhallError("bad_body", {"problem": "entries, inputs"}) from None
    return max(entries, 0), max(inputs, 0)


class Watch:
    """One page watching one table."""

    def __init__(
        self, house: House, socket: WebSocket, table: Live, seat: int, known: tuple[int, int]
    ) -> None:
        """Take the page, its table and seat, and how far it knows the table."""
        self.house = house
        self.socket = socket
        self.live = table
        self.seat = seat
        self.entries, self.inputs = known
        self.news = asyncio.Event()

    async def run(self) -> None:
        """Send changes until the page goes away."""
        self.live.watchers.add(self.news.set)
        reader = asyncio.create_task(self._read())
        try:
            while not reader.done():
                self.news.clear()
                await self.socket.send_text(json.dumps(self.message()))
                await self._wait(reader)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.live.watchers.discard(self.news.set)
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
            if self.socket.application_state == WebSocketState.CONNECTED:
                await self._say_goodbye()

    async def _say_goodbye(self) -> None:
        try:
            await self.socket.close(GONE)
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _wait(self, reader: asyncio.Task[None]) -> None:
        """Wait for news or the end of the page; a quiet table is pinged for the proxies' sake."""
        news = asyncio.create_task(self.news.wait())
        while not news.done() and not reader.done():
            await asyncio.wait(
                {news, reader}, timeout=PING_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            if not news.done() and not reader.done():
                await self.socket.send_text('{"ping":true}')
        news.cancel()

    async def _read(self) -> None:
        """Wait for the page to close; it has nothing to say here."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return

    def message(self) -> dict[str, Any]:
        """Give what has changed since the page was last told, and the page as it is now."""
        table = self.live.table
        kept = self.live.kept_inputs(self.entries, self.inputs)
        seat = self.house.perspective(table, self.seat, self.socket)
        told = {
            "keep": kept,
            "log": log_since(table, seat, kept),
            "page": page(table, seat, self.house.hub.now()),
        }
        self.entries = table.entries
        self.inputs = len(table.match.record.inputs) if table.match else 0
        return told

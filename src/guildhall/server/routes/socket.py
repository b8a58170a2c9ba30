"""One WebSocket per page: the present page, then every change; resumable by number."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from guildhall.core.errors import GuildhallError
from guildhall.server.http.errors import error_body, language_of
from guildhall.server.http.hosts import check_origin, client_of
from guildhall.server.live.access import perspective
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.payloads import log_since, talk
from guildhall.server.metrics import SOCKETS
from guildhall.server.worker import Worker
from guildhall.store import StoreFailed

PING_SECONDS = 25.0
POLICY = 1008
MOST_PAGES = 20
"""Pages of one person, or of one address that nobody has signed in from, at the same time."""


async def table_socket(socket: WebSocket) -> None:
    """Keep one page up to date, after checking where it comes from and what it may see."""
    worker: Worker = socket.app.state.worker
    try:
        check_origin(dict(socket.scope["headers"]))
        worker.rates.check(client_of(socket.scope))
        table, _, user = await worker.access.watch(socket, socket.path_params["table"])
        known = _known(socket)
        with one_page_more(worker, user or f"address {client_of(socket.scope)}"):
            worker.turns.seen(table, user)
            await _serve(Watch(worker, socket, table, user, known))
    except GuildhallError as error:
        await _turn_away(socket, error)


async def _serve(watch: "Watch") -> None:
    try:
        await watch.socket.accept()
        with SOCKETS.track_inprogress():
            await watch.run()
    except (WebSocketDisconnect, RuntimeError):
        return


@contextmanager
def one_page_more(worker: Worker, who: str) -> Iterator[None]:
    """Count a page while it is open; raises GuildhallError too_many_pages."""
    if worker.pages_open[who] >= MOST_PAGES:
        raise GuildhallError("too_many_pages", {"most": MOST_PAGES})
    worker.pages_open[who] += 1
    try:
        yield
    finally:
        worker.pages_open[who] -= 1
        if not worker.pages_open[who]:
            del worker.pages_open[who]


async def _turn_away(socket: WebSocket, error: GuildhallError) -> None:
    """Send the error, then close."""
    try:
        if socket.application_state == WebSocketState.CONNECTING:
            await socket.accept()
        body = {"error": error_body(error, language_of(socket))}
        await socket.send_text(msgspec.json.encode(body).decode())
        await socket.close(POLICY)
    except (WebSocketDisconnect, RuntimeError):
        return


Known = tuple[int, int, int]
"""How far a page knows the table: entries, inputs, and lines that were said."""


def _known(socket: WebSocket) -> Known:
    """How far the page says it knows the table; raises GuildhallError bad_body."""
    names = ("entries", "inputs", "chat")
    try:
        entries, inputs, chat = (int(socket.query_params.get(name, "0")) for name in names)
    except ValueError:
        raise GuildhallError("bad_body", {"problem": ", ".join(names)}) from None
    return max(entries, 0), max(inputs, 0), max(chat, 0)


class Watch:
    """One page watching one table."""

    def __init__(
        self, worker: Worker, socket: WebSocket, table: OpenTable, user: str, known: Known
    ) -> None:
        self.worker = worker
        self.socket = socket
        self.opened = table
        self.user = user
        self.entries, self.inputs, self.chat = known
        self.shown: tuple[int, int, int, str, bool] | None = None
        """What the page was last made of: the last change, whose view, whose note, if invited."""
        self.news = asyncio.Event()
        self.sent = 0

    async def run(self) -> None:
        """Send changes until the page goes away, or may no longer look."""
        self.opened.watchers[self.news.set] = self.user
        reader = asyncio.create_task(self._read())
        reader.add_done_callback(lambda _: self.news.set())
        pinger = asyncio.create_task(self._ping())
        try:
            while not reader.done():
                self.news.clear()
                await self._who()
                for text in list(self.messages()):
                    await self._send(text)
                await self.news.wait()
        finally:
            self.opened.watchers.pop(self.news.set, None)
            reader.cancel()
            pinger.cancel()
            await asyncio.gather(reader, pinger, return_exceptions=True)

    async def _send(self, text: str) -> None:
        self.sent += 1
        await self.socket.send_text(text)

    async def _ping(self) -> None:
        """Ping a quiet page for the proxies' sake, or wake it when its session has ended."""
        while True:
            before = self.sent
            await asyncio.sleep(PING_SECONDS)
            if self.sent > before:
                continue
            if await self._who():
                self.news.set()
            else:
                await self._send('{"ping":true}')

    async def _who(self) -> bool:
        """Whether another user, or nobody, is signed in by now."""
        try:
            user = await self.worker.identity.user(self.socket)
        except StoreFailed:
            return False
        name = user.id if user else ""
        if name == self.user:
            return False
        self.user = self.opened.watchers[self.news.set] = name
        return True

    async def _read(self) -> None:
        """Wait for the page to close; what it sends is ignored."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return

    def messages(self) -> Iterator[str]:
        """What is new to the page: the page when it has changed, and what was said since.

        The seat is looked up every time: it may have been left or taken meanwhile.
        """
        table = self.opened.table
        own = self.worker.access.seat_at(table, self.user, self.socket)
        seat = perspective(table, own, self.socket)
        invited = table.offered_to(self.user) >= 0
        shown = (table.changed, seat, own, table.notes.get(own, ""), invited)
        if shown != self.shown:
            self.shown = shown
            yield self._page(seat, own, invited=invited)
        if self.chat < len(table.chat):
            yield self._talk()

    def _page(self, seat: int, own: int, *, invited: bool) -> str:
        """What has happened since the last message, and the page as it is now."""
        table = self.opened.table
        inputs = len(table.match.record.inputs) if table.match else 0
        kept = min(inputs, table.kept_inputs(self.entries, self.inputs))
        told = msgspec.json.encode(log_since(table, seat, kept))
        page = self.opened.pages.page(table, seat, self.worker.hub.now(), own, invited=invited)
        self.entries, self.inputs = table.entries, inputs
        return (b'{"keep":%d,"log":%b,"page":%b}' % (kept, told, page)).decode()

    def _talk(self) -> str:
        """What was said since the last message, or the last of it."""
        table = self.opened.table
        said = talk(table, self.chat, len(table.chat))
        self.chat = len(table.chat)
        return msgspec.json.encode({"talk": said}).decode()


ROUTES = [WebSocketRoute("/api/tables/{table}/live", table_socket)]

"""A page that is kept up to date over a WebSocket; what it sends is ignored."""

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from guildhall.core.errors import GuildhallError
from guildhall.server import sent_moderation
from guildhall.server.http.errors import error_body, language_of
from guildhall.server.metrics import SOCKETS
from guildhall.server.worker import Worker
from guildhall.store import Sanction, StoreFailed

PING_SECONDS = 25.0
POLICY = 1008
MOST_PAGES = 20
"""Pages of one person, or of one address that nobody has signed in from, at the same time."""


@contextmanager
def one_page_more(pages: Counter[str], who: str) -> Iterator[None]:
    """Count a page while it is open; raises GuildhallError too_many_pages."""
    if pages[who] >= MOST_PAGES:
        raise GuildhallError("too_many_pages", {"most": MOST_PAGES})
    pages[who] += 1
    try:
        yield
    finally:
        pages[who] -= 1
        if not pages[who]:
            del pages[who]


async def turn_away(socket: WebSocket, error: GuildhallError) -> None:
    """Send the error, then close."""
    try:
        if socket.application_state == WebSocketState.CONNECTING:
            await socket.accept()
        body = {"error": error_body(error, language_of(socket))}
        await socket.send_text(msgspec.json.encode(body).decode())
        await socket.close(POLICY)
    except (WebSocketDisconnect, RuntimeError):
        return


class PageSocket(ABC):
    """One page; `tell` sends what is new to it, whenever `news` is set."""

    def __init__(self, worker: Worker, socket: WebSocket, user: str) -> None:
        self.worker = worker
        self.socket = socket
        self.user = user
        self.news = asyncio.Event()
        self.sent = 0
        self.held = (user, list[Sanction]())
        """Whom it was told about, and what holds against them."""

    @abstractmethod
    async def tell(self) -> None:
        """Send what is new to the page."""

    def become(self, user: str) -> None:
        """Go on for another user, or for nobody."""
        self.user = user

    async def serve(self) -> None:
        """Accept the page and send changes until it goes away, or may no longer look."""
        try:
            await self.socket.accept()
            with SOCKETS.track_inprogress():
                await self._run()
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _run(self) -> None:
        reader = asyncio.create_task(self._read())
        reader.add_done_callback(lambda _: self.news.set())
        pinger = asyncio.create_task(self._ping())
        try:
            while not reader.done():
                self.news.clear()
                await self._who()
                await self._tell_conduct()
                await self.tell()
                await self.news.wait()
        finally:
            reader.cancel()
            pinger.cancel()
            await asyncio.gather(reader, pinger, return_exceptions=True)

    async def send(self, text: str) -> None:
        """Send one message; waits until the buffer has room."""
        self.sent += 1
        await self.socket.send_text(text)

    async def _ping(self) -> None:
        """Ping a quiet page for the proxies' sake, or wake it when its session has ended."""
        while True:
            before = self.sent
            await asyncio.sleep(PING_SECONDS)
            if self.sent > before:
                continue
            try:
                changed = await self._who()
            except GuildhallError:
                changed = True  # who is banned is told so by the page itself
            if changed:
                self.news.set()
            else:
                await self.send('{"ping":true}')

    async def _who(self) -> bool:
        """Whether another user, or nobody, is signed in by now."""
        try:
            user = await self.worker.identity.user(self.socket)
        except StoreFailed:
            return False
        name = user.id if user else ""
        if name == self.user:
            return False
        self.become(name)
        return True

    async def _tell_conduct(self) -> None:
        """Send what moderators have said to the person, when that has changed."""
        conduct = self.worker.conduct
        with suppress(StoreFailed):
            await conduct.refresh(self.user)
        whom, before = self.held
        held = conduct.holding(self.user)
        if held != (before if whom == self.user else []):
            message: sent_moderation.ConductMessage = {"conduct": await conduct.told(self.user)}
            await self.send(msgspec.json.encode(message).decode())
        self.held = (self.user, held)

    async def _read(self) -> None:
        """Wait for the page to close."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return

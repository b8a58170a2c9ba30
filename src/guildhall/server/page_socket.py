"""A page that is kept up to date over a WebSocket."""

import asyncio
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Coroutine, Iterable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from guildhall.core.errors import GuildhallError
from guildhall.server import sent_moderation
from guildhall.server.framed import Framed
from guildhall.server.http.errors import error_body, language_of
from guildhall.server.http.frames import WIRE, Frames
from guildhall.server.http.hosts import client_of
from guildhall.server.metrics import SOCKETS
from guildhall.server.people.identity import cookie_of
from guildhall.server.worker import Worker
from guildhall.store import Sanction, StoreFailed

PING_SECONDS = 25.0
POLICY, GONE = 1008, 1006
MOST_PAGES = 20
"""Pages of one person, or of one address that nobody has signed in from, at the same time."""
MOST_CALLS = 8
"""Calls that wait for one page; older ones are past."""
PING = Framed(b'{"ping":true}')


class OnePage:
    """A page that is counted while it is open, for whoever it is open for."""

    def __init__(self, pages: Counter[str], who: str) -> None:
        self.pages = pages
        self.who = who

    def __enter__(self) -> "OnePage":
        """Count it; raises GuildhallError too_many_pages."""
        if self.pages[self.who] >= MOST_PAGES:
            raise GuildhallError("too_many_pages", {"most": MOST_PAGES})
        self.pages[self.who] += 1
        return self

    def __exit__(self, *_: object) -> None:
        self.pages[self.who] -= 1
        if not self.pages[self.who]:
            del self.pages[self.who]

    def become(self, who: str) -> None:
        """Count it for another person from now on."""
        self.__exit__()
        self.who = who
        self.pages[who] += 1


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
    """One page; whenever it is woken it is told what is new.

    Where nothing has to be waited for, that happens at once and without a task: one change may
    concern thousands of pages. A page that is quiet has one task, which waits for its end.
    """

    def __init__(self, worker: Worker, socket: WebSocket, user: str) -> None:
        self.worker = worker
        self.socket = socket
        self.user = user
        self.loop = asyncio.get_running_loop()
        self.wire: Frames | None = socket.scope.get("extensions", {}).get(WIRE)
        """The connection itself; None where another server than ours has it."""
        self.cookie = cookie_of(socket)
        self.work: asyncio.Task[None] | None = None
        """What is being sent and has to wait for something."""
        self.woken = False
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self.pinging: asyncio.TimerHandle | None = None
        self.sent = 0
        self.counted = OnePage(worker.pages_open, self._whose())
        self.held = (user, list[Sanction]())
        """Whom it was told about, and what holds against them."""
        self.first: list[Framed] = []
        """What goes out with the next thing that the page is told, before it."""
        self.calls: deque[bytes] = deque(maxlen=MOST_CALLS)
        """What the person was called to and the page was not told yet."""

    @abstractmethod
    async def tell(self) -> None:
        """Send what is new to the page."""

    def tell_at_once(self) -> bool:
        """Do the same if nothing has to be waited for; False: nothing was done."""
        return False

    def hear(self, said: bytes) -> None:  # noqa: B027  most pages have nothing to say
        """Ignore what the page says."""

    def become(self, user: str) -> None:
        """Go on for another user, or for nobody."""
        self.user = user

    def wake(self) -> None:
        """Have the page told what is new, a moment later."""
        if not self.woken:
            self.woken = True
            if self.work is None:
                self.loop.call_soon(self._tell)

    def call(self, call: bytes) -> None:
        """Have the page told that its person is called somewhere."""
        self.calls.append(call)
        self.wake()

    def end(self) -> None:
        """The page has gone."""
        if not self.ended.done():
            self.ended.set_result(None)

    async def serve(self) -> None:
        """Accept the page and send changes until it goes away, or may no longer look.

        Raises GuildhallError too_many_pages.
        """
        with self.counted:
            try:
                await self.socket.accept()
            except (WebSocketDisconnect, RuntimeError):
                return
            pages = self.worker.notices.pages
            pages.add(self.user, self.call)
            try:
                with SOCKETS.track_inprogress():
                    await self._run()
            finally:
                pages.remove(self.user, self.call)

    def _whose(self) -> str:
        """For whom the page is counted: its person, or where nobody is signed in its address."""
        return self.user or f"address {client_of(self.socket.scope)}"

    async def _run(self) -> None:
        reader = self._listen()
        self._ping_later()
        self.wake()
        try:
            await self.ended
        finally:
            if self.pinging is not None:
                self.pinging.cancel()
            tasks = [task for task in (reader, self.work) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _listen(self) -> asyncio.Task[None] | None:
        """Hear what the page says and when it goes; needs a task only at a foreign server."""
        if self.wire is None:
            return self.loop.create_task(self._read())
        self.wire.listen(self)
        return None

    async def _read(self) -> None:
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            if message.get("text") is not None:
                self.hear(message["text"].encode())
        self.end()

    # Telling

    def _tell(self) -> None:
        if self.ended.done() or self.work is not None:
            return  # then `_done` looks again
        self.woken = False
        if self.calls or not self.tell_at_once():
            self._begin(self._tell_slowly())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        self.work = self.loop.create_task(work)
        self.work.add_done_callback(self._done)

    def _done(self, work: asyncio.Task[None]) -> None:
        """Go on with what came meanwhile; what went wrong ends the page."""
        self.work = None
        error = None if work.cancelled() else work.exception()
        if self.ended.done():
            return
        if isinstance(error, WebSocketDisconnect | RuntimeError):
            self.end()
        elif error is not None:
            self.ended.set_exception(error)
        elif self.woken:
            self.loop.call_soon(self._tell)

    async def _tell_slowly(self) -> None:
        first, self.first = self.first, []
        for message in first:
            await self.send(message)
        await self._who()
        await self._tell_conduct()
        while self.calls:
            await self.send(Framed(b'{"call":%b}' % self.calls.popleft()))
        await self.tell()

    async def send(self, message: Framed) -> None:
        """Send one message; waits until the buffer has room."""
        self.sent += 1
        if self.wire is None:
            await self.socket.send_text(message.text.decode())
            return
        await self.wire.writable.wait()
        if not self.wire.send_now(message):
            raise WebSocketDisconnect(GONE)

    async def send_first(self, message: Framed) -> None:
        """Send one message, together with what the page is told in a moment if it is woken."""
        if self.woken and self.work is None:
            self.first.append(message)
        else:
            await self.send(message)

    def send_now(self, messages: Iterable[Framed]) -> None:
        """Send messages to a page that is ready for them, after what is to go first."""
        together = [*self.first, *messages]
        self.first = []
        if self.wire is not None and together:
            self.sent += len(together)
            self.wire.send_now(*together)

    def ready(self) -> bool:
        """Whether the page can be told something at once: it reads, and who it is is known."""
        if self.wire is None or not self.wire.has_room():
            return False
        conduct = self.worker.conduct
        known = self.worker.identity.remembered(self.cookie) == self.user
        return known and conduct.knows(self.user) and conduct.holding(self.user) == self.held[1]

    # Quiet pages

    def _ping_later(self) -> None:
        self.pinging = self.loop.call_later(PING_SECONDS, self._ping, self.sent)

    def _ping(self, before: int) -> None:
        self._ping_later()
        if self.sent == before and self.work is None:
            self._begin(self._ping_quiet())

    async def _ping_quiet(self) -> None:
        """Ping a quiet page for the proxies' sake, or wake it when its session has ended."""
        try:
            changed = await self._who()
        except GuildhallError:
            changed = True  # who is banned is told so by the page itself
        if changed:
            self.wake()
        else:
            await self.send(PING)

    async def _who(self) -> bool:
        """Whether another user, or nobody, is signed in by now."""
        try:
            user = await self.worker.identity.user(self.socket)
        except StoreFailed:
            return False
        name = user.id if user else ""
        if name == self.user:
            return False
        pages = self.worker.notices.pages
        pages.remove(self.user, self.call)
        self.calls.clear()
        self.become(name)
        self.counted.become(self._whose())
        pages.add(self.user, self.call)
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
            await self.send(Framed(msgspec.json.encode(message)))
        self.held = (self.user, held)

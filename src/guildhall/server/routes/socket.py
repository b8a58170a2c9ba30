"""One WebSocket per page: the present page, then every change; resumable by number.

Moves may come over it, too, and are answered over it; and whether the page is in front.
"""

import asyncio
from collections import deque
from collections.abc import Iterator

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from guildhall.core.errors import GuildhallError
from guildhall.locale import LANGUAGES
from guildhall.server import schemas
from guildhall.server.context import Context
from guildhall.server.framed import Framed
from guildhall.server.http.body import read_text
from guildhall.server.http.errors import error_body, language_of, status_of
from guildhall.server.http.hosts import address_of, check_origin, client_of
from guildhall.server.live.access import perspective
from guildhall.server.live.gallery import Lines, gallery_part
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.page_cache import Parts
from guildhall.server.live.payloads import Look, look_of, talk
from guildhall.server.live.spectators import Seen
from guildhall.server.metrics import SOCKET_MOVES
from guildhall.server.moving import make_move
from guildhall.server.page_socket import POLICY, PageSocket, turn_away
from guildhall.server.sent_socket import MadeMessage, RefusedMessage
from guildhall.server.worker import Worker
from guildhall.store import Circle
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.socket")

COME_BACK = 1012
MADE = SOCKET_MOVES.labels("made")
MOST_ORDERS = 16
"""Moves of one page that may wait for those before them."""
SHOWN = b'{"visible":'
"""So begins what is no move."""


async def table_socket(socket: WebSocket) -> None:
    """Keep one page up to date, after checking where it comes from and what it may see."""
    worker: Worker = socket.app.state.worker
    try:
        check_origin(dict(socket.scope["headers"]))
        worker.rates.check(client_of(socket.scope))
        table, _, user = await worker.access.watch(socket, socket.path_params["table"])
        known = _known(socket)
        await Watch(worker, socket, table, user, known).serve()
    except GuildhallError as error:
        await turn_away(socket, error)


Known = tuple[int, int, int, int]
"""How far a page knows the table: entries, inputs, and lines of players and of spectators."""


def _known(socket: WebSocket) -> Known:
    """How far the page says it knows the table; raises GuildhallError bad_body."""
    names = ("entries", "inputs", "chat", "gallery")
    try:
        entries, inputs, *said = (max(int(socket.query_params.get(n, "0")), 0) for n in names)
    except ValueError:
        raise GuildhallError("bad_body", {"problem": ", ".join(names)}) from None
    return entries, inputs, said[0], said[1]


class Watch(PageSocket):
    """One page watching one table; its player may move over it."""

    def __init__(
        self, worker: Worker, socket: WebSocket, table: OpenTable, user: str, known: Known
    ) -> None:
        super().__init__(worker, socket, user)
        self.opened = table
        self.entries, self.inputs, self.chat, self.murmurs = known
        self.shown: tuple[int, Look] | None = None
        """What the page was last made of: the last change, and who looked."""
        self.patches = socket.query_params.get("patches") == "1"
        self.parts: Parts | None = None
        """The page it has, if it wants to be told only what is different."""
        self.orders: deque[bytes] = deque()
        self.mover: asyncio.Task[None] | None = None
        """Makes the moves that the page has sent, one after the other."""

    async def serve(self) -> None:
        """Send changes as long as the page is among those who watch the table."""
        self.opened.watchers[self.wake] = self.user
        try:
            self._show(visible=self.socket.query_params.get("hidden") != "1")
            await super().serve()
        finally:
            self.opened.watchers.pop(self.wake, None)
            self.opened.hidden.discard(self.wake)

    def become(self, user: str) -> None:
        """Watch as another user."""
        self.user = self.opened.watchers[self.wake] = user

    def _show(self, *, visible: bool) -> None:
        """Note whether somebody has the page in front; who looks needs no more notices."""
        if not visible:
            self.opened.hidden |= {self.wake} & self.opened.watchers.keys()
            return
        self.opened.hidden.discard(self.wake)
        for told in (self.worker.turns, self.worker.unheard, self.worker.round_calls):
            told.seen(self.opened, self.user)

    # What is new

    def tell_at_once(self) -> bool:
        """Send what is new if nothing has to be asked for first; False: nothing was sent."""
        if self.opened.moved or self.opened.removed or not self.ready():
            return False
        try:
            own = self._own()
            seen = self.worker.spectators.seen_now(self.opened, own)
            heard = self.worker.gallery.known(self.opened, own)
            if seen is None or heard is None:
                return False
            circle = self.worker.circles.remembered(self._reader(seen, heard))
            if circle is None:
                return False
            self.send_now(self.messages(seen, heard, own, circle))
        except GuildhallError:
            return False  # nothing was sent yet; it is said where it is awaited
        return True

    def _reader(self, seen: Seen, heard: Lines) -> str:
        """Whose circle matters now: nobody's where nothing was said."""
        said = self.chat < len(seen.table.chat) or self.murmurs < heard.end
        return self.user if said else ""

    async def tell(self) -> None:
        """Send what is new; raises GuildhallError no_such_table when the table was deleted.

        A page of a table that another worker owns now is closed, and comes back to that worker.
        """
        if self.opened.moved:
            await self.socket.close(COME_BACK)
            raise WebSocketDisconnect(COME_BACK)
        if self.opened.removed:
            raise GuildhallError("no_such_table", {"table": self.opened.id})
        own, before = self._own(), None
        while own != before:  # whoever had the seat has another one since it was looked up
            seen = await self.worker.spectators.seen(self.opened, own)
            heard = await self.worker.gallery.last(self.opened, own)
            circle = await self.worker.circles.of(self._reader(seen, heard))
            own, before = self._own(), own
        for message in list(self.messages(seen, heard, own, circle)):
            await self.send(message)

    def _own(self) -> int:
        """The seat of the user now; raises GuildhallError no_such_table."""
        return self.worker.access.seat_at(self.opened.table, self.user, self.socket)

    def messages(self, seen: Seen, heard: Lines, own: int, circle: Circle) -> Iterator[Framed]:
        """What is new to the page: the page when it has changed, and what was said since.

        The seat is looked up every time: it may have been left or taken meanwhile.
        """
        table = seen.table
        look = look_of(table, perspective(table, own, self.socket), own, self.user)
        if (table.changed, look) != self.shown:
            self.shown = (table.changed, look)
            yield self._page(seen, look)
        if self.chat < len(table.chat):
            yield self._talk(table, circle)
        if self.murmurs < heard.end:
            said = gallery_part(heard, self.murmurs, self.user, circle)
            self.murmurs = heard.end
            yield Framed(msgspec.json.encode({"gallery": said}))

    def _page(self, seen: Seen, look: Look) -> Framed:
        """What has happened since the last message, and the page as it is now."""
        table, pages = seen.table, seen.pages
        inputs = len(table.match.record.inputs) if table.match else 0
        kept = min(inputs, table.kept_inputs(self.entries, self.inputs))
        self.entries, self.inputs = table.entries, inputs
        if not self.patches:
            return pages.message(table, look, seen.now, kept)
        before, self.parts = self.parts, pages.parts(table, look, seen.now)
        return pages.message(table, look, seen.now, kept, (before, self.parts))

    def _talk(self, table: Table, circle: Circle) -> Framed:
        """What was said since the last message, or the last of it."""
        said = talk(table, self.chat, len(table.chat), circle.blocks, circle.mutes)
        self.chat = len(table.chat)
        return Framed(msgspec.json.encode({"talk": said}))

    # What the page says

    def hear(self, said: bytes) -> None:
        """Make a move, or note who looks, when what was said before is done."""
        if len(self.orders) >= MOST_ORDERS:
            if self.wire is not None:
                self.wire.refuse(POLICY, "too many moves")
            return
        self.orders.append(said)
        if self.mover is None:
            self.mover = self.loop.create_task(self._make_all())

    async def _make_all(self) -> None:
        try:
            while self.orders:
                told = await self._make(self.orders.popleft())
                if told is not None:
                    await self.send_first(Framed(msgspec.json.encode(told)))
        except (WebSocketDisconnect, RuntimeError):
            self.end()
        finally:
            self.mover = None

    async def _make(self, said: bytes) -> MadeMessage | RefusedMessage | None:
        """Make a move; returns what became of it. It was asked for as any request is.

        None where it was no move: the page has come to the front, or gone behind others.
        """
        order, opened = schemas.MoveSent("", 0, 0), self.opened
        try:
            self.worker.rates.check(client_of(self.socket.scope))
            if said.startswith(SHOWN):
                self._show(visible=read_text(said, schemas.PageShown).visible)
                return None
            order = read_text(said, schemas.MoveSent)
            opened, entry = await make_move(Context(self.socket, order))
        except GuildhallError as error:
            SOCKET_MOVES.labels(error.code).inc()
            return self._refused(order, error)
        MADE.inc()
        return {"made": {"id": order.id, "entry": entry, "entries": opened.table.entries}}

    def _refused(self, order: schemas.MoveSent, error: GuildhallError) -> RefusedMessage:
        table = self.opened.table
        language = order.language if order.language in LANGUAGES else language_of(self.socket)
        names = [chair.name for chair in table.chairs]
        told = error_body(error, language, table.game, names)
        log.info(
            "move_refused",
            problem=error.code,
            client=address_of(self.socket.scope),
            person=self.user,
            table=table.setup.id,
        )
        return {"refused": {"id": order.id, "status": status_of(error), "problem": told}}


ROUTES = [WebSocketRoute("/api/tables/{table}/live", table_socket)]

"""One WebSocket per page: the present page, then every change; resumable by number."""

from collections.abc import Iterator

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from guildhall.core.errors import GuildhallError
from guildhall.server.http.hosts import check_origin, client_of
from guildhall.server.live.access import perspective
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.payloads import log_since, talk
from guildhall.server.live.spectators import Seen
from guildhall.server.page_socket import PageSocket, one_page_more, turn_away
from guildhall.server.worker import Worker
from guildhall.table.table import Table

COME_BACK = 1012


async def table_socket(socket: WebSocket) -> None:
    """Keep one page up to date, after checking where it comes from and what it may see."""
    worker: Worker = socket.app.state.worker
    try:
        check_origin(dict(socket.scope["headers"]))
        worker.rates.check(client_of(socket.scope))
        table, _, user = await worker.access.watch(socket, socket.path_params["table"])
        known = _known(socket)
        with one_page_more(worker.pages_open, user or f"address {client_of(socket.scope)}"):
            worker.turns.seen(table, user)
            await Watch(worker, socket, table, user, known).serve()
    except GuildhallError as error:
        await turn_away(socket, error)


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


class Watch(PageSocket):
    """One page watching one table."""

    def __init__(
        self, worker: Worker, socket: WebSocket, table: OpenTable, user: str, known: Known
    ) -> None:
        super().__init__(worker, socket, user)
        self.opened = table
        self.entries, self.inputs, self.chat = known
        self.shown: tuple[int, int, int, str, bool] | None = None
        """What the page was last made of: the last change, whose view, whose note, if invited."""

    async def serve(self) -> None:
        """Send changes as long as the page is among those who watch the table."""
        self.opened.watchers[self.news.set] = self.user
        try:
            await super().serve()
        finally:
            self.opened.watchers.pop(self.news.set, None)

    def become(self, user: str) -> None:
        """Watch as another user."""
        self.user = self.opened.watchers[self.news.set] = user

    async def tell(self) -> None:
        """Send what is new; raises GuildhallError no_such_table when the table was deleted.

        A page of a table that another worker owns now is closed, and comes back to that worker.
        """
        if self.opened.moved:
            await self.socket.close(COME_BACK)
            raise WebSocketDisconnect(COME_BACK)
        if self.opened.removed:
            raise GuildhallError("no_such_table", {"table": self.opened.id})
        own = self.worker.access.seat_at(self.opened.table, self.user, self.socket)
        seen = await self.worker.spectators.seen(self.opened, own)
        talked = self.chat < len(seen.table.chat)
        circle = await self.worker.circles.of(self.user if talked else "")
        for text in list(self.messages(seen, own, circle.blocks)):
            await self.send(text)

    def messages(self, seen: Seen, own: int, blocked: frozenset[str]) -> Iterator[str]:
        """What is new to the page: the page when it has changed, and what was said since.

        The seat is looked up every time: it may have been left or taken meanwhile.
        """
        table = seen.table
        seat = perspective(table, own, self.socket)
        invited = table.offered_to(self.user) >= 0
        shown = (table.changed, seat, own, table.notes.get(own, ""), invited)
        if shown != self.shown:
            self.shown = shown
            yield self._page(seen, seat, own, invited=invited)
        if self.chat < len(table.chat):
            yield self._talk(table, blocked)

    def _page(self, seen: Seen, seat: int, own: int, *, invited: bool) -> str:
        """What has happened since the last message, and the page as it is now."""
        table = seen.table
        inputs = len(table.match.record.inputs) if table.match else 0
        kept = min(inputs, table.kept_inputs(self.entries, self.inputs))
        told = msgspec.json.encode(log_since(table, seat, kept))
        page = seen.pages.page(table, seat, seen.now, own, invited=invited)
        self.entries, self.inputs = table.entries, inputs
        return (b'{"keep":%d,"log":%b,"page":%b}' % (kept, told, page)).decode()

    def _talk(self, table: Table, blocked: frozenset[str]) -> str:
        """What was said since the last message, or the last of it."""
        said = talk(table, self.chat, len(table.chat), blocked)
        self.chat = len(table.chat)
        return msgspec.json.encode({"talk": said}).decode()


ROUTES = [WebSocketRoute("/api/tables/{table}/live", table_socket)]

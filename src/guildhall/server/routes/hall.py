"""The hall: lists of tables, kept up to date by one socket; hiding tables and deleting them."""

import asyncio
from dataclasses import replace

import msgspec
from starlette.responses import JSONResponse, Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent_hall, sent_people
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.framed import Framed
from guildhall.server.http.hosts import check_origin, client_of
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.hall import Viewer, check_deletable
from guildhall.server.live.hall_news import HallWatcher
from guildhall.server.page_socket import PageSocket, turn_away
from guildhall.server.worker import Worker
from guildhall.table.table import Table

PACE_SECONDS = 0.5
"""At least so long between two messages to one page: what changes meanwhile goes together."""


async def list_tables(context: Context[None]) -> Response:
    """One's own tables, those where one is due first, and the open ones; or those one hides."""
    user = await context.worker.identity.user(context.request)
    asked = context.request.query_params
    name = user.id if user else ""
    if asked.get("list") == "hidden":
        return json_response(await context.worker.hall.page(name, names=("hidden",)))
    return json_response(await context.worker.hall.page(name, asked.get("after", "")))


async def hide(context: Context[schemas.Hide]) -> Response:
    """Hide a table from one's own list, or list it again; it shows whenever it waits for one."""
    worker, user = context.worker, await context.user()
    opened, seat, _ = await context.watch()
    if seat < 0 and opened.table.setup.host != user.id:
        raise GuildhallError("not_seated", {})
    do = worker.store.hidden.hide if context.body.hidden else worker.store.hidden.show
    await do(user.id, opened.id)
    worker.hall_news.anew(user.id)
    return JSONResponse({"hidden": context.body.hidden})


async def delete(context: Context[schemas.Empty]) -> Response:
    """Delete one's own unfinished table, if nobody else has to do with it."""
    worker = context.worker
    opened, user = await context.hosted()
    await worker.rates.spend(user.id, Rates.COSTLY)

    def check(table: Table) -> None:
        worker.conduct.admit(user.id)
        check_deletable(table, user.id)

    await worker.hub.remove(opened, check)
    worker.hall_news.deleted(opened.id)
    return JSONResponse({"deleted": opened.id})


async def hall_socket(socket: WebSocket) -> None:
    """Keep one hall up to date, after checking where it comes from."""
    worker: Worker = socket.app.state.worker
    try:
        check_origin(dict(socket.scope["headers"]))
        worker.rates.check(client_of(socket.scope))
        user = await worker.identity.user(socket)
        await HallSocket(worker, socket, user.id if user else "").serve()
    except GuildhallError as error:
        await turn_away(socket, error)


class HallSocket(PageSocket):
    """One page that shows the hall."""

    def __init__(self, worker: Worker, socket: WebSocket, user: str) -> None:
        super().__init__(worker, socket, user)
        self.watcher = HallWatcher(user, self.wake)
        self.viewer = Viewer()
        self.around: sent_people.PeopleHere = {"count": 0, "people": []}
        self.live: list[sent_hall.TableLine] = []

    async def serve(self) -> None:
        """Send changes as long as the page is open."""
        watchers = self.worker.hall_news.watchers
        watchers.add(self.watcher)
        try:
            await super().serve()
        finally:
            watchers.discard(self.watcher)

    def become(self, user: str) -> None:
        """Show the hall of another user, all of it."""
        self.user = self.watcher.user = user
        self.watcher.anew()

    async def tell(self) -> None:
        """Send the whole hall, or what has changed in it; then let some more come together."""
        hall, whole = self.worker.hall, self.watcher.whole
        rows = self.watcher.take()
        if whole:
            self.viewer = await hall.viewer(self.user)
            page = await hall.page(self.user)
            self.live = page["live"]
            await self._send({"hall": page})
        elif rows:
            circle = await self.worker.circles.of(self.user)
            self.viewer = replace(self.viewer, circle=circle)
            await self._send({"news": hall.changes(rows, self.viewer)})
        await self._tell_live()
        await self._tell_people()
        await asyncio.sleep(PACE_SECONDS)

    async def _tell_live(self) -> None:
        """Send which games there are to watch, when that has changed."""
        live = await self.worker.hall.live(self.viewer)
        if live != self.live:
            self.live = live
            await self._send({"live": live})

    async def _tell_people(self) -> None:
        """Send who is here, when that has changed; strangers are told nothing."""
        if not self.user:
            return
        here = self.worker.around.seen_by(self.user, await self.worker.circles.of(self.user))
        if here != self.around:
            self.around = here
            await self._send({"people": here})

    async def _send(
        self,
        message: sent_hall.HallMessage
        | sent_hall.HallNewsMessage
        | sent_hall.LiveMessage
        | sent_people.PeopleMessage,
    ) -> None:
        await self.send(Framed(msgspec.json.encode(message)))


ROUTES = [
    WebSocketRoute("/api/hall/live", hall_socket),
    get("/api/tables", list_tables),
    post(f"{TABLE}/hide", schemas.Hide, hide),
    post(TABLE, schemas.Empty, delete, "DELETE"),
]

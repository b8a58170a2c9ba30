"""Quick match: looking for others, and a socket that says who was found."""

import msgspec
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent_people
from guildhall.server.context import Context, post
from guildhall.server.framed import Framed
from guildhall.server.http.hosts import check_origin, client_of
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.page_socket import PageSocket, turn_away
from guildhall.server.worker import Worker


async def seek(context: Context[schemas.Seek]) -> Response:
    """Look for others to play with; what one looked for before is forgotten."""
    worker = context.worker
    worker.settings.need("matching")
    user = await context.user()
    await worker.rates.spend(f"seek {user.id}", Rates.COSTLY)
    await worker.matchmaker.seek(user, context.body)
    await worker.matchmaker.look(user.id)
    return json_response(shown(worker, user.id))


async def leave(context: Context[schemas.Empty]) -> Response:
    """Look for nobody any more; a table that was found stays."""
    user = await context.user()
    await context.worker.store.seekers.leave(user.id)
    context.worker.matchmaker.found.pop(user.id, None)
    return json_response(shown(context.worker, user.id))


def shown(worker: Worker, user: str) -> sent_people.MatchMessage:
    """What somebody looks for, as their page knows it."""
    one = worker.matchmaker.found.get(user)
    if one is None:
        return {"match": None}
    return {
        "match": {
            "game": one.game,
            "seats": one.seats,
            "pace": one.pace,
            "since": one.since,
            "bots_at": one.bots_at,
            "waiting": max(1, worker.matchmaker.pools.get(one.pool, 0)),
            "table": one.table,
        }
    }


async def match_socket(socket: WebSocket) -> None:
    """Keep somebody's place as long as this page is open."""
    worker: Worker = socket.app.state.worker
    try:
        check_origin(dict(socket.scope["headers"]))
        worker.settings.need("matching")
        worker.rates.check(client_of(socket.scope))
        user = await worker.identity.need_user(socket)
        await MatchSocket(worker, socket, user.id).serve()
    except GuildhallError as error:
        await turn_away(socket, error)


class MatchSocket(PageSocket):
    """One page whose person looks for others."""

    looked = ""
    """Whose wish was looked up in the store; later ones are told by the matchmaker."""

    async def serve(self) -> None:
        """Send what changes as long as the page is open."""
        pages = self.worker.matchmaker.pages
        pages[self.wake] = self.user
        try:
            await super().serve()
        finally:
            pages.pop(self.wake, None)

    def become(self, user: str) -> None:
        """Go on for another user, who may look for nobody."""
        self.user = self.worker.matchmaker.pages[self.wake] = user

    async def tell(self) -> None:
        """Send what the person looks for now, or the table that was found."""
        if self.looked != self.user:
            await self.worker.matchmaker.look(self.user)
            self.looked = self.user
        await self.send(Framed(msgspec.json.encode(shown(self.worker, self.user))))


ROUTES = [
    WebSocketRoute("/api/match/live", match_socket),
    post("/api/match", schemas.Seek, seek),
    post("/api/match", schemas.Empty, leave, "DELETE"),
]

"""Tournaments: the list and a page of each, kept up to date; creating, signing up, starting."""

import asyncio
from dataclasses import replace

import msgspec
from starlette.responses import JSONResponse, Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas
from guildhall.server import sent_tournaments as sent
from guildhall.server.context import Context, get, post
from guildhall.server.framed import Framed
from guildhall.server.http.hosts import check_origin, client_of
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.new_tournament import checked_tournament
from guildhall.server.live.tournament_rounds import FEWEST
from guildhall.server.live.tournaments import TournamentWatcher
from guildhall.server.page_socket import PageSocket, turn_away
from guildhall.server.worker import Worker
from guildhall.store import User
from guildhall.store.tournament_rows import TournamentRow

PACE_SECONDS = 0.5
"""At least so long between two messages to one page."""
MOST_CREATED = {False: 2, True: 10}
"""Unfinished tournaments that a guest, or a person with an account, may have created."""
MOST_ENTERED = 20
"""Unfinished tournaments that one person may take part in."""
ONE = "/api/tournaments/{tournament}"


def _worker(context: Context[schemas.Empty] | Context[None]) -> Worker:
    context.worker.settings.need("tournaments")
    return context.worker


def _id(context: Context[schemas.Empty] | Context[None] | Context[schemas.Entrant]) -> str:
    return str(context.request.path_params["tournament"])


async def list_tournaments(context: Context[None]) -> Response:
    """Tournaments that are open, under way or over."""
    user = await _worker(context).identity.user(context.request)
    return json_response(await context.worker.tournament_pages.listed(user.id if user else ""))


async def show_tournament(context: Context[None]) -> Response:
    """The page of a tournament; `round` asks for the tables of an earlier one."""
    user = await _worker(context).identity.user(context.request)
    asked = context.request.query_params.get("round", "")
    shown = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < LONGEST else 0
    pages = context.worker.tournament_pages
    return json_response(await pages.page(_id(context), user.id if user else "", shown))


LONGEST = 5


async def create_tournament(context: Context[schemas.NewTournament]) -> Response:
    """Create a tournament; its creator takes part only by signing up."""
    worker = context.worker
    worker.settings.need("tournaments")
    user = await context.user()
    await worker.conduct.check_talk(user.id)
    await worker.rates.spend(user.id, Rates.COSTLY)
    row = checked_tournament(worker.settings, context.body, user.id, worker.hub.now())
    most = MOST_CREATED[bool(user.login)]
    await worker.store.tournaments.add(row, most)
    return JSONResponse({"tournament": row.id}, 201)


async def enter(context: Context[schemas.Empty]) -> Response:
    """Sign up, also again, or late."""
    worker = _worker(context)
    user = await context.user()
    row = await worker.tournament_pages.found(_id(context))
    await _check_masses(worker, context.client, user, row)
    await worker.store.tournaments.enter(row.id, user.id, worker.hub.now(), MOST_ENTERED)
    worker.tournaments.due[row.id] = None
    return JSONResponse({"entered": True})


async def _check_masses(worker: Worker, client: str, user: User, row: TournamentRow) -> None:
    """Hold back one person who enters often, and many guests of one address in one tournament."""
    await worker.rates.spend(f"enter {user.id}", Rates.OFTEN)
    if not user.login:
        await worker.rates.spend(f"enter {row.id} {client}", Rates.ENTRIES)


async def withdraw(context: Context[schemas.Empty]) -> Response:
    """Be paired no longer; a table that is under way goes on."""
    user = await _user(context)
    row = await context.worker.tournament_pages.found(_id(context))
    return await _removed(context.worker, row, user.id)


async def remove(context: Context[schemas.Entrant]) -> Response:
    """Have somebody paired no longer; for the host."""
    context.worker.settings.need("tournaments")
    row = await _hosted(context)
    return await _removed(context.worker, row, context.body.person)


async def _removed(worker: Worker, row: TournamentRow, user: str) -> Response:
    await worker.store.tournaments.leave(row.id, user, worker.hub.now())
    worker.tournaments.due[row.id] = None
    return JSONResponse({"entered": False})


async def start(context: Context[schemas.Empty]) -> Response:
    """Start before the time; for the host."""
    worker = _worker(context)
    row = await _hosted(context)
    if row.status != "signup":
        raise GuildhallError("tournament_started", {})
    if len((await worker.tournaments.field(row)).active()) < FEWEST:
        raise GuildhallError("too_few_entrants", {"least": FEWEST})
    now = worker.hub.now()
    await worker.store.tournaments.go_on(replace(row, starts=now), [], now)
    await worker.tournaments.look(row.id)
    return JSONResponse({"started": True})


async def cancel(context: Context[schemas.Empty]) -> Response:
    """Cancel a tournament that has not ended; tables that are under way go on."""
    worker = _worker(context)
    row = await _hosted(context)
    if row.status not in ("signup", "playing"):
        raise GuildhallError("tournament_closed", {})
    changed = await worker.store.tournaments.go_on(
        replace(row, status="cancelled"), [], worker.hub.now()
    )
    if not changed:
        raise GuildhallError("table_busy", {})
    return JSONResponse({"cancelled": True})


async def _user(context: Context[schemas.Empty]) -> User:
    context.worker.settings.need("tournaments")
    user = await context.user()
    await context.worker.rates.spend(f"enter {user.id}", Rates.OFTEN)
    return user


async def _hosted(context: Context[schemas.Empty] | Context[schemas.Entrant]) -> TournamentRow:
    """The tournament, if the one who asks has created it; raises not_your_tournament."""
    user = await context.user()
    await context.worker.rates.spend(f"enter {user.id}", Rates.OFTEN)
    row = await context.worker.tournament_pages.found(_id(context))
    if row.host != user.id:
        raise GuildhallError("not_your_tournament", {})
    return row


async def tournament_socket(socket: WebSocket) -> None:
    """Keep the list or a page up to date, after checking where it comes from."""
    worker: Worker = socket.app.state.worker
    try:
        check_origin(dict(socket.scope["headers"]))
        worker.settings.need("tournaments")
        worker.rates.check(client_of(socket.scope))
        tournament = str(socket.path_params.get("tournament", ""))
        if tournament:
            await worker.tournament_pages.found(tournament)
        user = await worker.identity.user(socket)
        await TournamentSocket(worker, socket, user.id if user else "", tournament).serve()
    except GuildhallError as error:
        await turn_away(socket, error)


class TournamentSocket(PageSocket):
    """One page that shows a tournament, or the list."""

    def __init__(self, worker: Worker, socket: WebSocket, user: str, tournament: str) -> None:
        super().__init__(worker, socket, user)
        self.watcher = TournamentWatcher(tournament, self.wake)

    async def serve(self) -> None:
        """Send changes as long as the page is open."""
        watchers = self.worker.tournaments.watchers
        watchers.add(self.watcher)
        try:
            await super().serve()
        finally:
            watchers.discard(self.watcher)

    def become(self, user: str) -> None:
        """Show the page to another user."""
        self.user = user

    async def tell(self) -> None:
        """Send all of it, then let some changes come together."""
        pages = self.worker.tournament_pages
        told: sent.TournamentMessage | sent.TournamentsMessage
        if self.watcher.tournament:
            told = {"tournament": await pages.page(self.watcher.tournament, self.user)}
        else:
            told = {"list": await pages.listed(self.user)}
        await self.send(Framed(msgspec.json.encode(told)))
        await asyncio.sleep(PACE_SECONDS)


ROUTES = [
    WebSocketRoute("/api/tournaments/live", tournament_socket),
    WebSocketRoute(f"{ONE}/live", tournament_socket),
    get("/api/tournaments", list_tournaments),
    post("/api/tournaments", schemas.NewTournament, create_tournament),
    get(ONE, show_tournament),
    post(f"{ONE}/enter", schemas.Empty, enter),
    post(f"{ONE}/withdraw", schemas.Empty, withdraw),
    post(f"{ONE}/remove", schemas.Entrant, remove),
    post(f"{ONE}/start", schemas.Empty, start),
    post(f"{ONE}/cancel", schemas.Empty, cancel),
]

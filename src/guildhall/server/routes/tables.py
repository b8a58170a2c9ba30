"""Tables: creating one and showing its page."""

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas
from guildhall.server.context import TABLE, Context, get, invite_guest, post
from guildhall.server.http.rates import Rates
from guildhall.server.live.access import perspective
from guildhall.server.live.open_table import created
from guildhall.server.live.payloads import look_of


async def new_table(context: Context[schemas.NewTable]) -> Response:
    """Create a table."""
    user = await context.user()
    await context.worker.rates.spend(user.id, Rates.COSTLY)
    if sum(seat.kind == "me" for seat in context.body.seats) > 1:
        raise GuildhallError("already_seated", {"seat": 0})
    invited = {seat.person for seat in context.body.seats if seat.kind == "invited"}
    guests = {person: await invite_guest(context, user, person) for person in sorted(invited)}
    opened = await context.worker.new_tables.create(user, context.body, guests)
    return JSONResponse({**created(opened), "status": opened.table.status}, 201)


async def show_table(context: Context[None]) -> Response:
    """The page of a table as the user who asks may see it."""
    worker = context.worker
    opened, own, user = await context.watch()
    if own >= 0:
        await worker.hub.refresh(opened)
        own = worker.access.seat_at(opened.table, user, context.request)  # seats may be drawn anew
    worker.turns.seen(opened, user)
    worker.unheard.seen(opened, user)
    worker.round_calls.seen(opened, user)
    seat = perspective(opened.table, own, context.request)
    seen = await worker.spectators.seen(opened, own)
    body = seen.pages.page(seen.table, look_of(seen.table, seat, own, user), seen.now)
    return Response(body, media_type="application/json")


ROUTES = [
    post("/api/tables", schemas.NewTable, new_table),
    get(TABLE, show_table),
]

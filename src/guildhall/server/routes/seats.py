"""Seats of a table: taking, leaving, giving up, inviting, and starting the game."""

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent
from guildhall.server.context import TABLE, Context, get, post, post_action
from guildhall.server.http.addresses import url
from guildhall.server.http.responses import acknowledged
from guildhall.server.live.access import may_look
from guildhall.server.live.commands import begin, fill_with_bots, start_if_ready
from guildhall.server.live.fitting import applies_to, strength_at, strengths_of
from guildhall.server.live.open_table import created
from guildhall.server.live.payloads import chairs
from guildhall.server.people.circles import check_welcome
from guildhall.table.chair import checked_number
from guildhall.table.entry import Entry
from guildhall.table.requirements import check_fit, unfit
from guildhall.table.table import Table


async def sit(context: Context[schemas.Sit]) -> Response:
    """Take a seat: at a public table, by invitation, or one that is kept for this user."""
    worker, seat = context.worker, context.body.seat
    luck = checked_number(context.body.luck) if context.body.luck else ""
    user = await context.user()
    opened = await worker.hub.open(context.table_id)
    once = ""
    if context.body.invitation:
        invited = worker.identity.invited(context.body.invitation)
        seat, once = (invited.seat, invited.once) if invited.seat >= 0 else (seat, "")
        if invited.table_id != context.table_id:
            raise GuildhallError("bad_invitation", {})
    elif not expected(opened.table, user.id):
        raise GuildhallError("bad_invitation", {})
    circle = await worker.circles.of(user.id)
    strength = strength_at(opened.table.setup, await strengths_of(worker.store, user.id))

    def take(table: Table, now: float) -> Entry:
        check_welcome(worker.circles.remembered(user.id) or circle, people_at(table))
        if not context.body.invitation and applies_to(table, user.id):
            check_fit(table.setup.requires, strength)
        wanted = seat if seat >= 0 else table.seat_for(user.id)
        who = (wanted, user.id, user.name, now)
        return table.propose_sit(*who, invitation=once, luck=luck)

    try:
        seated = await context.write(opened, user, take)
    finally:
        await start_if_ready(worker.hub, opened)
    return acknowledged(seated.number, opened.table.entries)


async def fit(context: Context[None]) -> Response:
    """Why one may not take a seat that is free for all; nothing where one may."""
    opened, _, user = await context.watch()
    table, problem = opened.table, None
    if applies_to(table, user):
        strengths = await strengths_of(context.worker.store, user)
        error = unfit(table.setup.requires, strength_at(table.setup, strengths))
        problem = context.explained(table, error) if error else None
    told: sent.Fit = {"unfit": problem}
    return JSONResponse(told)


async def decline(context: Context[schemas.Empty]) -> Response:
    """Decline the seat that is kept for this user."""
    user = await context.user()
    opened, _, _ = await context.watch()
    done = await context.write(opened, user, lambda table, now: table.propose_decline(user.id, now))
    return acknowledged(done.number, opened.table.entries)


def expected(table: Table, user: str) -> bool:
    """Whether a user needs no invitation to sit down."""
    known = table.setup.host == user or table.offered_to(user) >= 0
    return known or table.setup.visibility == "public"


def people_at(table: Table) -> set[str]:
    """Users who have to do with a table before it begins: the host, and who sits there."""
    return {table.setup.host, *(chair.user for chair in table.chairs)} - {""}


async def start(context: Context[schemas.Empty]) -> Response:
    """Start the game; bots take the open seats."""
    opened, user = await context.hosted()
    await fill_with_bots(context.worker.hub, opened)
    begun = await context.write(opened, user, begin)
    return acknowledged(begun.number, opened.table.entries)


async def invite(context: Context[schemas.Sit]) -> Response:
    """A signed link to an open seat, and the addresses it may go with."""
    opened, _ = await context.hosted()
    token = context.worker.identity.invite(opened.id, context.body.seat)
    settings = context.worker.settings
    network = [url(address, settings.port) for address in settings.addresses]
    made: sent.Invitation = {
        "invitation": token,
        "path": f"/join/{token}",
        "public": settings.public_url,
        "network": network,
    }
    return JSONResponse(made)


async def join(context: Context[None]) -> Response:
    """The table that an invitation is for."""
    invited = context.worker.identity.invited(context.request.path_params["token"])
    opened = await context.worker.hub.open(invited.table_id)
    user = await context.worker.identity.user(context.request)
    if not may_look(opened.table, user.id if user else "", invited):
        raise GuildhallError("invitation_used", {})
    seat = opened.table.seat_of(user.id if user else "")
    seen = await context.worker.spectators.seen(opened, seat)
    setup, sitting = opened.table.setup, chairs(seen.table)
    told = {"seat": invited.seat, "game": setup.game, "draw": setup.draw, "chairs": sitting}
    return JSONResponse({**created(opened), **told})


async def rescue(context: Context[schemas.Rescue]) -> Response:
    """Let a bot play for a player who has been away too long."""
    absent = context.body.seat
    opened, done = await context.act(
        lambda table, seat, now: table.propose_rescue(seat, absent, now)
    )
    return acknowledged(done.number, opened.table.entries)


ROUTES = [
    get("/api/join/{token}", join),
    post(f"{TABLE}/sit", schemas.Sit, sit),
    get(f"{TABLE}/fit", fit),
    post(f"{TABLE}/decline", schemas.Empty, decline),
    post(f"{TABLE}/start", schemas.Empty, start),
    post(f"{TABLE}/invite", schemas.Sit, invite),
    post(f"{TABLE}/rescue", schemas.Rescue, rescue),
    post_action(f"{TABLE}/stand", lambda table, seat, now: table.propose_stand(seat, now)),
    post_action(f"{TABLE}/leave", lambda table, seat, now: table.propose_leave(seat, now)),
    post_action(f"{TABLE}/return", lambda table, seat, now: table.propose_return(seat, now)),
    post_action(f"{TABLE}/concede", lambda table, seat, now: table.propose_concede(seat, now)),
]

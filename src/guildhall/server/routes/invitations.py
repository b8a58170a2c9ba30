"""Invitations to named people: to a seat that is kept for them until they answer."""

from starlette.responses import Response

from guildhall.server import schemas, sent_people
from guildhall.server.context import TABLE, Context, get, invite_guest, post
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import acknowledged, json_response


async def list_acquaintances(context: Context[None]) -> Response:
    """People whom one may want to invite, by what their names begin with."""
    worker = context.worker
    worker.settings.need("invitations")
    user = await context.user()
    worker.rates.check(f"acquaintances {user.id}", Rates.BROWSED)
    name = context.request.query_params.get("name", "")
    told: sent_people.Acquaintances = {"people": await worker.inviting.known(user, name)}
    return json_response(told)


async def offer(context: Context[schemas.Offer]) -> Response:
    """Invite a person to one's table: a seat is kept for them."""
    opened, user = await context.hosted()
    guest = await invite_guest(context, user, context.body.person)
    seat = context.body.seat
    done = await context.write(
        opened,
        user,
        lambda table, now: table.propose_invite(seat, guest.id, guest.name, now),
    )
    return acknowledged(done.number, opened.table.entries)


async def withdraw(context: Context[schemas.Withdraw]) -> Response:
    """Take an invitation back: the seat is free for all."""
    opened, user = await context.hosted()
    seat = context.body.seat
    done = await context.write(opened, user, lambda table, now: table.propose_withdraw(seat, now))
    return acknowledged(done.number, opened.table.entries)


ROUTES = [
    get("/api/acquaintances", list_acquaintances),
    post(f"{TABLE}/offer", schemas.Offer, offer),
    post(f"{TABLE}/withdraw", schemas.Withdraw, withdraw),
]

"""Following, muting and blocking people."""

from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent_people
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.people.profile import LONGEST_ID, may_see
from guildhall.server.seated import in_gallery, on_seat
from guildhall.store import User
from guildhall.store.bonds import BLOCK, FOLLOW, MUTE


async def tie(context: Context[schemas.Bond]) -> Response:
    """Follow a person, mute or block them, or none of it.

    Only those can be followed who show their page; everybody can be muted and blocked.
    """
    user = await _may_tie(context)
    return await _tie_to(context, user, await _other(context, user))


async def tie_seat(context: Context[schemas.Bond]) -> Response:
    """The same with who sits on a seat."""
    user = await _may_tie(context)
    return await _tie_to(context, user, await on_seat(context, user))


async def tie_spectator(context: Context[schemas.Bond]) -> Response:
    """The same with who has said something as a spectator."""
    user = await _may_tie(context)
    other, _ = await in_gallery(context, user)
    return await _tie_to(context, user, other)


async def _may_tie(context: Context[schemas.Bond]) -> User:
    """Who asks; raises feature_off and too_many_requests."""
    context.worker.settings.need("following")
    user = await context.user()
    await context.worker.rates.spend(f"bond {user.id}", Rates.OFTEN)
    return user


async def _tie_to(context: Context[schemas.Bond], user: User, other: User) -> Response:
    """Tie a user to a person as asked; raises no_such_person."""
    worker, kind = context.worker, context.body.kind
    if kind == FOLLOW and not may_see(user, other, await worker.circles.of(user.id)):
        raise GuildhallError("no_such_person", {})
    await worker.circles.tie(user.id, other.id, kind)
    worker.hall_news.anew(user.id)
    worker.hall_news.anew(other.id)
    told: sent_people.BondTold = {"bond": kind}
    return json_response(told)


async def _other(context: Context[schemas.Bond], user: User) -> User:
    """The person in the address; raises not_yourself and no_such_person."""
    person = context.request.path_params["person"]
    if person in ("me", user.id):
        raise GuildhallError("not_yourself", {})
    found = await context.worker.store.people.find(person) if len(person) <= LONGEST_ID else None
    if found is None:
        raise GuildhallError("no_such_person", {})
    return found


async def list_bonds(context: Context[None]) -> Response:
    """Whom one follows, mutes and blocks."""
    context.worker.settings.need("following")
    user = await context.user()
    found = await context.worker.store.bonds.of_user(user.id)
    told: sent_people.Bonds = {
        "follows": [{"person": b.person, "name": b.name} for b in found if b.kind == FOLLOW],
        "mutes": [{"person": b.person, "name": b.name} for b in found if b.kind == MUTE],
        "blocks": [{"person": b.person, "name": b.name} for b in found if b.kind == BLOCK],
    }
    return json_response(told)


ROUTES = [
    get("/api/bonds", list_bonds),
    post("/api/people/{person}/bond", schemas.Bond, tie),
    post(f"{TABLE}/people/{{seat}}/bond", schemas.Bond, tie_seat),
    post(f"{TABLE}/gallery/{{line}}/bond", schemas.Bond, tie_spectator),
]

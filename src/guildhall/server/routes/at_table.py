"""Who sits at a table, to see their pages, follow, mute, block or report them."""

from starlette.responses import Response

from guildhall.core.view import SPECTATING
from guildhall.server import sent_people
from guildhall.server.context import TABLE, Context, get
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.people.profile import may_see
from guildhall.server.seated import in_gallery, sitting, still_here
from guildhall.store import Circle, User


async def show_people(context: Context[None]) -> Response:
    """Who sits at a table that one may see, besides oneself, and whether one follows them."""
    context.worker.rates.check(f"people {context.client}", Rates.BROWSED)
    user = await context.user()
    circle = await context.worker.circles.of(user.id)
    told: list[sent_people.AtTable] = []
    for seat, person in enumerate(await sitting(context)):
        found = await still_here(context, person) if person not in ("", user.id) else None
        if found is not None:
            told.append(_told(seat, user, found, circle))
    return json_response({"people": told})


async def show_spectator(context: Context[None]) -> Response:
    """Who has said a line as a spectator, and whether one follows them."""
    context.worker.rates.check(f"people {context.client}", Rates.BROWSED)
    user = await context.user()
    found, _ = await in_gallery(context, user)
    circle = await context.worker.circles.of(user.id)
    return json_response(_told(SPECTATING, user, found, circle))


def _told(seat: int, user: User, found: User, circle: Circle) -> sent_people.AtTable:
    page = found.id if may_see(user, found, circle) else ""
    return {"seat": seat, "person": page, "bond": circle.bond(found.id)}


ROUTES = [
    get(f"{TABLE}/people", show_people),
    get(f"{TABLE}/gallery/{{line}}/person", show_spectator),
]

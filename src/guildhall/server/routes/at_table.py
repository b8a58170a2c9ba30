"""People at a table, by their seats: their pages, and following, muting, blocking, reporting them.

A seat leads also to those who hide their page: nobody learns who they are by it.
"""

from typing import Any

from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent_people
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.body import short_number
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.people.profile import may_see
from guildhall.server.routes.bonds import may_tie, tie_to
from guildhall.server.routes.people import bond_to
from guildhall.server.routes.reports import report_to, reporter
from guildhall.store import User


async def show_people(context: Context[None]) -> Response:
    """Who sits at a table that one may see, besides oneself, and whether one follows them."""
    context.worker.rates.check(f"people {context.client}", Rates.BROWSED)
    user = await context.user()
    circle = await context.worker.circles.of(user.id)
    told: list[sent_people.AtTable] = []
    for seat, person in enumerate(await _sitting(context)):
        found = await _found(context, person) if person not in ("", user.id) else None
        if found is not None:
            page = found.id if may_see(user, found, circle) else ""
            told.append({"seat": seat, "person": page, "bond": bond_to(circle, found.id)})
    return json_response({"people": told})


async def tie_seat(context: Context[schemas.Bond]) -> Response:
    """Follow who sits on a seat, mute or block them, or none of it."""
    user = await may_tie(context)
    other = await _found(context, await _on_seat(context, user))
    if other is None:
        raise GuildhallError("no_such_person", {})
    return await tie_to(context, user, other)


async def report_seat(context: Context[schemas.Report]) -> Response:
    """Report who sits on a seat."""
    user = await reporter(context)
    return await report_to(context, user, await _on_seat(context, user))


async def _sitting(context: Context[Any]) -> list[str]:
    """Who sits where, as far as the table is shown to the one who asks; bots are empty."""
    opened, own, _ = await context.watch()
    table = (await context.worker.spectators.seen(opened, own)).table
    return [chair.user if chair.kind == "human" else "" for chair in table.chairs]


async def _on_seat(context: Context[Any], user: User) -> str:
    """Who sits on the seat in the address; raises not_yourself and no_such_person."""
    seat, people = short_number(context.request.path_params["seat"]), await _sitting(context)
    if seat is None or not 0 <= seat < len(people) or not people[seat]:
        raise GuildhallError("no_such_person", {})
    if people[seat] == user.id:
        raise GuildhallError("not_yourself", {})
    return people[seat]


async def _found(context: Context[Any], person: str) -> User | None:
    """A person who is still here."""
    found = await context.worker.store.people.find(person)
    return None if found is None or found.settings.get("departed") else found


ROUTES = [
    get(f"{TABLE}/people", show_people),
    post(f"{TABLE}/people/{{seat}}/bond", schemas.Bond, tie_seat),
    post(f"{TABLE}/people/{{seat}}/report", schemas.Report, report_seat),
]

"""One's own data: all of it as a file, and leaving for good."""

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.locale import LANGUAGES, Speech
from guildhall.server import schemas_people
from guildhall.server.context import Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.people.dossier import dossier
from guildhall.store import User


async def export(context: Context[None]) -> Response:
    """All data of the person who asks; of those who are banned, too."""
    user = await context.worker.identity.known(context.request)
    if user is None:
        raise GuildhallError("not_signed_in", {})
    await context.worker.rates.spend(f"export {user.id}", Rates.DOSSIERS)
    told = json_response(await dossier(context.worker.store, user.id))
    told.headers["content-disposition"] = 'attachment; filename="guildhall.json"'
    return told


async def depart(context: Context[schemas_people.Departure]) -> Response:
    """Delete one's account: confirmed by the password, or by one's name where there is none."""
    worker = context.worker
    seen = await context.user()
    await worker.rates.spend(f"login {context.client}", Rates.COSTLY)
    await worker.rates.spend(f"depart {seen.id}", Rates.ACCOUNT)
    user = await worker.store.people.find(seen.id) or seen
    await _check(context, user)
    language = user.settings.get("language", context.language)
    name = Speech(language if language in LANGUAGES else "en")("former-player")
    await worker.store.departures.begin(user.id, name)
    worker.identity.forget(user.id)
    worker.circles.forget_all()
    worker.matchmaker.found.pop(user.id, None)
    worker.departing.due = True
    response = JSONResponse({"me": None})
    await worker.identity.sign_out(context.request, response)
    return response


async def _check(context: Context[schemas_people.Departure], user: User) -> None:
    """Raise wrong_password or wrong_name."""
    given = context.body
    if user.password:
        await context.worker.identity.check_password(user.login, given.password)
    elif given.name.strip() != user.name:
        raise GuildhallError("wrong_name", {"name": user.name})


ROUTES = [
    get("/api/me/export", export),
    post("/api/me/delete", schemas_people.Departure, depart),
]

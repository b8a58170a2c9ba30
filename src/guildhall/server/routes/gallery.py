"""What spectators say among themselves; players read it when their game is over."""

from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.core.view import SPECTATING
from guildhall.server import schemas
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.body import short_number
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.gallery import gallery_part, may_hear
from guildhall.table.table import Table


async def murmur(context: Context[schemas.Words]) -> Response:
    """Say something to the other spectators; who plays at the table may not."""
    worker = context.worker
    worker.settings.need("gallery")
    user = await context.user()
    await worker.conduct.check_talk(user.id)
    await worker.rates.spend(f"chat {user.id}", Rates.COSTLY)
    await worker.rates.spend(f"gallery from {context.client}", Rates.OFTEN)
    opened, _, _ = await context.watch()
    _check_spectator(opened.table, user.id)
    worker.conduct.admit(user.id)
    worker.conduct.let_talk(user.id)
    number = await worker.gallery.say(opened, user, context.body.text)
    return json_response({"line": number}, 201)


def _check_spectator(table: Table, user: str) -> None:
    """Raise table_not_started and spectators_only."""
    if table.match is None:
        raise GuildhallError("table_not_started", {})
    if table.seat_of(user) != SPECTATING:
        raise GuildhallError("spectators_only", {})


async def show_gallery(context: Context[None]) -> Response:
    """The last lines before a line; raises hidden_until_the_end for those who play."""
    worker = context.worker
    worker.settings.need("gallery")
    opened, seat, user = await context.watch()
    if opened.table.match is not None and not may_hear(opened.table, seat):
        raise GuildhallError("hidden_until_the_end", {})
    given = context.request.query_params.get("before", "")
    before = short_number(given)
    if given and before is None:
        raise GuildhallError("bad_body", {"problem": "before"})
    found = await worker.gallery.read(opened, before)
    return json_response(gallery_part(found, 0, user, await worker.circles.of(user)))


ROUTES = [
    get(f"{TABLE}/gallery", show_gallery),
    post(f"{TABLE}/gallery", schemas.Words, murmur),
]

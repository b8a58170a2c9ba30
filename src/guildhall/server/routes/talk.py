"""Talk at a table, and private notes."""

from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.body import short_number
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import acknowledged, json_response
from guildhall.server.live.payloads import talk


async def chat(context: Context[schemas.Words]) -> Response:
    """Say something; spectators may not."""
    user, text = await context.user(), context.body.text
    await context.worker.rates.spend(f"chat {user.id}", Rates.COSTLY)
    opened, done = await context.act(lambda table, seat, now: table.propose_chat(seat, text, now))
    return acknowledged(done.number, opened.table.entries)


async def show_chat(context: Context[None]) -> Response:
    """The last lines before a line, for everybody who may look at the table."""
    opened, _, user = await context.watch()
    blocked = (await context.worker.circles.of(user)).blocks
    given = context.request.query_params.get("before", str(len(opened.table.chat)))
    before = short_number(given)
    if before is None:
        raise GuildhallError("bad_body", {"problem": "before"})
    return json_response(talk(opened.table, 0, before, blocked))


async def note(context: Context[schemas.Words]) -> Response:
    """Write one's private note."""
    user, text = await context.user(), context.body.text
    await context.worker.rates.spend(f"note {user.id}", Rates.OFTEN)
    opened, done = await context.act(lambda table, seat, now: table.propose_note(seat, text, now))
    return acknowledged(done.number, opened.table.entries)


ROUTES = [
    get(f"{TABLE}/chat", show_chat),
    post(f"{TABLE}/chat", schemas.Words, chat),
    post(f"{TABLE}/note", schemas.Words, note),
]

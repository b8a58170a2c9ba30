"""Talk at a table, and private notes."""

import secrets

from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.body import short_number
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import acknowledged, json_response
from guildhall.server.live.payloads import talk
from guildhall.store import Act
from guildhall.table.entry import Entry
from guildhall.table.table import Table


async def chat(context: Context[schemas.Words]) -> Response:
    """Say something; spectators may not."""
    user, text = await context.user(), context.body.text
    await context.worker.conduct.check_talk(user.id)
    await context.worker.rates.spend(f"chat {user.id}", Rates.COSTLY)

    def say(table: Table, seat: int, now: float) -> Entry:
        context.worker.conduct.let_talk(user.id)
        return table.propose_chat(seat, text, now)

    opened, done = await context.act(say)
    return acknowledged(done.number, opened.table.entries)


async def show_chat(context: Context[None]) -> Response:
    """The last lines before a line, for everybody who may look at the table."""
    opened, seat, user = await context.watch()
    circle = await context.worker.circles.of(user)
    table = (await context.worker.spectators.seen(opened, seat)).table
    given = context.request.query_params.get("before", str(len(table.chat)))
    before = short_number(given)
    if before is None:
        raise GuildhallError("bad_body", {"problem": "before"})
    return json_response(talk(table, 0, before, circle.blocks, circle.mutes))


async def note(context: Context[schemas.Noted]) -> Response:
    """Write one's private note, joined with what was written elsewhere since."""
    user, given = await context.user(), context.body
    await context.worker.rates.spend(f"note {user.id}", Rates.OFTEN)
    opened, done = await context.act(
        lambda table, seat, now: table.propose_note(seat, given.text, now, given.before)
    )
    return acknowledged(done.number, opened.table.entries)


async def slow(context: Context[schemas.Slow]) -> Response:
    """Slow down the talk at a table: its creator may, and moderators may."""
    worker, seconds = context.worker, context.body.seconds
    worker.settings.need("moderation")
    user = await context.user()
    await worker.rates.spend(f"slow {user.id}", Rates.COSTLY)
    opened, seat, _ = await context.watch()
    if opened.table.setup.host != user.id:
        host, once = opened.table.setup.host, secrets.token_urlsafe(9)
        act = Act(once, user.id, host, "slow", worker.hub.now(), str(seconds), table_id=opened.id)
        await worker.store.sanctions.act(act)
    done = await context.write(opened, user, lambda table, now: table.propose_slow(seconds, now))
    count = (await worker.spectators.seen(opened, seat)).table.entries
    return acknowledged(min(done.number, count), count)


ROUTES = [
    get(f"{TABLE}/chat", show_chat),
    post(f"{TABLE}/chat", schemas.Words, chat),
    post(f"{TABLE}/slow", schemas.Slow, slow),
    post(f"{TABLE}/note", schemas.Noted, note),
]

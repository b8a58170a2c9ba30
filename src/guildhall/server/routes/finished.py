"""Finished games: their record, any moment of them, playing on, a rematch."""

import asyncio
from functools import partial

from starlette.responses import JSONResponse, PlainTextResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.body import short_number
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.access import perspective
from guildhall.server.live.open_table import created, finished
from guildhall.server.live.payloads import plain
from guildhall.server.live.rematch import Rematch


async def record(context: Context[None]) -> Response:
    """The record of a finished game, with the key of its luck."""
    opened, _, _ = await context.watch()
    lines = "".join(f"{line}\n" for line in finished(opened).record().lines())
    name = f"{opened.table.setup.game}-{opened.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(lines, headers=headers, media_type="application/jsonl")


async def moment(context: Context[None]) -> Response:
    """The view of any seat after any input."""
    opened, seat, _ = await context.watch()
    table = finished(opened)
    given, last = context.request.path_params["inputs"], len(table.record().inputs)
    inputs = short_number(given)
    if inputs is None or inputs > last:
        raise GuildhallError("no_such_input", {"given": given[:20], "last": last})
    assert table.match is not None  # noqa: S101  a finished table has played
    state = await asyncio.to_thread(table.match.state_at, inputs)
    viewer = perspective(table, seat, context.request)
    view = plain(table.game.observe(state, viewer))
    shown: sent.Moment = {"inputs": inputs, "seat": viewer, "view": view}
    return json_response(shown)


async def play_on(context: Context[schemas.PlayOn]) -> Response:
    """Create a table that goes on from a moment, against bots."""
    user = await context.user()
    opened, seat, _ = await context.watch()
    await context.worker.rates.spend(user.id, Rates.COSTLY)
    inputs, wanted = finished(opened).record().inputs, context.body.inputs
    if not 0 <= wanted < len(inputs):
        raise GuildhallError("no_such_input", {"given": wanted, "last": len(inputs) - 1})
    opening = [(given.by, given.move) for given in inputs[:wanted]]
    new = await context.worker.new_tables.play_on(
        opened.table, user, max(seat, 0), opening, luck=context.body.luck
    )
    return JSONResponse(created(new), 201)


async def rematch(context: Context[schemas.Again]) -> Response:
    """Ask for a rematch, or come to the one that others have asked for."""
    worker = context.worker
    worker.settings.need("rematch")
    opened, seat, user = await context.seated()
    finished(opened)
    worker.settings.offered(opened.table.setup.game)
    await worker.rates.spend(user.id, Rates.COSTLY)
    apart = (await worker.circles.of(user.id)).apart
    luck = context.body.luck
    admit = partial(worker.conduct.admit, user.id)
    asked = Rematch(
        worker.hub, worker.new_tables, opened, user, seat, luck=luck, admit=admit, apart=apart
    )
    return JSONResponse(created(await asked.found()), 201)


ROUTES = [
    get(f"{TABLE}/record", record),
    get(f"{TABLE}/at/{{inputs}}", moment),
    post(f"{TABLE}/play_on", schemas.PlayOn, play_on),
    post(f"{TABLE}/rematch", schemas.Again, rematch),
]

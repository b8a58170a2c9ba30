"""The door for a preview: what a move will do, before it is made."""

import asyncio

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import IllegalMove
from guildhall.server import schemas
from guildhall.server.context import Context
from guildhall.server.errors import error_body, status_of
from guildhall.server.payloads import event_part
from guildhall.table.preview import preview


async def show_preview(context: Context[schemas.Looked]) -> Response:
    """Give the events a legal move will surely cause, as its seat would be told them.

    A look that comes when its question has been answered finds nothing; that is nobody's mistake.
    """
    opened, seat, _ = await context.seated()
    context.worker.game(opened.table.setup.game)
    answers = context.body.answers
    if answers is not None and not opened.table.is_asked(seat, answers):
        return JSONResponse({"stale": True, "events": [], "follows": ""})
    table, match = opened.table, opened.table.running()
    number = match.number(context.body.move)
    refusal = match.why_not(seat, number)
    if refusal is not None:
        error = IllegalMove(refusal)
        names = [chair.name for chair in table.chairs]
        body = error_body(error, context.language, table.game, names)
        return JSONResponse(body, status_of(error))
    n = len(match.record.inputs)
    foreseen = await asyncio.to_thread(preview, table.game, match.view(seat), number, n)
    words = table.game.words
    events = [event_part(event, n, words.named(event.args)) for event in foreseen.events]
    return JSONResponse({"n": n, "events": events, "follows": foreseen.follows})

"""The door for a preview: what a move will do, before it is made."""

import asyncio

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import IllegalMove
from guildhall.server import bodies
from guildhall.server.doors import Ask
from guildhall.server.errors import error_body, status_of
from guildhall.server.pages import event_part
from guildhall.table.preview import preview


async def show_preview(ask: Ask[bodies.Looked]) -> Response:
    """Give the events a legal move will surely cause, as its seat would be told them.

    A look that comes when its question has been answered finds nothing; that is nobody's mistake.
    """
    live, seat, _ = await ask.seated()
    ask.house.game(live.table.plan.game)
    answers = ask.body.answers
    if answers is not None and not live.table.is_asked(seat, answers):
        return JSONResponse({"stale": True, "events": [], "follows": ""})
    table, match = live.table, live.table.running()
    number = match.number(ask.body.move)
    refusal = match.why_not(seat, number)
    if refusal is not None:
        error = IllegalMove(refusal)
        names = [chair.name for chair in table.chairs]
        body = error_body(error, ask.language, table.game, names)
        return JSONResponse(body, status_of(error))
    n = len(match.record.inputs)
    foreseen = await asyncio.to_thread(preview, table.game, match.view(seat), number, n)
    words = table.game.words
    events = [event_part(event, n, words.named(event.args)) for event in foreseen.events]
    return JSONResponse({"n": n, "events": events, "follows": foreseen.follows})

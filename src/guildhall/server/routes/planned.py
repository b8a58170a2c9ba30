"""Decisions planned before they are sent: making a row of them, looking past them, filling one."""

import asyncio
from typing import Any

from starlette.responses import JSONResponse, Response

from guildhall.bots.fill import Begun
from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent_help
from guildhall.server.context import TABLE, Context, post, take_advice
from guildhall.server.http.errors import status_of
from guildhall.server.http.rates import Limit, Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.looks import STALE, ahead_of, outlook_part
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.payloads import offer
from guildhall.table.ahead import look_past_others
from guildhall.table.match import Match
from guildhall.table.outlook import Wishes, look_over
from guildhall.table.row import Row, propose_row
from guildhall.table.table import Table


async def make_row(context: Context[schemas.MovesMade]) -> Response:
    """Make moves one after another; the first that is refused ends the row, the others stand."""
    body = context.body
    if not body.moves:
        raise GuildhallError("bad_body", {"problem": "moves"})
    await _spend(context, "row", Rates.OFTEN)

    def propose(table: Table, seat: int, now: float) -> Row:
        return propose_row(table, seat, body.answers, body.moves, now)

    opened, row = await context.act_often(propose)
    stopped = None
    if row.stopped is not None:
        stopped = context.explained(opened.table, row.stopped)
        if not row.made:
            return JSONResponse(stopped, status_of(row.stopped))
    told: sent_help.RowMade = {
        "made": row.made,
        "entry": row.last,
        "entries": opened.table.entries,
        "stopped": stopped,
    }
    return json_response(told)


async def _spend(context: Context[Any], what: str, limit: Limit) -> None:
    """Count a request before anything is decided, so that nothing is awaited afterwards."""
    user = await context.user()
    await context.worker.rates.spend(f"{what} {user.id}", limit)


async def _begin(context: Context[Any], what: str, limit: Limit) -> tuple[OpenTable, int, Match]:
    """Count a request of somebody at a table whose game is offered and begun; gives the seat."""
    await _spend(context, what, limit)
    opened, seat, _ = await context.seated()
    context.worker.settings.offered(opened.table.setup.game)
    return opened, seat, opened.table.running()


async def look(context: Context[schemas.MovesPlanned]) -> Response:
    """What may be decided after planned moves, from what the seat knows; plays nothing."""
    opened, seat, match = await _begin(context, "ahead", Rates.BROWSED)
    table, body = opened.table, context.body
    if body.answers is None and seat not in match.actors and not body.moves:
        view, n = match.view(seat), len(match.record.inputs)
        ahead = await asyncio.to_thread(look_past_others, table.game, view, n)
        return context.ahead(table, ahead)
    if body.answers is None or not table.is_asked(seat, body.answers):
        return JSONResponse(STALE)
    return context.ahead(table, await ahead_of(table, seat, body.moves))


async def look_through(context: Context[schemas.PhaseWished]) -> Response:
    """What a seat may do in the whole of a phase, from what it knows; plays nothing."""
    opened, seat, match = await _begin(context, "ahead", Rates.BROWSED)
    table, body = opened.table, context.body
    if not table.is_asked(seat, body.answers):
        return JSONResponse(STALE)
    numbers = [match.number(move) for move in body.moves]
    usual = None if body.usual is None else [match.number(move) for move in body.usual]
    wishes = Wishes(body.asks, numbers, usual)
    view, n = match.view(seat), len(match.record.inputs)
    outlook = await asyncio.to_thread(look_over, table.game, view, wishes, n)
    return json_response(outlook_part(table, outlook))


async def fill(context: Context[schemas.RowBegun]) -> Response:
    """What a bot would add to a row or a phase, from the seat's view; plays nothing."""
    opened, seat, match = await _begin(context, "fill", Rates.OFTEN)
    table, body = opened.table, context.body
    if table.hints_off:
        raise GuildhallError("hints_off", {})
    table.check_due(seat)
    if not table.is_asked(seat, body.answers):
        return JSONResponse(STALE)
    await take_advice(context, opened, seat)
    numbers = [match.number(move) for move in body.moves]
    begun = Begun(numbers, body.asks, body.bot, schemas.LONGEST_ROW, body.past)
    added = await context.worker.bot_runner.fill(opened, seat, begun)
    told: sent_help.Filled = {
        "n": body.answers,
        "moves": [offer(table.setup.game, move) for move in added],
    }
    return json_response(told)


ROUTES = [
    post(f"{TABLE}/moves", schemas.MovesMade, make_row),
    post(f"{TABLE}/ahead", schemas.MovesPlanned, look),
    post(f"{TABLE}/phase", schemas.PhaseWished, look_through),
    post(f"{TABLE}/fill", schemas.RowBegun, fill),
]

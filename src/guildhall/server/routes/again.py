"""Decisions of a finished game, made again: the position as its seat saw it, and a verdict.

The analysis of the game has found what was better and why; only a third move is weighed anew.
"""

import asyncio
from typing import Any

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.lab.analysis import Decision
from guildhall.server import schemas, sent, sent_help
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.body import short_number
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.looks import foreseen
from guildhall.server.live.open_table import OpenTable, finished
from guildhall.server.live.payloads import offer
from guildhall.server.live.shown import shown
from guildhall.table.position import moment_of
from guildhall.table.table import Table

DECISION = f"{TABLE}/decision/{{inputs}}"
IMPOSSIBLE = 422


async def _found(context: Context[Any]) -> tuple[OpenTable, Decision, Table]:
    """A finished table, a decision that its analysis has looked at, and a table at that moment.

    Raises hidden_until_the_end, game_off and no_such_decision.
    """
    opened, _, user = await context.watch()
    context.worker.settings.offered(opened.table.setup.game)
    table = finished(opened)
    context.worker.rates.check(f"decision {user or context.client}", Rates.BROWSED)
    n = short_number(str(context.request.path_params["inputs"]))
    if n is None:
        raise GuildhallError("no_such_decision", {})
    decision = await context.worker.analyses.decision(opened, n)
    return opened, decision, await asyncio.to_thread(moment_of, table, n, decision.seat)


def _refused(context: Context[Any], table: Table, seat: int) -> sent.Problem | None:
    """Why the move of a request was not possible; None if it was. Raises BadNotation."""
    refusal = table.running().why_not(seat, context.body.move)
    return context.explained(table, IllegalMove(refusal)) if refusal else None


async def show_decision(context: Context[None]) -> Response:
    """The position as the seat that decided saw it, with the moves it could choose from."""
    _, decision, table = await _found(context)
    return json_response(shown(table, decision.seat))


async def judge(context: Context[schemas.MoveAsked]) -> Response:
    """Whether a move is as good as the best one, what both and the played one bring, and why."""
    opened, decision, table = await _found(context)
    if refused := _refused(context, table, decision.seat):
        return JSONResponse(refused, IMPOSSIBLE)
    match, words = table.running(), table.game.words.moves
    number = match.number(context.body.move)
    shares = {decision.best: decision.best_share, decision.move: decision.share}
    given, right = words.print(number), words.print(number) == decision.best
    if given not in shares:
        await context.worker.rates.spend(f"weigh {context.client}", Rates.COSTLY)
        weighed = await context.worker.analyses.weigh(opened, decision, match.state, number)
        shares[given] = min(max(0.0, decision.best_share - weighed.loss), decision.best_share)
        right = weighed.good
    told: sent_help.PuzzleAnswer = {
        "right": right,
        "given": offer(table.setup.game, number),
        "values": [
            {"move": offer(table.setup.game, words.parse(move)), "share": round(share, 4)}
            for move, share in sorted(shares.items(), key=lambda s: (s[0] != decision.best, -s[1]))
        ],
        "reasons": [{"code": why.code, "facts": dict(why.facts)} for why in decision.reasons],
    }
    return json_response(told)


async def why_then(context: Context[schemas.MoveAsked]) -> Response:
    """Whether a move was possible then, or why not."""
    _, decision, table = await _found(context)
    refused = _refused(context, table, decision.seat)
    return JSONResponse({"possible": False, **refused} if refused else {"possible": True})


async def preview_then(context: Context[schemas.Looked]) -> Response:
    """What a move would surely have done."""
    _, decision, table = await _found(context)
    if refused := _refused(context, table, decision.seat):
        return JSONResponse(refused, IMPOSSIBLE)
    number = table.running().number(context.body.move)
    return json_response(await foreseen(table, decision.seat, number))


ROUTES = [
    get(DECISION, show_decision),
    post(f"{DECISION}/answer", schemas.MoveAsked, judge),
    post(f"{DECISION}/why", schemas.MoveAsked, why_then),
    post(f"{DECISION}/preview", schemas.Looked, preview_then),
]

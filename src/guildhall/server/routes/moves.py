"""Moves: making, explaining, previewing, hinting and undoing them."""

from typing import Any

from starlette.responses import JSONResponse, Response

from guildhall.bots.coach import Caution
from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.server import schemas, sent_help
from guildhall.server.context import TABLE, Context, post, post_action, take_advice
from guildhall.server.http.errors import status_of
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import acknowledged, json_response
from guildhall.server.live.looks import (
    STALE,
    STALE_LOOK,
    ahead_of,
    foreseen,
    hint_part,
    reason_parts,
)
from guildhall.server.live.payloads import offer
from guildhall.server.moving import make_move
from guildhall.table.table import Stale, Table


async def move(context: Context[schemas.MoveMade]) -> Response:
    """Make a move: refused when stale, harmless when repeated."""
    try:
        opened, entry = await make_move(context)
    except IllegalMove as error:
        opened = await context.worker.hub.open(context.table_id)
        return _refused(context, opened.table, error)
    return acknowledged(entry, opened.table.entries)


def _refused(context: Context[Any], table: Table, error: IllegalMove) -> Response:
    return JSONResponse(context.explained(table, error), status_of(error))


async def why(context: Context[schemas.MoveAsked]) -> Response:
    """Whether a move is possible, or why not; changes nothing."""
    opened, seat, _ = await context.seated()
    refusal = opened.table.running().why_not(seat, context.body.move)
    if refusal is None:
        return JSONResponse({"possible": True})
    reason = context.explained(opened.table, IllegalMove(refusal))
    return JSONResponse({"possible": False, **reason})


async def show_preview(context: Context[schemas.Looked]) -> Response:
    """The events a legal move will surely cause, as its seat would be told them.

    A look that comes when its question has been answered finds nothing; that is nobody's mistake.
    """
    opened, seat, _ = await context.seated()
    table = opened.table
    context.worker.settings.offered(table.setup.game)
    answers = context.body.answers
    if answers is not None and not table.is_asked(seat, answers):
        return JSONResponse(STALE_LOOK)
    match = table.running()
    number = match.number(context.body.move)
    refusal = match.why_not(seat, number)
    if refusal is not None:
        return _refused(context, table, IllegalMove(refusal))
    return JSONResponse(await foreseen(table, seat, number))


async def hint(context: Context[schemas.HintWanted]) -> Response:
    """What a master would do on this seat, from its view, and why; or, at once, an expert.

    With planned moves: what it would do after them. They are checked like moves, and not played.
    """
    opened, seat, user = await context.seated()
    table, body = opened.table, context.body
    context.worker.settings.offered(table.setup.game)
    if table.hints_off:
        raise GuildhallError("hints_off", {})
    table.check_due(seat)
    quick = body.quick
    limit = (f"glimpse {user.id}", Rates.OFTEN) if quick else (f"hint {user.id}", Rates.COSTLY)
    await context.worker.rates.spend(*limit)
    if body.answers is not None and not table.is_asked(seat, body.answers):
        return JSONResponse(STALE)
    ahead = None
    if body.moves:
        if body.answers is None:
            raise GuildhallError("bad_body", {"problem": "answers"})
        ahead = await ahead_of(table, seat, body.moves)
        if ahead.refusal is not None:
            return _refused(context, table, IllegalMove(ahead.refusal))
        if ahead.made < len(body.moves) or not ahead.legal:
            raise GuildhallError("plan_ended", {})
    await take_advice(context, opened, seat)
    n = opened.table.asked[seat]
    advice = await context.worker.bot_runner.hint(opened, seat, quick=quick, ahead=ahead)
    return json_response(hint_part(opened.table, n, advice))


async def coach(context: Context[schemas.MoveMade]) -> Response:
    """Whether a move that is about to be made gives much away; changes nothing."""
    opened, seat, user = await context.seated()
    table = opened.table
    context.worker.settings.offered(table.setup.game)
    if not table.coached:
        raise GuildhallError("coach_off", {})
    table.check_due(seat)
    answers = context.body.answers
    if not table.is_asked(seat, answers):
        raise Stale("stale", {"answers": answers, "current": table.asked[seat]})
    match = table.running()
    number = match.number(context.body.move)
    refusal = match.why_not(seat, number)
    if refusal is not None:
        return _refused(context, table, IllegalMove(refusal))
    await context.worker.rates.spend(f"coach {user.id}", Rates.COSTLY)
    caution = await context.worker.bot_runner.coach(opened, seat, number)
    told = caution_part(table, caution) if caution else None
    verdict: sent_help.Verdict = {"n": answers, "caution": told}
    return json_response(verdict)


def caution_part(table: Table, caution: Caution) -> sent_help.Caution:
    """A caution as data."""
    return {
        "move": offer(table.game.name, caution.best),
        "share": round(caution.share, 4),
        "best_share": round(caution.best_share, 4),
        "reasons": reason_parts(table, caution.reasons),
        "own_reasons": reason_parts(table, caution.own_reasons),
    }


async def undo(context: Context[schemas.Back]) -> Response:
    """Take a decision back, or ask the others to go back."""
    to = context.body.to
    opened, done = await context.act(
        lambda table, seat, now: table.propose_undo(seat, now, to), hard=True
    )
    asked = done.entry.kind == "ask_undo"
    return JSONResponse({"entry": done.number, "entries": opened.table.entries, "asked": asked})


ROUTES = [
    post(f"{TABLE}/move", schemas.MoveMade, move),  # the first, being asked for most
    post(f"{TABLE}/why", schemas.MoveAsked, why),
    post(f"{TABLE}/preview", schemas.Looked, show_preview),
    post(f"{TABLE}/hint", schemas.HintWanted, hint),
    post(f"{TABLE}/coach", schemas.MoveMade, coach),
    post(f"{TABLE}/undo", schemas.Back, undo),
    post_action(
        f"{TABLE}/agree", lambda table, seat, now: table.propose_answer_undo(seat, now, agree=True)
    ),
    post_action(
        f"{TABLE}/refuse",
        lambda table, seat, now: table.propose_answer_undo(seat, now, agree=False),
    ),
]

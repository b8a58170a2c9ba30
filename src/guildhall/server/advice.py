"""The doors for advice: a hint to a seat, and the analysis of a finished game."""

from typing import Any

import msgspec
from starlette.responses import Response

from guildhall.bots.hint import Advice
from guildhall.core.errors import GuildhallError
from guildhall.server import schemas
from guildhall.server.context import Context
from guildhall.server.middleware import Rates
from guildhall.server.open_table import OpenTable, finished
from guildhall.server.payloads import offer
from guildhall.table.table import Table


def hint_part(table: Table, n: int, advice: Advice) -> dict[str, Any]:
    """Give a hint as data: moves as they are offered, reasons with their facts named."""
    game = table.game
    return {
        "n": n,
        "move": offer(game.name, advice.move),
        "reasons": [
            {"code": reason.code, "facts": game.words.named(reason.facts)}
            for reason in advice.reasons
        ],
        "others": [
            {"move": offer(game.name, move), "share": round(share, 4)}
            for move, share in advice.others
        ],
    }


async def hint(context: Context[schemas.Empty]) -> Response:
    """Say what a master would do in one's place, from one's own view, and why."""
    opened, seat, user = await context.seated()
    context.worker.game(opened.table.setup.game)
    if opened.table.hints_off:
        raise GuildhallError("hints_off", {})
    opened.table.check_due(seat)
    await context.worker.rates.spend(f"hint {user.id}", Rates.COSTLY)
    n = opened.table.asked[seat]
    advice = await context.worker.bot_runner.hint(opened, seat)
    return _json(hint_part(opened.table, n, advice))


async def _finished(context: Context[Any]) -> OpenTable:
    """Give a finished table to whoever may see it; raises hidden_until_the_end and game_off."""
    opened, _, user = await context.watch()
    context.worker.game(opened.table.setup.game)
    finished(opened)
    if context.request.method != "GET":
        await context.worker.rates.spend(f"analysis {user or context.client}", Rates.COSTLY)
    return opened


async def show_analysis(context: Context[None]) -> Response:
    """Say how far the analysis is, and give it when it is there."""
    opened = await _finished(context)
    return _json(await context.worker.analyses.look(opened))


async def start_analysis(context: Context[schemas.Empty]) -> Response:
    """Begin the analysis of a finished game; harmless when it has begun or is there."""
    opened = await _finished(context)
    await context.worker.analyses.start(opened)
    return _json({**await context.worker.analyses.look(opened), "result": None}, 202)


async def cancel_analysis(context: Context[schemas.Empty]) -> Response:
    """Stop the analysis."""
    opened = await _finished(context)
    await context.worker.analyses.cancel(opened)
    return _json(await context.worker.analyses.look(opened))


def _json(body: dict[str, Any], status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")

"""The analysis of a finished game."""

from typing import Any

from starlette.responses import Response

from guildhall.server import schemas
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.open_table import OpenTable, finished


async def _finished(context: Context[Any]) -> OpenTable:
    """A finished table the user may see; raises hidden_until_the_end and game_off."""
    opened, _, user = await context.watch()
    context.worker.settings.offered(opened.table.setup.game)
    finished(opened)
    if context.request.scope["method"] != "GET":
        await context.worker.rates.spend(f"analysis {user or context.client}", Rates.COSTLY)
    return opened


async def show_analysis(context: Context[None]) -> Response:
    """How far the analysis is, and its result when it is done."""
    opened = await _finished(context)
    return json_response(await context.worker.analyses.look(opened))


async def start_analysis(context: Context[schemas.AnalysisWanted]) -> Response:
    """Begin the analysis; harmless when it has begun or is done."""
    opened = await _finished(context)
    await context.worker.analyses.start(opened, deep=context.body.deep)
    return json_response({**await context.worker.analyses.look(opened), "result": None}, 202)


async def cancel_analysis(context: Context[schemas.Empty]) -> Response:
    """Stop the analysis."""
    opened = await _finished(context)
    await context.worker.analyses.cancel(opened)
    return json_response(await context.worker.analyses.look(opened))


ROUTES = [
    get(f"{TABLE}/analysis", show_analysis),
    post(f"{TABLE}/analysis", schemas.AnalysisWanted, start_analysis),
    post(f"{TABLE}/analysis", schemas.Empty, cancel_analysis, "DELETE"),
]

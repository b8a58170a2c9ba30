"""The doors for advice: a hint to a seat, and the analysis of a finished game."""

from typing import Any

import msgspec
from starlette.responses import Response

from guildhall.bots.hint import Advice
from guildhall.core.errors import GuildhallError
from guildhall.server import bodies
from guildhall.server.doors import Ask
from guildhall.server.guards import Rates
from guildhall.server.live import Live, finished
from guildhall.server.pages import offer
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


async def hint(ask: Ask[bodies.Empty]) -> Response:
    """Say what a master would do in one's place, from one's own view, and why."""
    live, seat, user = await ask.seated()
    ask.house.game(live.table.plan.game)
    if live.table.hints_off:
        raise GuildhallError("hints_off", {})
    live.table.check_due(seat)
    await ask.house.rates.spend(f"hint {user.id}", Rates.COSTLY)
    n = live.table.asked[seat]
    advice = await ask.house.thinking.hint(live, seat)
    return _json(hint_part(live.table, n, advice))


async def _finished(ask: Ask[Any]) -> Live:
    """Give a finished table to whoever may see it; raises hidden_until_the_end and game_off."""
    live, _, user = await ask.watch()
    ask.house.game(live.table.plan.game)
    finished(live)
    if ask.request.method != "GET":
        await ask.house.rates.spend(f"analysis {user or ask.client}", Rates.COSTLY)
    return live


async def show_analysis(ask: Ask[None]) -> Response:
    """Say how far the analysis is, and give it when it is there."""
    live = await _finished(ask)
    return _json(await ask.house.analysing.look(live))


async def start_analysis(ask: Ask[bodies.Empty]) -> Response:
    """Begin the analysis of a finished game; harmless when it has begun or is there."""
    live = await _finished(ask)
    await ask.house.analysing.start(live)
    return _json({**await ask.house.analysing.look(live), "result": None}, 202)


async def cancel_analysis(ask: Ask[bodies.Empty]) -> Response:
    """Stop the analysis."""
    live = await _finished(ask)
    await ask.house.analysing.cancel(live)
    return _json(await ask.house.analysing.look(live))


def _json(body: dict[str, Any], status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")

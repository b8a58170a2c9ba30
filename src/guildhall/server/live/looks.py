"""What a seat can know of moves it has not made: what one would do, where a row of them leads."""

import asyncio
from collections.abc import Sequence

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.server import sent
from guildhall.server.http.errors import error_body
from guildhall.server.live.payloads import event_part, offer, plain
from guildhall.table.ahead import Ahead, look_ahead
from guildhall.table.preview import preview
from guildhall.table.table import Table

STALE: sent.Stale = {"stale": True}
STALE_LOOK: sent.Foreseen = {"stale": True, "events": [], "follows": ""}


def explained(table: Table, error: GuildhallError, language: str) -> sent.Problem:
    """An error in the words of the game and with the names at the table."""
    return error_body(error, language, table.game, [chair.name for chair in table.chairs])


async def foreseen(table: Table, seat: int, move: int) -> sent.Foreseen:
    """The events that a legal move will surely cause, as its seat would be told them."""
    match, words = table.running(), table.game.words
    n = len(match.record.inputs)
    sure = await asyncio.to_thread(preview, table.game, match.view(seat), move, n)
    events = [event_part(event, n, words.named(event.args)) for event in sure.events]
    return {"n": n, "events": events, "follows": sure.follows}


async def ahead_of(table: Table, seat: int, moves: Sequence[str], language: str) -> sent.Ahead:
    """What a seat may decide after planned moves; raises BadNotation."""
    match = table.running()
    numbers = [match.number(move) for move in moves]
    n = len(match.record.inputs)
    ahead = await asyncio.to_thread(look_ahead, table.game, match.view(seat), numbers, n)
    return ahead_part(table, ahead, language)


def ahead_part(table: Table, ahead: Ahead, language: str) -> sent.Ahead:
    """Where a plan leads, as data."""
    refused = None
    if ahead.refusal is not None:
        refused = explained(table, IllegalMove(ahead.refusal), language)
    return {
        "made": ahead.made,
        "stopped": refused,
        "ends": ahead.ends,
        "ask": ahead.ask,
        "steps": ahead.steps,
        "moves": [offer(table.setup.game, move) for move in ahead.legal],
        "view": plain(ahead.view),
    }

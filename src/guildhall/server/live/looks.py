"""What a seat can know of moves it has not made: what one would do, where a row of them leads."""

import asyncio
from collections.abc import Sequence

from guildhall.server import sent, sent_help
from guildhall.server.live.payloads import event_part, offer, plain
from guildhall.table.ahead import Ahead, look_ahead
from guildhall.table.preview import preview
from guildhall.table.table import Table

STALE: sent_help.Stale = {"stale": True}
STALE_LOOK: sent_help.Foreseen = {"stale": True, "events": [], "follows": ""}


async def foreseen(table: Table, seat: int, move: int) -> sent_help.Foreseen:
    """The events that a legal move will surely cause, as its seat would be told them."""
    match, words = table.running(), table.game.words
    n = len(match.record.inputs)
    sure = await asyncio.to_thread(preview, table.game, match.view(seat), move, n)
    events = [event_part(event, n, words.named(event.args)) for event in sure.events]
    return {"n": n, "events": events, "follows": sure.follows}


async def ahead_of(table: Table, seat: int, moves: Sequence[str]) -> Ahead:
    """Where planned moves lead; raises BadNotation."""
    match = table.running()
    numbers = [match.number(move) for move in moves]
    n = len(match.record.inputs)
    return await asyncio.to_thread(look_ahead, table.game, match.view(seat), numbers, n)


def ahead_part(table: Table, ahead: Ahead, stopped: sent.Problem | None) -> sent_help.Ahead:
    """Where a plan leads, as data; `stopped` says why not all of it is possible."""
    return {
        "made": ahead.made,
        "stopped": stopped,
        "ends": ahead.ends,
        "ask": ahead.ask,
        "steps": ahead.steps,
        "moves": [offer(table.setup.game, move) for move in ahead.legal],
        "view": plain(ahead.view),
    }

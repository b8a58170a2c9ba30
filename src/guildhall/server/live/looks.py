"""What a seat can know of moves it has not made: what they would do, and what bots say of them."""

import asyncio
from collections.abc import Sequence

from guildhall.bots.deed import Reason
from guildhall.bots.hint import Advice
from guildhall.server import sent, sent_help
from guildhall.server.live.payloads import event_part, offer, plain
from guildhall.table.ahead import Ahead, look_ahead
from guildhall.table.outlook import Outlook
from guildhall.table.preview import Preview, preview
from guildhall.table.table import Table

STALE: sent_help.Stale = {"stale": True}
STALE_LOOK: sent_help.Foreseen = {"stale": True, "events": [], "follows": ""}


async def foreseen(table: Table, seat: int, move: int) -> sent_help.Foreseen:
    """The events that a legal move will surely cause, as its seat would be told them."""
    match = table.running()
    n = len(match.record.inputs)
    return foreseen_part(
        table, n, await asyncio.to_thread(preview, table.game, match.view(seat), move, n)
    )


def foreseen_part(table: Table, n: int, sure: Preview) -> sent_help.Foreseen:
    """What a seat can foresee after so many inputs, as data."""
    words = table.game.words
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


def outlook_part(table: Table, outlook: Outlook) -> sent_help.Outlook:
    """What a seat may do in a whole phase, as data."""
    written = table.game.words.moves.print
    return {
        "met": [written(move) for move in outlook.met],
        "row": [written(move) for move in outlook.row],
        "moves": [offer(table.setup.game, move) for move in outlook.legal],
        "taken": [offer(table.setup.game, move) for move in outlook.taken],
        "open": outlook.open,
        "view": plain(outlook.view),
    }


def hint_part(table: Table, n: int, advice: Advice) -> sent_help.Hint:
    """A hint as data: moves as they are offered, reasons with their facts named."""
    game = table.game
    return {
        "n": n,
        "move": offer(game.name, advice.move),
        "reasons": reason_parts(table, advice.reasons),
        "others": [
            {"move": offer(game.name, move), "share": round(share, 4)}
            for move, share in advice.others
        ],
    }


def reason_parts(table: Table, reasons: Sequence[Reason]) -> list[sent_help.Reason]:
    """Reasons as data, facts with a kind as ids."""
    named = table.game.words.named
    return [{"code": reason.code, "facts": named(reason.facts)} for reason in reasons]

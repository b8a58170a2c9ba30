"""The luck of a table: a seat adds its number, everybody can check it at the end."""

import asyncio

from starlette.responses import JSONResponse, Response

from guildhall.core import replay as replays
from guildhall.core.errors import BadRecord
from guildhall.core.game import Game
from guildhall.core.record import Record
from guildhall.server import schemas, sent
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import acknowledged
from guildhall.server.live.commands import start_if_ready
from guildhall.server.live.open_table import finished


async def add_luck(context: Context[schemas.LuckNumber]) -> Response:
    """Add a seat's number to the luck; a game that waited for nothing else begins."""
    number = context.body.number
    opened, done = await context.act(lambda table, seat, now: table.propose_luck(seat, number, now))
    await start_if_ready(context.worker.hub, opened)
    return acknowledged(done.number, opened.table.entries)


async def check_luck(context: Context[None]) -> Response:
    """Replay a finished game: whether every draw follows from the promise, and from what."""
    opened, _, user = await context.watch()
    table = finished(opened)
    await context.worker.rates.spend(f"luck {user or context.client}", Rates.COSTLY)
    record = table.record()
    problem = await asyncio.to_thread(problem_of, table.game, record)
    header = record.header
    told: sent.LuckTold = {
        "problem": problem,
        "finished": record.result is not None,
        "commitment": header.commitment,
        "key": record.key.hex() if record.key else "",
        "seats": header.seats,
        "added": header.numbers,
        **replays.luck_facts(record),
    }
    return JSONResponse(told)


def problem_of(game: Game, record: Record) -> str:
    """Code of what is wrong with a record; empty when nothing is."""
    try:
        replays.verify(game, record)
    except BadRecord as error:
        return error.code
    return ""


ROUTES = [
    get(f"{TABLE}/luck", check_luck),
    post(f"{TABLE}/luck", schemas.LuckNumber, add_luck),
]

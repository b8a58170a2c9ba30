"""The doors for the luck of a table: a seat adds its number, anybody checks it at the end."""

import asyncio

from starlette.responses import JSONResponse, Response

from guildhall.core import record as records
from guildhall.core.errors import BadRecord
from guildhall.core.game import Game
from guildhall.core.record import Record
from guildhall.server import schemas
from guildhall.server.context import Context
from guildhall.server.middleware import Rates
from guildhall.server.open_table import finished


async def add_luck(context: Context[schemas.LuckNumber]) -> Response:
    """Add a seat's number to the luck; a game that waited for nothing else begins."""
    number = context.body.number
    opened, done = await context.act(lambda table, seat, now: table.propose_luck(seat, number, now))
    await context.worker.start_if_ready(opened)
    return JSONResponse({"entry": done.number, "entries": opened.table.entries})


async def check_luck(context: Context[None]) -> Response:
    """Replay a finished game: whether every draw follows from the promise, and from what."""
    opened, _, user = await context.watch()
    table = finished(opened)
    await context.worker.rates.spend(f"luck {user or context.client}", Rates.COSTLY)
    record = table.record()
    problem = await asyncio.to_thread(problem_of, table.game, record)
    header = record.header
    return JSONResponse(
        {
            "problem": problem,
            "finished": record.result is not None,
            "commitment": header.commitment,
            "key": record.key.hex() if record.key else "",
            "seats": header.seats,
            "added": header.numbers,
            **records.luck_facts(record),
        }
    )


def problem_of(game: Game, record: Record) -> str:
    """Code of what is wrong with a record; nothing when all of it is right."""
    try:
        records.verify(game, record)
    except BadRecord as error:
        return error.code
    return ""

"""Making a move, however it comes: by POST or over the socket of a page."""

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas
from guildhall.server.context import Context
from guildhall.server.live.open_table import OpenTable
from guildhall.table.entry import Entry
from guildhall.table.table import Table


class Answered(Exception):
    """The move is in the store already, as this entry."""

    def __init__(self, entry: int) -> None:
        super().__init__(entry)
        self.entry = entry


async def make_move(context: Context[schemas.MoveMade]) -> tuple[OpenTable, int]:
    """Make a move; returns the table and the number of its entry, the same when repeated.

    Raises GuildhallError; Stale where the question is an older one, IllegalMove with why.
    """
    body = context.body

    def make(table: Table, seat: int, now: float) -> Entry:
        first = table.first_answer(seat, body.answers, body.move)
        if first is not None:
            raise Answered(first)
        if table.status == "playing" and table.chairs[seat].played_by_bot:
            raise GuildhallError("not_present", {"seat": seat})
        return table.propose_move(seat, body.answers, body.move, now)

    try:
        opened, made = await context.act(make)
    except Answered as known:
        return await context.worker.hub.open(context.table_id), known.entry
    return opened, made.number

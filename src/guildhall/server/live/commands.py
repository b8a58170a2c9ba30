"""Commands that several handlers need: seating at a new table, starting the game."""

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import Command, OpenTable
from guildhall.table.entry import Entry
from guildhall.table.names import bot_name
from guildhall.table.table import Table


def seat_person(seat: int, user: str, name: str, luck: str = "") -> Command:
    """Put a person on a seat of a new table."""
    return lambda table, now: table.propose_sit(seat, user, name, now, luck=luck)


def seat_bot(seat: int, level: str, name: str = "") -> Command:
    """Put a bot on a seat of a new table; without a name it gets one."""
    return lambda table, now: table.propose_sit(seat, "", name or bot_name(seat), now, level)


def begin(table: Table, now: float) -> Entry:
    """Start the game."""
    return table.propose_start(now)


async def start_if_ready(hub: Hub, opened: OpenTable) -> None:
    """Start a game whose last seat is taken and that waits for no number of the luck.

    Another worker may have been faster. A worker that was killed between seating and starting
    leaves the start to the next request.
    """
    if opened.table.match is not None or not opened.table.ready:
        return
    try:
        await hub.write(opened, begin)
    except GuildhallError as error:
        if error.code not in ("table_started", "seats_open"):
            raise


async def fill_with_bots(hub: Hub, opened: OpenTable) -> None:
    """Put a bot on every seat that is still open."""
    while any(chair.kind == "open" for chair in opened.table.chairs):
        await hub.write(opened, _seat_next_bot)


def _seat_next_bot(table: Table, now: float) -> Entry:
    """Put a bot on the first open seat; refused with seat_taken when there is none."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    seat = free[0] if free else 0
    return table.propose_sit(seat, "", bot_name(seat), now, table.setup.level)

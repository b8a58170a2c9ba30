"""Clocks that run out, also at tables that have left the memory."""

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.flags")


class Flags:
    """Hands the seat of a player whose time is up to a bot."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.alarms: dict[str, float] = {}
        """When the next flag falls at tables that have left the memory."""
        hub.loaded.append(self._drop_alarm)
        hub.dropped.append(self._set_alarm)

    def _set_alarm(self, opened: OpenTable) -> None:
        falls = next_flag(opened.table, self.hub.now())
        if falls is not None and not opened.removed:
            self.alarms[opened.id] = falls

    def _drop_alarm(self, opened: OpenTable) -> None:
        self.alarms.pop(opened.id, None)

    async def fall(self) -> None:
        """Let the flag fall at every seat whose time is up."""
        now = self.hub.now()
        due = [table_id for table_id, at in self.alarms.items() if at <= now]
        for table_id in due:
            self.alarms.pop(table_id, None)
            if self.hub.mine(table_id):
                await self.hub.try_open(table_id)
        now = self.hub.now()
        for opened in list(self.hub.tables.values()):
            if opened.table.clocks.clock is None or opened.table.status != "playing":
                continue
            for seat in opened.table.clocks.flags(now):
                await self._flag(opened, seat)

    async def _flag(self, opened: OpenTable, seat: int) -> None:
        try:
            await self.hub.write(opened, lambda table, now: table.propose_flag(seat, now))
        except GuildhallError as error:
            log.info("flag_stays", table=opened.id, problem=error.code)


def next_flag(table: Table, now: float) -> float | None:
    """When the next flag falls; None when no time runs."""
    running = [seat for seat, begun in enumerate(table.clocks.since) if begun is not None]
    left = [table.clocks.left(seat, now) or 0.0 for seat in running]
    return now + min(left) if left and table.status == "playing" else None

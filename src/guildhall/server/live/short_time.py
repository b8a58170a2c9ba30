"""People whose time runs short, also at tables that have left the memory: told once a turn."""

from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.server.people.kinds import CLOCK
from guildhall.server.people.notices import Notices
from guildhall.table.clock import DAY, HOUR, MINUTE
from guildhall.table.table import Table

LOOK_SECONDS = 15.0
SHARE = 0.1
"""Time is short when this much is left of what there was when the turn began…"""
LEAST = {
    "live": 2 * MINUTE,
    "relaxed": 5 * MINUTE,
    "evening": 15 * MINUTE,
    "daily": 6 * HOUR,
    "correspondence": DAY,
}
"""… or so much, by clock; but never before half of it is gone: the turn itself was just told."""
RESTART_SECONDS = 300.0
"""What fell due so short a time before a table is first loaded may be untold: a server restarts."""


class ShortTime:
    """Watches the clocks of all tables of this worker."""

    def __init__(self, hub: Hub, notices: Notices) -> None:
        self.hub = hub
        self.notices = notices
        self.warned: dict[str, dict[int, float]] = {}
        """By table and seat: when the turn began in which its player was last told."""
        self.alarms: dict[str, float] = {}
        """When to look at tables that have left the memory."""
        self.looked = float("-inf")
        hub.loaded.append(self._take_up)
        hub.dropped.append(self._set_alarm)

    def _take_up(self, opened: OpenTable) -> None:
        """Take for told what fell due long before a table that this worker does not know."""
        if self.alarms.pop(opened.id, None) is not None:
            return
        long_ago = self.hub.now() - RESTART_SECONDS
        for seat, mark in marks(opened.table).items():
            if mark <= long_ago:
                self._remember(opened, seat)

    def _set_alarm(self, opened: OpenTable) -> None:
        left = [at for seat, at in marks(opened.table).items() if not self._told(opened, seat)]
        if opened.removed:
            self.warned.pop(opened.id, None)
        elif left:
            self.alarms[opened.id] = min(left)

    async def tick(self) -> None:
        """Look at all clocks, every now and then."""
        now = self.hub.now()
        if 0 <= now - self.looked < LOOK_SECONDS:
            return
        self.looked = now
        for table_id in [table_id for table_id, at in self.alarms.items() if at <= now]:
            if self.hub.mine(table_id):
                await self.hub.try_open(table_id)
            self.alarms.pop(table_id, None)
        for opened in list(self.hub.tables.values()):
            if self.hub.mine(opened.id):
                self._look(opened, now)

    def _look(self, opened: OpenTable, now: float) -> None:
        """Tell those whose time is short and who are not there."""
        due = marks(opened.table)
        if not due:
            self.warned.pop(opened.id, None)
        looking = opened.looking()
        for seat, mark in due.items():
            user = opened.table.chairs[seat].user
            if mark <= now and user not in looking and not self._told(opened, seat):
                self._remember(opened, seat)
                self._tell(opened, seat, user, now)

    def _tell(self, opened: OpenTable, seat: int, user: str, now: float) -> None:
        """Call at once; a digest is for those for whom it does not come too late."""
        self.notices.call(user, opened.id, opened.table.setup.game, CLOCK)
        if (opened.table.clocks.left(seat, now) or 0.0) > self.notices.settings.digest_seconds:
            self.notices.tell(user, opened.id, CLOCK)

    def _told(self, opened: OpenTable, seat: int) -> bool:
        return self.warned.get(opened.id, {}).get(seat) == opened.table.clocks.since[seat]

    def _remember(self, opened: OpenTable, seat: int) -> None:
        begun = opened.table.clocks.since[seat]
        if begun is not None:
            self.warned.setdefault(opened.id, {})[seat] = begun


def marks(table: Table) -> dict[int, float]:
    """From when on the time of each seat is short, where the time of a person runs."""
    clocks = table.clocks
    if table.status != "playing" or clocks.clock is None:
        return {}
    least = LEAST[table.setup.clock]
    return {
        seat: begun + bank - short(bank, least)
        for seat in sorted(table.due_people())
        for begun, bank in [(clocks.since[seat], clocks.banks[seat])]
        if begun is not None
    }


def short(bank: float, least: float) -> float:
    """How many seconds are few for a turn that began with so many."""
    return min(max(bank * SHARE, least), bank / 2)

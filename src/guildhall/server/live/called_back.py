"""People who have left a live table and whose turn it is there: called back once a turn."""

from collections.abc import Iterator

from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.short_time import RESTART_SECONDS
from guildhall.server.live.turns import QUIET
from guildhall.server.people.kinds import YOUR_TURN
from guildhall.server.people.notices import Notices

LOOK_SECONDS = 5.0
AWAY_SECONDS = 20.0
"""So long a table may be out of somebody's sight: who loads the page anew is soon back."""

Turn = tuple[str, int, float]
"""A table, a seat, and when its time began to run."""


class CalledBack:
    """Watches who looks at the live tables of this worker."""

    def __init__(self, hub: Hub, notices: Notices) -> None:
        self.hub = hub
        self.notices = notices
        self.away: dict[tuple[str, str], float] = {}
        """By table and user: since when they have not looked at a table where they sit."""
        self.called: dict[Turn, str] = {}
        """Turns that need no call any more, and whose they are."""
        self.looked = float("-inf")
        hub.loaded.append(self._take_up)

    def _take_up(self, opened: OpenTable) -> None:
        """Take for called whose turn began long before a table that was just loaded."""
        long_ago = self.hub.now() - RESTART_SECONDS
        for turn, user in turns(opened):
            if turn[2] <= long_ago:
                self.called[turn] = user

    async def tick(self) -> None:
        """Look at all live tables, every now and then."""
        now = self.hub.now()
        if 0 <= now - self.looked < LOOK_SECONDS:
            return
        self.looked = now
        tables = [
            opened
            for opened in self.hub.tables.values()
            if opened.table.setup.clock in QUIET
            and opened.table.status == "playing"
            and self.hub.mine(opened.id)
        ]
        absent = {(opened.id, user) for opened in tables for user in _absent(opened)}
        self.away = {one: self.away.get(one, now) for one in absent}
        running = {turn: (opened, user) for opened in tables for turn, user in turns(opened)}
        self._forget(set(running))
        for turn, (opened, user) in running.items():
            since = self.away.get((opened.id, user), now)
            if turn not in self.called and now - since >= AWAY_SECONDS:
                self._call(turn, opened, user, now)

    def _call(self, turn: Turn, opened: OpenTable, user: str, now: float) -> None:
        """Call at once; a digest is for those for whom it does not come too late."""
        self.called[turn] = user
        self.notices.call(user, opened.id, opened.table.setup.game, YOUR_TURN)
        if (opened.table.clocks.left(turn[1], now) or 0.0) > self.notices.settings.digest_seconds:
            self.notices.tell(user, opened.id, YOUR_TURN)

    def _forget(self, running: set[Turn]) -> None:
        """Forget turns that are over, and what is noted of them."""
        for turn in self.called.keys() - running:
            self.notices.clear(self.called.pop(turn), turn[0])


def turns(opened: OpenTable) -> Iterator[tuple[Turn, str]]:
    """The turns of people at a live table, and whose they are."""
    table = opened.table
    if table.setup.clock not in QUIET or table.status != "playing":
        return
    for seat in sorted(table.due_people()):
        begun = table.clocks.since[seat]
        if begun is not None:
            yield (opened.id, seat, begun), table.chairs[seat].user


def _absent(opened: OpenTable) -> set[str]:
    """People who sit at a table and do not have it in front of them."""
    return {chair.user for chair in opened.table.chairs if chair.user} - opened.looking()

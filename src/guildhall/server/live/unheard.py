"""Who was not there when something was said at their table: told once, until they look."""

import asyncio

from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.server.people.circles import Circles
from guildhall.server.people.kinds import TALK
from guildhall.server.people.notices import Notices


class Unheard:
    """Watches the talk at all open tables; who said something is told, its words never are."""

    def __init__(self, hub: Hub, notices: Notices, circles: Circles) -> None:
        self.notices = notices
        self.circles = circles
        self.lines: dict[str, int] = {}
        """By open table: how many lines have been dealt with."""
        self.told: dict[str, set[str]] = {}
        """By table: who was told and has not looked since."""
        self.telling: set[asyncio.Task[None]] = set()
        hub.changed.append(self.note)
        hub.loaded.append(self.take_up)
        hub.dropped.append(self.let_go)

    def take_up(self, opened: OpenTable) -> None:
        """What was said before a table was loaded is old."""
        self.lines[opened.id] = len(opened.table.chat)

    def let_go(self, opened: OpenTable) -> None:
        """Forget the lines of a table that leaves the memory; who was told only if it is over."""
        self.lines.pop(opened.id, None)
        if opened.removed or opened.table.status != "playing":
            self.notices.game_over(self.told.pop(opened.id, ()), opened.id)

    def note(self, opened: OpenTable) -> None:
        """See who has said something, and who has missed it."""
        table = opened.table
        first, self.lines[opened.id] = self.lines.get(opened.id, 0), len(table.chat)
        if first >= len(table.chat):
            return
        speakers = {line["seat"] for line in table.chat[first:]}
        away = self._away(opened)
        for seat in sorted(speakers):
            speaker = table.chairs[seat]
            for user in sorted(away - {speaker.user}):
                self._start(opened, user, speaker.user, speaker.name)

    def _away(self, opened: OpenTable) -> set[str]:
        """People who sit at a table, do not look at it and do not know yet."""
        sitting = {chair.user for chair in opened.table.chairs if chair.user and not chair.away}
        told = self.told.get(opened.id, set())
        return sitting - told - opened.looking()

    def _start(self, opened: OpenTable, user: str, speaker: str, name: str) -> None:
        work = self.notices.quietly(self._tell(opened, user, speaker, name))
        task = asyncio.get_running_loop().create_task(work)
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    async def _tell(self, opened: OpenTable, user: str, speaker: str, name: str) -> None:
        """Tell somebody, unless they mute or block who speaks."""
        unheard = (await self.circles.of(user)).unheard
        if speaker in unheard or user not in self._away(opened):
            return
        self.told.setdefault(opened.id, set()).add(user)
        self.notices.tell(user, opened.id, TALK)
        self.notices.call(user, opened.id, opened.table.setup.game, TALK, name)

    def seen(self, opened: OpenTable, user: str) -> None:
        """Clear the notice of a user who looks at the table."""
        told = self.told.get(opened.id, set())
        if user in told:
            told.discard(user)
            self.notices.clear(user, opened.id)

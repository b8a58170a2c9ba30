"""What moderators do at tables: people who are banned leave them, others are closed."""

from dataclasses import replace
from functools import partial

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hall_news import HallNews
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.sitting import sitting
from guildhall.server.people.conduct import Conduct
from guildhall.store import Act, StoreFailed
from guildhall.table.entry import Entry
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.moderating")

MOST_TABLES = 200
"""So many tables somebody who is banned leaves, those that wait for them first."""


class Moderating:
    """Carries out what moderators have decided."""

    def __init__(self, hub: Hub, hall_news: HallNews, conduct: Conduct) -> None:
        self.hub = hub
        self.hall_news = hall_news
        self.conduct = conduct

    async def act(self, act: Act) -> None:
        """Do something to a person; what was done before is not done again.

        A ban that is sent again may have been written when the store failed: where it holds, they
        leave what they have not left.
        """
        new = await self.hub.store.sanctions.act(act)
        await self.conduct.kept.look(act.whom)
        self._wake_pages(act.whom)
        if new:
            log.info("moderated", action=act.action, person=act.whom, moderator=act.moderator)
        held = any(one.id == act.once for one in self.conduct.holding(act.whom))
        if act.action == "ban" and (new or held):
            await self.hub.store.seekers.leave(act.whom)
            await self.hub.store.tournaments.stay_away(act.whom, self.hub.now())
            await self._leave_tables(act.whom)

    async def hear(self, person: str) -> None:
        """Something else holds against a person now, says a worker; an empty id: anybody."""
        if not person:
            self.conduct.kept.forget_all()
        elif person in self.conduct.kept:
            try:
                await self.conduct.kept.look(person)
            except StoreFailed:
                self.conduct.kept.forget(person)
            self._wake_pages(person)

    async def _leave_tables(self, user: str) -> None:
        """Stand up where nothing has begun, and let bots play on elsewhere."""

        def leave(table: Table, now: float) -> Entry:
            seat = table.seat_of(user)
            if table.status == "open":
                return table.propose_stand(seat, now)
            return table.propose_leave(seat, now)

        for table_id in await sitting(self.hub, user, MOST_TABLES):
            try:
                await self.hub.write(await self.hub.open(table_id), leave)
            except StoreFailed:
                raise
            except GuildhallError as error:
                # a host who does not play, somebody who is away, a table nobody can read
                log.info("not_left", table=table_id, problem=error.code)

    def _wake_pages(self, user: str) -> None:
        """Have the pages that a person has open look who they are and what holds against them."""
        self.hall_news.wake(user)
        for opened in list(self.hub.tables.values()):
            for wake, watcher in list(opened.watchers.items()):
                if watcher == user:
                    wake()

    async def close(self, act: Act) -> None:
        """Close a table, harmless when repeated; raises no_such_table and table_over.

        What is written in the log has happened, so both are one commit.
        """
        sanctions = self.hub.store.sanctions
        try:
            opened = await self.hub.open(act.table_id)
            await self._end(opened, replace(act, whom=opened.table.setup.host))
        except GuildhallError:
            if not await sanctions.closed(act.once, act.table_id):
                raise

    async def _end(self, opened: OpenTable, act: Act) -> None:
        sanctions = self.hub.store.sanctions
        if opened.table.status == "open":
            await self.hub.remove(opened, _check_waits, partial(sanctions.remove, act))
            self.hall_news.deleted(opened.id)
        else:
            await self.hub.write_alone(
                opened, lambda table, now: table.propose_close(now), partial(sanctions.close, act)
            )
        log.info("closed", table=opened.id, moderator=act.moderator)


def _check_waits(table: Table) -> None:
    """Raise table_busy where the game has begun meanwhile."""
    if table.status != "open":
        raise GuildhallError("table_busy", {})

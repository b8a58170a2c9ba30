"""People who leave for good: their seats are given up, their names replaced, the games stay."""

import asyncio
from collections.abc import Callable

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hall import check_deletable
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.store import Departure, StoreFailed
from guildhall.table.fold import fold
from guildhall.table.own import forgotten, own_entries
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.departing")

CLAIM_SECONDS = 600.0
"""So long a worker has for the tables of one person before another tries."""
TRIES = 2


class Departing:
    """Goes over the tables of people who have left."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.due = True
        """Whether somebody may have left; also before this worker began."""
        self.departed: list[Callable[[], None]] = []
        """Who is told when the name of somebody is gone everywhere."""

    async def tick(self) -> None:
        """Take the names of those who have left from all tables."""
        while self.due:
            now = self.hub.now()
            gone = await self.hub.store.departures.claim(now, now + CLAIM_SECONDS)
            self.due = gone is not None
            if gone is not None:
                await self._depart(gone)

    async def _depart(self, gone: Departure) -> None:
        store = self.hub.store
        for table_id in await store.departures.tables(gone.user):
            await self._try_to_leave(table_id, gone)
        await store.departures.finish(gone.user, gone.name)
        for told in self.departed:
            told()
        log.info("departed", person=gone.user)

    async def _try_to_leave(self, table_id: str, gone: Departure) -> None:
        """Leave a table; once more where the game has gone on meanwhile and refused something."""
        problem = ""
        for _ in range(TRIES):
            try:
                return await self._leave(await self.hub.open(table_id), gone)
            except StoreFailed:
                raise
            except GuildhallError as error:
                problem = error.code
        log.warning("name_not_replaced", table=table_id, problem=problem)
        return None

    async def _leave(self, opened: OpenTable, gone: Departure) -> None:
        """Give up a seat, or delete a table that is nobody else's; then replace the name."""
        if await self._delete(opened, gone.user):
            return
        table = opened.table
        if table.status == "playing" and table.seat_of(gone.user) in table.people():
            seat = table.seat_of(gone.user)
            await self.hub.write(opened, lambda t, now: t.propose_concede(seat, now))
        if opened.table.knows(gone.user):
            command = lambda t, now: t.propose_forget(gone.user, gone.name, now)  # noqa: E731
            await self.hub.write(opened, command)
        await self._rewrite(opened, gone)

    async def _delete(self, opened: OpenTable, user: str) -> bool:
        """Whether a table was deleted, because nobody else has to do with it."""

        def check(table: Table) -> None:
            if table.setup.host != user:
                raise GuildhallError("not_your_table", {})
            check_deletable(table, user)

        try:
            await self.hub.remove(opened, check)
        except GuildhallError as error:
            if error.code in ("not_your_table", "not_alone", "table_over"):
                return False
            raise
        return True

    async def _rewrite(self, opened: OpenTable, gone: Departure) -> None:
        """Replace the name where it was written, so that nobody finds it in the database."""
        store = self.hub.store
        found = await store.tables.load(opened.id)
        if found is None:
            return
        table = await asyncio.to_thread(fold, *found)
        own = own_entries(found[1], gone.user, table.seat_of(gone.user))
        called = (entry.data for entry in reversed(found[1]) if entry.kind == "forget")
        name = next((one["name"] for one in called if one.get("user") == gone.user), gone.name)
        await store.departures.rewrite(opened.id, forgotten(own, name))
        opened.copied = 0
        seat = opened.table.seat_of(gone.user)
        if opened.table.status == "open" and seat >= 0:
            await self.hub.write(opened, lambda t, now: t.propose_stand(seat, now))

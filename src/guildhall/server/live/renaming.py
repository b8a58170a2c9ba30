"""A person who takes another name has it at the tables they play at, too."""

import asyncio
from weakref import WeakValueDictionary

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hub import Hub
from guildhall.server.live.sitting import sitting
from guildhall.store import StoreFailed
from guildhall.table.entry import Entry
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.renaming")

MOST_TABLES = 50
"""So many tables are told: those that wait for the person first, then the newest."""


class Renaming:
    """Shows new names at unfinished tables; finished ones keep the old one."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.due: dict[str, None] = {}
        """Users whose tables may not know how they are called now."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def rename(self, user: str) -> None:
        """Tell the tables of a user now, or as soon as the store answers."""
        self.due[user] = None
        try:
            await self._rename(user)
        except StoreFailed as error:
            log.warning("renamed_later", person=user, problem=error.code)

    async def tick(self) -> None:
        """Tell the tables of all who have another name."""
        for user in list(self.due):
            await self._rename(user)

    async def _rename(self, user: str) -> None:
        """Tell the tables of a user, by the name they have when it begins."""
        lock = self.locks.setdefault(user, asyncio.Lock())
        async with lock:
            self.due.pop(user, None)
            try:
                found = await self.hub.store.people.find(user)
                if found is not None:
                    await self._tell_all(user, found.name)
            except StoreFailed:
                self.due[user] = None
                raise

    async def _tell_all(self, user: str, name: str) -> None:
        for table_id in await sitting(self.hub, user, MOST_TABLES):
            await self._tell(table_id, user, name)

    async def _tell(self, table_id: str, user: str, name: str) -> None:
        def command(table: Table, now: float) -> Entry:
            return table.propose_rename(user, name, now)

        try:
            await self.hub.write(await self.hub.open(table_id), command)
        except StoreFailed:
            raise
        except GuildhallError as error:
            # a game that ended meanwhile, a table nobody can read
            log.info("not_renamed", table=table_id, problem=error.code)

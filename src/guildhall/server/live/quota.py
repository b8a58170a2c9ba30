"""How many unfinished tables a person may have set up: each of them may need bots at any time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from guildhall.core.errors import GuildhallError
from guildhall.server.settings import Settings
from guildhall.store import Store, User

FORGOTTEN_SECONDS = 14 * 24 * 3600.0
"""A table where nothing has happened for so long no longer counts."""


class Quota:
    """The limit, for guests and for accounts."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float]) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def room(self, user: User) -> AsyncIterator[None]:
        """Let a person add one table, one at a time; raises too_many_tables."""
        most = self.settings.account_tables if user.login else self.settings.guest_tables
        lock = self.locks.setdefault(user.id, asyncio.Lock())
        async with lock:
            since = self.clock() - FORGOTTEN_SECONDS
            if await self.store.lists.unfinished(user.id, since) >= most:
                raise GuildhallError("too_many_tables", {"most": most})
            yield

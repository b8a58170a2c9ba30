"""How many unfinished tables a person may have set up: each of them may need bots at any time."""

from collections.abc import Callable
from functools import partial

from guildhall.server.live.open_table import Keep
from guildhall.server.settings import Settings
from guildhall.store import Room, Store, User

FORGOTTEN_SECONDS = 14 * 24 * 3600.0
"""A table where nothing has happened for so long no longer counts."""


class Quota:
    """The limit, for guests and for accounts."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float]) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock

    async def check(self, user: User) -> None:
        """Raise too_many_tables where a person may add no table now."""
        await self.store.lists.check_room(user.id, self._room(user))

    def keep(self, user: User) -> Keep:
        """A way to write a table of a person that counts the others in the same commit."""
        return partial(self.store.tables.add, room=self._room(user))

    def _room(self, user: User) -> Room:
        most = self.settings.account_tables if user.login else self.settings.guest_tables
        return Room(most, self.clock() - FORGOTTEN_SECONDS)

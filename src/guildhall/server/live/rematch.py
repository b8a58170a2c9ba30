"""Rematches: the one who asks sits down at a new table, the others are invited to it.

Nobody is seated who did not ask. The finished table remembers the new one before that is there, so
that two who ask at the same moment meet at one table. Each seat asks once: later it is led to the
table it asked for.
"""

from collections.abc import Callable

from guildhall.core.errors import GuildhallError
from guildhall.server.live.commands import begin, seat_bot, seat_person, start_if_ready
from guildhall.server.live.hub import Hub
from guildhall.server.live.new_tables import NewTables, new_id
from guildhall.server.live.open_table import Command, OpenTable
from guildhall.store import User
from guildhall.table.chair import AWAITED, Chair
from guildhall.table.entry import Entry
from guildhall.table.table import Table

OTHERS_WERE_FASTER = ("rematch_asked", "store_conflict", "already_seated", "table_started")
TRIES = 8
"""How often others may ask, or create the same table, in the same moment."""


class Rematch:
    """One person's request to play the game of a finished table again."""

    def __init__(
        self,
        hub: Hub,
        new_tables: NewTables,
        opened: OpenTable,
        user: User,
        seat: int,
        *,
        luck: bool,
        admit: Callable[[], None],
        apart: frozenset[str] = frozenset(),
    ) -> None:
        self.hub = hub
        self.new_tables = new_tables
        self.opened = opened
        """The finished table."""
        self.user = user
        self.seat = seat
        self.luck = AWAITED if luck else ""
        self.admit = admit
        """Raises where this person is banned meanwhile."""
        self.apart = apart
        """People who are not invited: they block this person, or the other way round."""

    async def found(self) -> OpenTable:
        """The table to go to: one that others have created, or a new one."""
        people = [chair.user for chair in self.opened.table.chairs if chair.kind == "human"]
        if people == [self.user.id]:
            return await self._create(new_id())
        for _ in range(TRIES):
            known = len(self.opened.table.rematches)
            try:
                return await self._known(known) or await self._ask(known)
            except GuildhallError as error:
                if error.code not in OTHERS_WERE_FASTER:
                    raise
        raise GuildhallError("table_busy", {})

    async def _known(self, known: int) -> OpenTable | None:
        """A rematch this person asked for, sits at, or is invited to; then they sit down there."""
        for asker, table_id in reversed(self.opened.table.rematches[:known]):
            new = await self._open(table_id)
            if new.table.offered_to(self.user.id) >= 0:
                await self._accept(new)
            if asker == self.seat or new.table.seat_of(self.user.id) >= 0:
                return new
        return None

    async def _open(self, table_id: str) -> OpenTable:
        """Open a rematch; one that was asked for just before a server died is created now."""
        try:
            new = await self.hub.open(table_id)
        except GuildhallError as error:
            if error.code != "no_such_table":
                raise
            return await self._create(table_id)
        await self.hub.refresh(new)
        return new

    async def _accept(self, new: OpenTable) -> None:
        def sit(table: Table, now: float) -> Entry:
            self.admit()
            seat = table.seat_for(self.user.id)
            return table.propose_sit(seat, self.user.id, self.user.name, now, luck=self.luck)

        await self.hub.write(new, sit)
        await start_if_ready(self.hub, new)

    async def _ask(self, known: int) -> OpenTable:
        """Create a rematch, unless others have asked for one since the known were looked at."""
        table_id = new_id()

        def ask(table: Table, now: float) -> Entry:
            self.admit()
            return table.propose_rematch(self.seat, table_id, known, now)

        await self.new_tables.quota.check(self.user)
        await self.hub.write(self.opened, ask)
        return await self._create(table_id)

    async def _create(self, table_id: str) -> OpenTable:
        """Create the table: the same setup and bots, this person on their seat, others invited."""
        old = self.opened.table
        setup = self.new_tables.setup(
            self.user,
            old.game,
            old.setup.seats,
            old.setup.terms(old.game),
            old.setup,
            table_id=table_id,
        )
        commands = [
            self._seated(seat, chair)
            for seat, chair in enumerate(old.chairs)
            if chair.user not in self.apart and not chair.gone
        ]
        free = any(chair.kind == "human" and chair.user != self.user.id for chair in old.chairs)
        if not self.luck and not free:
            commands.append(begin)
        return await self.hub.add(setup, commands, self.new_tables.quota.keep(self.user))

    def _seated(self, seat: int, chair: Chair) -> Command:
        if chair.user == self.user.id:
            return seat_person(seat, self.user.id, self.user.name, self.luck)
        if chair.kind == "bot":
            return seat_bot(seat, chair.bot, chair.name)
        return lambda table, now: table.propose_offer(seat, chair.user, chair.name, now)

"""The door for a rematch: whoever asks sits down at a new table, the others are invited to it.

Nobody is seated who did not say so. The finished table remembers the new one before that is there,
so that two who ask at the same moment meet at one table. Each seat asks once: later it is led to
the table it asked for.
"""

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas
from guildhall.server.context import Context
from guildhall.server.middleware import Rates
from guildhall.server.open_table import Command, OpenTable, finished, laid
from guildhall.server.worker import Worker, begin, new_id, sit_again
from guildhall.store import User
from guildhall.table.chair import AWAITED, Chair
from guildhall.table.entry import Entry
from guildhall.table.table import Table

OTHERS_WERE_FASTER = ("rematch_asked", "store_conflict", "already_seated", "table_started")
TRIES = 8
"""How often others may ask, or lay the same table, in the same moment."""


async def rematch(context: Context[schemas.Again]) -> Response:
    """Ask for a rematch, or come to the one that others have asked for."""
    opened, seat, user = await context.seated()
    finished(opened)
    context.worker.game(opened.table.setup.game)
    await context.worker.rates.spend(user.id, Rates.COSTLY)
    new = await Rematch(context.worker, opened, user, seat, context.body.luck).found()
    return JSONResponse(laid(new), 201)


class Rematch:
    """One person's wish to play the game of a finished table again."""

    def __init__(
        self, worker: Worker, opened: OpenTable, user: User, seat: int, luck: bool
    ) -> None:
        """Take the finished table, who asks from which seat, and whether they add a number."""
        self.worker = worker
        self.opened = opened
        self.user = user
        self.seat = seat
        self.luck = AWAITED if luck else ""

    async def found(self) -> OpenTable:
        """The table to go to: one that others have laid, or a new one."""
        people = [chair.user for chair in self.opened.table.chairs if chair.kind == "human"]
        if people == [self.user.id]:
            return await self._lay(new_id())
        for _ in range(TRIES):
            try:
                return await self._known() or await self._ask()
            except GuildhallError as error:
                if error.code not in OTHERS_WERE_FASTER:
                    raise
        raise GuildhallError("table_busy", {})

    async def _known(self) -> OpenTable | None:
        """A rematch this person asked for, sits at, or is invited to; then they sit down there."""
        for asker, name in reversed(self.opened.table.rematches):
            new = await self._open(name)
            if new.table.offered_to(self.user.id) >= 0:
                await self._accept(new)
            if asker == self.seat or new.table.seat_of(self.user.id) >= 0:
                return new
        return None

    async def _open(self, name: str) -> OpenTable:
        """Open a rematch; one that was asked for just before the server fell is laid now."""
        try:
            new = await self.worker.hub.open(name)
        except GuildhallError as error:
            if error.code != "no_such_table":
                raise
            return await self._lay(name)
        await self.worker.hub.refresh(new)
        return new

    async def _accept(self, new: OpenTable) -> None:
        def sit(table: Table, now: float) -> Entry:
            seat = table.seat_for(self.user.id)
            return table.propose_sit(seat, self.user.id, self.user.name, now, luck=self.luck)

        await self.worker.hub.write(new, sit)
        await self.worker.start_if_ready(new)

    async def _ask(self) -> OpenTable:
        name, known = new_id(), len(self.opened.table.rematches)
        async with self.worker.quota.room(self.user):
            await self.worker.hub.write(
                self.opened, lambda table, now: table.propose_rematch(self.seat, name, known, now)
            )
            return await self._add(name)

    async def _lay(self, name: str) -> OpenTable:
        async with self.worker.quota.room(self.user):
            return await self._add(name)

    async def _add(self, name: str) -> OpenTable:
        """Lay the table: the same plan, who asks on their seat, bots on theirs, people invited."""
        old = self.opened.table
        setup = self.worker.setup(
            self.user, old.game, old.setup.seats, old.setup.terms(old.game), old.setup, name=name
        )
        commands = [self._seated(seat, chair) for seat, chair in enumerate(old.chairs)]
        free = any(chair.kind == "human" and chair.user != self.user.id for chair in old.chairs)
        if not self.luck and not free:
            commands.append(begin)
        return await self.worker.hub.add(setup, commands)

    def _seated(self, seat: int, chair: Chair) -> Command:
        if chair.user == self.user.id:
            return sit_again(seat, self.user.id, self.user.name, "", self.luck)
        if chair.kind == "bot":
            return sit_again(seat, "", chair.name, chair.bot)
        return lambda table, now: table.propose_offer(seat, chair.user, chair.name, now)

"""The door for a rematch: whoever asks sits down at a new table, the others are invited to it.

Nobody is seated who did not say so. The finished table remembers the new one before that is there,
so that two who ask at the same moment meet at one table. Each seat asks once: later it is led to
the table it asked for.
"""

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.server import bodies
from guildhall.server.doors import Ask
from guildhall.server.guards import Rates
from guildhall.server.house import House, begin, new_id, sit_again
from guildhall.server.live import Live, Wish, finished, laid
from guildhall.store import User
from guildhall.table.chair import AWAITED, Chair
from guildhall.table.entry import Entry
from guildhall.table.table import Table

OTHERS_WERE_FASTER = ("rematch_asked", "store_conflict", "already_seated", "table_started")
TRIES = 8
"""How often others may ask, or lay the same table, in the same moment."""


async def rematch(ask: Ask[bodies.Again]) -> Response:
    """Ask for a rematch, or come to the one that others have asked for."""
    live, seat, user = await ask.seated()
    finished(live)
    ask.house.game(live.table.plan.game)
    await ask.house.rates.spend(user.id, Rates.COSTLY)
    new = await Rematch(ask.house, live, user, seat, ask.body.luck).found()
    return JSONResponse(laid(new), 201)


class Rematch:
    """One person's wish to play the game of a finished table again."""

    def __init__(self, house: House, live: Live, user: User, seat: int, luck: bool) -> None:
        """Take the finished table, who asks from which seat, and whether they add a number."""
        self.house = house
        self.live = live
        self.user = user
        self.seat = seat
        self.luck = AWAITED if luck else ""

    async def found(self) -> Live:
        """The table to go to: one that others have laid, or a new one."""
        people = [chair.user for chair in self.live.table.chairs if chair.kind == "human"]
        if people == [self.user.id]:
            return await self._lay(new_id())
        for _ in range(TRIES):
            try:
                return await self._known() or await self._ask()
            except GuildhallError as error:
                if error.code not in OTHERS_WERE_FASTER:
                    raise
        raise GuildhallError("table_busy", {})

    async def _known(self) -> Live | None:
        """A rematch this person asked for, sits at, or is invited to; then they sit down there."""
        for asker, name in reversed(self.live.table.rematches):
            new = await self._open(name)
            if new.table.offered_to(self.user.id) >= 0:
                await self._accept(new)
            if asker == self.seat or new.table.seat_of(self.user.id) >= 0:
                return new
        return None

    async def _open(self, name: str) -> Live:
        """Open a rematch; one that was asked for just before the server fell is laid now."""
        try:
            new = await self.house.hub.open(name)
        except GuildhallError as error:
            if error.code != "no_such_table":
                raise
            return await self._lay(name)
        await self.house.hub.refresh(new)
        return new

    async def _accept(self, new: Live) -> None:
        def sit(table: Table, now: float) -> Entry:
            seat = table.seat_for(self.user.id)
            return table.plan_sit(seat, self.user.id, self.user.name, now, luck=self.luck)

        await self.house.hub.write(new, sit)
        await self.house.start_if_ready(new)

    async def _ask(self) -> Live:
        name, known = new_id(), len(self.live.table.rematches)
        async with self.house.quota.room(self.user):
            await self.house.hub.write(
                self.live, lambda table, now: table.plan_rematch(self.seat, name, known, now)
            )
            return await self._add(name)

    async def _lay(self, name: str) -> Live:
        async with self.house.quota.room(self.user):
            return await self._add(name)

    async def _add(self, name: str) -> Live:
        """Lay the table: the same plan, who asks on their seat, bots on theirs, people invited."""
        old = self.live.table
        plan = self.house.plan(
            self.user, old.game, old.plan.seats, old.plan.terms(old.game), old.plan, name=name
        )
        wishes = [self._seated(seat, chair) for seat, chair in enumerate(old.chairs)]
        free = any(chair.kind == "human" and chair.user != self.user.id for chair in old.chairs)
        if not self.luck and not free:
            wishes.append(begin)
        return await self.house.hub.add(plan, wishes)

    def _seated(self, seat: int, chair: Chair) -> Wish:
        if chair.user == self.user.id:
            return sit_again(seat, self.user.id, self.user.name, "", self.luck)
        if chair.kind == "bot":
            return sit_again(seat, "", chair.name, chair.bot)
        return lambda table, now: table.plan_offer(seat, chair.user, chair.name, now)

"""Who may see which table, from which seat."""

from starlette.requests import HTTPConnection

from guildhall.core.errors import GuildhallError
from guildhall.core.view import SPECTATING
from guildhall.server.live.commands import start_if_ready
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.server.people.identity import Identity, Invited
from guildhall.store import User
from guildhall.table.table import Table


class Access:
    """Opens tables for people who may look at them."""

    def __init__(self, hub: Hub, identity: Identity) -> None:
        self.hub = hub
        self.identity = identity

    async def watch(self, connection: HTTPConnection, table_id: str) -> tuple[OpenTable, int, str]:
        """A table, the seat of the user who asks (-1: a spectator), and the user's id, if any."""
        user = await self.identity.user(connection)
        user_id = user.id if user else ""
        opened = await self._open(table_id, user_id)
        return opened, self.seat_at(opened.table, user_id, connection), user_id

    async def seated(
        self, connection: HTTPConnection, table_id: str
    ) -> tuple[OpenTable, int, User]:
        """A table and the seat of a player at it; raises GuildhallError not_seated."""
        user = await self.identity.need_user(connection)
        opened = await self._open(table_id, user.id)
        seat = self.seat_at(opened.table, user.id, connection)
        if seat == SPECTATING:
            raise GuildhallError("not_seated", {})
        return opened, seat, user

    async def hosted(self, connection: HTTPConnection, table_id: str) -> tuple[OpenTable, User]:
        """A table for its host; raises GuildhallError not_your_table."""
        user = await self.identity.need_user(connection)
        opened, _, _ = await self.watch(connection, table_id)
        if opened.table.setup.host != user.id:
            raise GuildhallError("not_your_table", {})
        return opened, user

    async def _open(self, table_id: str, user: str) -> OpenTable:
        """Open a table; a game that is full but was not started yet starts now."""
        opened = await self.hub.open(table_id)
        if opened.table.match is None:
            await start_if_ready(self.hub, opened)
        if opened.table.seat_of(user) == SPECTATING:
            await self.hub.refresh(opened)
        return opened

    def seat_at(self, table: Table, user: str, connection: HTTPConnection) -> int:
        """The seat of a user now (-1: a spectator); raises GuildhallError no_such_table."""
        seat = table.seat_of(user)
        if seat == SPECTATING and table.setup.visibility == "private":
            token = connection.query_params.get("invitation", "")
            invited = self.identity.invited(token) if token else None
            if not may_look(table, user, invited):
                raise GuildhallError("no_such_table", {"table": table.setup.id})
        return seat


def may_look(table: Table, user: str, invited: Invited | None) -> bool:
    """Whether a user may look at a table.

    A private one is shown to users whom a seat is kept for, and by an invitation until it begins;
    one for a single seat is good for a single person.
    """
    expected = table.seat_of(user) >= 0 or table.offered_to(user) >= 0
    if expected or user == table.setup.host or table.setup.visibility != "private":
        return True
    if invited is None or invited.table_id != table.setup.id or table.match is not None:
        return False
    return table.invitations.get(invited.once, user) == user


def perspective(table: Table, seat: int, connection: HTTPConnection) -> int:
    """The seat whose view is shown: one's own; of a finished game any that is asked for."""
    if table.status != "over":
        return seat
    wanted = connection.query_params.get("seat", "")
    shown = {str(each): each for each in range(SPECTATING, table.setup.seats)}
    return shown.get(wanted, seat)

"""How a request becomes a handler's: the body is read first, who asks is settled afterwards.

A body can be held back for as long as its sender likes, and seats change hands meanwhile. So a
handler never sees a request whose body is still to come: it gets an `Ask`, and only an `Ask` leads
to a user or a seat. What is written settles the seat once more, inside the write.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from guildhall.core.errors import GuildhallError
from guildhall.core.view import SPECTATING
from guildhall.server import schemas
from guildhall.server.errors import language_of
from guildhall.server.middleware import client_of
from guildhall.server.open_table import OpenTable, Written
from guildhall.server.worker import Worker
from guildhall.store import User
from guildhall.table.entry import Entry
from guildhall.table.table import Table

T = TypeVar("T")
Action = Callable[[Table, int, float], Entry]
"""What a seat does at a table at a moment."""


@dataclass(frozen=True)
class Context(Generic[T]):
    """A request whose body is there."""

    request: Request
    body: T

    @property
    def worker(self) -> Worker:
        """The worker that was asked."""
        worker: Worker = self.request.app.state.worker
        return worker

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return str(self.request.path_params["table"])

    @property
    def client(self) -> str:
        """The network address it comes from."""
        return client_of(self.request.scope)

    @property
    def language(self) -> str:
        """The language to answer in."""
        return language_of(self.request)

    async def user(self) -> User:
        """The user who asks; raises GuildhallError not_signed_in."""
        return await self.worker.identity.need_user(self.request)

    async def watch(self) -> tuple[OpenTable, int, str]:
        """The table, the seat of the user at it (-1: a spectator), and the user's id, if any."""
        return await self.worker.watch(self.request, self.table)

    async def seated(self) -> tuple[OpenTable, int, User]:
        """The table and the seat of the user at it; raises GuildhallError not_seated."""
        return await self.worker.seated(self.request, self.table)

    async def hosted(self) -> tuple[OpenTable, User]:
        """The table, if the user is its host; raises GuildhallError not_your_table."""
        return await self.worker.hosted(self.request, self.table)

    async def act(self, action: Action, *, hard: bool = False) -> tuple[OpenTable, Written]:
        """Write what the user does at the table, on the seat that is theirs in that very write."""
        opened, _, user = await self.seated()

        def command(table: Table, now: float) -> Entry:
            seat = table.seat_of(user.id)
            if seat == SPECTATING:
                raise GuildhallError("not_seated", {})
            return action(table, seat, now)

        return opened, await self.worker.hub.write(opened, command, hard=hard)


def get(path: str, handler: Callable[[Context[None]], Awaitable[Response]]) -> Route:
    """Route a question; nobody waits for a body."""

    async def door(request: Request) -> Response:
        return await handler(Context(request, None))

    return _route(path, door, handler, "GET")


def post(
    path: str,
    kind: type[T],
    handler: Callable[[Context[T]], Awaitable[Response]],
    method: str = "POST",
) -> Route:
    """Route a wish: its body is read and checked before the handler begins."""

    async def door(request: Request) -> Response:
        return await handler(Context(request, await schemas.read(request, kind)))

    return _route(path, door, handler, method)


def _route(path: str, door: Callable[..., Any], handler: Callable[..., Any], method: str) -> Route:
    return Route(path, door, name=handler.__name__, methods=[method])

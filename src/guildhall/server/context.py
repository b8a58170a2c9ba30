"""What a handler gets: a request whose body is there, and ways to a user, a seat and a write.

A body can be held back for as long as its sender likes, and seats change hands meanwhile. So no
handler sees a request whose body is still to come: it gets a `Context`, and only a `Context` leads
to a user or a seat. What is written looks up the seat once more, inside the write, and whether the
user is banned by then.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.core.view import SPECTATING
from guildhall.server import schemas, sent
from guildhall.server.http import body as bodies
from guildhall.server.http.errors import error_body, language_of
from guildhall.server.http.hosts import client_of
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import acknowledged, json_response
from guildhall.server.live.looks import ahead_part
from guildhall.server.live.open_table import Command, OpenTable, Written
from guildhall.server.worker import Worker
from guildhall.store import User
from guildhall.table.ahead import Ahead
from guildhall.table.entry import Entry
from guildhall.table.row import Row
from guildhall.table.table import Table

T = TypeVar("T")
Action = Callable[[Table, int, float], Entry]
"""Proposes what a seat does at a table at a moment."""
RowAction = Callable[[Table, int, float], Row]
"""Proposes moves that a seat makes one after another."""


@dataclass(frozen=True)
class Context(Generic[T]):
    """A request whose body is there."""

    request: HTTPConnection
    """Or the socket that it came over."""
    body: T

    @property
    def worker(self) -> Worker:
        """The worker that was asked."""
        worker: Worker = self.request.scope["app"].state.worker
        return worker

    @property
    def table_id(self) -> str:
        """The id of the table in the address."""
        return str(self.request.path_params["table"])

    @property
    def client(self) -> str:
        """The network it comes from, as far as it counts as one sender."""
        return client_of(self.request.scope)

    @property
    def language(self) -> str:
        """The language to answer in."""
        return language_of(self.request)

    def explained(self, table: Table, error: GuildhallError) -> sent.Problem:
        """An error in the words of the game and with the names at the table."""
        names = [chair.name for chair in table.chairs]
        return error_body(error, self.language, table.game, names)

    def ahead(self, table: Table, ahead: Ahead) -> Response:
        """Where planned moves lead, and why not further."""
        refusal = ahead.refusal
        stopped = None if refusal is None else self.explained(table, IllegalMove(refusal))
        return json_response(ahead_part(table, ahead, stopped))

    @property
    def origin(self) -> str:
        """The address of this site as people know it."""
        host = self.request.headers.get("host", "")
        return self.worker.settings.public_url or f"{self.request.url.scheme}://{host}"

    async def user(self) -> User:
        """The user who asks; raises GuildhallError not_signed_in."""
        return await self.worker.identity.need_user(self.request)

    async def check_admitted(self) -> None:
        """Raise GuildhallError banned: who is banned is nobody else from the same browser."""
        await self.worker.identity.user(self.request)

    async def watch(self) -> tuple[OpenTable, int, str]:
        """The table, the seat of the user at it (-1: a spectator), and the user's id, if any."""
        return await self.worker.access.watch(self.request, self.table_id)

    async def seated(self) -> tuple[OpenTable, int, User]:
        """The table and the seat of the user at it; raises GuildhallError not_seated."""
        opened, seat, user = await self.worker.access.seated(self.request, self.table_id)
        self.worker.note_origin(self.request, opened, user.id)
        return opened, seat, user

    async def hosted(self) -> tuple[OpenTable, User]:
        """The table, if the user is its host; raises GuildhallError not_your_table."""
        return await self.worker.access.hosted(self.request, self.table_id)

    async def write(
        self, opened: OpenTable, user: User, command: Command, *, hard: bool = False
    ) -> Written:
        """Write what a user does to a table, unless they are banned by that very write."""

        def admitted(table: Table, now: float) -> Entry:
            self.worker.conduct.admit(user.id)
            return command(table, now)

        return await self.worker.hub.write(opened, admitted, hard=hard)

    async def act(self, action: Action, *, hard: bool = False) -> tuple[OpenTable, Written]:
        """Write what the user does at the table, on the seat that is theirs in that very write."""
        opened, _, user = await self.seated()

        def command(table: Table, now: float) -> Entry:
            return action(table, own_seat(table, user), now)

        return opened, await self.write(opened, user, command, hard=hard)

    async def act_often(self, actions: RowAction) -> tuple[OpenTable, Row]:
        """The same for a row of moves, written together."""
        opened, _, user = await self.seated()

        def command(table: Table, now: float) -> Row:
            self.worker.conduct.admit(user.id)
            return actions(table, own_seat(table, user), now)

        return opened, await self.worker.hub.write_row(opened, command)


async def take_advice(context: Context[Any], opened: OpenTable, seat: int) -> None:
    """Write down that a person asks a bot what to do, once: then the game is not rated."""
    if opened.table.takes_advice(seat):
        await context.act(lambda table, own, now: table.propose_advice(own, now))


async def invite_guest(context: Context[Any], host: User, person: str) -> User:
    """The person whom a host invites, not too often; raises what `Inviting.guest` does."""
    rates, inviting = context.worker.rates, context.worker.inviting
    await rates.spend(f"invite {host.id}", Rates.INVITATIONS)
    await rates.spend(f"invite from {context.client}", Rates.INVITATIONS_FROM)
    guest = await inviting.guest(host, person)
    await rates.spend(f"invite {host.id} {guest.id}", Rates.INVITED_BY_ONE)
    await rates.spend(f"invited {guest.id}", Rates.INVITED)
    return guest


def own_seat(table: Table, user: User) -> int:
    """The seat of a user; raises GuildhallError not_seated, and not_signed_in for who has left."""
    seat = table.seat_of(user.id)
    if seat == SPECTATING:
        raise GuildhallError("not_seated", {})
    if table.chairs[seat].gone:
        raise GuildhallError("not_signed_in", {})
    return seat


def get(path: str, handler: Callable[[Context[None]], Awaitable[Response]]) -> Route:
    """Route for a handler that needs no body."""

    async def endpoint(request: Request) -> Response:
        return await handler(Context(request, None))

    return _route(path, endpoint, handler, "GET")


def post(
    path: str,
    kind: type[T],
    handler: Callable[[Context[T]], Awaitable[Response]],
    method: str = "POST",
) -> Route:
    """Route whose body is read and checked before the handler begins."""

    async def endpoint(request: Request) -> Response:
        return await handler(Context(request, await bodies.read(request, kind)))

    return _route(path, endpoint, handler, method)


def post_action(path: str, action: Action) -> Route:
    """Route for something that a player does without saying more."""

    async def act(context: Context[schemas.Empty]) -> Response:
        opened, done = await context.act(action)
        return acknowledged(done.number, opened.table.entries)

    return post(path, schemas.Empty, act)


def _route(
    path: str, endpoint: Callable[..., Any], handler: Callable[..., Any], method: str
) -> Route:
    return Route(path, endpoint, name=handler.__name__, methods=[method])


TABLE = "/api/tables/{table}"

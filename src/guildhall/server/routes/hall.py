"""The hall: one's own tables and those that wait for players, a page of each at a time."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Literal, cast

import msgspec
from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server import sent
from guildhall.server.context import Context, get
from guildhall.server.http.responses import json_response
from guildhall.server.worker import Worker
from guildhall.store import Listed, Place, TableRow, User

PAGE = 25
LONGEST_CURSOR = 400
Name = Literal["mine", "open"]
NAMES: tuple[Name, ...] = ("mine", "open")


class Cursor(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The last table that was shown of one of the lists."""

    name: Name
    rank: Annotated[int, msgspec.Meta(ge=0, le=9)]
    updated: float
    table: Annotated[str, msgspec.Meta(pattern="^[!-~]{1,64}$")]

    def write(self) -> str:
        """The cursor as text for an address, without its padding."""
        return urlsafe_b64encode(msgspec.json.encode(self)).decode().rstrip("=")


def read_cursor(word: str) -> Cursor:
    """The cursor that a page was given; raises GuildhallError bad_cursor."""
    try:
        if len(word) > LONGEST_CURSOR:
            raise ValueError
        padded = word + "=" * (-len(word) % 4)
        return msgspec.json.decode(urlsafe_b64decode(padded), type=Cursor)
    except (ValueError, msgspec.MsgspecError):
        raise GuildhallError("bad_cursor", {}) from None


async def list_tables(context: Context[None]) -> Response:
    """One's own tables, those where one is due first, and the open ones; see `hall`."""
    user = await context.worker.identity.user(context.request)
    after = context.request.query_params.get("after", "")
    return json_response(await hall(context.worker, user, after))


async def hall(worker: Worker, user: User | None, after: str = "") -> sent.HallPage:
    """Both lists from their beginning, or one of them after a cursor.

    Under `more` are the cursors of the lists that go on. A table that changes its place meanwhile
    may come twice or be left out until the hall is opened again.
    """
    cursor = read_cursor(after) if after else None
    told: sent.HallPage = {"mine": [], "open": [], "more": {}}
    for name in NAMES if cursor is None else (cursor.name,):
        listed = await _listed(worker, name, user.id if user else "", cursor)
        told[name] = [_line(worker, row, user) for row in listed.rows]
        if listed.more is not None:
            last = listed.more
            told["more"][name] = Cursor(name, last.rank, last.updated, last.table_id).write()
    return told


async def _listed(worker: Worker, name: Name, user: str, cursor: Cursor | None) -> Listed:
    after = Place(cursor.rank, cursor.updated, cursor.table) if cursor else None
    if name == "open":
        return await worker.store.lists.open(user, PAGE, after)
    return await worker.store.lists.of_user(user, PAGE, after) if user else Listed([], None)


def _waits(row: TableRow, user: User | None, *, invited: bool) -> bool:
    """Whether a table waits for a user: for a move, or to accept an invitation."""
    kinds = {seat.kind for seat in row.seats if seat.due and user and seat.user == user.id}
    return "invited" in kinds if invited else bool(kinds - {"invited"})


def _line(worker: Worker, row: TableRow, user: User | None) -> sent.TableLine:
    setup = row.setup
    return {
        "table": row.id,
        "game": setup.game if setup else "",
        "options": setup.options if setup else {},
        "clock": setup.clock if setup else "none",
        "status": cast(sent.Status, row.status),
        "updated": row.updated,
        "your_turn": _waits(row, user, invited=False),
        "invited": _waits(row, user, invited=True),
        "unreadable": setup is None or row.id in worker.hub.loader.unreadable,
        "seats": [{"kind": s.kind, "name": s.name, "due": s.due} for s in row.seats],
    }


ROUTES = [get("/api/tables", list_tables)]

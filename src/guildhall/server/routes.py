"""The doors for tables: who knocks, what they wish, and the answer."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.responses import JSONResponse, PlainTextResponse, Response

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.server import schemas
from guildhall.server.addresses import url
from guildhall.server.advice import cancel_analysis, hint, show_analysis, start_analysis
from guildhall.server.context import Action, Context, get, post
from guildhall.server.errors import error_body, status_of
from guildhall.server.hall import hall
from guildhall.server.luck import add_luck, check_luck
from guildhall.server.middleware import Rates
from guildhall.server.open_table import OpenTable, finished, laid
from guildhall.server.payloads import chairs, plain, talk
from guildhall.server.preview import show_preview
from guildhall.server.rematch import rematch
from guildhall.table.chair import checked_number
from guildhall.table.entry import Entry
from guildhall.table.table import Table

SHORT_NUMBER = re.compile(r"[0-9]{1,9}")


def acknowledged(opened: OpenTable, number: int) -> Response:
    """Say that an entry is written."""
    return written({"entry": number, "entries": opened.table.entries})


def written(body: dict[str, Any]) -> Response:
    """Answer with JSON; faster than the framework's own way."""
    return Response(msgspec.json.encode(body), media_type="application/json")


# Tables


async def list_tables(context: Context[None]) -> Response:
    """Give one's own tables, those where one is due first, and the open ones, a page of each."""
    user = await context.worker.identity.user(context.request)
    after = context.request.query_params.get("after", "")
    return written(await hall(context.worker, user, after))


async def new_table(context: Context[schemas.NewTable]) -> Response:
    """Lay a table."""
    user = await context.user()
    await context.worker.rates.spend(user.id, Rates.COSTLY)
    if sum(seat.kind == "me" for seat in context.body.seats) > 1:
        raise GuildhallError("already_seated", {"seat": 0})
    opened = await context.worker.new_table(user, context.body)
    return JSONResponse({**laid(opened), "status": opened.table.status}, 201)


async def show_table(context: Context[None]) -> Response:
    """Give the page of a table as whoever asks may see it."""
    worker = context.worker
    opened, own, user = await context.watch()
    if own >= 0:
        await worker.hub.refresh(opened)
    worker.notices.seen(opened, user)
    seat = worker.perspective(opened.table, own, context.request)
    body = opened.pages.page(opened.table, seat, worker.hub.now(), own)
    return Response(body, media_type="application/json")


async def sit(context: Context[schemas.Sit]) -> Response:
    """Take a seat: at a public table, by invitation, or one that is kept for whoever asks."""
    worker, seat = context.worker, context.body.seat
    luck = checked_number(context.body.luck) if context.body.luck else ""
    user = await context.user()
    opened = await worker.hub.open(context.table)
    once = ""
    if context.body.invitation:
        invited = worker.identity.invited(context.body.invitation)
        seat, once = (invited.seat, invited.once) if invited.seat >= 0 else (seat, "")
        if invited.table != context.table:
            raise GuildhallError("bad_invitation", {})
    elif not expected(opened.table, user.id):
        raise GuildhallError("bad_invitation", {})

    def take(table: Table, now: float) -> Entry:
        wanted = seat if seat >= 0 else table.seat_for(user.id)
        who = (wanted, user.id, user.name, now)
        return table.propose_sit(*who, invitation=once, luck=luck)

    try:
        seated = await worker.hub.write(opened, take)
    finally:
        await worker.start_if_ready(opened)
    return acknowledged(opened, seated.number)


def expected(table: Table, user: str) -> bool:
    """Say whether a user needs no invitation to sit down."""
    known = table.setup.host == user or table.offered_to(user) >= 0
    return known or table.setup.visibility == "public"


async def start(context: Context[schemas.Empty]) -> Response:
    """Begin the game; open seats are given to bots."""
    opened, _ = await context.hosted()
    await context.worker.fill_with_bots(opened)
    begun = await context.worker.hub.write(opened, lambda table, now: table.propose_start(now))
    return acknowledged(opened, begun.number)


async def invite(context: Context[schemas.Sit]) -> Response:
    """Give a signed link to an open seat, and the addresses it may go with."""
    opened, _ = await context.hosted()
    token = context.worker.identity.invite(opened.id, context.body.seat)
    settings = context.worker.settings
    network = [url(address, settings.port) for address in settings.addresses]
    return JSONResponse(
        {
            "invitation": token,
            "path": f"/join/{token}",
            "public": settings.public_url,
            "network": network,
        }
    )


async def join(context: Context[None]) -> Response:
    """Say which table an invitation is for."""
    invited = context.worker.identity.invited(context.request.path_params["token"])
    opened = await context.worker.hub.open(invited.table)
    user = await context.worker.identity.user(context.request)
    if not context.worker.may_look(opened.table, user.id if user else "", invited):
        raise GuildhallError("invitation_used", {})
    game, sitting = opened.table.setup.game, chairs(opened.table)
    return JSONResponse({**laid(opened), "seat": invited.seat, "game": game, "chairs": sitting})


# Moves


class Answered(Exception):
    """The move is in the store already, as this entry."""

    def __init__(self, entry: int) -> None:
        """Take the number of the entry."""
        super().__init__(entry)
        self.entry = entry


async def move(context: Context[schemas.MoveMade]) -> Response:
    """Make a move: refused when stale, harmless when repeated."""

    def make(table: Table, seat: int, now: float) -> Entry:
        first = table.first_answer(seat, context.body.answers, context.body.move)
        if first is not None:
            raise Answered(first)
        if table.status == "playing" and table.chairs[seat].played_by_bot:
            raise GuildhallError("not_present", {"seat": seat})
        return table.propose_move(seat, context.body.answers, context.body.move, now)

    try:
        opened, made = await context.act(make)
    except Answered as known:
        opened = await context.worker.hub.open(context.table)
        return acknowledged(opened, known.entry)
    except IllegalMove as error:
        return refused(context, await context.worker.hub.open(context.table), error)
    return acknowledged(opened, made.number)


def refused(context: Context[Any], opened: OpenTable, error: IllegalMove) -> Response:
    """Say why a move is not possible, in the words of the game."""
    return JSONResponse(explained(context, opened, error), status_of(error))


def explained(context: Context[Any], opened: OpenTable, error: IllegalMove) -> dict[str, Any]:
    """Give the reason of a refusal, in the words of the game."""
    names = [chair.name for chair in opened.table.chairs]
    return error_body(error, context.language, opened.table.game, names)


async def why(context: Context[schemas.MoveAsked]) -> Response:
    """Explain a move: possible, or why not. Changes nothing."""
    opened, seat, _ = await context.seated()
    refusal = opened.table.running().why_not(seat, context.body.move)
    if refusal is None:
        return JSONResponse({"possible": True})
    return JSONResponse({"possible": False, **explained(context, opened, IllegalMove(refusal))})


# At the table


def simple(action: Action) -> Callable[[Context[schemas.Empty]], Awaitable[Response]]:
    """Make a handler for something a player does without saying more."""

    async def door(context: Context[schemas.Empty]) -> Response:
        opened, done = await context.act(action)
        return acknowledged(opened, done.number)

    return door


async def rescue(context: Context[schemas.Rescue]) -> Response:
    """Let a bot play for somebody who has been away too long."""
    absent = context.body.seat
    opened, done = await context.act(
        lambda table, seat, now: table.propose_rescue(seat, absent, now)
    )
    return acknowledged(opened, done.number)


async def undo(context: Context[schemas.Back]) -> Response:
    """Take a decision back, or ask the others to go back."""
    to = context.body.to
    opened, done = await context.act(
        lambda table, seat, now: table.propose_undo(seat, now, to), hard=True
    )
    asked = done.entry.kind == "ask_undo"
    return JSONResponse({"entry": done.number, "entries": opened.table.entries, "asked": asked})


async def chat(context: Context[schemas.Words]) -> Response:
    """Say something; spectators may not."""
    user, text = await context.user(), context.body.text
    await context.worker.rates.spend(f"chat {user.id}", Rates.COSTLY)
    opened, done = await context.act(lambda table, seat, now: table.propose_chat(seat, text, now))
    return acknowledged(opened, done.number)


async def show_chat(context: Context[None]) -> Response:
    """Give what was said before a line, the last of it; as long as one may look at the table."""
    opened, _, _ = await context.watch()
    before = context.request.query_params.get("before", str(len(opened.table.chat)))
    if not SHORT_NUMBER.fullmatch(before):
        raise GuildhallError("bad_body", {"problem": "before"})
    return written(talk(opened.table, 0, int(before)))


async def note(context: Context[schemas.Words]) -> Response:
    """Write one's private note."""
    user, text = await context.user(), context.body.text
    await context.worker.rates.spend(f"note {user.id}", Rates.OFTEN)
    opened, done = await context.act(lambda table, seat, now: table.propose_note(seat, text, now))
    return acknowledged(opened, done.number)


# After the game


async def record(context: Context[None]) -> Response:
    """Give the record of a finished game, with the key of its luck."""
    opened, _, _ = await context.watch()
    lines = "".join(f"{line}\n" for line in finished(opened).record().lines())
    name = f"{opened.table.setup.game}-{opened.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(lines, headers=headers, media_type="application/jsonl")


async def moment(context: Context[None]) -> Response:
    """Give the view of any seat after any input of a finished game."""
    opened, seat, _ = await context.watch()
    table = finished(opened)
    given, last = context.request.path_params["inputs"], len(table.record().inputs)
    if not SHORT_NUMBER.fullmatch(given) or int(given) > last:
        raise GuildhallError("no_such_input", {"given": given[:20], "last": last})
    assert table.match is not None  # noqa: S101  a finished table has played
    state = await asyncio.to_thread(table.match.state_at, int(given))
    viewer = context.worker.perspective(table, seat, context.request)
    view = plain(table.game.observe(state, viewer))
    return written({"inputs": int(given), "seat": viewer, "view": view})


async def play_on(context: Context[schemas.PlayOn]) -> Response:
    """Lay a new table that goes on from a moment of a finished game, against bots."""
    user = await context.user()
    opened, seat, _ = await context.watch()
    await context.worker.rates.spend(user.id, Rates.COSTLY)
    inputs, wanted = finished(opened).record().inputs, context.body.inputs
    if not 0 <= wanted < len(inputs):
        raise GuildhallError("no_such_input", {"given": wanted, "last": len(inputs) - 1})
    opening = [(given.by, given.move) for given in inputs[:wanted]]
    new = await context.worker.alone_from(
        opened, user, max(seat, 0), opening, luck=context.body.luck
    )
    return JSONResponse(laid(new), 201)


TABLE = "/api/tables/{table}"
SIMPLE: dict[str, Action] = {
    "stand": lambda table, seat, now: table.propose_stand(seat, now),
    "agree": lambda table, seat, now: table.propose_answer_undo(seat, now, agree=True),
    "refuse": lambda table, seat, now: table.propose_answer_undo(seat, now, agree=False),
    "leave": lambda table, seat, now: table.propose_leave(seat, now),
    "return": lambda table, seat, now: table.propose_return(seat, now),
    "concede": lambda table, seat, now: table.propose_concede(seat, now),
}
ROUTES = [
    post(f"{TABLE}/move", schemas.MoveMade, move),  # the first, being asked for most
    get("/api/tables", list_tables),
    post("/api/tables", schemas.NewTable, new_table),
    get("/api/join/{token}", join),
    get(TABLE, show_table),
    get(f"{TABLE}/record", record),
    get(f"{TABLE}/analysis", show_analysis),
    post(f"{TABLE}/analysis", schemas.Empty, start_analysis),
    post(f"{TABLE}/analysis", schemas.Empty, cancel_analysis, "DELETE"),
    get(f"{TABLE}/at/{{inputs}}", moment),
    get(f"{TABLE}/luck", check_luck),
    post(f"{TABLE}/luck", schemas.LuckNumber, add_luck),
    post(f"{TABLE}/sit", schemas.Sit, sit),
    post(f"{TABLE}/start", schemas.Empty, start),
    post(f"{TABLE}/invite", schemas.Sit, invite),
    post(f"{TABLE}/why", schemas.MoveAsked, why),
    post(f"{TABLE}/hint", schemas.Empty, hint),
    post(f"{TABLE}/preview", schemas.Looked, show_preview),
    post(f"{TABLE}/rescue", schemas.Rescue, rescue),
    post(f"{TABLE}/undo", schemas.Back, undo),
    get(f"{TABLE}/chat", show_chat),
    post(f"{TABLE}/chat", schemas.Words, chat),
    post(f"{TABLE}/note", schemas.Words, note),
    post(f"{TABLE}/rematch", schemas.Again, rematch),
    post(f"{TABLE}/play_on", schemas.PlayOn, play_on),
    *(post(f"{TABLE}/{name}", schemas.Empty, simple(do)) for name, do in SIMPLE.items()),
]

"""The doors for tables: who knocks, what they wish, and the answer."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.responses import JSONResponse, PlainTextResponse, Response

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.server import bodies
from guildhall.server.addresses import url
from guildhall.server.advice import cancel_analysis, hint, show_analysis, start_analysis
from guildhall.server.doors import Action, Ask, get, post
from guildhall.server.errors import error_body, status_of
from guildhall.server.guards import Rates
from guildhall.server.hall import hall
from guildhall.server.live import Live, finished, laid
from guildhall.server.luck import add_luck, check_luck
from guildhall.server.pages import chairs, plain, talk
from guildhall.server.preview import show_preview
from guildhall.server.rematch import rematch
from guildhall.table.chair import checked_number
from guildhall.table.entry import Entry
from guildhall.table.table import Table

SHORT_NUMBER = re.compile(r"[0-9]{1,9}")


def acknowledged(live: Live, number: int) -> Response:
    """Say that an entry is written."""
    return written({"entry": number, "entries": live.table.entries})


def written(body: dict[str, Any]) -> Response:
    """Answer with JSON; faster than the framework's own way."""
    return Response(msgspec.json.encode(body), media_type="application/json")


# Tables


async def list_tables(ask: Ask[None]) -> Response:
    """Give one's own tables, those where one is due first, and the open ones, a page of each."""
    user = await ask.house.identity.user(ask.request)
    after = ask.request.query_params.get("after", "")
    return written(await hall(ask.house, user, after))


async def new_table(ask: Ask[bodies.NewTable]) -> Response:
    """Lay a table."""
    user = await ask.user()
    await ask.house.rates.spend(user.id, Rates.COSTLY)
    if sum(seat.kind == "me" for seat in ask.body.seats) > 1:
        raise GuildhallError("already_seated", {"seat": 0})
    live = await ask.house.new_table(user, ask.body)
    return JSONResponse({**laid(live), "status": live.table.status}, 201)


async def show_table(ask: Ask[None]) -> Response:
    """Give the page of a table as whoever asks may see it."""
    house = ask.house
    live, own, user = await ask.watch()
    if own >= 0:
        await house.hub.refresh(live)
    house.notices.seen(live, user)
    seat = house.perspective(live.table, own, ask.request)
    body = live.pages.page(live.table, seat, house.hub.now(), own)
    return Response(body, media_type="application/json")


async def sit(ask: Ask[bodies.Sit]) -> Response:
    """Take a seat: at a public table, by invitation, or one that is kept for whoever asks."""
    house, seat = ask.house, ask.body.seat
    luck = checked_number(ask.body.luck) if ask.body.luck else ""
    user = await ask.user()
    live = await house.hub.open(ask.table)
    once = ""
    if ask.body.invitation:
        invited = house.identity.invited(ask.body.invitation)
        seat, once = (invited.seat, invited.once) if invited.seat >= 0 else (seat, "")
        if invited.table != ask.table:
            raise GuildhallError("bad_invitation", {})
    elif not expected(live.table, user.id):
        raise GuildhallError("bad_invitation", {})

    def take(table: Table, now: float) -> Entry:
        wanted = seat if seat >= 0 else table.seat_for(user.id)
        who = (wanted, user.id, user.name, now)
        return table.plan_sit(*who, invitation=once, luck=luck)

    try:
        seated = await house.hub.write(live, take)
    finally:
        await house.start_if_ready(live)
    return acknowledged(live, seated.number)


def expected(table: Table, user: str) -> bool:
    """Say whether a user needs no invitation to sit down."""
    known = table.plan.host == user or table.offered_to(user) >= 0
    return known or table.plan.visibility == "public"


async def start(ask: Ask[bodies.Empty]) -> Response:
    """Begin the game; open seats are given to bots."""
    live, _ = await ask.hosted()
    await ask.house.fill_with_bots(live)
    begun = await ask.house.hub.write(live, lambda table, now: table.plan_start(now))
    return acknowledged(live, begun.number)


async def invite(ask: Ask[bodies.Sit]) -> Response:
    """Give a signed link to an open seat, and the addresses it may go with."""
    live, _ = await ask.hosted()
    token = ask.house.identity.invite(live.table.plan.id, ask.body.seat)
    settings = ask.house.settings
    network = [url(address, settings.port) for address in settings.addresses]
    return JSONResponse(
        {
            "invitation": token,
            "path": f"/join/{token}",
            "public": settings.public_url,
            "network": network,
        }
    )


async def join(ask: Ask[None]) -> Response:
    """Say which table an invitation is for."""
    invited = ask.house.identity.invited(ask.request.path_params["token"])
    live = await ask.house.hub.open(invited.table)
    user = await ask.house.identity.user(ask.request)
    if not ask.house.may_look(live.table, user.id if user else "", invited):
        raise GuildhallError("invitation_used", {})
    game, sitting = live.table.plan.game, chairs(live.table)
    return JSONResponse({**laid(live), "seat": invited.seat, "game": game, "chairs": sitting})


# Moves


class Answered(Exception):
    """The move is in the store already, as this entry."""

    def __init__(self, entry: int) -> None:
        """Take the number of the entry."""
        super().__init__(entry)
        self.entry = entry


async def move(ask: Ask[bodies.MoveMade]) -> Response:
    """Make a move: refused when stale, harmless when repeated."""

    def make(table: Table, seat: int, now: float) -> Entry:
        first = table.first_answer(seat, ask.body.answers, ask.body.move)
        if first is not None:
            raise Answered(first)
        if table.status == "playing" and table.chairs[seat].played_by_bot:
            raise GuildhallError("not_present", {"seat": seat})
        return table.plan_move(seat, ask.body.answers, ask.body.move, now)

    try:
        live, made = await ask.act(make)
    except Answered as known:
        live = await ask.house.hub.open(ask.table)
        return acknowledged(live, known.entry)
    except IllegalMove as error:
        return refused(ask, await ask.house.hub.open(ask.table), error)
    return acknowledged(live, made.number)


def refused(ask: Ask[Any], live: Live, error: IllegalMove) -> Response:
    """Say why a move is not possible, in the words of the game."""
    return JSONResponse(explained(ask, live, error), status_of(error))


def explained(ask: Ask[Any], live: Live, error: IllegalMove) -> dict[str, Any]:
    """Give the reason of a refusal, in the words of the game."""
    names = [chair.name for chair in live.table.chairs]
    return error_body(error, ask.language, live.table.game, names)


async def why(ask: Ask[bodies.MoveAsked]) -> Response:
    """Explain a move: possible, or why not. Changes nothing."""
    live, seat, _ = await ask.seated()
    refusal = live.table.running().why_not(seat, ask.body.move)
    if refusal is None:
        return JSONResponse({"possible": True})
    return JSONResponse({"possible": False, **explained(ask, live, IllegalMove(refusal))})


# At the table


def simple(action: Action) -> Callable[[Ask[bodies.Empty]], Awaitable[Response]]:
    """Make a handler for something a player does without saying more."""

    async def door(ask: Ask[bodies.Empty]) -> Response:
        live, done = await ask.act(action)
        return acknowledged(live, done.number)

    return door


async def rescue(ask: Ask[bodies.Rescue]) -> Response:
    """Let a bot play for somebody who has been away too long."""
    absent = ask.body.seat
    live, done = await ask.act(lambda table, seat, now: table.plan_rescue(seat, absent, now))
    return acknowledged(live, done.number)


async def undo(ask: Ask[bodies.Back]) -> Response:
    """Take a decision back, or ask the others to go back."""
    to = ask.body.to
    live, done = await ask.act(lambda table, seat, now: table.plan_undo(seat, now, to), hard=True)
    asked = done.entry.kind == "ask_undo"
    return JSONResponse({"entry": done.number, "entries": live.table.entries, "asked": asked})


async def chat(ask: Ask[bodies.Words]) -> Response:
    """Say something; spectators may not."""
    user, text = await ask.user(), ask.body.text
    await ask.house.rates.spend(f"chat {user.id}", Rates.COSTLY)
    live, done = await ask.act(lambda table, seat, now: table.plan_chat(seat, text, now))
    return acknowledged(live, done.number)


async def show_chat(ask: Ask[None]) -> Response:
    """Give what was said before a line, the last of it; as long as one may look at the table."""
    live, _, _ = await ask.watch()
    before = ask.request.query_params.get("before", str(len(live.table.chat)))
    if not SHORT_NUMBER.fullmatch(before):
        raise GuildhallError("bad_body", {"problem": "before"})
    return written(talk(live.table, 0, int(before)))


async def note(ask: Ask[bodies.Words]) -> Response:
    """Write one's private note."""
    user, text = await ask.user(), ask.body.text
    await ask.house.rates.spend(f"note {user.id}", Rates.OFTEN)
    live, done = await ask.act(lambda table, seat, now: table.plan_note(seat, text, now))
    return acknowledged(live, done.number)


# After the game


async def record(ask: Ask[None]) -> Response:
    """Give the record of a finished game, with the key of its luck."""
    live, _, _ = await ask.watch()
    lines = "".join(f"{line}\n" for line in finished(live).record().lines())
    name = f"{live.table.plan.game}-{live.table.plan.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(lines, headers=headers, media_type="application/jsonl")


async def moment(ask: Ask[None]) -> Response:
    """Give the view of any seat after any input of a finished game."""
    live, seat, _ = await ask.watch()
    table = finished(live)
    given, last = ask.request.path_params["inputs"], len(table.record().inputs)
    if not SHORT_NUMBER.fullmatch(given) or int(given) > last:
        raise GuildhallError("no_such_input", {"given": given[:20], "last": last})
    assert table.match is not None  # noqa: S101  a finished table has played
    state = await asyncio.to_thread(table.match.state_at, int(given))
    viewer = ask.house.perspective(table, seat, ask.request)
    view = plain(table.game.observe(state, viewer))
    return written({"inputs": int(given), "seat": viewer, "view": view})


async def play_on(ask: Ask[bodies.PlayOn]) -> Response:
    """Lay a new table that goes on from a moment of a finished game, against bots."""
    user = await ask.user()
    live, seat, _ = await ask.watch()
    await ask.house.rates.spend(user.id, Rates.COSTLY)
    inputs, wanted = finished(live).record().inputs, ask.body.inputs
    if not 0 <= wanted < len(inputs):
        raise GuildhallError("no_such_input", {"given": wanted, "last": len(inputs) - 1})
    opening = [(given.by, given.move) for given in inputs[:wanted]]
    new = await ask.house.alone_from(live, user, max(seat, 0), opening, luck=ask.body.luck)
    return JSONResponse(laid(new), 201)


TABLE = "/api/tables/{table}"
SIMPLE: dict[str, Action] = {
    "stand": lambda table, seat, now: table.plan_stand(seat, now),
    "agree": lambda table, seat, now: table.plan_answer_undo(seat, now, agree=True),
    "refuse": lambda table, seat, now: table.plan_answer_undo(seat, now, agree=False),
    "leave": lambda table, seat, now: table.plan_leave(seat, now),
    "return": lambda table, seat, now: table.plan_return(seat, now),
    "concede": lambda table, seat, now: table.plan_concede(seat, now),
}
ROUTES = [
    post(f"{TABLE}/move", bodies.MoveMade, move),  # the first, being asked for most
    get("/api/tables", list_tables),
    post("/api/tables", bodies.NewTable, new_table),
    get("/api/join/{token}", join),
    get(TABLE, show_table),
    get(f"{TABLE}/record", record),
    get(f"{TABLE}/analysis", show_analysis),
    post(f"{TABLE}/analysis", bodies.Empty, start_analysis),
    post(f"{TABLE}/analysis", bodies.Empty, cancel_analysis, "DELETE"),
    get(f"{TABLE}/at/{{inputs}}", moment),
    get(f"{TABLE}/luck", check_luck),
    post(f"{TABLE}/luck", bodies.LuckNumber, add_luck),
    post(f"{TABLE}/sit", bodies.Sit, sit),
    post(f"{TABLE}/start", bodies.Empty, start),
    post(f"{TABLE}/invite", bodies.Sit, invite),
    post(f"{TABLE}/why", bodies.MoveAsked, why),
    post(f"{TABLE}/hint", bodies.Empty, hint),
    post(f"{TABLE}/preview", bodies.Looked, show_preview),
    post(f"{TABLE}/rescue", bodies.Rescue, rescue),
    post(f"{TABLE}/undo", bodies.Back, undo),
    get(f"{TABLE}/chat", show_chat),
    post(f"{TABLE}/chat", bodies.Words, chat),
    post(f"{TABLE}/note", bodies.Words, note),
    post(f"{TABLE}/rematch", bodies.Again, rematch),
    post(f"{TABLE}/play_on", bodies.PlayOn, play_on),
    *(post(f"{TABLE}/{name}", bodies.Empty, simple(do)) for name, do in SIMPLE.items()),
]

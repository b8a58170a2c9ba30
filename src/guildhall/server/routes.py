"""The doors for tables: who knocks, what they wish, and the answer."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.server import bodies
from guildhall.server.advice import cancel_analysis, hint, show_analysis, start_analysis
from guildhall.server.bodies import read
from guildhall.server.errors import error_body, language_of, status_of
from guildhall.server.guards import Rates
from guildhall.server.house import House
from guildhall.server.live import Live
from guildhall.server.pages import chairs, plain
from guildhall.server.preview import show_preview
from guildhall.store import TableRow, User
from guildhall.table.entry import Entry
from guildhall.table.table import Table

SHORT_NUMBER = re.compile(r"[0-9]{1,9}")


def house_of(request: Request) -> House:
    """Give the house of a request."""
    house: House = request.app.state.house
    return house


def acknowledged(live: Live, number: int) -> Response:
    """Say that an entry is written."""
    return written({"entry": number, "entries": live.table.entries})


def written(body: dict[str, Any]) -> Response:
    """Answer with JSON; faster than the framework's own way."""
    return Response(msgspec.json.encode(body), media_type="application/json")


# Tables


async def list_tables(request: Request) -> Response:
    """Give one's own tables, those where one is due first, and the open ones."""
    house = house_of(request)
    user = await house.identity.user(request)
    mine = await house.store.tables_of(user.id) if user else []
    mine.sort(key=lambda row: (not _due(row, user), row.status == "over", -row.updated))
    opened = await house.store.open_tables()
    return JSONResponse(
        {
            "mine": [_row(row, user) for row in mine],
            "open": [_row(row, user) for row in opened],
        }
    )


def _due(row: TableRow, user: User | None) -> bool:
    return any(seat.due and user and seat.user == user.id for seat in row.seats)


def _row(row: TableRow, user: User | None) -> dict[str, Any]:
    return {
        "table": row.plan.id,
        "game": row.plan.game,
        "options": row.plan.options,
        "clock": row.plan.clock,
        "status": row.status,
        "updated": row.updated,
        "your_turn": _due(row, user),
        "seats": [{"kind": s.kind, "name": s.name, "due": s.due} for s in row.seats],
    }


async def new_table(request: Request) -> Response:
    """Lay a table."""
    house = house_of(request)
    user = await house.identity.need_user(request)
    house.rates.check(user.id, Rates.COSTLY)
    wish = await read(request, bodies.NewTable)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise GuildhallError("already_seated", {"seat": 0})
    live = await house.new_table(user, wish)
    return JSONResponse({"table": live.table.plan.id, "status": live.table.status}, 201)


async def show_table(request: Request) -> Response:
    """Give the page of a table as whoever asks may see it."""
    house = house_of(request)
    live, own, user = await house.watch(request, request.path_params["table"])
    if own >= 0:
        await house.hub.refresh(live)
    house.notices.seen(live, user)
    seat = house.perspective(live.table, own, request)
    body = live.pages.page(live.table, seat, house.hub.now(), own)
    return Response(body, media_type="application/json")


async def sit(request: Request) -> Response:
    """Take a seat: at a public table, or by invitation."""
    house = house_of(request)
    user = await house.identity.need_user(request)
    wish = await read(request, bodies.Sit)
    name = request.path_params["table"]
    live = await house.hub.open(name)
    seat = wish.seat
    if wish.invitation:
        table, seat_meant = house.identity.invited(wish.invitation)
        seat = seat_meant if seat_meant >= 0 else seat
        if table != name:
            raise GuildhallError("bad_invitation", {})
    elif live.table.plan.visibility != "public" and live.table.plan.host != user.id:
        raise GuildhallError("bad_invitation", {})

    def take(table: Table, now: float) -> Entry:
        free = [s for s, chair in enumerate(table.chairs) if chair.kind == "open"]
        wanted = seat if seat >= 0 else (free[0] if free else 0)
        return table.plan_sit(wanted, user.id, user.name, now)

    try:
        seated = await house.hub.write(live, take)
    finally:
        await house.start_if_full(live)
    return acknowledged(live, seated.number)


async def stand(request: Request) -> Response:
    """Leave one's seat before the game has begun."""
    house = house_of(request)
    live, seat, _ = await house.seated(request, request.path_params["table"])
    await read(request, bodies.Empty)
    stood = await house.hub.write(live, lambda table, now: table.plan_stand(seat, now))
    return acknowledged(live, stood.number)


async def start(request: Request) -> Response:
    """Begin the game; open seats are given to bots."""
    house = house_of(request)
    live, _ = await house.hosted(request, request.path_params["table"])
    await read(request, bodies.Empty)
    await house.fill_with_bots(live)
    begun = await house.hub.write(live, lambda table, now: table.plan_start(now))
    return acknowledged(live, begun.number)


async def invite(request: Request) -> Response:
    """Give a signed link to an open seat."""
    house = house_of(request)
    live, _ = await house.hosted(request, request.path_params["table"])
    wish = await read(request, bodies.Sit)
    token = house.identity.invite(live.table.plan.id, wish.seat)
    return JSONResponse({"invitation": token, "path": f"/join/{token}"})


async def join(request: Request) -> Response:
    """Say which table an invitation is for."""
    table, seat = house_of(request).identity.invited(request.path_params["token"])
    live = await house_of(request).hub.open(table)
    return JSONResponse(
        {"table": table, "seat": seat, "game": live.table.plan.game, "chairs": chairs(live.table)}
    )


# Moves


class Answered(Exception):
    """The move is in the store already, as this entry."""

    def __init__(self, entry: int) -> None:
        """Take the number of the entry."""
        super().__init__(entry)
        self.entry = entry


async def move(request: Request) -> Response:
    """Make a move: refused when stale, harmless when repeated."""
    house = house_of(request)
    live, seat, _ = await house.seated(request, request.path_params["table"])
    wish = await read(request, bodies.MoveMade)

    def make(table: Table, now: float) -> Entry:
        first = table.first_answer(seat, wish.answers, wish.move)
        if first is not None:
            raise Answered(first)
        if table.status == "playing" and table.chairs[seat].played_by_bot:
            raise GuildhallError("not_present", {"seat": seat})
        return table.plan_move(seat, wish.answers, wish.move, now)

    try:
        return acknowledged(live, (await house.hub.write(live, make)).number)
    except Answered as known:
        return acknowledged(live, known.entry)
    except IllegalMove as error:
        return refused(request, live, error)


def refused(request: Request, live: Live, error: IllegalMove) -> Response:
    """Say why a move is not possible, in the words of the game."""
    names = [chair.name for chair in live.table.chairs]
    body = error_body(error, language_of(request), live.table.game, names)
    return JSONResponse(body, status_of(error))


async def why(request: Request) -> Response:
    """Explain a move: possible, or why not. Changes nothing."""
    house = house_of(request)
    live, seat, _ = await house.seated(request, request.path_params["table"])
    wish = await read(request, bodies.MoveAsked)
    match = live.table.running()
    refusal = match.why_not(seat, wish.move)
    if refusal is None:
        return JSONResponse({"possible": True})
    return JSONResponse(
        {
            "possible": False,
            **error_body(
                IllegalMove(refusal),
                language_of(request),
                live.table.game,
                [chair.name for chair in live.table.chairs],
            ),
        }
    )


# At the table


Action = Callable[[Table, int, float], Entry]


def simple(action: Action) -> Callable[[Request], Awaitable[Response]]:
    """Make a door for something a player does without saying more."""

    async def door(request: Request) -> Response:
        house = house_of(request)
        live, seat, _ = await house.seated(request, request.path_params["table"])
        await read(request, bodies.Empty)
        done = await house.hub.write(live, lambda table, now: action(table, seat, now))
        return acknowledged(live, done.number)

    return door


async def undo(request: Request) -> Response:
    """Take a decision back, or ask the others to go back."""
    house = house_of(request)
    live, seat, _ = await house.seated(request, request.path_params["table"])
    wish = await read(request, bodies.Back)
    done = await house.hub.write(
        live, lambda table, now: table.plan_undo(seat, now, wish.to), hard=True
    )
    asked = done.entry.kind == "ask_undo"
    return JSONResponse({"entry": done.number, "entries": live.table.entries, "asked": asked})


async def chat(request: Request) -> Response:
    """Say something; spectators may not."""
    house = house_of(request)
    live, seat, user = await house.seated(request, request.path_params["table"])
    house.rates.check(f"chat {user.id}", Rates.COSTLY)
    said = await read(request, bodies.Words)
    done = await house.hub.write(
        live, lambda table, now: table.plan_chat(seat, user.name, said.text, now)
    )
    return acknowledged(live, done.number)


async def note(request: Request) -> Response:
    """Write one's private note."""
    house = house_of(request)
    live, seat, _ = await house.seated(request, request.path_params["table"])
    said = await read(request, bodies.Words)
    done = await house.hub.write(live, lambda table, now: table.plan_note(seat, said.text, now))
    return acknowledged(live, done.number)


# After the game


def finished(live: Live) -> Table:
    """Give a finished table; raises GuildhallError hidden_until_the_end."""
    if live.table.status != "over":
        raise GuildhallError("hidden_until_the_end", {})
    return live.table


async def record(request: Request) -> Response:
    """Give the record of a finished game, with the key of its luck."""
    live, _, _ = await house_of(request).watch(request, request.path_params["table"])
    lines = "".join(f"{line}\n" for line in finished(live).record().lines())
    name = f"{live.table.plan.game}-{live.table.plan.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(lines, headers=headers, media_type="application/jsonl")


async def moment(request: Request) -> Response:
    """Give the view of any seat after any input of a finished game."""
    house = house_of(request)
    live, seat, _ = await house.watch(request, request.path_params["table"])
    table = finished(live)
    given, last = request.path_params["inputs"], len(table.record().inputs)
    if not SHORT_NUMBER.fullmatch(given) or int(given) > last:
        raise GuildhallError("no_such_input", {"given": given[:20], "last": last})
    assert table.match is not None  # noqa: S101  a finished table has played
    state = await asyncio.to_thread(table.match.state_at, int(given))
    viewer = house.perspective(table, seat, request)
    view = plain(table.game.observe(state, viewer))
    return written({"inputs": int(given), "seat": viewer, "view": view})


async def rematch(request: Request) -> Response:
    """Lay a new table with the same seats."""
    house = house_of(request)
    live, _, user = await house.seated(request, request.path_params["table"])
    await read(request, bodies.Empty)
    finished(live)
    house.rates.check(user.id, Rates.COSTLY)
    new = await house.same_seats(live, user, [])
    return JSONResponse({"table": new.table.plan.id}, 201)


async def play_on(request: Request) -> Response:
    """Lay a new table that goes on from a moment of a finished game, against bots."""
    house = house_of(request)
    user = await house.identity.need_user(request)
    live, seat, _ = await house.watch(request, request.path_params["table"])
    wish = await read(request, bodies.PlayOn)
    house.rates.check(user.id, Rates.COSTLY)
    inputs = finished(live).record().inputs
    if not 0 <= wish.inputs < len(inputs):
        raise GuildhallError("no_such_input", {"given": wish.inputs, "last": len(inputs) - 1})
    opening = [(given.by, given.move) for given in inputs[: wish.inputs]]
    new = await house.alone_from(live, user, max(seat, 0), opening)
    return JSONResponse({"table": new.table.plan.id}, 201)


TABLE = "/api/tables/{table}"
ROUTES = [
    Route(f"{TABLE}/move", move, methods=["POST"]),  # the first, being asked for most
    Route("/api/tables", list_tables),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/join/{token}", join),
    Route(TABLE, show_table),
    Route(f"{TABLE}/record", record),
    Route(f"{TABLE}/analysis", show_analysis),
    Route(f"{TABLE}/analysis", start_analysis, methods=["POST"]),
    Route(f"{TABLE}/analysis", cancel_analysis, methods=["DELETE"]),
    Route(f"{TABLE}/at/{{inputs}}", moment),
    *(
        Route(f"{TABLE}/{name}", door, methods=["POST"])
        for name, door in {
            "sit": sit,
            "stand": stand,
            "start": start,
            "invite": invite,
            "why": why,
            "hint": hint,
            "preview": show_preview,
            "undo": undo,
            "agree": simple(lambda t, seat, now: t.plan_answer_undo(seat, now, agree=True)),
            "refuse": simple(lambda t, seat, now: t.plan_answer_undo(seat, now, agree=False)),
            "leave": simple(lambda t, seat, now: t.plan_leave(seat, now)),
            "return": simple(lambda t, seat, now: t.plan_return(seat, now)),
            "concede": simple(lambda t, seat, now: t.plan_concede(seat, now)),
            "chat": chat,
            "note": note,
            "rematch": rematch,
            "play_on": play_on,
        }.items()
    ),
]

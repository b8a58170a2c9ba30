"""Links that are shared: what a preview of them shows, as Open Graph tags and as a picture.

A preview is made for nobody in particular: it shows what any spectator may see, and of a private
table nothing at all.
"""

import asyncio
from collections.abc import Mapping
from html import escape
from typing import Any

from starlette.responses import RedirectResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.core.view import SPECTATING
from guildhall.games import GAMES
from guildhall.locale import Speech
from guildhall.puzzles import puzzle_of
from guildhall.server.context import TABLE, Context, get
from guildhall.server.http.body import short_number
from guildhall.server.http.rates import Rates
from guildhall.server.http.static import page_with
from guildhall.server.live.cards import view_after
from guildhall.server.live.drawing import CAN_DRAW, HEIGHT, WIDTH
from guildhall.store import TableRow

HOUSE = "guildes"
"""The game whose art stands for all."""
LONGEST_ID = 64
PICTURE_HEADERS = {
    "cache-control": "public, max-age=60",
    "cross-origin-resource-policy": "cross-origin",
    "vary": "accept-language",
}
OWN_HEADERS = {"cache-control": "private, max-age=60", "vary": "accept-language"}
"""Of a picture that only those may have who may watch the table."""


async def table_page(context: Context[None]) -> Response:
    """The page of a table or a replay, with tags about it where there are previews."""
    if "previews" in context.worker.settings.without:
        return await page_with("")
    row = await _shareable(context)
    if row is None or row.setup is None:
        return await page_with(_tags(context, "Guildhall", "", _art(HOUSE)))
    say, game = Speech(context.language), row.setup.game
    names = ", ".join(seat.name for seat in row.seats if seat.name)
    title = f"{say(f'{game}-name')}: {names}" if names else say(f"{game}-name")
    given = context.request.query_params.get("at", "")
    at = f"?at={given}" if row.status == "over" and short_number(given) is not None else ""
    picture = f"/api/tables/{row.id}/card{at}" if row.status != "open" else _art(game)
    return await page_with(_tags(context, title, say(f"{game}-about"), picture))


async def _shareable(context: Context[None]) -> TableRow | None:
    """The line of a table that anybody with its link may see."""
    name = context.table_id
    try:
        row = await context.worker.store.lists.row(name) if len(name) <= LONGEST_ID else None
    except GuildhallError:
        return None
    return row if row is not None and row.visibility != "private" else None


async def puzzle_page(context: Context[None]) -> Response:
    """The page of a puzzle, with tags about it where there are previews."""
    if "previews" in context.worker.settings.without:
        return await page_with("")
    game, puzzle = (str(context.request.path_params[name]) for name in ("game", "puzzle"))
    try:
        game = context.worker.settings.offered(game).name
        _, found = await asyncio.to_thread(puzzle_of, game, puzzle)
    except GuildhallError:
        return await page_with(_tags(context, "Guildhall", "", _art(HOUSE)))
    say = Speech(context.language)
    title = f"{say(f'{game}-name')}: {say('puzzle-title')}"
    picture = f"/api/puzzles/{game}/{found.id}/card"
    return await page_with(_tags(context, title, say(f"{game}-about"), picture))


def _tags(context: Context[Any], title: str, about: str, picture: str) -> str:
    """Open Graph tags; names of people come in here, so everything is escaped."""
    drawn = picture.startswith("/api")
    told = {
        "og:site_name": "Guildhall",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": context.origin + context.request.url.path,
        "og:image": context.origin + picture,
        "og:image:width": str(WIDTH) if drawn else "",
        "og:image:height": str(HEIGHT) if drawn else "",
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />\n'
        for name, value in told.items()
        if value
    )


def _art(game: str) -> str:
    """The address of the picture that stands for a game."""
    return f"/cards/{game}.jpg"


async def table_card(context: Context[None]) -> Response:
    """The picture of a table as a spectator sees it; of a finished game at any moment."""
    context.worker.settings.need("previews")
    context.worker.rates.check(f"card {context.client}", Rates.OFTEN)
    opened, _, _ = await context.watch()
    table = (await context.worker.spectators.seen(opened, SPECTATING)).table
    headers = OWN_HEADERS if table.setup.visibility == "private" else PICTURE_HEADERS
    if not CAN_DRAW or table.match is None:
        return _static(table.setup.game, headers)
    inputs = len(table.match.record.inputs)
    view = table.match.view(SPECTATING)
    if "at" in context.request.query_params and table.status == "over":
        inputs = min(short_number(context.request.query_params["at"]) or 0, inputs)
        view = await asyncio.to_thread(view_after, table, inputs)
    key = (f"{opened.id} {table.changed}", inputs, context.language)
    return _picture(await context.worker.cards.of(key, table, view), headers)


async def puzzle_card(context: Context[None]) -> Response:
    """The picture of the position of a puzzle, as a spectator would see it."""
    context.worker.settings.need("previews")
    context.worker.rates.check(f"card {context.client}", Rates.OFTEN)
    game = context.worker.settings.offered(str(context.request.path_params["game"])).name
    name = str(context.request.path_params["puzzle"])
    known, puzzle = await asyncio.to_thread(puzzle_of, game, name)
    if not CAN_DRAW:
        return _static(game, PICTURE_HEADERS)
    table = await asyncio.to_thread(known.position(puzzle).table)
    view = table.running().view(SPECTATING)
    key = (f"{game} {puzzle.id}", 0, context.language)
    return _picture(await context.worker.cards.of(key, table, view), PICTURE_HEADERS)


def _picture(png: bytes, headers: Mapping[str, str]) -> Response:
    return Response(png, media_type="image/png", headers=headers)


def _static(game: str, headers: Mapping[str, str]) -> Response:
    return RedirectResponse(_art(game if game in GAMES else HOUSE), headers=headers)


ROUTES = [
    get(f"{TABLE}/card", table_card),
    get("/api/puzzles/{game}/{puzzle}/card", puzzle_card),
    get("/table/{table}", table_page),
    get("/replay/{table}", table_page),
    get("/puzzle/{game}/{puzzle}", puzzle_page),
]

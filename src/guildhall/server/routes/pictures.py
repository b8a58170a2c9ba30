"""Pictures of the book: moments of games, to be drawn by the boards and to be tried."""

import asyncio
from typing import Any

from starlette.responses import JSONResponse, Response

from guildhall.core.book import Picture
from guildhall.core.errors import GuildhallError
from guildhall.games import book_of
from guildhall.server import schemas, sent_help
from guildhall.server.context import Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.open_table import created
from guildhall.server.live.shown import shown
from guildhall.table.position import Position
from guildhall.table.table import Table

PICTURE = "/api/book/{game}/{chapter}"


async def _found(context: Context[Any]) -> tuple[Picture, Table]:
    """The picture of a chapter and a table at that moment; raises game_off and not_found."""
    given = context.request.path_params
    game = context.worker.settings.offered(str(given["game"]))
    book = book_of(game.name)
    picture = book.picture_of(str(given["chapter"]))
    if picture is None:
        raise GuildhallError("not_found", {})
    moment = Position.pictured(game.name, book, picture)
    return picture, await asyncio.to_thread(moment.table)


async def show_picture(context: Context[None]) -> Response:
    """The moment as the seat that decides sees it, and what of the board is shown."""
    context.worker.rates.check(f"picture {context.client}", Rates.BROWSED)
    picture, table = await _found(context)
    told: sent_help.BookPicture = {**shown(table, picture.seat), "show": list(picture.show)}
    return json_response(told)


async def try_picture(context: Context[schemas.Again]) -> Response:
    """Create a table that goes on from there, against apprentices."""
    user = await context.user()
    await context.worker.rates.spend(user.id, Rates.COSTLY)
    picture, table = await _found(context)
    opening = [(given.by, given.move) for given in table.record().inputs]
    new = await context.worker.new_tables.play_on(
        table, user, picture.seat, opening, luck=context.body.luck
    )
    return JSONResponse(created(new), 201)


ROUTES = [
    get(PICTURE, show_picture),
    post(f"{PICTURE}/play_on", schemas.Again, try_picture),
]

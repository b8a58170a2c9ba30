"""The page that needs no server, and its files."""

import asyncio

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from guildhall.core.errors import GuildhallError
from guildhall.server.context import Context, get
from guildhall.server.http.headers import PYTHON
from guildhall.server.http.static import Assets
from guildhall.server.live.offline import CATALOGUE, FOLDER, PAGE, RULES, catalogue
from guildhall.web import STATIC
from guildhall.web.packing import rules

AGAIN = {"cache-control": "no-cache"}


async def page(_request: Request) -> Response:
    """The first page of it; raises GuildhallError client_not_built."""
    if not (STATIC / PAGE).exists():
        raise GuildhallError("client_not_built", {})
    return FileResponse(STATIC / PAGE, headers=AGAIN)


async def packed_rules(_context: Context[None]) -> Response:
    """The rules as plain Python: packed once, when somebody first asks for them."""
    packed = await asyncio.to_thread(rules)
    return Response(packed, media_type="application/zip", headers=AGAIN)


async def shelf(context: Context[None]) -> Response:
    """The games that are offered here, and their books."""
    names = tuple(game.name for game in context.worker.settings.offered_games())
    told = await asyncio.to_thread(catalogue, names)
    return Response(told, media_type="application/json", headers=AGAIN)


class Files(Assets):
    """The thread that runs Python, and Python: nothing else may compile what it has fetched."""

    def file_response(self, *args: object, **kwargs: object) -> Response:  # noqa: D102  Starlette's
        response = super().file_response(*args, **kwargs)
        response.headers.update(PYTHON)
        return response


FILES = Files(directory=STATIC / FOLDER, check_dir=False)
ROUTES: list[BaseRoute] = [
    Route(f"/{FOLDER}", page),
    get(f"/{FOLDER}/{RULES}", packed_rules),
    get(f"/{FOLDER}/{CATALOGUE}", shelf),
    Mount(f"/{FOLDER}", FILES, name=FOLDER),
]

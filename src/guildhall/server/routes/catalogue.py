"""What there is to play, and the rules of it."""

from typing import cast

from starlette.responses import JSONResponse, Response

from guildhall.games import book_of
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import rule_text
from guildhall.server import sent_about
from guildhall.server.context import Context, get
from guildhall.server.live.catalogue import about, book_sent
from guildhall.table.clock import PRESETS, RESCUE_DAYS
from guildhall.table.delay import DELAYS


async def games(context: Context[None]) -> Response:
    """The games that are offered here, and what a new table can be set to."""
    settings = context.worker.settings
    catalogue: sent_about.Catalogue = {
        "games": [about(game) for game in settings.offered_games()],
        "clocks": list(PRESETS),
        "rescue_days": list(RESCUE_DAYS),
        "delays": {**DELAYS},
        "languages": list(LANGUAGES),
        "mail": settings.sends_mail,
        "features": settings.features(),
        "rules": cast(sent_about.Rules, context.worker.rules),
    }
    return JSONResponse(catalogue)


async def rules(context: Context[None]) -> Response:
    """The rules of a game in a language."""
    game = context.worker.settings.offered(context.request.path_params["game"])
    say = Speech(context.request.path_params["language"])
    return JSONResponse({"rules": {n: rule_text(say, game, n) for n in game.rules}})


async def book(context: Context[None]) -> Response:
    """The rules of a game as a book: its chapters and rulings."""
    found = book_of(context.worker.settings.offered(context.request.path_params["game"]).name)
    return JSONResponse(book_sent(found))


ROUTES = [
    get("/api/games", games),
    get("/api/book/{game}", book),
    get("/api/rules/{game}/{language}", rules),
]

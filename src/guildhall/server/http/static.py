"""The built client: the same first page for every address of it; and the documentation."""

import asyncio
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from guildhall.core.errors import GuildhallError
from guildhall.games import GAMES
from guildhall.web import SITE, STATIC

NO_PAGES = ("/api/", "/assets/")
"""What programs ask for: they get an error as data."""
PAGES = (
    *("/", "/about", "/new/{game}", "/learn/{game}", "/learn/{game}/{lesson}"),
    *("/rules/{game}", "/join/{token}", "/puzzle/{game}", "/mistakes/{table}"),
    *("/history", "/people/{person}", "/ratings/{game}"),
    *("/tournaments", "/tournaments/{tournament}"),
    *("/moderation", "/moderation/{person}"),
)
CARDS = "cards"
"""Pictures that stand for games where links are shared."""
OWN_FILES = (
    *("favicon.svg", "icon.svg", "apple-touch-icon.png", "manifest.webmanifest"),
    *("icon-192.png", "icon-512.png", "icon-maskable-192.png", "icon-maskable-512.png"),
    *("sw.js", "sw-offline.js", "sw-files.js"),
)
FOR_EVER = "public, max-age=31536000, immutable"


def _index() -> Path:
    return STATIC / "index.html"


async def first_page(_request: Request, status: int = 200) -> Response:
    """The page that draws everything; raises GuildhallError client_not_built."""
    if not _index().exists():
        raise GuildhallError("client_not_built", {})
    return FileResponse(_index(), status, headers={"cache-control": "no-cache"})


async def page_with(tags: str) -> Response:
    """The same page with more in its head, for those who make previews of links."""
    if not _index().exists():
        raise GuildhallError("client_not_built", {})
    page = await asyncio.to_thread(_index().read_text, encoding="utf-8")
    told = page.replace("</head>", f"{tags}</head>", 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(told, headers=headers)


def wants_page(request: Request) -> bool:
    """Whether a person in a browser has come to an address that nobody answers."""
    reads = "text/html" in request.headers.get("accept", "")
    own = f"{request.url.path}/".startswith(NO_PAGES)
    return reads and not own and request.method in ("GET", "HEAD") and _index().exists()


async def card(request: Request) -> Response:
    """The picture that stands for a game."""
    file = STATIC / CARDS / f"{request.path_params['game']}.jpg"
    if request.path_params["game"] not in GAMES or not file.exists():
        raise GuildhallError("not_found", {})
    headers = {"cache-control": "no-cache", "cross-origin-resource-policy": "cross-origin"}
    return FileResponse(file, headers=headers)


async def own_file(request: Request) -> Response:
    """A file with a name of its own: an icon, the manifest, the service worker."""
    file = STATIC / request.url.path.removeprefix("/")
    if not file.exists():
        raise GuildhallError("not_found", {})
    return FileResponse(file, headers={"cache-control": "no-cache"})


class Assets(StaticFiles):
    """Files whose names change with their content, so that a browser may keep them for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:  # noqa: D102  Starlette's
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


class Site(StaticFiles):
    """The documentation: plain pages that need nothing of the client."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page; raises GuildhallError docs_not_built."""
        if not (Path(str(self.directory)) / "index.html").exists():
            raise GuildhallError("docs_not_built", {})
        await super().__call__(scope, receive, send)


def static_routes() -> list[BaseRoute]:
    """Routes of the client's pages and files."""
    assets = Assets(directory=STATIC / "assets", check_dir=False)
    site = Site(directory=SITE, html=True, check_dir=False)
    return [
        *(Route(path, first_page) for path in PAGES),
        *(Route(f"/{name}", own_file) for name in OWN_FILES),
        Route(f"/{CARDS}/{{game}}.jpg", card),
        Mount("/assets", GZipMiddleware(assets, minimum_size=1000), name="assets"),
        Mount("/docs", GZipMiddleware(site, minimum_size=1000), name="docs"),
    ]

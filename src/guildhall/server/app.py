"""The application: routes, middleware, and what runs beside them."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog
from argon2 import PasswordHasher
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from guildhall.core.errors import GuildhallError
from guildhall.server import passkeys, people, routes
from guildhall.server.analyses import Analyses
from guildhall.server.bot_runner import BotRunner
from guildhall.server.build import Build
from guildhall.server.errors import error_body, language_of, status_of
from guildhall.server.health import Health
from guildhall.server.hub import Hub
from guildhall.server.identity import Identity
from guildhall.server.metrics import exposition
from guildhall.server.middleware import HEADERS, Hosts, Rates, RequestMiddleware
from guildhall.server.notices import Notices
from guildhall.server.settings import Settings
from guildhall.server.socket import table_socket
from guildhall.server.static import static_routes
from guildhall.server.worker import Worker
from guildhall.store import Store, open_store
from guildhall.table.entry import Entry

log = structlog.get_logger("guildhall.app")

STORE_TRIES = 20
STORE_WAIT_SECONDS = 0.5
"""How often, and how far apart, a database that does not answer yet is tried at the start."""
HTTP_CODES = {404: "not_found", 405: "method_not_allowed"}


async def health(request: Request) -> Response:
    """Say that the worker is up and its store writes."""
    checked: Health = request.app.state.health
    await checked.check()
    return JSONResponse({"ok": True})


async def metrics(_request: Request) -> Response:
    """Give the numbers for operators."""
    text = await asyncio.to_thread(exposition)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


async def on_error(request: Request, error: Exception) -> Response:
    """Give every mistake the same shape."""
    assert isinstance(error, GuildhallError)  # noqa: S101  registered for this class only
    return JSONResponse(error_body(error, language_of(request)), status_of(error))


async def on_http_error(request: Request, error: Exception) -> Response:
    """Give what no door answers the same shape, too."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    known = GuildhallError(HTTP_CODES.get(status, "bad_request"), {})
    return JSONResponse(error_body(known, language_of(request)), status)


async def on_bug(request: Request, _error: Exception) -> Response:
    """Say that it is our fault; the log has the rest."""
    known = GuildhallError("internal_error", {})
    return JSONResponse(error_body(known, language_of(request)), 500, dict(HEADERS))


def build_app(
    settings: Settings,
    *,
    clock: Callable[[], float] | None = None,
    hasher: PasswordHasher | None = None,
    build: Build | None = None,
) -> Starlette:
    """Make the application of one worker; the store is opened when it starts."""
    rates = Rates(on=settings.rate_limits)

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        worker = await open_worker(settings, rates, clock, hasher)
        worker.build = build
        app.state.worker = worker
        app.state.health = Health(worker.store, worker.bot_runner.worker)
        loop = asyncio.get_running_loop()
        hints: set[asyncio.Task[None]] = set()

        def hinted(table: str, entries: int, news: list[Entry]) -> None:
            if not worker.hub.behind(table, entries):
                return
            task = loop.create_task(worker.hub.hint(table, entries, news))
            hints.add(task)
            task.add_done_callback(hints.discard)

        worker.store.listen(hinted)
        background = [loop.create_task(worker.wake()), loop.create_task(worker.tick())]
        try:
            yield
        finally:
            for task in [*background, *hints]:
                task.cancel()
            await asyncio.gather(*background, *hints, return_exceptions=True)
            await worker.close()

    return Starlette(
        routes=[
            *routes.ROUTES,
            *people.ROUTES,
            *passkeys.ROUTES,
            Route("/healthz", health),
            Route("/metrics", metrics),
            WebSocketRoute("/api/tables/{table}/live", table_socket),
            *static_routes(),
        ],
        middleware=[
            Middleware(
                RequestMiddleware,
                rates=rates,
                hosts=Hosts(settings.all_hosts()),
                metrics_port=settings.metrics_port,
            )
        ],
        exception_handlers={
            GuildhallError: on_error,
            HTTPException: on_http_error,
            Exception: on_bug,
        },
        lifespan=running,
    )


async def patient_store(url: str) -> Store:
    """Open the store; a PostgreSQL that starts at the same moment is waited for."""
    left = STORE_TRIES if url.startswith("postgresql") else 0
    while True:
        try:
            return await open_store(url)
        except GuildhallError as error:
            if error.code != "store_unreachable" or not left:
                raise
            log.warning("store_does_not_answer_yet", problem=error.facts["problem"])
        left -= 1
        await asyncio.sleep(STORE_WAIT_SECONDS)


async def open_worker(
    settings: Settings,
    rates: Rates,
    clock: Callable[[], float] | None,
    hasher: PasswordHasher | None,
) -> Worker:
    """Open the store and put together what a worker holds."""
    store = await patient_store(settings.db)
    rates.shared = store.count if store.listener is not None else None
    hub = Hub(store, clock) if clock else Hub(store)
    identity = Identity(
        store,
        settings.secret,
        secure_cookies=settings.secure_cookies,
        hasher=hasher,
        clock=hub.now,
    )
    worker = "only" if store.listener is None else secrets.token_hex(6)
    bot_runner = BotRunner(hub, worker, settings.bot_seconds, settings.bot_processes)
    notices = Notices(hub, store, settings)
    analyses = Analyses(store, bot_runner, worker, settings.analysis_seconds)
    return Worker(settings, store, hub, identity, bot_runner, analyses, notices, rates)

"""The application: routes, middleware, and what runs beside them."""

import asyncio
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus

import structlog
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.server.bots.analyses import Analyses
from guildhall.server.bots.bot_runner import BotRunner
from guildhall.server.http.errors import error_body, language_of, status_of
from guildhall.server.http.headers import HEADERS
from guildhall.server.http.hosts import Hosts
from guildhall.server.http.middleware import RequestMiddleware
from guildhall.server.http.rates import Rates
from guildhall.server.http.ring import HANDING_ON
from guildhall.server.http.static import first_page, static_routes, wants_page
from guildhall.server.live.hub import Hub
from guildhall.server.people.identity import Identity
from guildhall.server.people.notices import Notices
from guildhall.server.process.build import Build
from guildhall.server.process.health import Health
from guildhall.server.process.neighbours import Neighbours
from guildhall.server.routes import (
    account,
    again,
    analysis,
    at_table,
    bonds,
    catalogue,
    departing,
    finished,
    gallery,
    hall,
    invitations,
    learning,
    lessons,
    luck,
    matching,
    moderation,
    moves,
    offline,
    operators,
    passkeys,
    people,
    pictures,
    planned,
    push,
    puzzles,
    reports,
    seats,
    sharing,
    socket,
    status,
    tables,
    talk,
    tournaments,
)
from guildhall.server.routes import (
    settings as settings_routes,
)
from guildhall.server.settings import Settings
from guildhall.server.worker import Worker
from guildhall.store import Called, Judged, Murmured, Store, open_store
from guildhall.table.entry import Entry

log = structlog.get_logger("guildhall.app")

STORE_TRIES = 20
STORE_WAIT_SECONDS = 0.5
"""How often, and how far apart, a database that does not answer yet is tried at the start."""
HTTP_CODES = {404: "not_found", 405: "method_not_allowed"}
ROUTES = [
    *moves.ROUTES,
    *planned.ROUTES,
    *tables.ROUTES,
    *hall.ROUTES,
    *seats.ROUTES,
    *invitations.ROUTES,
    *luck.ROUTES,
    *talk.ROUTES,
    *gallery.ROUTES,
    *finished.ROUTES,
    *analysis.ROUTES,
    *again.ROUTES,
    *lessons.ROUTES,
    *account.ROUTES,
    *departing.ROUTES,
    *settings_routes.ROUTES,
    *passkeys.ROUTES,
    *push.ROUTES,
    *catalogue.ROUTES,
    *people.ROUTES,
    *at_table.ROUTES,
    *bonds.ROUTES,
    *matching.ROUTES,
    *pictures.ROUTES,
    *puzzles.ROUTES,
    *learning.ROUTES,
    *operators.ROUTES,
    *tournaments.ROUTES,
    *reports.ROUTES,
    *moderation.ROUTES,
    *status.ROUTES,
    *offline.ROUTES,
    *sharing.ROUTES,
    *socket.ROUTES,
]
"""Tried in this order, so moves come first: they are asked for most."""


async def on_error(request: Request, error: Exception) -> Response:
    """One shape for every error of ours."""
    assert isinstance(error, GuildhallError)  # noqa: S101  registered for this class only
    return JSONResponse(error_body(error, language_of(request)), status_of(error))


async def on_http_error(request: Request, error: Exception) -> Response:
    """The same shape for addresses and methods that no route answers; a page for people."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == HTTPStatus.NOT_FOUND and wants_page(request):
        return await first_page(request, status)
    known = GuildhallError(HTTP_CODES.get(status, "bad_request"), {})
    return JSONResponse(error_body(known, language_of(request)), status)


async def on_bug(request: Request, _error: Exception) -> Response:
    """The same shape for a bug; the log has the rest."""
    known = GuildhallError("internal_error", {})
    return JSONResponse(error_body(known, language_of(request)), 500, dict(HEADERS))


def build_app(
    settings: Settings,
    *,
    clock: Callable[[], float] | None = None,
    hasher: PasswordHasher | None = None,
    build: Build | None = None,
) -> Starlette:
    """The application of one worker; the store is opened when it starts."""
    settings.offered_games()  # loaded now, so that no visitor waits for the rules of a game
    rates = Rates(on=settings.rate_limits, clock=clock or time.time)

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[Mapping[str, object]]:
        worker = await open_worker(settings, rates, clock, hasher)
        worker.build = build
        app.state.worker = worker
        app.state.health = Health(worker.store, worker.bot_runner.worker_id)
        async with _background(worker):
            yield {HANDING_ON: worker.neighbours}

    return Starlette(
        routes=[*ROUTES, *static_routes()],
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


@asynccontextmanager
async def _background(worker: Worker) -> AsyncIterator[None]:
    """Wake tables, tick, and hear of what other workers write; in the end close the worker."""
    loop = asyncio.get_running_loop()
    hints: set[asyncio.Task[None]] = set()

    def hinted(table_id: str, entries: int, news: list[Entry]) -> None:
        worker.hall_news.hear(table_id)
        if not table_id and worker.neighbours is not None:
            worker.regrouped.set()  # tables of ours may have been written to by others
        if worker.hub.behind(table_id, entries):
            task = loop.create_task(worker.hub.hint(table_id, entries, news))
        elif worker.asleep(table_id):
            task = loop.create_task(worker.wake_hinted(table_id))
        else:
            return
        keep(task)

    def keep(task: asyncio.Task[None]) -> None:
        hints.add(task)
        task.add_done_callback(hints.discard)

    def judged(news: Judged) -> None:
        keep(loop.create_task(worker.moderating.hear(news.person)))

    worker.store.listen(hinted)
    worker.store.hear(Judged, judged)
    worker.store.hear(Murmured, worker.gallery.hear)
    worker.store.hear(Called, worker.notices.hear)
    background = [loop.create_task(worker.keep_awake()), loop.create_task(worker.tick())]
    try:
        yield
    finally:
        for task in [*background, *hints]:
            task.cancel()
        await asyncio.gather(*background, *hints, return_exceptions=True)
        await worker.close()


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
    rates.shared = store.counters.count if store.listener is not None else None
    hub = Hub(store, clock) if clock else Hub(store)
    identity = Identity(
        store,
        settings.secret,
        secure_cookies=settings.secure_cookies,
        hasher=hasher,
        clock=hub.now,
    )
    many = store.listener is not None and sys.platform != "win32"
    worker_id = "only" if store.listener is None else secrets.token_hex(6)
    bot_runner = BotRunner(hub, worker_id, settings.bot_seconds, settings.bot_processes)
    return Worker(
        settings=settings,
        store=store,
        rates=rates,
        hub=hub,
        identity=identity,
        bot_runner=bot_runner,
        analyses=Analyses(store, bot_runner, worker_id, settings.analysis_seconds),
        notices=Notices(store, settings, hub.now),
        neighbours=Neighbours(store, worker_id) if many else None,
    )

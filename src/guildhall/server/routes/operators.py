"""Health and metrics, for operators."""

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from guildhall.server.metrics import exposition
from guildhall.server.process.health import Health


async def health(request: Request) -> Response:
    """Whether the worker is up and its store writes."""
    checked: Health = request.app.state.health
    await checked.check()
    return JSONResponse({"ok": True})


async def metrics(_request: Request) -> Response:
    """The metrics as Prometheus reads them."""
    text = await asyncio.to_thread(exposition)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


ROUTES = [Route("/healthz", health), Route("/metrics", metrics)]

"""How the server does, for administrators alone; nothing can be changed here."""

from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server.context import Context, get
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.process.health import Health


async def show_status(context: Context[None]) -> Response:
    """Tables, workers, queues, errors of late, database and disk; raises not_administrator."""
    worker, user = context.worker, await context.user()
    await worker.rates.spend(f"status {user.id}", Rates.OFTEN)
    if not await worker.store.operations.administers(user.id):
        raise GuildhallError("not_administrator", {})
    health: Health = context.request.app.state.health
    return json_response(await worker.state.status(health))


ROUTES = [get("/api/status", show_status)]

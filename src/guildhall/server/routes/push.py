"""Browsers that want to be called by push."""

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas_people
from guildhall.server.context import Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.people.push import AUTH_BYTES, KEY_BYTES, read_key, read_public
from guildhall.store import Subscription


async def push_key(context: Context[None]) -> Response:
    """The key that browsers subscribe with."""
    context.worker.settings.need("push")
    return JSONResponse({"key": context.worker.notices.push_key.public})


async def subscribe(context: Context[schemas_people.PushSubscription]) -> Response:
    """Call this browser from now on; its push service must be outside this network."""
    worker, given = context.worker, context.body
    worker.settings.need("push")
    user = await context.user()
    await worker.rates.spend(f"push {user.id}", Rates.COSTLY)
    p256dh, auth = read_key(given.p256dh, KEY_BYTES), read_key(given.auth, AUTH_BYTES)
    read_public(p256dh)
    try:
        await worker.notices.check_hook(given.endpoint)
    except GuildhallError as error:
        if error.code != "bad_webhook":
            raise
        raise GuildhallError("bad_subscription", {}) from None
    user = await context.user()
    now = worker.hub.now()
    made = Subscription(user.id, given.endpoint, p256dh, auth, now)
    await worker.store.subscriptions.add(made, worker.identity.session_of(context.request))
    return JSONResponse({"subscribed": True}, 201)


async def unsubscribe(context: Context[schemas_people.PushEndpoint]) -> Response:
    """Call this browser no more."""
    user = await context.user()
    await context.worker.store.subscriptions.remove(user.id, context.body.endpoint)
    return JSONResponse({"subscribed": False})


ROUTES = [
    get("/api/push", push_key),
    post("/api/push", schemas_people.PushSubscription, subscribe),
    post("/api/push/forget", schemas_people.PushEndpoint, unsubscribe),
]

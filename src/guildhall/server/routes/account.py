"""Guests and accounts: who one is, signing up, in and out."""

from starlette.responses import JSONResponse, Response

from guildhall.server import schemas, schemas_people
from guildhall.server.context import Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.people.identity import login_of
from guildhall.server.people.profile import profile
from guildhall.table.names import chosen_name


async def me(context: Context[None]) -> Response:
    """The user who asks; null when nobody is signed in."""
    user = await context.worker.identity.user(context.request)
    return JSONResponse({"me": profile(user) if user else None})


async def new_guest(context: Context[schemas_people.Guest]) -> Response:
    """Sign in as a guest: a name is enough."""
    worker = context.worker
    await worker.rates.spend(f"guest {context.client}", Rates.COSTLY)
    present = await worker.identity.user(context.request)
    if present is not None:
        return JSONResponse({"me": profile(present)})
    user = await worker.identity.add_guest(chosen_name(context.body.name))
    response = JSONResponse({"me": profile(user)}, 201)
    await worker.identity.sign_in(context.request, response, user)
    return response


async def register(context: Context[schemas_people.NewPassword]) -> Response:
    """Choose a login and a password; a new password needs the old one."""
    await context.user()
    await context.worker.rates.spend(f"login {context.client}", Rates.COSTLY)
    given = context.body
    user = await context.worker.identity.register(
        context.request, given.login, given.password, given.old
    )
    response = JSONResponse({"me": profile(user)})
    await context.worker.identity.sign_in(context.request, response, user)
    return response


async def login(context: Context[schemas_people.Account]) -> Response:
    """Sign in with a password."""
    worker = context.worker
    await context.check_admitted()
    await worker.rates.spend(f"login {context.client}", Rates.COSTLY)
    await worker.rates.spend(f"login as {login_of(context.body.login)}", Rates.ACCOUNT)
    user = await worker.identity.check_password(context.body.login, context.body.password)
    response = JSONResponse({"me": profile(user)})
    await worker.identity.sign_in(context.request, response, user)
    return response


async def logout(context: Context[schemas.Empty]) -> Response:
    """Sign out."""
    await context.check_admitted()
    response = JSONResponse({"me": None})
    await context.worker.identity.sign_out(context.request, response)
    return response


ROUTES = [
    get("/api/me", me),
    post("/api/me", schemas_people.Guest, new_guest),
    post("/api/account", schemas_people.NewPassword, register),
    post("/api/login", schemas_people.Account, login),
    post("/api/logout", schemas.Empty, logout),
]

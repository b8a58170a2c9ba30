"""Passkeys: adding, naming and removing one's own, and signing in with one."""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Any

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent
from guildhall.server.context import Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.people.profile import profile
from guildhall.table.names import clean_name

if TYPE_CHECKING:
    from guildhall.server.people.passkeys import RelyingParty


class Named(schemas.Strict):
    """The name of a passkey."""

    name: str


class Credential(schemas.Strict):
    """What a browser's authenticator answered, and the signed challenge."""

    credential: dict[str, Any]
    challenge: str


class NewPasskey(Credential):
    """A new passkey and its name."""

    name: str


def load() -> "type[RelyingParty]":
    """Load what checks keys, which takes long and few need."""
    from guildhall.server.people.passkeys import RelyingParty  # noqa: PLC0415

    return RelyingParty


async def this_site(context: Context[Any]) -> "RelyingParty":
    """This site as browsers know it; nobody else waits while that is loaded."""
    party = await asyncio.to_thread(load)
    return party(context.origin)


async def passkey_begin(context: Context[Named]) -> Response:
    """Begin to add a passkey; its name is checked before a device makes it."""
    user = await context.user()
    clean_name(context.body.name)
    known = await context.worker.store.passkeys.of_user(user.id)
    site = await this_site(context)
    options = site.new_key_options(user, known)
    word = context.worker.identity.challenge(f"add {user.id}", options.challenge)
    return JSONResponse({"options": site.plain(options), "challenge": word})


async def passkey_add(context: Context[NewPasskey]) -> Response:
    """Add a passkey."""
    worker, given = context.worker, context.body
    user = await context.user()
    name = clean_name(given.name)
    challenge = await worker.identity.answered(f"add {user.id}", given.challenge)
    site = await this_site(context)
    made = site.new_key(given.credential, challenge, user, name, worker.identity.now())
    if await worker.store.passkeys.find(made.credential_id) is not None:
        raise GuildhallError("wrong_passkey", {})
    await worker.store.passkeys.add(made)
    return await _shown(context, user.id, 201)


async def passkey_ask(context: Context[schemas.Empty]) -> Response:
    """Begin to sign in with a passkey."""
    await context.check_admitted()
    site = await this_site(context)
    options = site.sign_in_options()
    word = context.worker.identity.challenge("login", options.challenge)
    return JSONResponse({"options": site.plain(options), "challenge": word})


async def passkey_login(context: Context[Credential]) -> Response:
    """Sign in with a passkey."""
    worker, given = context.worker, context.body
    await context.check_admitted()
    await worker.rates.spend(f"login {context.client}", Rates.COSTLY)
    challenge = await worker.identity.answered("login", given.challenge)
    key = await worker.store.passkeys.find(_id_of(given.credential))
    if key is None:
        raise GuildhallError("wrong_passkey", {})
    site = await this_site(context)
    count = site.new_sign_count(given.credential, challenge, key)
    await worker.store.passkeys.signed(key.credential_id, count, worker.identity.now())
    user = await worker.store.people.find(key.user)
    if user is None:
        raise GuildhallError("wrong_passkey", {})
    response = JSONResponse({"me": profile(user)})
    await worker.identity.sign_in(context.request, response, user, key.credential_id)
    return response


async def _shown(context: Context[Any], user: str, status: int = 200) -> Response:
    """A user's passkeys, oldest first; 0 for a time nobody knows."""
    found = await context.worker.store.passkeys.of_user(user)
    shown: list[sent.PasskeyLine] = [
        {
            "id": urlsafe_b64encode(key.credential_id).decode().rstrip("="),
            "name": key.name,
            "created": key.created,
            "used": key.used,
        }
        for key in found
    ]
    return JSONResponse({"passkeys": shown}, status)


async def passkeys_list(context: Context[None]) -> Response:
    """One's own passkeys."""
    user = await context.user()
    return await _shown(context, user.id)


def _meant(context: Context[Any]) -> bytes:
    """The passkey in the address; raises GuildhallError no_such_passkey."""
    try:
        return _bytes(context.request.path_params["passkey"])
    except ValueError:
        raise GuildhallError("no_such_passkey", {}) from None


def _id_of(credential: dict[str, Any]) -> bytes:
    """The id of a credential; raises GuildhallError wrong_passkey."""
    try:
        return _bytes(str(credential["id"]))
    except (KeyError, ValueError):
        raise GuildhallError("wrong_passkey", {}) from None


def _bytes(text: str) -> bytes:
    """What browsers write in letters of addresses, without the signs that only fill."""
    return urlsafe_b64decode(f"{text}===")


async def passkey_rename(context: Context[Named]) -> Response:
    """Rename one of one's passkeys."""
    user = await context.user()
    name = clean_name(context.body.name)
    await context.worker.store.passkeys.rename(user.id, _meant(context), name)
    return await _shown(context, user.id)


async def passkey_remove(context: Context[schemas.Empty]) -> Response:
    """Remove a passkey, unless it is the last way to sign in; its sessions end."""
    user = await context.user()
    await context.worker.identity.remove_passkey(context.request, user, _meant(context))
    return await _shown(context, user.id)


ROUTES = [
    post("/api/passkeys/begin", Named, passkey_begin),
    get("/api/passkeys", passkeys_list),
    post("/api/passkeys", NewPasskey, passkey_add),
    post("/api/passkeys/ask", schemas.Empty, passkey_ask),
    post("/api/passkeys/login", Credential, passkey_login),
    post("/api/passkeys/{passkey}", Named, passkey_rename),
    post("/api/passkeys/{passkey}", schemas.Empty, passkey_remove, "DELETE"),
]

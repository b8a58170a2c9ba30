"""Passkeys: adding, naming and removing one's own, and signing in with one."""

from typing import Any

from starlette.responses import JSONResponse, Response
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent
from guildhall.server.context import Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.people.passkeys import RelyingParty, credential_id, plain
from guildhall.server.people.profile import profile
from guildhall.table.names import clean_name


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


async def passkey_begin(context: Context[Named]) -> Response:
    """Begin to add a passkey; its name is checked before a device makes it."""
    user = await context.user()
    clean_name(context.body.name)
    known = await context.worker.store.passkeys.of_user(user.id)
    options = RelyingParty(context.origin).new_key_options(user, known)
    word = context.worker.identity.challenge(f"add {user.id}", options.challenge)
    return JSONResponse({"options": plain(options), "challenge": word})


async def passkey_add(context: Context[NewPasskey]) -> Response:
    """Add a passkey."""
    worker, given = context.worker, context.body
    user = await context.user()
    name = clean_name(given.name)
    challenge = await worker.identity.answered(f"add {user.id}", given.challenge)
    made = RelyingParty(context.origin).new_key(
        given.credential, challenge, user, name, worker.identity.now()
    )
    if await worker.store.passkeys.find(made.credential_id) is not None:
        raise GuildhallError("wrong_passkey", {})
    await worker.store.passkeys.add(made)
    return await _shown(context, user.id, 201)


async def passkey_ask(context: Context[schemas.Empty]) -> Response:
    """Begin to sign in with a passkey."""
    options = RelyingParty(context.origin).sign_in_options()
    word = context.worker.identity.challenge("login", options.challenge)
    return JSONResponse({"options": plain(options), "challenge": word})


async def passkey_login(context: Context[Credential]) -> Response:
    """Sign in with a passkey."""
    worker, given = context.worker, context.body
    await worker.rates.spend(f"login {context.client}", Rates.COSTLY)
    challenge = await worker.identity.answered("login", given.challenge)
    key = await worker.store.passkeys.find(credential_id(given.credential))
    if key is None:
        raise GuildhallError("wrong_passkey", {})
    count = RelyingParty(context.origin).new_sign_count(given.credential, challenge, key)
    await worker.store.passkeys.signed(key.credential_id, count, worker.identity.now())
    user = await worker.store.people.find(key.user)
    if user is None:
        raise GuildhallError("wrong_passkey", {})
    response = JSONResponse({"me": profile(user)})
    await worker.identity.sign_in(response, user, key.credential_id)
    return response


async def _shown(context: Context[Any], user: str, status: int = 200) -> Response:
    """A user's passkeys, oldest first; 0 for a time nobody knows."""
    found = await context.worker.store.passkeys.of_user(user)
    shown: list[sent.PasskeyLine] = [
        {
            "id": bytes_to_base64url(key.credential_id),
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
        return base64url_to_bytes(context.request.path_params["passkey"])
    except ValueError:
        raise GuildhallError("no_such_passkey", {}) from None


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

"""The doors for passkeys: adding, naming and removing one's own, and coming in with one."""

import json
from typing import Any

from starlette.responses import JSONResponse, Response
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas
from guildhall.server.context import Context, get, post
from guildhall.server.middleware import Rates
from guildhall.server.people import origin_of, person
from guildhall.store import Passkey
from guildhall.table.names import clean_name

DISCOVERABLE = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED)
"""Whoever comes in names no account: the device must find the key by itself."""


def relying_party(context: Context[Any]) -> tuple[str, str]:
    """Give the name of this site and its origin, as browsers know them."""
    origin = origin_of(context)
    return origin.split("://", 1)[-1].rsplit(":", 1)[0], origin


class Named(schemas.Strict):
    """What somebody calls a passkey of his."""

    name: str


async def passkey_begin(context: Context[Named]) -> Response:
    """Begin to add a passkey to one's account; its name is checked before a device makes it."""
    user = await context.user()
    clean_name(context.body.name)
    static_routes, _ = relying_party(context)
    old = await context.worker.store.passkeys_of(user.id)
    options = generate_registration_options(
        rp_id=static_routes,
        rp_name="Guildhall",
        user_id=user.id.encode(),
        user_name=user.name,
        authenticator_selection=DISCOVERABLE,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=key.credential_id) for key in old],
    )
    word = context.worker.identity.challenge(f"add {user.id}", options.challenge)
    return JSONResponse({"options": json.loads(options_to_json(options)), "challenge": word})


class Credential(schemas.Strict):
    """What a browser's authenticator answered, and the signed challenge."""

    credential: dict[str, Any]
    challenge: str


class NewPasskey(Credential):
    """A new passkey and what it shall be called."""

    name: str


def credential_id(given: Credential) -> bytes:
    """Read the id of a credential; raises GuildhallError wrong_passkey."""
    try:
        return base64url_to_bytes(str(given.credential["id"]))
    except (KeyError, ValueError):
        raise GuildhallError("wrong_passkey", {}) from None


async def passkey_add(context: Context[NewPasskey]) -> Response:
    """Add a passkey."""
    worker, given = context.worker, context.body
    user = await context.user()
    name = clean_name(given.name)
    static_routes, origin = relying_party(context)
    challenge = await worker.identity.answered(f"add {user.id}", given.challenge)
    try:
        found = verify_registration_response(
            credential=given.credential,
            expected_challenge=challenge,
            expected_rp_id=static_routes,
            expected_origin=origin,
        )
    except Exception:  # noqa: BLE001  whatever is wrong with it, it is refused alike
        raise GuildhallError("wrong_passkey", {}) from None
    if await worker.store.passkey(found.credential_id) is not None:
        raise GuildhallError("wrong_passkey", {})
    key, count = found.credential_public_key, found.sign_count
    made = Passkey(found.credential_id, user.id, key, count, name, worker.identity.now())
    await worker.store.add_passkey(made)
    return await _shown(context, user.id, 201)


async def passkey_ask(context: Context[schemas.Empty]) -> Response:
    """Begin to come in with a passkey."""
    static_routes, _ = relying_party(context)
    options = generate_authentication_options(rp_id=static_routes)
    word = context.worker.identity.challenge("login", options.challenge)
    return JSONResponse({"options": json.loads(options_to_json(options)), "challenge": word})


async def passkey_login(context: Context[Credential]) -> Response:
    """Come in with a passkey."""
    worker, given = context.worker, context.body
    await worker.rates.spend(f"login {context.client}", Rates.COSTLY)
    static_routes, origin = relying_party(context)
    challenge = await worker.identity.answered("login", given.challenge)
    key = await worker.store.passkey(credential_id(given))
    if key is None:
        raise GuildhallError("wrong_passkey", {})
    try:
        found = verify_authentication_response(
            credential=given.credential,
            expected_challenge=challenge,
            expected_rp_id=static_routes,
            expected_origin=origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.sign_count,
        )
    except Exception:  # noqa: BLE001  whatever is wrong with it, it is refused alike
        raise GuildhallError("wrong_passkey", {}) from None
    now = worker.identity.now()
    await worker.store.bump_passkey(key.credential_id, found.new_sign_count, now)
    user = await worker.store.user(key.user)
    if user is None:
        raise GuildhallError("wrong_passkey", {})
    response = JSONResponse({"me": person(user)})
    await worker.identity.sign_in(response, user, key.credential_id)
    return response


# One's own


async def _shown(context: Context[Any], user: str, status: int = 200) -> Response:
    """Show somebody his passkeys, oldest first; 0 for a time nobody knows."""
    found = await context.worker.store.passkeys_of(user)
    shown = [
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
    """List one's own passkeys."""
    user = await context.user()
    return await _shown(context, user.id)


def _meant(context: Context[Any]) -> bytes:
    """Read which passkey an address means; raises GuildhallError no_such_passkey."""
    try:
        return base64url_to_bytes(context.request.path_params["passkey"])
    except ValueError:
        raise GuildhallError("no_such_passkey", {}) from None


async def passkey_rename(context: Context[Named]) -> Response:
    """Call one of one's passkeys otherwise."""
    user = await context.user()
    name = clean_name(context.body.name)
    await context.worker.store.rename_passkey(user.id, _meant(context), name)
    return await _shown(context, user.id)


async def passkey_remove(context: Context[schemas.Empty]) -> Response:
    """Remove one of one's passkeys, unless one could not come in again; its sessions end."""
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

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
from guildhall.server import bodies
from guildhall.server.doors import Ask, get, post
from guildhall.server.guards import Rates
from guildhall.server.people import origin_of, person
from guildhall.store import Passkey
from guildhall.table.names import clean_name

DISCOVERABLE = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED)
"""Whoever comes in names no account: the device must find the key by itself."""


def relying_party(ask: Ask[Any]) -> tuple[str, str]:
    """Give the name of this site and its origin, as browsers know them."""
    origin = origin_of(ask)
    return origin.split("://", 1)[-1].rsplit(":", 1)[0], origin


class Named(bodies.Strict):
    """What somebody calls a passkey of his."""

    name: str


async def passkey_begin(ask: Ask[Named]) -> Response:
    """Begin to add a passkey to one's account; its name is checked before a device makes it."""
    user = await ask.user()
    clean_name(ask.body.name)
    site, _ = relying_party(ask)
    old = await ask.house.store.passkeys_of(user.id)
    options = generate_registration_options(
        rp_id=site,
        rp_name="Guildhall",
        user_id=user.id.encode(),
        user_name=user.name,
        authenticator_selection=DISCOVERABLE,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=key.credential_id) for key in old],
    )
    word = ask.house.identity.challenge(f"add {user.id}", options.challenge)
    return JSONResponse({"options": json.loads(options_to_json(options)), "challenge": word})


class Credential(bodies.Strict):
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


async def passkey_add(ask: Ask[NewPasskey]) -> Response:
    """Add a passkey."""
    house, given = ask.house, ask.body
    user = await ask.user()
    name = clean_name(given.name)
    site, origin = relying_party(ask)
    challenge = await house.identity.answered(f"add {user.id}", given.challenge)
    try:
        found = verify_registration_response(
            credential=given.credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
        )
    except Exception:  # noqa: BLE001  whatever is wrong with it, it is refused alike
        raise GuildhallError("wrong_passkey", {}) from None
    if await house.store.passkey(found.credential_id) is not None:
        raise GuildhallError("wrong_passkey", {})
    key, count = found.credential_public_key, found.sign_count
    made = Passkey(found.credential_id, user.id, key, count, name, house.identity.now())
    await house.store.add_passkey(made)
    return await _shown(ask, user.id, 201)


async def passkey_ask(ask: Ask[bodies.Empty]) -> Response:
    """Begin to come in with a passkey."""
    site, _ = relying_party(ask)
    options = generate_authentication_options(rp_id=site)
    word = ask.house.identity.challenge("login", options.challenge)
    return JSONResponse({"options": json.loads(options_to_json(options)), "challenge": word})


async def passkey_login(ask: Ask[Credential]) -> Response:
    """Come in with a passkey."""
    house, given = ask.house, ask.body
    await house.rates.spend(f"login {ask.client}", Rates.COSTLY)
    site, origin = relying_party(ask)
    challenge = await house.identity.answered("login", given.challenge)
    key = await house.store.passkey(credential_id(given))
    if key is None:
        raise GuildhallError("wrong_passkey", {})
    try:
        found = verify_authentication_response(
            credential=given.credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.sign_count,
        )
    except Exception:  # noqa: BLE001  whatever is wrong with it, it is refused alike
        raise GuildhallError("wrong_passkey", {}) from None
    now = house.identity.now()
    await house.store.bump_passkey(key.credential_id, found.new_sign_count, now)
    user = await house.store.user(key.user)
    if user is None:
        raise GuildhallError("wrong_passkey", {})
    response = JSONResponse({"me": person(user)})
    await house.identity.sign_in(response, user, key.credential_id)
    return response


# One's own


async def _shown(ask: Ask[Any], user: str, status: int = 200) -> Response:
    """Show somebody his passkeys, oldest first; 0 for a time nobody knows."""
    found = await ask.house.store.passkeys_of(user)
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


async def passkeys_list(ask: Ask[None]) -> Response:
    """List one's own passkeys."""
    user = await ask.user()
    return await _shown(ask, user.id)


def _meant(ask: Ask[Any]) -> bytes:
    """Read which passkey an address means; raises GuildhallError no_such_passkey."""
    try:
        return base64url_to_bytes(ask.request.path_params["passkey"])
    except ValueError:
        raise GuildhallError("no_such_passkey", {}) from None


async def passkey_rename(ask: Ask[Named]) -> Response:
    """Call one of one's passkeys otherwise."""
    user = await ask.user()
    name = clean_name(ask.body.name)
    await ask.house.store.rename_passkey(user.id, _meant(ask), name)
    return await _shown(ask, user.id)


async def passkey_remove(ask: Ask[bodies.Empty]) -> Response:
    """Remove one of one's passkeys, unless one could not come in again; its sessions end."""
    user = await ask.user()
    await ask.house.identity.remove_passkey(ask.request, user, _meant(ask))
    return await _shown(ask, user.id)


ROUTES = [
    post("/api/passkeys/begin", Named, passkey_begin),
    get("/api/passkeys", passkeys_list),
    post("/api/passkeys", NewPasskey, passkey_add),
    post("/api/passkeys/ask", bodies.Empty, passkey_ask),
    post("/api/passkeys/login", Credential, passkey_login),
    post("/api/passkeys/{passkey}", Named, passkey_rename),
    post("/api/passkeys/{passkey}", bodies.Empty, passkey_remove, "DELETE"),
]

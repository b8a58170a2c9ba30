"""The doors for people: guests, accounts, passkeys, settings; and what there is to play."""

import asyncio
import json
import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.structs import PublicKeyCredentialDescriptor

from guildhall.bots import BOTS
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.games import GAMES
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import rule_text
from guildhall.server import bodies
from guildhall.server.bodies import read
from guildhall.server.guards import Rates, client_of
from guildhall.server.notices import check_hook
from guildhall.server.routes import house_of
from guildhall.store import User
from guildhall.table.clock import PRESETS

PASSKEY_SECONDS = 300
LONGEST_NAME = 40
MAIL = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9.-]{1,120}", re.IGNORECASE)
"""One plain address: what else the standards allow, no reader of ours needs."""


def person(user: User) -> dict[str, Any]:
    """Give what a person may know of himself."""
    return {"name": user.name, "account": bool(user.password), "settings": user.settings}


async def me(request: Request) -> Response:
    """Say who one is; nobody is null."""
    user = await house_of(request).identity.user(request)
    return JSONResponse({"me": person(user) if user else None})


async def new_guest(request: Request) -> Response:
    """Come in as a guest: a name is enough."""
    house = house_of(request)
    house.rates.check(f"guest {client_of(request)}", Rates.COSTLY)
    wish = await read(request, bodies.Guest)
    present = await house.identity.user(request)
    if present is not None:
        return JSONResponse({"me": person(present)})
    user = await house.identity.add_guest(good_name(wish.name))
    response = JSONResponse({"me": person(user)}, 201)
    await house.identity.sign_in(response, user)
    return response


def good_name(name: str) -> str:
    """Give a name that can be shown; raises GuildhallError bad_name."""
    words = " ".join(name.split())
    if not 1 <= len(words) <= LONGEST_NAME or not words.isprintable():
        raise GuildhallError("bad_name", {"most": LONGEST_NAME})
    return words


async def settings(request: Request) -> Response:
    """Change one's name and how one wants to be told."""
    house = house_of(request)
    user = await house.identity.need_user(request)
    wish = await read(request, bodies.Wishes)
    if wish.webhook:
        await asyncio.to_thread(check_hook, wish.webhook)
    if wish.mail and not MAIL.fullmatch(wish.mail):
        raise GuildhallError("bad_mail", {})
    if wish.language and wish.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise GuildhallError("unknown_language", {"given": wish.language, "known": known})
    changed = {k: v for k, v in msgspec.structs.asdict(wish).items() if v is not None}
    name = good_name(changed.pop("name", user.name))
    user = await house.store.user(user.id) or user
    await house.store.set_settings(user.id, {**user.settings, **changed})
    if name != user.name:
        await house.store.set_name(user.id, name)
    house.identity.forget(user.id)
    return JSONResponse({"me": person(await house.identity.need_user(request))})


async def register(request: Request) -> Response:
    """Give a guest an account with a password."""
    house = house_of(request)
    user = await house.identity.need_user(request)
    house.rates.check(f"login {client_of(request)}", Rates.COSTLY)
    wish = await read(request, bodies.Account)
    await house.identity.register(user, wish.login, wish.password)
    return JSONResponse({"me": person(await house.identity.need_user(request))})


async def login(request: Request) -> Response:
    """Come in with a password."""
    house = house_of(request)
    house.rates.check(f"login {client_of(request)}", Rates.COSTLY)
    wish = await read(request, bodies.Account)
    user = await house.identity.check_password(wish.login, wish.password)
    response = JSONResponse({"me": person(user)})
    await house.identity.sign_in(response, user)
    return response


async def logout(request: Request) -> Response:
    """Go out."""
    await read(request, bodies.Empty)
    response = JSONResponse({"me": None})
    await house_of(request).identity.sign_out(request, response)
    return response


# Passkeys: the challenge travels in a signed, short-lived word, so that no worker must remember it


def relying_party(request: Request) -> tuple[str, str]:
    """Give the name of this site and its origin, as browsers know them."""
    public = house_of(request).settings.public_url
    host = request.headers.get("host", "")
    origin = public.rstrip("/") if public else f"{request.url.scheme}://{host}"
    return origin.split("://", 1)[-1].rsplit(":", 1)[0], origin


def keep_challenge(request: Request, challenge: bytes) -> str:
    """Sign a challenge."""
    return str(house_of(request).identity.sessions.dumps(["passkey", challenge.hex()]))


def kept_challenge(request: Request, word: object) -> bytes:
    """Read a challenge back; raises GuildhallError wrong_passkey."""
    try:
        purpose, challenge = house_of(request).identity.sessions.loads(
            str(word), max_age=PASSKEY_SECONDS
        )
        return bytes.fromhex(challenge) if purpose == "passkey" else b""
    except Exception:  # noqa: BLE001  any damaged word is refused alike
        raise GuildhallError("wrong_passkey", {}) from None


async def passkey_begin(request: Request) -> Response:
    """Begin to add a passkey to one's account."""
    user = await house_of(request).identity.need_user(request)
    site, _ = relying_party(request)
    old = await house_of(request).store.passkeys_of(user.id)
    options = generate_registration_options(
        rp_id=site,
        rp_name="Guildhall",
        user_id=user.id.encode(),
        user_name=user.name,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=key.credential_id) for key in old],
    )
    word = keep_challenge(request, options.challenge)
    return JSONResponse({"options": json.loads(options_to_json(options)), "challenge": word})


class Credential(bodies.Strict):
    """What a browser's authenticator answered, and the signed challenge."""

    credential: dict[str, Any]
    challenge: str


def credential_id(given: Credential) -> bytes:
    """Read the id of a credential; raises GuildhallError wrong_passkey."""
    try:
        return base64url_to_bytes(str(given.credential["id"]))
    except (KeyError, ValueError):
        raise GuildhallError("wrong_passkey", {}) from None


async def passkey_add(request: Request) -> Response:
    """Add a passkey."""
    house = house_of(request)
    user = await house.identity.need_user(request)
    given = await read(request, Credential)
    site, origin = relying_party(request)
    try:
        found = verify_registration_response(
            credential=given.credential,
            expected_challenge=kept_challenge(request, given.challenge),
            expected_rp_id=site,
            expected_origin=origin,
        )
    except Exception:  # noqa: BLE001  whatever is wrong with it, it is refused alike
        raise GuildhallError("wrong_passkey", {}) from None
    if await house.store.passkey(found.credential_id) is not None:
        raise GuildhallError("wrong_passkey", {})
    await house.store.add_passkey(
        found.credential_id, user.id, found.credential_public_key, found.sign_count
    )
    return JSONResponse({"me": person(user)}, 201)


async def passkey_ask(request: Request) -> Response:
    """Begin to come in with a passkey."""
    site, _ = relying_party(request)
    options = generate_authentication_options(rp_id=site)
    word = keep_challenge(request, options.challenge)
    return JSONResponse({"options": json.loads(options_to_json(options)), "challenge": word})


async def passkey_login(request: Request) -> Response:
    """Come in with a passkey."""
    house = house_of(request)
    house.rates.check(f"login {client_of(request)}", Rates.COSTLY)
    given = await read(request, Credential)
    site, origin = relying_party(request)
    challenge = kept_challenge(request, given.challenge)
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
    await house.store.bump_passkey(key.credential_id, found.new_sign_count)
    user = await house.store.user(key.user)
    if user is None:
        raise GuildhallError("wrong_passkey", {})
    response = JSONResponse({"me": person(user)})
    await house.identity.sign_in(response, user)
    return response


# What there is to play


def about(game: Game) -> dict[str, Any]:
    """Describe a game: its seats, options, kinds and verbs; the texts are the client's."""
    words = game.words
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": [{"name": o.name, "values": list(o.values)} for o in game.options],
        "kinds": {name: {"kind": k.name, "ids": list(k.ids)} for name, k in words.kinds.items()},
        "verbs": {verb.name: list(verb.args) for verb in words.moves.verbs},
        "rules": list(game.rules),
        "version": game.version,
    }


async def games(request: Request) -> Response:
    """Describe the games that are offered here."""
    offered = [g for g in GAMES.values() if g.name not in house_of(request).settings.disabled]
    return JSONResponse(
        {
            "games": [about(game) for game in offered],
            "bots": list(BOTS),
            "clocks": list(PRESETS),
            "languages": list(LANGUAGES),
        }
    )


async def rules(request: Request) -> Response:
    """Give the rules of a game in a language."""
    game = house_of(request).game(request.path_params["game"])
    say = Speech(request.path_params["language"])
    return JSONResponse({"rules": {n: rule_text(say, game, n) for n in game.rules}})


ROUTES = [
    Route("/api/me", me),
    Route("/api/me", new_guest, methods=["POST"]),
    Route("/api/settings", settings, methods=["POST"]),
    Route("/api/account", register, methods=["POST"]),
    Route("/api/login", login, methods=["POST"]),
    Route("/api/logout", logout, methods=["POST"]),
    Route("/api/passkeys/begin", passkey_begin, methods=["POST"]),
    Route("/api/passkeys", passkey_add, methods=["POST"]),
    Route("/api/passkeys/ask", passkey_ask, methods=["POST"]),
    Route("/api/passkeys/login", passkey_login, methods=["POST"]),
    Route("/api/games", games),
    Route("/api/rules/{game}/{language}", rules),
]

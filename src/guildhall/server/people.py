"""The doors for people: guests, accounts, settings; and what there is to play."""

import asyncio
import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

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

LONGEST_NAME = 40
MAIL = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9.-]{1,120}", re.IGNORECASE)
"""One plain address: what else the standards allow, no reader of ours needs."""
MAIL_SETTINGS = ("mail", "mail_confirmed")


def person(user: User) -> dict[str, Any]:
    """Give what a person may know of himself."""
    return {
        "name": user.name,
        "account": bool(user.password),
        "login": user.login,
        "settings": user.settings,
    }


async def me(request: Request) -> Response:
    """Say who one is; nobody is null."""
    user = await house_of(request).identity.user(request)
    return JSONResponse({"me": person(user) if user else None})


async def new_guest(request: Request) -> Response:
    """Come in as a guest: a name is enough."""
    house = house_of(request)
    house.rates.check(f"guest {client_of(request.scope)}", Rates.COSTLY)
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
    another = wish.mail is not None and wish.mail != user.settings.get("mail", "")
    if another:
        changed["mail_confirmed"] = False
    if another and wish.mail:
        count_mail(request, user)
    kept = {**user.settings, **changed}
    if wish.mail == "":
        kept = {name: value for name, value in kept.items() if name not in MAIL_SETTINGS}
    await house.store.set_settings(user.id, kept)
    if another and wish.mail:
        send_confirmation(request, user, wish.mail)
    if name != user.name:
        await house.store.set_name(user.id, name)
    house.identity.forget(user.id)
    return JSONResponse({"me": person(await house.identity.need_user(request))})


def count_mail(request: Request, user: User) -> None:
    """Count a mail that somebody has us send; raises too_many_requests."""
    rates = house_of(request).rates
    rates.check(f"mail {user.id}", Rates.MAILS)
    rates.check(f"mail {client_of(request.scope)}", Rates.MAILS)


def send_confirmation(request: Request, user: User, mail: str) -> None:
    """Send the link that confirms an address."""
    house = house_of(request)
    word = house.identity.mail_word(user.id, mail)
    house.notices.ask_to_confirm(user, mail, f"{origin_of(request)}/api/mail/{word}")


async def confirm_again(request: Request) -> Response:
    """Send the confirmation once more: mails get lost, and links too old."""
    house = house_of(request)
    seen = await house.identity.need_user(request)
    await read(request, bodies.Empty)
    user = await house.store.user(seen.id) or seen
    mail = str(user.settings.get("mail", ""))
    if not house.settings.mail.host:
        raise GuildhallError("no_mail_here", {})
    if not mail or user.settings.get("mail_confirmed"):
        raise GuildhallError("nothing_to_confirm", {})
    count_mail(request, user)
    send_confirmation(request, user, mail)
    return JSONResponse({"me": person(user)}, 202)


def origin_of(request: Request) -> str:
    """Give the address of this site as people know it."""
    public = house_of(request).settings.public_url
    return public or f"{request.url.scheme}://{request.headers.get('host', '')}"


async def confirm_mail(request: Request) -> Response:
    """Confirm an address: somebody has followed the link in the mail that went there."""
    house = house_of(request)
    house.rates.check(f"mail {client_of(request.scope)}", Rates.COSTLY)
    await house.identity.confirm_mail(request.path_params["word"])
    return RedirectResponse("/", 303)


async def register(request: Request) -> Response:
    """Give oneself a login and a password; a new password asks for the old one."""
    house = house_of(request)
    await house.identity.need_user(request)
    house.rates.check(f"login {client_of(request.scope)}", Rates.COSTLY)
    wish = await read(request, bodies.NewPassword)
    await house.identity.register(request, wish.login, wish.password, wish.old)
    return JSONResponse({"me": person(await house.identity.need_user(request))})


async def login(request: Request) -> Response:
    """Come in with a password."""
    house = house_of(request)
    house.rates.check(f"login {client_of(request.scope)}", Rates.COSTLY)
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
            "mail": bool(house_of(request).settings.mail.host),
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
    Route("/api/mail/again", confirm_again, methods=["POST"]),
    Route("/api/mail/{word}", confirm_mail),
    Route("/api/account", register, methods=["POST"]),
    Route("/api/login", login, methods=["POST"]),
    Route("/api/logout", logout, methods=["POST"]),
    Route("/api/games", games),
    Route("/api/rules/{game}/{language}", rules),
]

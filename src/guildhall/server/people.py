"""The doors for people: guests, accounts, settings; and what there is to play."""

import re
from typing import Any

import msgspec
from starlette.responses import JSONResponse, RedirectResponse, Response

from guildhall.bots import BOTS
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.games import GAMES
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import rule_text
from guildhall.server import bodies
from guildhall.server.doors import Ask, get, post
from guildhall.server.guards import Rates
from guildhall.store import User
from guildhall.table.clock import PRESETS, RESCUE_DAYS
from guildhall.table.names import clean_name

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


async def me(ask: Ask[None]) -> Response:
    """Say who one is; nobody is null."""
    user = await ask.house.identity.user(ask.request)
    return JSONResponse({"me": person(user) if user else None})


async def new_guest(ask: Ask[bodies.Guest]) -> Response:
    """Come in as a guest: a name is enough."""
    house = ask.house
    await house.rates.spend(f"guest {ask.client}", Rates.COSTLY)
    present = await house.identity.user(ask.request)
    if present is not None:
        return JSONResponse({"me": person(present)})
    user = await house.identity.add_guest(clean_name(ask.body.name))
    response = JSONResponse({"me": person(user)}, 201)
    await house.identity.sign_in(response, user)
    return response


async def settings(ask: Ask[bodies.Wishes]) -> Response:
    """Change one's name and how one wants to be told."""
    house, wish = ask.house, ask.body
    user = await ask.user()
    if wish.webhook:
        house.rates.check(f"webhook {ask.client}", Rates.COSTLY)
        await house.notices.check_hook(wish.webhook)
    if wish.mail and not MAIL.fullmatch(wish.mail):
        raise GuildhallError("bad_mail", {})
    if wish.language and wish.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise GuildhallError("unknown_language", {"given": wish.language, "known": known})
    changed = {k: v for k, v in msgspec.structs.asdict(wish).items() if v is not None}
    name = clean_name(changed.pop("name", user.name))
    user = await house.store.user(user.id) or user
    another = wish.mail is not None and wish.mail != user.settings.get("mail", "")
    if another:
        changed["mail_confirmed"] = False
    if another and wish.mail:
        await count_mail(ask, user)
    kept = {**user.settings, **changed}
    if wish.mail == "":
        kept = {name: value for name, value in kept.items() if name not in MAIL_SETTINGS}
    await house.store.set_settings(user.id, kept)
    if another and wish.mail:
        send_confirmation(ask, user, wish.mail)
    if name != user.name:
        await house.store.set_name(user.id, name)
    house.identity.forget(user.id)
    return JSONResponse({"me": person(await ask.user())})


async def count_mail(ask: Ask[Any], user: User) -> None:
    """Count a mail that somebody has us send; raises too_many_requests."""
    await ask.house.rates.spend(f"mail {user.id}", Rates.MAILS)
    await ask.house.rates.spend(f"mail {ask.client}", Rates.MAILS)


def send_confirmation(ask: Ask[Any], user: User, mail: str) -> None:
    """Send the link that confirms an address."""
    house = ask.house
    word = house.identity.mail_word(user.id, mail)
    house.notices.ask_to_confirm(user, mail, f"{house.settings.public_url}/api/mail/{word}")


async def confirm_again(ask: Ask[bodies.Empty]) -> Response:
    """Send the confirmation once more: mails get lost, and links too old."""
    house = ask.house
    seen = await ask.user()
    user = await house.store.user(seen.id) or seen
    mail = str(user.settings.get("mail", ""))
    if not house.settings.sends_mail:
        raise GuildhallError("no_mail_here", {})
    if not mail or user.settings.get("mail_confirmed"):
        raise GuildhallError("nothing_to_confirm", {})
    await count_mail(ask, user)
    send_confirmation(ask, user, mail)
    return JSONResponse({"me": person(user)}, 202)


def origin_of(ask: Ask[Any]) -> str:
    """Give the address of this site as people know it."""
    request = ask.request
    return (
        ask.house.settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    )


async def confirm_mail(ask: Ask[None]) -> Response:
    """Confirm an address: somebody has followed the link in the mail that went there."""
    await ask.house.rates.spend(f"mail {ask.client}", Rates.COSTLY)
    await ask.house.identity.confirm_mail(ask.request.path_params["word"])
    return RedirectResponse("/", 303)


async def register(ask: Ask[bodies.NewPassword]) -> Response:
    """Give oneself a login and a password; a new password asks for the old one."""
    await ask.user()
    await ask.house.rates.spend(f"login {ask.client}", Rates.COSTLY)
    wish = ask.body
    user = await ask.house.identity.register(ask.request, wish.login, wish.password, wish.old)
    response = JSONResponse({"me": person(user)})
    await ask.house.identity.sign_in(response, user)
    return response


async def login(ask: Ask[bodies.Account]) -> Response:
    """Come in with a password."""
    house = ask.house
    await house.rates.spend(f"login {ask.client}", Rates.COSTLY)
    await house.rates.spend(f"login as {ask.body.login.strip().casefold()}", Rates.ACCOUNT)
    user = await house.identity.check_password(ask.body.login, ask.body.password)
    response = JSONResponse({"me": person(user)})
    await house.identity.sign_in(response, user)
    return response


async def logout(ask: Ask[bodies.Empty]) -> Response:
    """Go out."""
    response = JSONResponse({"me": None})
    await ask.house.identity.sign_out(ask.request, response)
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
        "minutes": game.meta.minutes,
        "weight": game.meta.weight,
        "designer": game.meta.designer,
        "publisher": game.meta.publisher,
    }


async def games(ask: Ask[None]) -> Response:
    """Describe the games that are offered here."""
    offered = [g for g in GAMES.values() if g.name not in ask.house.settings.disabled]
    return JSONResponse(
        {
            "games": [about(game) for game in offered],
            "bots": list(BOTS),
            "clocks": list(PRESETS),
            "rescue_days": list(RESCUE_DAYS),
            "languages": list(LANGUAGES),
            "mail": ask.house.settings.sends_mail,
            "rules": ask.house.rules,
        }
    )


async def rules(ask: Ask[None]) -> Response:
    """Give the rules of a game in a language."""
    game = ask.house.game(ask.request.path_params["game"])
    say = Speech(ask.request.path_params["language"])
    return JSONResponse({"rules": {n: rule_text(say, game, n) for n in game.rules}})


ROUTES = [
    get("/api/me", me),
    post("/api/me", bodies.Guest, new_guest),
    post("/api/settings", bodies.Wishes, settings),
    post("/api/mail/again", bodies.Empty, confirm_again),
    get("/api/mail/{word}", confirm_mail),
    post("/api/account", bodies.NewPassword, register),
    post("/api/login", bodies.Account, login),
    post("/api/logout", bodies.Empty, logout),
    get("/api/games", games),
    get("/api/rules/{game}/{language}", rules),
]

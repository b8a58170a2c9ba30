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
from guildhall.server import schemas
from guildhall.server.context import Context, get, post
from guildhall.server.middleware import Rates
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


async def me(context: Context[None]) -> Response:
    """Say who one is; nobody is null."""
    user = await context.worker.identity.user(context.request)
    return JSONResponse({"me": person(user) if user else None})


async def new_guest(context: Context[schemas.Guest]) -> Response:
    """Come in as a guest: a name is enough."""
    worker = context.worker
    await worker.rates.spend(f"guest {context.client}", Rates.COSTLY)
    present = await worker.identity.user(context.request)
    if present is not None:
        return JSONResponse({"me": person(present)})
    user = await worker.identity.add_guest(clean_name(context.body.name))
    response = JSONResponse({"me": person(user)}, 201)
    await worker.identity.sign_in(response, user)
    return response


async def settings(context: Context[schemas.SettingsChange]) -> Response:
    """Change one's name and how one wants to be told."""
    worker, change = context.worker, context.body
    user = await context.user()
    if change.webhook:
        worker.rates.check(f"webhook {context.client}", Rates.COSTLY)
        await worker.notices.check_hook(change.webhook)
    if change.mail and not MAIL.fullmatch(change.mail):
        raise GuildhallError("bad_mail", {})
    if change.language and change.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise GuildhallError("unknown_language", {"given": change.language, "known": known})
    changed = {k: v for k, v in msgspec.structs.asdict(change).items() if v is not None}
    name = clean_name(changed.pop("name", user.name))
    user = await worker.store.user(user.id) or user
    another = change.mail is not None and change.mail != user.settings.get("mail", "")
    if another:
        changed["mail_confirmed"] = False
    if another and change.mail:
        await count_mail(context, user)
    kept = {**user.settings, **changed}
    if change.mail == "":
        kept = {name: value for name, value in kept.items() if name not in MAIL_SETTINGS}
    await worker.store.set_settings(user.id, kept)
    if another and change.mail:
        send_confirmation(context, user, change.mail)
    if name != user.name:
        await worker.store.set_name(user.id, name)
    worker.identity.forget(user.id)
    return JSONResponse({"me": person(await context.user())})


async def count_mail(context: Context[Any], user: User) -> None:
    """Count a mail that somebody has us send; raises too_many_requests."""
    await context.worker.rates.spend(f"mail {user.id}", Rates.MAILS)
    await context.worker.rates.spend(f"mail {context.client}", Rates.MAILS)


def send_confirmation(context: Context[Any], user: User, mail: str) -> None:
    """Send the link that confirms an address."""
    worker = context.worker
    word = worker.identity.mail_word(user.id, mail)
    worker.notices.ask_to_confirm(user, mail, f"{worker.settings.public_url}/api/mail/{word}")


async def confirm_again(context: Context[schemas.Empty]) -> Response:
    """Send the confirmation once more: mails get lost, and links too old."""
    worker = context.worker
    seen = await context.user()
    user = await worker.store.user(seen.id) or seen
    mail = str(user.settings.get("mail", ""))
    if not worker.settings.sends_mail:
        raise GuildhallError("no_mail_here", {})
    if not mail or user.settings.get("mail_confirmed"):
        raise GuildhallError("nothing_to_confirm", {})
    await count_mail(context, user)
    send_confirmation(context, user, mail)
    return JSONResponse({"me": person(user)}, 202)


def origin_of(context: Context[Any]) -> str:
    """Give the address of this site as people know it."""
    request = context.request
    return (
        context.worker.settings.public_url
        or f"{request.url.scheme}://{request.headers.get('host', '')}"
    )


async def confirm_mail(context: Context[None]) -> Response:
    """Confirm an address: somebody has followed the link in the mail that went there."""
    await context.worker.rates.spend(f"mail {context.client}", Rates.COSTLY)
    await context.worker.identity.confirm_mail(context.request.path_params["word"])
    return RedirectResponse("/", 303)


async def register(context: Context[schemas.NewPassword]) -> Response:
    """Give oneself a login and a password; a new password asks for the old one."""
    await context.user()
    await context.worker.rates.spend(f"login {context.client}", Rates.COSTLY)
    given = context.body
    user = await context.worker.identity.register(
        context.request, given.login, given.password, given.old
    )
    response = JSONResponse({"me": person(user)})
    await context.worker.identity.sign_in(response, user)
    return response


async def login(context: Context[schemas.Account]) -> Response:
    """Come in with a password."""
    worker = context.worker
    await worker.rates.spend(f"login {context.client}", Rates.COSTLY)
    await worker.rates.spend(f"login as {context.body.login.strip().casefold()}", Rates.ACCOUNT)
    user = await worker.identity.check_password(context.body.login, context.body.password)
    response = JSONResponse({"me": person(user)})
    await worker.identity.sign_in(response, user)
    return response


async def logout(context: Context[schemas.Empty]) -> Response:
    """Go out."""
    response = JSONResponse({"me": None})
    await context.worker.identity.sign_out(context.request, response)
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


async def games(context: Context[None]) -> Response:
    """Describe the games that are offered here."""
    offered = [g for g in GAMES.values() if g.name not in context.worker.settings.disabled]
    return JSONResponse(
        {
            "games": [about(game) for game in offered],
            "bots": list(BOTS),
            "clocks": list(PRESETS),
            "rescue_days": list(RESCUE_DAYS),
            "languages": list(LANGUAGES),
            "mail": context.worker.settings.sends_mail,
            "rules": context.worker.rules,
        }
    )


async def rules(context: Context[None]) -> Response:
    """Give the rules of a game in a language."""
    game = context.worker.game(context.request.path_params["game"])
    say = Speech(context.request.path_params["language"])
    return JSONResponse({"rules": {n: rule_text(say, game, n) for n in game.rules}})


ROUTES = [
    get("/api/me", me),
    post("/api/me", schemas.Guest, new_guest),
    post("/api/settings", schemas.SettingsChange, settings),
    post("/api/mail/again", schemas.Empty, confirm_again),
    get("/api/mail/{word}", confirm_mail),
    post("/api/account", schemas.NewPassword, register),
    post("/api/login", schemas.Account, login),
    post("/api/logout", schemas.Empty, logout),
    get("/api/games", games),
    get("/api/rules/{game}/{language}", rules),
]

"""A person's settings: name, language, and how they are notified."""

import re
from typing import Any

import msgspec
from starlette.responses import JSONResponse, RedirectResponse, Response

from guildhall.core.errors import GuildhallError
from guildhall.locale import LANGUAGES
from guildhall.server import schemas, schemas_people
from guildhall.server.context import Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.people.profile import profile
from guildhall.server.people.quiet import zone_of
from guildhall.store import User
from guildhall.table.names import chosen_name

MAIL = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9.-]{1,120}", re.IGNORECASE)
"""One plain address: what else the standards allow, no reader of ours needs."""
MAIL_SETTINGS = ("mail", "mail_confirmed")


async def settings(context: Context[schemas_people.SettingsChange]) -> Response:
    """Change some settings; a new mail address gets a confirmation mail."""
    worker, change = context.worker, context.body
    user = await context.user()
    await _check(context, change)
    given = msgspec.to_builtins(change)
    changed = {name: value for name, value in given.items() if value is not None}
    name = chosen_name(changed.pop("name")) if "name" in changed else user.name
    user = await worker.store.people.find(user.id) or user
    another = _another_mail(change, user.settings)
    if another and change.mail:
        await _count_mail(context, user)
    if name != user.name:
        await worker.conduct.check_talk(user.id)
        await worker.rates.spend(f"name {user.id}", Rates.RENAMES)

    def renewed(kept: dict[str, Any]) -> dict[str, Any]:
        new = {**kept, **changed}
        if _another_mail(change, kept):
            new["mail_confirmed"] = False
        gone = MAIL_SETTINGS if change.mail == "" else ()
        return {name: value for name, value in new.items() if name not in gone}

    await worker.store.people.change(user.id, renewed, name if name != user.name else None)
    worker.identity.forget(user.id)
    if another and change.mail:
        _send_confirmation(context, user, change.mail)
    if name != user.name:
        await worker.renaming.rename(user.id)
    if change.presence or change.profile:
        await worker.around.look()
    return JSONResponse({"me": profile(await context.user())})


def _another_mail(change: schemas_people.SettingsChange, kept: dict[str, Any]) -> bool:
    """Whether an address is set, or taken away, that is not the one that is kept."""
    return change.mail is not None and change.mail != kept.get("mail", "")


async def _check(context: Context[Any], change: schemas_people.SettingsChange) -> None:
    """Raise feature_off, bad_webhook, bad_mail, bad_zone or unknown_language."""
    if change.webhook:
        context.worker.settings.need("webhooks")
        context.worker.rates.check(f"webhook {context.client}", Rates.COSTLY)
        await context.worker.notices.check_hook(change.webhook)
    if change.mail and not MAIL.fullmatch(change.mail):
        raise GuildhallError("bad_mail", {})
    if change.quiet is not None:
        zone_of(change.quiet.zone)
    if change.language and change.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise GuildhallError("unknown_language", {"given": change.language, "known": known})


async def _count_mail(context: Context[Any], user: User) -> None:
    """Count a mail that a user makes us send; raises too_many_requests."""
    await context.worker.rates.spend(f"mail {user.id}", Rates.MAILS)
    await context.worker.rates.spend(f"mail {context.client}", Rates.MAILS)


def _send_confirmation(context: Context[Any], user: User, mail: str) -> None:
    """Send the link that confirms an address."""
    worker = context.worker
    word = worker.identity.mail_word(user.id, mail)
    worker.notices.ask_to_confirm(user, mail, f"{worker.settings.public_url}/api/mail/{word}")


async def confirm_again(context: Context[schemas.Empty]) -> Response:
    """Send the confirmation once more: mails get lost, and links too old."""
    worker = context.worker
    seen = await context.user()
    user = await worker.store.people.find(seen.id) or seen
    mail = str(user.settings.get("mail", ""))
    if not worker.settings.sends_mail:
        raise GuildhallError("no_mail_here", {})
    if not mail or user.settings.get("mail_confirmed"):
        raise GuildhallError("nothing_to_confirm", {})
    await _count_mail(context, user)
    _send_confirmation(context, user, mail)
    return JSONResponse({"me": profile(user)}, 202)


async def confirm_mail(context: Context[None]) -> Response:
    """Confirm an address: the link in the mail that went there was followed."""
    await context.worker.rates.spend(f"mail {context.client}", Rates.COSTLY)
    await context.worker.identity.confirm_mail(context.request.path_params["word"])
    return RedirectResponse("/", 303)


ROUTES = [
    post("/api/settings", schemas_people.SettingsChange, settings),
    post("/api/mail/again", schemas.Empty, confirm_again),
    get("/api/mail/{word}", confirm_mail),
]

"""What moderators see and do: open reports, sanctions, closing tables, and the log of all that."""

import hashlib
from collections.abc import Sequence
from typing import Any

from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent_moderation
from guildhall.server.context import Context, get, post
from guildhall.server.http.body import short_number
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.thrown import THROWN
from guildhall.server.people.profile import LONGEST_ID
from guildhall.store import Act, Audited, Report, Sanction, Store, User
from guildhall.store.sanctions import KINDS
from guildhall.store.sanctions import MOST as MOST_LINES

DAY_SECONDS = 86400.0


async def moderator(context: Context[Any]) -> User:
    """The moderator who asks; raises GuildhallError not_moderator."""
    context.worker.settings.need("moderation")
    user = await context.user()
    await context.worker.rates.spend(f"moderation {user.id}", Rates.BROWSED)
    if not await context.worker.store.sanctions.moderates(user.id):
        raise GuildhallError("not_moderator", {})
    return user


async def show_reports(context: Context[None]) -> Response:
    """Everybody about whom there are open reports; what is reported of oneself others look at."""
    user = await moderator(context)
    found = await context.worker.store.reports.open()
    about = dict.fromkeys(one.about for one in found if one.about != user.id)
    told: sent_moderation.Moderation = {
        "people": await _reported(context, list(about), found),
    }
    return json_response(told)


async def show_person(context: Context[None]) -> Response:
    """The same of one person, also where nothing is reported."""
    await moderator(context)
    person = await _person(context)
    found = await context.worker.store.reports.open(person.id)
    (told,) = await _reported(context, [person.id], found)
    return json_response({**told, "name": person.name})


async def _person(context: Context[Any]) -> User:
    """The person in the address; raises no_such_person, for oneself as well."""
    person = context.request.path_params["person"]
    found = await context.worker.store.people.find(person) if len(person) <= LONGEST_ID else None
    if found is None or found.id == (await context.user()).id or found.settings.get("departed"):
        raise GuildhallError("no_such_person", {})
    return found


async def _reported(
    context: Context[Any], people: Sequence[str], reports: Sequence[Report]
) -> list[sent_moderation.Reported]:
    store, now = context.worker.store, context.worker.hub.now()
    before = await store.sanctions.of_people(people)
    moderators = await store.sanctions.moderators_of(people)
    told: list[sent_moderation.Reported] = []
    for person in people:
        mine = [one for one in reports if one.about == person]
        told.append(
            {
                "person": person,
                "name": mine[0].name if mine else "",
                "moderator": person in moderators,
                "reports": [await _report(store, one) for one in mine],
                "sanctions": [_sanction(one, now) for one in before[person]],
            }
        )
    return told


async def _report(store: Store, one: Report) -> sent_moderation.ReportLine:
    words = one.words
    if one.reason == THROWN:
        other, games = words.split()
        found = await store.people.find(other)
        words = f"{found.name if found else other} × {games}"
    return {
        "id": one.id,
        "reporter": one.reporter,
        "reporter_id": one.user,
        "reason": one.reason,
        "words": words,
        "quote": one.quote,
        "table": one.table_id,
        "at": one.created,
    }


def _sanction(one: Sanction, now: float) -> sent_moderation.SanctionLine:
    return {
        "kind": one.kind,
        "why": one.why,
        "at": one.created,
        "until": one.until,
        "holds": one.holds(now),
        "lifted": bool(one.lifted),
    }


async def act(context: Context[schemas.Moderate]) -> Response:
    """Warn, silence or ban a person, lift what holds, or settle reports without any of it."""
    user, given = await moderator(context), context.body
    person = await _person(context)
    why, until = given.why.strip(), 0.0
    if given.action in KINDS and not why:
        raise GuildhallError("why_needed", {})
    if given.action == "silence" and not given.days:
        raise GuildhallError("days_needed", {})
    if given.action in ("silence", "ban") and given.days:
        until = context.worker.hub.now() + given.days * DAY_SECONDS
    done = Act(
        once=_once(user, given.once),
        moderator=user.id,
        whom=person.id,
        action=given.action,
        at=context.worker.hub.now(),
        why=why,
        until=until,
        reports=given.reports,
    )
    await context.worker.moderating.act(done)
    return await show_person(Context(context.request, None))


async def close_table(context: Context[schemas.CloseTable]) -> Response:
    """Close a table: the game ends and does not count; one that only waits is deleted."""
    user, given = await moderator(context), context.body
    if not given.why.strip():
        raise GuildhallError("why_needed", {})
    done = Act(
        once=_once(user, given.once),
        moderator=user.id,
        whom="",
        action="close",
        at=context.worker.hub.now(),
        why=given.why.strip(),
        table_id=context.table_id,
    )
    await context.worker.moderating.close(done)
    return json_response({"closed": context.table_id})


def _once(user: User, word: str) -> str:
    """The same for what the same moderator sends again."""
    return hashlib.sha256(f"{user.id} {word}".encode()).hexdigest()[:24]


async def show_log(context: Context[None]) -> Response:
    """What moderators have done, newest first."""
    await moderator(context)
    before = short_number(context.request.query_params.get("before", "0"))
    if before is None:
        raise GuildhallError("bad_body", {"problem": "before"})
    lines = await context.worker.store.sanctions.log(before)
    told: sent_moderation.Audit = {
        "lines": [_line(one) for one in lines],
        "more": lines[-1].id if len(lines) == MOST_LINES else 0,
    }
    return json_response(told)


def _line(one: Audited) -> sent_moderation.AuditLine:
    return {
        "id": one.id,
        "at": one.at,
        "moderator": one.moderator or "",
        "whom": one.whom or "",
        "whom_id": one.whom_id,
        "table": one.table_id,
        "action": one.action,
        "why": one.why,
        "until": one.until,
    }


ROUTES = [
    get("/api/moderation", show_reports),
    get("/api/moderation/log", show_log),
    get("/api/moderation/people/{person}", show_person),
    post("/api/moderation/people/{person}", schemas.Moderate, act),
    post("/api/moderation/tables/{table}", schemas.CloseTable, close_table),
]

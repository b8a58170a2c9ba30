"""Reporting a person or a line of talk, and what moderators have said to oneself."""

import secrets
from dataclasses import replace
from typing import Any

from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server import schemas, sent_moderation
from guildhall.server.context import TABLE, Context, get, post
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.people.profile import LONGEST_ID
from guildhall.server.seated import in_gallery, on_seat
from guildhall.store import Report, User
from guildhall.table.own import UNSAID


async def report_person(context: Context[schemas.Report]) -> Response:
    """Report a person."""
    user = await _reporter(context)
    about = await _about(context, user, context.request.path_params["person"])
    return await _add(context, _report(user, about, context.body))


async def report_seat(context: Context[schemas.Report]) -> Response:
    """Report who sits on a seat."""
    user = await _reporter(context)
    return await _add(context, _report(user, await on_seat(context, user), context.body))


async def report_spectator(context: Context[schemas.Report]) -> Response:
    """Report what a spectator has said; the words are kept with the report."""
    user = await _reporter(context)
    about, line = await in_gallery(context, user)
    made = replace(_report(user, about, context.body), table_id=context.table_id)
    return await _add(context, replace(made, line=line.n, quote=line.text))


async def report_line(context: Context[schemas.LineReport]) -> Response:
    """Report a line of talk at a table that one may see; what it says is kept with the report."""
    user, line = await _reporter(context), context.body.line
    opened, seat, _ = await context.watch()
    table = (await context.worker.spectators.seen(opened, seat)).table
    if not 0 <= line < len(table.chat):
        raise GuildhallError("no_such_line", {})
    text, author = str(table.chat[line]["text"]), table.speakers[line]
    if text == UNSAID or not author:
        raise GuildhallError("no_such_line", {})
    about = await _about(context, user, author)
    made = _report(user, about, context.body)
    return await _add(context, replace(made, table_id=opened.id, line=line, quote=text))


async def _reporter(context: Context[Any]) -> User:
    """Who reports; raises too_many_requests."""
    worker = context.worker
    worker.settings.need("moderation")
    user = await context.user()
    await worker.rates.spend(f"report {user.id}", Rates.REPORTS)
    await worker.rates.spend(f"reports from {context.client}", Rates.REPORTS_FROM)
    return user


async def _about(context: Context[Any], user: User, person: str) -> User:
    """The person whom a report is about; raises not_yourself and no_such_person."""
    if person in ("me", user.id):
        raise GuildhallError("not_yourself", {})
    found = await context.worker.store.people.find(person) if len(person) <= LONGEST_ID else None
    if found is None or found.settings.get("departed"):
        raise GuildhallError("no_such_person", {})
    return found


def _report(user: User, about: User, given: schemas.Report) -> Report:
    """A report about a person."""
    word, words = secrets.token_urlsafe(9), given.words.strip()
    return Report(word, user.id, about.id, given.reason, created=0.0, words=words)


async def _add(context: Context[Any], report: Report) -> Response:
    """Write a report, once."""
    worker = context.worker
    made = await worker.store.reports.add(replace(report, created=worker.hub.now()))
    told: sent_moderation.Told = {"report": made}
    return json_response(told)


async def conduct(context: Context[None]) -> Response:
    """Whether one is a moderator, and what holds against oneself; told to those banned, too."""
    worker = context.worker
    user = await worker.identity.known(context.request)
    return json_response(await worker.conduct.told(user.id if user else ""))


async def acknowledge(context: Context[schemas.Acknowledged]) -> Response:
    """Say that one has read a warning."""
    worker, user = context.worker, await context.user()
    await worker.store.sanctions.acknowledge(user.id, context.body.warning, worker.hub.now())
    await worker.moderating.hear(user.id)
    return json_response(await worker.conduct.told(user.id))


ROUTES = [
    post("/api/people/{person}/report", schemas.Report, report_person),
    post(f"{TABLE}/report", schemas.LineReport, report_line),
    get("/api/conduct", conduct),
    post("/api/conduct", schemas.Acknowledged, acknowledge),
    post(f"{TABLE}/people/{{seat}}/report", schemas.Report, report_seat),
    post(f"{TABLE}/gallery/{{line}}/report", schemas.Report, report_spectator),
]

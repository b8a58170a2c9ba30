"""Lessons: a moment of one, what moves would do there or why not, playing on from it.

Nothing is kept here. Each request brings the learner's answers so far, and the lesson decides how
many of them it takes.
"""

import asyncio
from typing import Any

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.lessons import find_lesson
from guildhall.lessons.lesson import Step
from guildhall.lessons.walk import Moment, walk
from guildhall.locale import Speech
from guildhall.server import schemas, sent, sent_help
from guildhall.server.context import Context, post
from guildhall.server.http.errors import status_of
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.looks import STALE, STALE_LOOK, ahead_of, foreseen
from guildhall.server.live.open_table import created
from guildhall.server.live.payloads import offer
from guildhall.server.live.shown import shown
from guildhall.table.position import called

LESSON = "/api/lessons/{game}/{lesson}"


async def _moment(context: Context[Any], what: str = "lesson") -> Moment:
    """Where the answers of a request lead; raises GuildhallError game_off, unknown_lesson.

    `what` is asked for: looks do not use up the answers of an address.
    """
    params, answers = context.request.path_params, context.body.answers
    game = context.worker.settings.offered(params["game"])
    lesson = find_lesson(game.name, params["lesson"])
    context.worker.rates.check(f"{what} {context.client}", Rates.BROWSED)
    return await asyncio.to_thread(walk, lesson, answers)


async def look(context: Context[schemas.LessonAnswers]) -> Response:
    """The step that the answers lead to, with its position."""
    try:
        moment = await _moment(context)
    except IllegalMove as error:
        return JSONResponse(_refused(context, error), status_of(error))
    user = await context.worker.identity.user(context.request)
    name = user.name if user else Speech(context.language)("seat-guest")
    return json_response(lesson_page(moment, name))


def lesson_page(moment: Moment, name: str) -> sent_help.LessonPage:
    """A moment of a lesson as a browser gets it; a step that is only read asks nothing.

    Where one chooses among good moves these lead: a long list would hide them below others.
    """
    step = moment.step
    seen = shown(called(moment.table, moment.lesson.seat, name), moment.lesson.seat)
    offers = seen["page"]["offers"]
    if not _decides(moment):
        seen["page"]["offers"] = None
    elif offers is not None and step is not None and step.kind == "choose":
        asked = [_offer(moment, move) for move in moment.wanted]
        offers["moves"] = asked + [each for each in offers["moves"] if each not in asked]
    return {
        "shown": seen,
        "at": moment.at,
        "of": len(moment.lesson.step),
        "taken": moment.taken,
        "step": None if step is None else _step_part(moment, step),
        "said": moment.said.text,
        "meant": [_offer(moment, move) for move in moment.said.meant],
    }


def _step_part(moment: Moment, step: Step) -> sent_help.LessonStep:
    return {
        "id": step.id,
        "kind": step.kind,
        "point": list(step.point),
        "counted": list(step.counted),
        "moves": [_offer(moment, move) for move in moment.wanted],
    }


def _offer(moment: Moment, move: str) -> sent.Offer:
    made: sent.Offer = offer(moment.lesson.game, moment.match.number(move))
    return made


def _refused(context: Context[Any], error: IllegalMove) -> sent.Problem:
    """Why an answer is not possible: the names are those of the lesson's first position."""
    params = context.request.path_params
    table = find_lesson(params["game"], params["lesson"]).position.table()
    return context.explained(table, error)


async def why(context: Context[schemas.LessonMove]) -> Response:
    """Whether a move is possible there, or why not."""
    moment = await _moment(context)
    refusal = moment.table.running().why_not(moment.lesson.seat, context.body.move)
    if refusal is None:
        return JSONResponse({"possible": True})
    reason = context.explained(moment.table, IllegalMove(refusal))
    return JSONResponse({"possible": False, **reason})


async def show_preview(context: Context[schemas.LessonMove]) -> Response:
    """What a move would surely do there; nothing where the answers lead elsewhere."""
    moment = await _moment(context, "look")
    if not _asked(context, moment):
        return JSONResponse(STALE_LOOK)
    seat, number = moment.lesson.seat, moment.match.number(context.body.move)
    refusal = moment.match.why_not(seat, number)
    if refusal is not None:
        error = IllegalMove(refusal)
        return JSONResponse(context.explained(moment.table, error), status_of(error))
    return json_response(await foreseen(moment.table, seat, number))


async def ahead(context: Context[schemas.LessonRow]) -> Response:
    """What may be decided after planned moves; makes none of them."""
    moment = await _moment(context, "look")
    if not _asked(context, moment):
        return JSONResponse(STALE)
    seat, moves = moment.lesson.seat, context.body.moves
    return context.ahead(moment.table, await ahead_of(moment.table, seat, moves))


def _asked(context: Context[Any], moment: Moment) -> bool:
    """Whether all answers of a request were taken, and the learner is to decide then."""
    taken = moment.taken == len(context.body.answers)
    return taken and _decides(moment) and moment.lesson.seat in moment.match.actors


def _decides(moment: Moment) -> bool:
    return moment.step is not None and moment.step.kind != "read"


async def play_on(context: Context[schemas.LessonLeft]) -> Response:
    """Create a table that goes on from there, against apprentices."""
    user = await context.user()
    await context.worker.rates.spend(user.id, Rates.COSTLY)
    moment = await _moment(context)
    if moment.match.over:
        raise GuildhallError("table_over", {})
    opening = [(given.by, given.move) for given in moment.match.record.inputs]
    new = await context.worker.new_tables.play_on(
        moment.table, user, moment.lesson.seat, opening, luck=context.body.luck
    )
    return JSONResponse(created(new), 201)


ROUTES = [
    post(LESSON, schemas.LessonAnswers, look),
    post(f"{LESSON}/why", schemas.LessonMove, why),
    post(f"{LESSON}/preview", schemas.LessonMove, show_preview),
    post(f"{LESSON}/ahead", schemas.LessonRow, ahead),
    post(f"{LESSON}/play_on", schemas.LessonLeft, play_on),
]

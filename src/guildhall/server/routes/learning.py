"""Lessons and puzzles that one has done: kept here, so that every browser of a person knows them.

A browser tells what it knows and is told all that is kept. Whether it was really done is not
checked: nothing hangs on it but a line of one's own profile.
"""

import asyncio

from starlette.responses import Response

from guildhall.server import schemas, sent_people
from guildhall.server.context import Context, post
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.people.learning import known
from guildhall.store.learned import LESSON, Done


async def learn(context: Context[schemas.Learned]) -> Response:
    """Keep what was done, if the one who asks did it; tell all that is kept.

    Lessons and puzzles that are not offered are left out: a browser may remember older ones.
    """
    worker, body = context.worker, context.body
    worker.settings.need("progress")
    user = await context.user()
    await worker.rates.spend(f"learned {user.id}", Rates.OFTEN)
    if body.done and body.person in ("", user.id):
        told = [Done(one.kind, one.game, one.name, one.solved) for one in body.done]
        done = await asyncio.to_thread(known, worker.settings, told)
        await worker.store.learned.add(user.id, done, worker.hub.now())
    answer: sent_people.Learned = {
        "person": user.id,
        "done": [_told(one) for one in await worker.store.learned.of_user(user.id)],
    }
    return json_response(answer)


def _told(one: Done) -> sent_people.LearnedOne:
    kind: sent_people.LearnedKind = "lesson" if one.kind == LESSON else "puzzle"
    return {"kind": kind, "game": one.game, "name": one.name, "solved": one.solved}


ROUTES = [post("/api/learned", schemas.Learned, learn)]

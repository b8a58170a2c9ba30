"""People: their pages, their finished games, and who is best."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server import sent_people
from guildhall.server.context import Context, get
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.people.learning import summary
from guildhall.server.people.profile import LONGEST_ID, may_see, shows_profile
from guildhall.server.people.ratings import provisional
from guildhall.store import Circle, User
from guildhall.store.history import Past, PastGame, Seen, Wanted
from guildhall.store.standings import Ranked as Place
from guildhall.store.standings import Rated
from guildhall.table.names import LONGEST_NAME
from guildhall.table.result import PACES

PAGE = 25
BEST = 100
CURVE = 100
"""So many games are shown at a time, people on a list, games along a curve."""
LONGEST_CURSOR, LONGEST_OPTION, MOST_OPTIONS = 200, 80, 10
DAY_SECONDS = 86400.0


class Cursor(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The last game that was shown."""

    ended: float
    table: Annotated[str, msgspec.Meta(pattern="^[!-~]{1,64}$")]


async def found_person(context: Context[None], person: str) -> tuple[User, User]:
    """The one who asks and a person who shows their page; raises no_such_person."""
    viewer = await context.user()
    if person == "me":
        return viewer, viewer
    found = await context.worker.store.people.find(person) if len(person) <= LONGEST_ID else None
    circle = await context.worker.circles.of(viewer.id)
    if found is None or not may_see(viewer, found, circle):
        raise GuildhallError("no_such_person", {})
    return viewer, found


async def person(context: Context[None]) -> Response:
    """The page of a person: titles, ratings and how these came about, lessons and puzzles."""
    context.worker.rates.check(f"people {context.client}", Rates.BROWSED)
    viewer, found = await found_person(context, context.request.path_params["person"])
    if found.id != viewer.id:
        context.worker.settings.need("profiles")
    store = context.worker.store
    features = context.worker.settings.features()
    page: sent_people.PersonPage = {
        "person": found.id,
        "name": found.name,
        "joined": found.created,
        "own": found.id == viewer.id,
        "shown": shows_profile(found),
        "bond": (await context.worker.circles.of(viewer.id)).bond(found.id),
        "here": any(one.person == found.id for one in context.worker.around.people),
        "titles": [
            {"game": game, "games": games, "wins": wins}
            for game, games, wins in await store.history.titles(found.id)
        ],
        "ratings": [
            await _rated(context, found, one)
            for one in (await store.standings.of_user(found.id) if "ratings" in features else [])
        ],
        "learned": await _learned(context, found) if "progress" in features else None,
    }
    return json_response(page)


async def _learned(context: Context[None], user: User) -> sent_people.LearnedSum:
    done = await context.worker.store.learned.of_user(user.id)
    return summary(context.worker.settings, done)


async def _rated(context: Context[None], user: User, one: Rated) -> sent_people.RatedGame:
    curve = await context.worker.store.standings.curve(user.id, one.game, one.pace, CURVE)
    return {
        "game": one.game,
        "pace": one.pace,
        "rating": round(one.mu),
        "provisional": provisional(one.sigma),
        "games": one.games,
        "wins": one.wins,
        "curve": [round(mu) for _, mu in curve],
    }


async def history(context: Context[None]) -> Response:
    """Finished games: all that are public, or a person's; searched by what the address asks.

    A name finds those whose page the viewer may see; others have no `person` in what is found.
    """
    context.worker.settings.need("history")
    context.worker.rates.check(f"people {context.client}", Rates.BROWSED)
    asked = context.request.query_params
    viewer = await context.worker.identity.user(context.request)
    of = asked.get("person", "")
    if of:
        _, found = await found_person(context, of)
        of = found.id
    wanted = Wanted(
        person=of,
        viewer=viewer.id if viewer else "",
        game=context.worker.settings.offered(asked["game"]).name if asked.get("game") else "",
        name=asked.get("name", "")[:LONGEST_NAME],
        options=[word[:LONGEST_OPTION] for word in asked.getlist("option")[:MOST_OPTIONS]],
        result=_result(asked.get("result", "")),
        since=_day(asked.get("since", "")),
        until=_day(asked.get("until", ""), after=True),
    )
    past = await context.worker.store.history.search(wanted, PAGE, _cursor(asked.get("after", "")))
    return json_response(_told(past, wanted.viewer, await context.worker.circles.of(wanted.viewer)))


def _result(word: str) -> str:
    if word not in ("", "won", "lost"):
        raise GuildhallError("bad_search", {})
    return word


def _day(word: str, *, after: bool = False) -> float:
    """The beginning or the end of a day, in seconds since 1970; 0 for none."""
    if not word:
        return 0.0
    try:
        began = datetime.strptime(word, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except (ValueError, OverflowError):
        raise GuildhallError("bad_search", {}) from None
    return began + (DAY_SECONDS if after else 0.0)


def _cursor(word: str) -> tuple[float, str] | None:
    if not word:
        return None
    try:
        if len(word) > LONGEST_CURSOR:
            raise ValueError
        padded = word + "=" * (-len(word) % 4)
        read = msgspec.json.decode(urlsafe_b64decode(padded), type=Cursor)
    except (ValueError, msgspec.MsgspecError):
        raise GuildhallError("bad_cursor", {}) from None
    return read.ended, read.table


def _told(past: Past, viewer: str, circle: Circle) -> sent_people.Past:
    more = ""
    if past.more is not None:
        more = urlsafe_b64encode(msgspec.json.encode(Cursor(*past.more))).decode().rstrip("=")
    return {"games": [_game(game, viewer, circle) for game in past.games], "more": more}


def _game(game: PastGame, viewer: str, circle: Circle) -> sent_people.PastGame:
    return {
        "table": game.table_id,
        "game": game.game,
        "pace": game.pace,
        "ended": game.ended,
        "unrated": game.unrated,
        "seats": [
            {
                "person": _page_of(seat, viewer, circle),
                "name": seat.name,
                "bot": seat.bot,
                "rank": seat.rank,
                "score": seat.score,
            }
            for seat in game.seats
        ],
    }


def _page_of(seat: Seen, viewer: str, circle: Circle) -> str:
    """Whose page the viewer may see; empty: nobody's. Strangers see none."""
    shown = seat.shown and seat.user not in circle.blocked_by
    return seat.user if viewer and (shown or seat.user == viewer) else ""


async def ranking(context: Context[None]) -> Response:
    """The best of a game at a pace: people with an account whose page the viewer may see."""
    context.worker.settings.need("ratings")
    context.worker.rates.check(f"people {context.client}", Rates.BROWSED)
    viewer = await context.user()
    game = context.worker.settings.offered(context.request.path_params["game"])
    pace = context.request.path_params["pace"]
    if pace not in PACES:
        raise GuildhallError("unknown_pace", {"given": pace, "known": ", ".join(PACES)})
    found = await context.worker.store.standings.best(game.name, pace, BEST)
    circle = await context.worker.circles.of(viewer.id)
    shown = [one for one in found if one.shown and one.user not in circle.blocked_by]
    told: sent_people.Ranking = {
        "best": [_ranked(one) for one in shown if not provisional(one.sigma)],
        "newcomers": [_ranked(one) for one in shown if provisional(one.sigma)],
    }
    return json_response(told)


def _ranked(one: Place) -> sent_people.Ranked:
    return {
        "person": one.user,
        "name": one.name,
        "rating": round(one.mu),
        "games": one.games,
        "wins": one.wins,
    }


ROUTES = [
    get("/api/people/{person}", person),
    get("/api/history", history),
    get("/api/ratings/{game}/{pace}", ranking),
]

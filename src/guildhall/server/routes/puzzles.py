"""Puzzles: which there are, the position of each, and the answer, which is judged here.

What the moves of a puzzle are worth leaves the server with the answer only. Who has solved which is
the browser's to remember, and to tell (`learning.py`).
"""

import asyncio
from datetime import UTC, datetime
from typing import Any

from starlette.responses import JSONResponse, Response

from guildhall.core.errors import IllegalMove, Refusal
from guildhall.puzzles import Puzzle, Set, load, puzzle_of
from guildhall.server import schemas, sent, sent_help
from guildhall.server.context import Context, get, post
from guildhall.server.http.errors import error_body, status_of
from guildhall.server.http.rates import Rates
from guildhall.server.http.responses import json_response
from guildhall.server.live.looks import foreseen
from guildhall.server.live.open_table import created
from guildhall.server.live.payloads import offer
from guildhall.server.live.shown import shown
from guildhall.table.names import bot_name
from guildhall.table.table import Table

PUZZLES = "/api/puzzles/{game}"
PUZZLE = f"{PUZZLES}/{{puzzle}}"


def _game(context: Context[Any]) -> str:
    """Name of the game in the address; raises UnknownGame and game_off."""
    name = str(context.request.path_params["game"])
    return context.worker.settings.offered(name).name


def _found(context: Context[Any]) -> tuple[Set, Puzzle]:
    """The puzzle in the address; raises UnknownGame, game_off and no_such_puzzle."""
    return puzzle_of(_game(context), str(context.request.path_params["puzzle"]))


async def _table(known: Set, puzzle: Puzzle) -> Table:
    """A table at the position, replayed beside what else the server does."""
    return await asyncio.to_thread(known.position(puzzle).table)


def _about(puzzle: Puzzle) -> sent_help.PuzzleLine:
    return {"id": puzzle.id, "theme": puzzle.theme, "difficulty": puzzle.difficulty}


async def list_puzzles(context: Context[None]) -> Response:
    """All puzzles of a game, easy ones first, and the one of today."""
    name = _game(context)
    known = await asyncio.to_thread(load, name)
    today = known.of_day(datetime.fromtimestamp(context.worker.hub.now(), UTC).toordinal())
    told: sent_help.PuzzleList = {
        "game": name,
        "today": today.id if today else "",
        "puzzles": [_about(puzzle) for puzzle in known.puzzles.values()],
    }
    return json_response(told)


async def show_puzzle(context: Context[None]) -> Response:
    """The position of a puzzle as its seat sees it, with the moves to choose from."""
    context.worker.rates.check(f"puzzle {context.client}", Rates.BROWSED)
    known, puzzle = _found(context)
    table = await _table(known, puzzle)
    told: sent_help.PuzzleShown = {**_about(puzzle), **shown(table, puzzle.seat)}
    return json_response(told)


async def answer(context: Context[schemas.MoveAsked]) -> Response:
    """Whether a move solves a puzzle, what every move is worth, and why the best is best."""
    context.worker.rates.check(f"puzzle {context.client}", Rates.BROWSED)
    known, puzzle = _found(context)
    words, name = known.game.words.moves, known.game.name
    number = words.parse(context.body.move)
    if words.print(number) not in puzzle.values:
        error = IllegalMove(await _refusal(known, puzzle, number))
        return JSONResponse(_explained(context, known, error), status_of(error))
    told: sent_help.PuzzleAnswer = {
        "right": words.print(number) == puzzle.best,
        "given": offer(name, number),
        "values": [
            {"move": offer(name, words.parse(move)), "share": share}
            for move, share in puzzle.values.items()
        ],
        "reasons": [{"code": why.code, "facts": dict(why.facts)} for why in puzzle.reasons],
    }
    return json_response(told)


async def why(context: Context[schemas.MoveAsked]) -> Response:
    """Why a move is not possible in a puzzle; says nothing about how good it is."""
    context.worker.rates.check(f"puzzle {context.client}", Rates.BROWSED)
    known, puzzle = _found(context)
    number = known.game.words.moves.parse(context.body.move)
    if known.game.words.moves.print(number) in puzzle.values:
        return JSONResponse({"possible": True})
    error = IllegalMove(await _refusal(known, puzzle, number))
    return JSONResponse({"possible": False, **_explained(context, known, error)})


async def _refusal(known: Set, puzzle: Puzzle, move: int) -> Refusal:
    match = (await _table(known, puzzle)).running()
    return match.why_not(puzzle.seat, move) or Refusal("unexplained", "", {})


def _explained(context: Context[Any], known: Set, error: IllegalMove) -> sent.Problem:
    names = [bot_name(seat) for seat in range(max(known.game.seats))]
    return error_body(error, context.language, known.game, names)


async def show_preview(context: Context[schemas.Looked]) -> Response:
    """The events that a legal move will surely cause, as its seat would be told them."""
    context.worker.rates.check(f"puzzle {context.client}", Rates.BROWSED)
    known, puzzle = _found(context)
    number = known.game.words.moves.parse(context.body.move)
    table = await _table(known, puzzle)
    known.game.check(table.running().state, puzzle.seat, number)
    return json_response(await foreseen(table, puzzle.seat, number))


async def play_on(context: Context[schemas.Again]) -> Response:
    """Create a table that goes on from the position of a puzzle, against bots."""
    user = await context.user()
    known, puzzle = _found(context)
    await context.worker.rates.spend(user.id, Rates.COSTLY)
    table = await _table(known, puzzle)
    opening = [(given.by, given.move) for given in table.record().inputs]
    new = await context.worker.new_tables.play_on(
        table, user, puzzle.seat, opening, luck=context.body.luck
    )
    return JSONResponse(created(new), 201)


ROUTES = [
    get(PUZZLES, list_puzzles),
    get(PUZZLE, show_puzzle),
    post(f"{PUZZLE}/answer", schemas.MoveAsked, answer),
    post(f"{PUZZLE}/why", schemas.MoveAsked, why),
    post(f"{PUZZLE}/preview", schemas.Looked, show_preview),
    post(f"{PUZZLE}/play_on", schemas.Again, play_on),
]

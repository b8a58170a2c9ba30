"""The doors of the puzzles: what is shown before an answer, what an answer tells, and attacks."""

from typing import Any

import msgspec
import pytest

from guildhall.core.luck import FastLuck
from guildhall.games import GAMES
from guildhall.puzzles import Puzzle, load
from guildhall.server import sent_help
from guildhall.server.live.shown import shown
from tests.server.conftest import Serve
from tests.server.test_sent import fits


def first(game: str = "guildes") -> tuple[str, Puzzle]:
    """The path of the first puzzle of a game, and the puzzle."""
    puzzle = next(iter(load(game).puzzles.values()))
    return f"/api/puzzles/{game}/{puzzle.id}", puzzle


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_listed_shown_and_judged(serve: Serve, game: str) -> None:
    path, puzzle = first(game)
    wrong = list(puzzle.values)[-1]
    async with serve() as server:
        person = server.stranger()
        listed = await person.get(f"/api/puzzles/{game}")
        fits(listed, sent_help.PuzzleList)
        assert listed["today"] in {one["id"] for one in listed["puzzles"]}
        assert len(listed["puzzles"]) == len(load(game).puzzles)
        shown = await person.get(path)
        fits(shown, sent_help.PuzzleShown)
        page = shown["page"]
        assert page["seat"] == puzzle.seat
        assert {offer["move"] for offer in page["offers"]["moves"]} == set(puzzle.values)
        for move, right in ((puzzle.best, True), (wrong, False)):
            judged = await person.post(f"{path}/answer", {"move": move})
            fits(judged, sent_help.PuzzleAnswer)
            assert (judged["right"], judged["given"]["move"]) == (right, move)
            assert judged["values"][0]["move"]["move"] == puzzle.best
        assert (await person.post(f"{path}/why", {"move": wrong}))["possible"]
        fits(
            await person.post(f"{path}/preview", {"move": wrong, "answers": 0}), sent_help.Foreseen
        )


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_tells_the_solution_before_the_answer(serve: Serve, game: str) -> None:
    """Offers come in the order of the engine, and no value is sent with them."""
    known = load(game)
    async with serve() as server:
        person = server.stranger()
        for puzzle in list(known.puzzles.values())[:3]:
            shown = await person.get(f"/api/puzzles/{game}/{puzzle.id}")
            legal = [str(move) for move in known.match(puzzle).legal(puzzle.seat)]
            assert [offer["move"] for offer in shown["page"]["offers"]["moves"]] == legal
            assert not {"values", "best", "reasons", "found"} & set(shown)
            assert shown["page"]["hints_off"]


async def test_what_others_hold_is_not_sent(serve: Serve) -> None:
    """The page is that of the seat: another truth behind its view is sent alike."""
    path, puzzle = first()
    known = load("guildes")
    async with serve() as server:
        sent_page = await server.stranger().get(path)
    other = known.position(puzzle).table()
    match = other.running()
    truth = match.state.saved()
    match.state = known.game.imagine(match.view(puzzle.seat), FastLuck(5))
    assert match.state.saved() != truth, "others hold something else"
    alike = msgspec.json.decode(msgspec.json.encode(shown(other, puzzle.seat)))
    assert alike == {name: sent_page[name] for name in alike}


ATTACKS: list[tuple[str, Any, str]] = [
    ("answer", {}, "400 bad_body"),
    ("answer", {"move": 5}, "400 bad_body"),
    ("answer", {"move": "pick"}, "422 "),
    ("answer", {"move": "x" * 5000}, "422 "),
    ("answer", {"move": "pick nobles", "seat": 1}, "400 bad_body"),
    ("why", {"move": ""}, "422 "),
    ("preview", {"move": "pick"}, "422 "),
    ("play_on", {}, "401 not_signed_in"),
    ("play_on", {"luck": "yes"}, "400 bad_body"),
]


@pytest.mark.parametrize(("action", "body", "refusal"), ATTACKS)
async def test_bad_requests_are_refused(serve: Serve, action: str, body: Any, refusal: str) -> None:
    path, _ = first()
    async with serve() as server:
        assert (await server.stranger().refused(f"{path}/{action}", body)).startswith(refusal)


async def test_moves_that_are_not_possible_are_explained(serve: Serve) -> None:
    """A legal notation that the position does not allow: no value, no verdict, a reason."""
    path, puzzle = first()
    words = GAMES["guildes"].words.moves
    other = next(
        text
        for number in range(200)
        if (text := words.print(number)) not in puzzle.values and not text.startswith("?")
    )
    async with serve() as server:
        person = server.stranger()
        assert (await person.refused(f"{path}/answer", {"move": other})).startswith("422")
        assert (await person.refused(f"{path}/preview", {"move": other})).startswith("422")
        assert not (await person.post(f"{path}/why", {"move": other}))["possible"]


async def test_what_is_not_there(serve: Serve) -> None:
    async with serve(disabled=frozenset({"colonia"})) as server:
        person = server.stranger()
        for path, status in (
            ("/api/puzzles/chess", 404),
            ("/api/puzzles/chess/1", 404),
            ("/api/puzzles/guildes/none", 404),
            ("/api/puzzles/guildes/..%2f..%2fetc", 404),
            ("/api/puzzles/colonia", 404),
        ):
            await person.get(path, status)
        assert await person.refused("/api/puzzles/guildes/none/answer", {"move": "x"}) == (
            "404 no_such_puzzle"
        )


async def test_asking_too_often_is_refused(serve: Serve) -> None:
    path, puzzle = first()
    async with serve(rate_limits=True) as server:
        person = server.stranger()
        told = [
            (await person.send("POST", f"{path}/answer", {"move": puzzle.best})).status_code
            for _ in range(245)
        ]
    assert told[0] == 200
    assert told[-1] == 429


async def test_play_on_from_a_puzzle(serve: Serve) -> None:
    """A table of one's own: the seat of the puzzle is asked the same, bots play the others."""
    path, puzzle = first()
    async with serve() as server:
        person = await server.guest("Agnes")
        table = (await person.post(f"{path}/play_on", {}, 201))["table"]
        page = await person.page(table)
        assert page["seat"] == puzzle.seat
        assert {offer["move"] for offer in page["offers"]["moves"]} == set(puzzle.values)
        kinds = [chair["kind"] for chair in page["chairs"]]
        assert kinds.count("human") == 1
        assert kinds[puzzle.seat] == "human"

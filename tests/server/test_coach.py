"""The coach: a word before a costly move of the only person at a table, and nothing else."""

from typing import Any

import pytest

from guildhall.bots.coach import Caution
from guildhall.bots.deed import Reason
from guildhall.server.bots import thoughts
from guildhall.server.bots.processes import Turn
from tests.server.conftest import Serve
from tests.server.running import Person

BOTS = ["me", "random", "random"]


async def _intended(person: Person, table: str, choice: int = 0) -> dict[str, Any]:
    offers = (await person.page(table))["offers"]
    return {"move": offers["moves"][choice]["move"], "answers": offers["answers"]}


async def test_a_costly_move_is_warned_of_and_nothing_is_played(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(BOTS, coach=True)
        page = await anna.page(table)
        assert page["coach"] is True
        best = server.opened(table).table.running().state.legal(0)[1]
        asked: list[Any] = []

        async def found(_turn: object, do: object, *args: Any) -> Caution:
            asked.append((do, *args))
            why = Reason("points", {"points": 2})
            return Caution(int(best), 0.2, 0.5, (why,), ())

        monkeypatch.setattr(Turn, "compute", found)
        intended = await _intended(anna, table)
        verdict = await anna.do(table, "coach", intended)
        assert asked[0][0] is thoughts.warned
        assert verdict == {
            "n": intended["answers"],
            "caution": {
                "move": page["offers"]["moves"][1],
                "share": 0.2,
                "best_share": 0.5,
                "reasons": [{"code": "points", "facts": {"points": 2}}],
                "own_reasons": [],
            },
        }
        assert (await anna.page(table))["entries"] == page["entries"]


async def test_the_masters_own_move_is_not_warned_of(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(BOTS, coach=True)
        hint = await anna.do(table, "hint")
        body = {"move": hint["move"]["move"], "answers": hint["n"]}
        assert await anna.do(table, "coach", body) == {"n": hint["n"], "caution": None}


async def test_the_coach_is_off_unless_wished_for(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(BOTS)
        assert (await anna.page(table))["coach"] is False
        assert (
            await anna.refused_at(table, "coach", await _intended(anna, table)) == "403 coach_off"
        )


async def test_the_coach_is_off_while_two_people_play(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        table = await anna.create(["me", "open", "random"], visibility="public", coach=True)
        await bea.do(table, "sit")
        assert (await anna.page(table))["coach"] is False
        body = await _intended(anna, table)
        assert await anna.refused_at(table, "coach", body) == "403 coach_off"
        await bea.do(table, "leave")
        assert await anna.refused_at(table, "coach", body) == "403 coach_off", "Bea may come back"


async def test_only_the_seat_that_is_asked_gets_a_word(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(BOTS, coach=True)
        body = await _intended(anna, table)
        other = await server.guest("Carl")
        assert await other.refused_at(table, "coach", body) == "403 not_seated"
        assert await server.stranger().refused_at(table, "coach", body) == "401 not_signed_in"
        for bad in ({}, {"move": 3, "answers": 0}, {**body, "x": 1}, {"move": body["move"]}):
            assert await anna.refused_at(table, "coach", bad) == "400 bad_body"
        huge = {**body, "move": "x" * 2_000_000}
        assert (await anna.refused_at(table, "coach", huge)).startswith("413 ")
        stale = {**body, "answers": body["answers"] + 999}
        assert await anna.refused_at(table, "coach", stale) == "409 stale"
        unknown = await anna.refused_at(table, "coach", {**body, "move": "dance wildly"})
        assert unknown.startswith("4")
        assert (await anna.page(table))["offers"]["answers"] == body["answers"]


async def test_words_of_the_coach_are_limited(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object) -> None:
        return None

    monkeypatch.setattr(Turn, "compute", silent)
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"], coach=True, visibility="public")
        await anna.do(table, "start")
        body = await _intended(anna, table)
        answers = [await anna.send("POST", f"/api/tables/{table}/coach", body) for _ in range(22)]
        assert [answer.status_code for answer in answers].count(429) == 2

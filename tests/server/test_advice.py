"""Advice: hints to the player who is due, and analyses of finished games, one job each."""

import asyncio
import time
from typing import Any

import msgspec
import pytest

from guildhall.core.errors import GuildhallError
from guildhall.core.record import Result
from guildhall.games import GAMES
from guildhall.lab.analysis import questions
from guildhall.server.bots import analyses
from guildhall.server.bots.bot_runner import hint_question
from guildhall.server.bots.processes import Turn
from guildhall.server.people.identity import COOKIE
from guildhall.store.codec import read_setup
from guildhall.table.table import Table
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, eventually


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_one_of_the_offers_with_reasons(serve: Serve, game: str) -> None:
    async with serve() as server:
        names = [f"P{seat}" for seat in range(GAMES[game].seats[0])]
        table, people = await server.full_table(*names, game=game, hints=True)
        await server.play(table, people, 7)
        seat = server.opened(table).table.running().actors[0]
        page = await people[seat].page(table)
        hint = await people[seat].do(table, "hint")
        assert set(hint) == {"n", "move", "reasons", "others"}
        assert hint["n"] == page["offers"]["answers"]
        assert hint["move"] in page["offers"]["moves"]
        assert hint["reasons"]
        for reason in hint["reasons"]:
            assert set(reason) == {"code", "facts"}
        for other in hint["others"]:
            assert other["move"] in page["offers"]["moves"]
            assert 0 <= other["share"] <= 1
        assert (await people[seat].page(table))["inputs"] == page["inputs"], "nothing was played"


async def test_only_whoever_is_due_gets_a_hint(serve: Serve) -> None:
    async with serve() as server:
        names = ("Anna", "Bea", "Dora")
        table, (anna, bea, dora) = await server.full_table(*names, level="random", hints=True)
        await anna.move(table)
        assert await anna.refused_at(table, "hint") == "400 not_due"
        assert await (await server.guest("Carl")).refused_at(table, "hint") == "403 not_seated"
        assert await server.stranger().refused_at(table, "hint") == "401 not_signed_in"
        await bea.do(table, "leave")
        assert await bea.refused_at(table, "hint") == "400 not_present"
        assert await dora.refused_at(table, "hint", {"x": 1}) == "400 bad_body"
        await dora.do(table, "concede")
        assert (await anna.refused_at(table, "hint")).startswith("400 ")


async def test_a_hint_and_the_analysis_of_its_question_have_the_same_luck(serve: Serve) -> None:
    """So the analysis can tell what was suggested there."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", game="flandern", hints=True)
        await server.play(table, people, 9)
        opened = server.opened(table).table
        seat = opened.running().actors[0]
        seed = hint_question(opened, seat)[3]
        await server.play(table, people, 1)
        record = opened.record()
        record.result = Result([0, 0], [1, 2], "", [])
        asked = [each for each in questions(opened.game, record) if each.seat == seat]
        assert asked[-1].n == seed


async def test_hints_are_limited(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Dora", hints=True)
        answers = [await anna.send("POST", f"/api/tables/{table}/hint", {}) for _ in range(22)]
        assert [answer.status_code for answer in answers].count(429) == 2


async def test_a_hint_comes_at_once_and_then_with_thought(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Dora", hints=True)
        quick = await anna.do(table, "hint", {"quick": True})
        assert quick["reasons"]
        assert (await anna.do(table, "hint"))["n"] == quick["n"]
        path = f"/api/tables/{table}/hint"
        for body in ({"quick": "yes"}, {"quick": True, "seat": 1}, {"quick": None}):
            assert await anna.refused(path, body) == "400 bad_body"
        stranger = await server.guest("Carl")
        assert await stranger.refused(path, {"quick": True}) == "403 not_seated"


async def test_quick_hints_are_limited(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve(rate_limits=True) as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Dora", hints=True)
        monkeypatch.setattr(Turn, "compute", None)
        path = f"/api/tables/{table}/hint"
        answers = [await anna.send("POST", path, {"quick": True}) for _ in range(62)]
        assert [answer.status_code for answer in answers].count(429) == 2


async def test_a_broken_bot_gives_no_hint_and_breaks_nothing(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Dora", hints=True)

        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(Turn, "compute", broken)
        answer = await anna.send("POST", f"/api/tables/{table}/hint", {})
        assert (answer.status_code, answer.json()["code"]) == (503, "no_hint")


async def test_people_who_play_each_other_get_no_hints_by_default(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl", level="random")
        page = await anna.page(table)
        assert (page["hints"], page["hints_off"]) == (False, True)
        move = page["offers"]["moves"][0]["move"]
        assert await anna.refused_at(table, "hint") == "403 hints_off"
        assert (await anna.do(table, "why", {"move": move}))["possible"], "that is no advice"
        assert (await anna.do(table, "preview", {"move": move}))["n"] == page["inputs"]
        await bea.do(table, "leave")
        await carl.do(table, "concede")
        assert await anna.refused_at(table, "hint") == "403 hints_off", "Bea may come back"
        await bea.do(table, "concede")
        over = await anna.page(table)
        assert (over["status"], over["hints_off"]) == ("over", False)
        begun = await anna.post(f"/api/tables/{table}/analysis", {}, 202)
        assert begun["state"] in {"running", "done"}, "a conceded game is soon looked through"


async def test_whoever_is_left_alone_with_bots_gets_hints(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        table = await anna.create(["me", "open", "random"], visibility="public")
        await bea.do(table, "sit")
        assert await anna.refused_at(table, "hint") == "403 hints_off"
        await bea.do(table, "concede")
        assert (await anna.page(table))["hints_off"] is False
        assert (await anna.do(table, "hint"))["reasons"]


async def test_the_creator_may_allow_hints_for_all_and_everybody_sees_it(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        table = await anna.create(["me", "open", "random"], visibility="public", hints=True)
        assert (await server.stranger().page(table))["hints"] is True
        await bea.do(table, "sit")
        for person in (anna, bea):
            assert (await person.page(table))["hints_off"] is False
            assert (await person.do(table, "hint"))["reasons"]
        for person in (anna, bea):
            await person.do(table, "concede")
        again = (await anna.do(table, "rematch"))["table"]
        assert (await bea.page(again))["hints"] is True
        body = {"game": "guildes", "seats": [{"kind": "me"}], "hints": "yes"}
        assert await anna.refused("/api/tables", body) == "400 bad_body"


def test_a_plan_from_before_hints_could_be_allowed_has_them_off() -> None:
    setup = msgspec.json.encode(
        {
            "id": "old",
            "game": "guildes",
            "seats": 3,
            "options": {},
            "host": "u0",
            "key": "AAAA",
            "created": 1.0,
        }
    )
    assert read_setup(setup.decode()).hints is False


async def finished(server: RunningServer) -> tuple[str, list[Person]]:
    """A finished game of three."""
    table, people = await server.full_table("Anna", "Bea", "Carl")
    await server.play(table, people)
    return table, people


async def given_up(server: RunningServer) -> tuple[str, list[Person]]:
    """A game of three that is over early: much sooner there than one that is played to its end."""
    table, people = await server.full_table("Anna", "Bea", "Carl", level="random")
    await server.play(table, people, 25)
    for person in people[1:]:
        await person.do(table, "concede")
    return table, people


async def look(person: Person, table: str) -> Any:
    return await person.get(f"/api/tables/{table}/analysis")


async def delete(person: Person, table: str) -> Any:
    answer = await person.send("DELETE", f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def until(person: Person, table: str, state: str) -> Any:
    for _ in range(600):
        seen = await look(person, table)
        if seen["state"] == state:
            return seen
        await asyncio.sleep(0.05)
    raise AssertionError(f"never {state}: {seen['state']}")


async def test_an_analysis_is_made_once_and_kept(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_QUESTIONS", 4)
    monkeypatch.setattr(analyses, "TELL_SECONDS", 0.0)
    async with serve() as server:
        table, (anna, _, _) = await finished(server)
        nothing = {"state": "none", "done": 0, "of": 0, "result": None}
        assert await look(anna, table) == nothing
        stranger = server.stranger()
        begun = await stranger.post(f"/api/tables/{table}/analysis", {}, 202)
        assert (begun["state"], begun["result"]) == ("running", None)
        assert len(server.worker.analyses.jobs) == 1
        await anna.post(f"/api/tables/{table}/analysis", {}, 202)
        assert len(server.worker.analyses.jobs) == 1, "one job for a table"
        made = await until(anna, table, "done")
        assert (made["done"], made["of"]) == (4, 4)
        result = made["result"]
        assert (result["game"], result["seats"], result["complete"]) == ("guildes", 3, True)
        assert len(result["decisions"]) == 4
        assert len(result["points"]) == 5
        await anna.post(f"/api/tables/{table}/analysis", {}, 202)
        assert not server.worker.analyses.jobs, "what is there is not made again"
        cookie = f"{COOKIE}={anna.http.cookies[COOKIE]}"
    async with serve() as server:
        again = server.stranger(cookie=cookie)
        assert await look(again, table) == made, "after a restart, too"
        monkeypatch.setattr(analyses, "version_of", lambda _: "newer")
        assert (await look(again, table))["state"] == "none", "made with something older"


async def test_a_quick_look_can_be_deepened(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_QUESTIONS", 2)
    async with serve() as server:
        table, (anna, _, _) = await given_up(server)
        path = f"/api/tables/{table}/analysis"
        for body in ({"deep": 1}, {"deep": True, "seconds": 99}):
            assert await anna.refused(path, body) == "400 bad_body"
        await anna.post(path, {}, 202)
        assert (await until(anna, table, "done"))["result"]["budget"] == 0
        assert (await anna.post(path, {"deep": True}, 202))["state"] == "running"
        await anna.post(path, {}, 202)
        deep = await until(anna, table, "done")
        assert deep["result"]["budget"] > 0
        await anna.post(path, {"deep": True}, 202)
        await anna.post(path, {}, 202)
        assert not server.worker.analyses.jobs, "a deep one serves all"


async def test_an_analysis_can_be_cancelled_and_begun_again(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await given_up(server)
        path = f"/api/tables/{table}/analysis"
        await anna.post(path, {}, 202)
        assert (await delete(bea, table))["state"] == "cancelled"
        await eventually(lambda: not server.worker.analyses.jobs, "the job stops")
        assert (await look(anna, table))["state"] == "cancelled"
        assert (await delete(bea, table))["state"] == "cancelled"
        assert (await anna.post(path, {}, 202))["state"] == "running"
    async with serve() as server:
        anna = server.stranger()
        assert (await look(anna, table))["state"] == "none", "a server that closes drops its jobs"


async def test_a_job_cancelled_at_another_worker_stops(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "TELL_SECONDS", 0.0)
    async with serve() as server:
        table, (anna, _, _) = await given_up(server)
        await anna.post(f"/api/tables/{table}/analysis", {}, 202)
        assert await server.worker.store.analyses.cancel(table)
        await eventually(lambda: not server.worker.analyses.jobs, "the job stops")
        assert (await look(anna, table))["state"] == "cancelled"


async def test_only_finished_games_are_analysed_and_only_for_those_who_may_see(
    serve: Serve,
) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl", level="random")
        assert await anna.refused_at(table, "analysis") == "403 hidden_until_the_end"
        answer = await anna.send("GET", f"/api/tables/{table}/analysis")
        assert answer.json()["code"] == "hidden_until_the_end"
        for person in (bea, carl):
            await person.do(table, "concede")
        assert server.opened(table).table.status == "over"
        await anna.post(f"/api/tables/{table}/analysis", {}, 202)
        hidden, _ = await given_up(server)
        object.__setattr__(server.opened(hidden).table.setup, "visibility", "private")
        assert await server.stranger().refused_at(hidden, "analysis") == "404 no_such_table"


@pytest.mark.parametrize("moves", [0, 25])
async def test_a_conceded_game_is_analysed_up_to_its_last_input(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    monkeypatch.setattr(analyses, "MOST_QUESTIONS", 3)
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", level="random")
        await server.play(table, people, moves)
        for person in people[1:]:
            await person.do(table, "concede")
        page = await people[0].page(table)
        assert (page["result"]["reason"], page["result"]["ranks"][0]) == ("conceded", 1)
        await people[0].post(f"/api/tables/{table}/analysis", {}, 202)
        made = (await until(people[0], table, "done"))["result"]
        assert len(made["decisions"]) == (3 if moves else 0)
        assert all(decision["n"] < page["inputs"] for decision in made["decisions"])
        last = made["points"][-1]
        assert last["n"] == made["inputs"] == page["inputs"]
        assert last["scores"] == page["result"]["scores"]
        assert last["shares"] == [1, 0, 0], "whoever did not concede has won"


async def test_who_conceded_and_was_played_on_for_comes_last(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", level="random")
        await people[2].do(table, "concede")
        opened = server.opened(table)
        while opened.table.status == "playing":
            due = [seat for seat in opened.table.running().actors if seat < 2]
            if due:
                await people[due[0]].move(table)
            else:
                await asyncio.sleep(0.01)
        found = analyses.concluded(opened.table)
        assert found.result is not None
        assert found.result.ranks == opened.table.ranks()
        assert found.result.ranks[2] == 3
        with pytest.raises(GuildhallError, match="analysis_unfinished"):
            analyses.concluded(Table(opened.table.setup))


async def test_a_game_that_is_switched_off_gets_no_advice(serve: Serve) -> None:
    """Its tables stay where they are; the server does nothing more for them."""
    async with serve() as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl")
        over, _ = await given_up(server)
        move = (await anna.page(table))["offers"]["moves"][0]["move"]
        cookie = f"{COOKIE}={anna.http.cookies[COOKIE]}"
    async with serve(disabled=frozenset({"guildes"})) as server:
        again = server.stranger(cookie=cookie)
        assert await again.refused_at(table, "hint") == "404 game_off"
        assert await again.refused_at(table, "preview", {"move": move}) == "404 game_off"
        assert await again.refused_at(over, "analysis") == "404 game_off"
        assert (await again.get(f"/api/tables/{over}/analysis", 404))["code"] == "game_off"
        assert (await again.get("/api/rules/guildes/en", 404))["code"] == "game_off"
        assert (await again.page(table))["seat"] == 0


async def test_jobs_are_bounded_fail_cleanly_and_belong_to_living_workers(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table, (anna, _, _) = await given_up(server)
        path = f"/api/tables/{table}/analysis"
        monkeypatch.setattr(analyses, "MOST_JOBS", 0)
        assert await anna.refused(path) == "429 analysis_busy"
        monkeypatch.undo()

        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(Turn, "compute", broken)
        await anna.post(path, {}, 202)
        assert (await until(anna, table, "failed"))["result"] is None
        store, now = server.worker.store, time.time()
        version = analyses.version_of(server.opened(table))
        assert await store.analyses.begin(table, "gone", version, now - 1, now)
        assert (await look(anna, table))["state"] == "failed", "its worker has gone"
        assert await store.analyses.begin(table, "other", version, now + 9, now)
        assert not await store.analyses.begin(table, "third", version, now + 9, now)
        assert not await store.analyses.progress(table, "third", 1, 2, now)
        assert not await store.analyses.end(table, "third", "done", "{}")

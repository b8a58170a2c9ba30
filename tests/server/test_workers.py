"""Two workers on one PostgreSQL, in this process: what one does, the other knows in time."""

import asyncio

import pytest

from guildhall.server.bots import analyses
from guildhall.server.people.identity import CACHED_SECONDS, COOKIE
from guildhall.store.sanctions import BAN
from tests.server.conftest import Serve
from tests.server.moderators import act, id_of, moderator
from tests.server.running import Clock, Person, RunningServer, eventually
from tests.server.test_at_the_same_time import Held
from tests.server.test_bots import many
from tests.server.test_delay import BEHIND, LATER, MOVES, begun, last, shown
from tests.store.postgres import PG


def same(person: Person, server: RunningServer) -> Person:
    """The same person at another worker."""
    twin = server.stranger(person.name)
    twin.http.cookies.set(COOKIE, person.http.cookies[COOKIE])
    return twin


@PG
async def test_a_session_ended_at_one_worker_is_over_at_the_other_in_five_seconds(
    serve: Serve, postgres_url: str
) -> None:
    assert CACHED_SECONDS <= 5
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        anna = await one.guest("Anna")
        table = await anna.create(["me", "open", "open"], visibility="public")
        there = same(anna, two)
        assert (await there.page(table))["seat"] == 0
        async with there.watch(table) as page:
            assert (await page.next())["page"]["seat"] == 0
            await anna.post("/api/logout")
            assert await anna.get("/api/me") == {"me": None}, "here at once"
            two.clock.now += CACHED_SECONDS + 0.01
            assert await there.get("/api/me") == {"me": None}
            assert (await there.page(table))["seat"] == -1
            bea = await two.guest("Bea")
            await bea.do(table, "sit")
            assert (await page.next())["page"]["seat"] == -1, "the open page, too"


@PG
async def test_an_analysis_is_seen_and_cancelled_from_another_worker(
    serve: Serve, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "TELL_SECONDS", 0.0)
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        table, people = await one.full_table("Anna", "Bea", "Carl")
        await one.play(table, people)
        path = f"/api/tables/{table}/analysis"
        there = same(people[0], two)
        await people[0].post(path, {}, 202)
        assert (await there.get(path))["state"] == "running"
        await there.post(path, {}, 202)
        assert not two.worker.analyses.jobs, "one job for a table, whoever is asked"
        answer = await there.send("DELETE", path)
        assert answer.json()["state"] == "cancelled"
        await eventually(lambda: not one.worker.analyses.jobs, "the worker notices")


@PG
async def test_notices_of_both_workers_are_one_and_cleared_by_either(
    serve: Serve, postgres_url: str
) -> None:
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        table, people = await one.full_table("Anna", "Bea", "Carl", clock="daily")
        store = one.worker.store
        await eventually(lambda: not one.worker.notices.tasks, "noted")
        assert len(await store.notices.pending(1e12)) == 3
        await same(people[1], two).page(table)
        await two.worker.notices.clear_seen()
        waiting = {notice.user for notice in await store.notices.pending(1e12)}
        chairs = one.opened(table).table.chairs
        assert waiting == {chairs[0].user, chairs[2].user}


@PG
async def test_a_spectator_at_another_worker_sees_as_little(
    serve: Serve, postgres_url: str
) -> None:
    """The other worker knows every move; the delay holds in its page, its socket and its talk."""
    clock, moves = Clock(), BEHIND["moves"]
    async with (
        serve(db=postgres_url, clock=clock) as one,
        serve(db=postgres_url, clock=clock) as two,
    ):
        course = await begun(one, "moves")
        table, (anna, bea, _) = course.table, course.people
        dan = await two.guest("Dan")
        async with dan.watch(table) as page:
            await page.next()
            await course.go_on(MOVES)
            await anna.do(table, "chat", {"text": LATER})
            late = course.pages[moves]
            assert shown((await page.until(late["entries"]))["page"]) == shown(late)
            known = one.opened(table).table.entries
            await eventually(lambda: two.opened(table).table.entries == known, "two knows all")
            assert shown(await dan.page(table)) == shown(late)
            assert (await same(anna, two).page(table))["inputs"] == course.pages[-1]["inputs"]
            assert LATER not in "".join(dan.heard)
            await anna.do(table, "concede")
            await same(bea, two).do(table, "concede")
            assert (await last(page))["inputs"] == course.pages[-1]["inputs"], "now all is shown"


@PG
async def test_what_a_moderator_says_at_one_worker_holds_at_the_other(
    serve: Serve, postgres_url: str
) -> None:
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        table, people = await two.full_table("Anna", "Bea", "Carl")
        bea, mona = people[1], await moderator(one)
        who = await id_of(bea)
        await bea.do(table, "chat", {"text": "hello"})
        async with bea.watch(table) as page:
            await page.next()
            await act(mona, who, "silence", days=1)
            while "conduct" not in (told := await page.next()):
                pass
            assert told["conduct"]["silenced"]["why"] == "rude words", "her page says so"
            assert await bea.refused_at(table, "chat", {"text": "again"}) == "403 silenced"
            await two.worker.hub.summaries.sum_up(10)
            await act(mona, who, "ban", days=1)
            held = two.worker.conduct.held
            await eventually(lambda: held(who, BAN) is not None, "two has heard of it")
            assert await bea.refused_at(table, "concede") == "403 banned"
        away = lambda: two.opened(table).table.chairs[1].away  # noqa: E731  asked again and again
        await eventually(away, "a bot goes on at the table of the other worker")
        given = {"why": "rude", "once": "close it once"}
        async with people[0].watch(table) as page:
            for _ in range(2):
                await mona.post(f"/api/moderation/tables/{table}", given)
            while (told := await page.next()).get("page", {}).get("status") != "over":
                pass
        assert await people[0].refused_at(table, "concede") == "400 table_over"


@PG
async def test_two_workers_asked_at_the_same_moment_create_no_more_tables_than_one_may_have(
    serve: Serve, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each had counted before the other had written."""
    few = {"db": postgres_url, "guest_tables": 2}
    async with serve(**few) as one, serve(**few) as two:
        anna = await one.guest("Anna")
        assert await many(anna, 1) == [201]
        held = Held(monkeypatch, one.worker.store.tables, "add", after=False)
        slow = asyncio.create_task(many(anna, 1))
        await held.come.wait()
        assert await many(same(anna, two), 1) == [201]
        held.go_on.set()
        assert await slow == [409]
        assert await many(same(anna, two), 1) == [409]

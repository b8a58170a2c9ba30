"""Two workers on one PostgreSQL, in this process: what one does, the other knows in time."""

import pytest

from guildhall.server.bots import analyses
from guildhall.server.people.identity import CACHED_SECONDS, COOKIE
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, eventually
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

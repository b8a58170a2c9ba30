"""Quick match: who is put together, when bots come, whose place is lost, and what is refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from guildhall.server.live.matching import BEAT_SECONDS, GRACE_SECONDS, groups
from guildhall.store import Seeker
from tests.server.conftest import Serve
from tests.server.running import ORIGIN, Page, Person, clean, eventually, run_server

pytestmark = pytest.mark.xdist_group("pg")
WISH = {"game": "guildes", "seats": 3, "pace": "live"}


def seeker(user: str, since: float, bots_at: float | None = None, seats: int = 3) -> Seeker:
    return Seeker(user, "guildes", seats, "live", since, bots_at, since)


def names(made: list[list[Seeker]]) -> list[str]:
    return ["".join(one.user for one in group) for group in made]


def test_full_tables_come_first_and_nobody_meets_whom_they_block() -> None:
    five = [seeker(name, at) for at, name in enumerate("abcde")]
    assert names(groups(five, {}, 10.0)) == ["abc"]
    apart = {"a": frozenset("b"), "b": frozenset("a")}
    assert names(groups(five, apart, 10.0)) == ["acd"]
    assert names(groups([*five, seeker("f", 9.0)], {}, 10.0)) == ["abc", "def"]
    mixed = [seeker("a", 0.0), seeker("b", 1.0, seats=4), seeker("c", 2.0), seeker("d", 3.0)]
    assert names(groups(mixed, {}, 10.0)) == ["acd"]


def test_bots_come_when_a_wait_is_over_and_only_for_those_who_take_them() -> None:
    two = [seeker("a", 0.0), seeker("b", 1.0, 60.0)]
    assert groups(two, {}, 59.0) == []
    assert names(groups(two, {}, 60.0)) == ["b"], "the other wants no bots"
    later = [seeker("a", 0.0, 300.0), seeker("b", 1.0, 60.0)]
    assert names(groups(later, {}, 60.0)) == ["ba"]
    apart = {"a": frozenset("b"), "b": frozenset("a")}
    assert names(groups(later, apart, 60.0)) == ["b"]


@asynccontextmanager
async def looking(person: Person, **more: Any) -> AsyncIterator[Page]:
    """Somebody who looks for others, with the page that keeps the place."""
    told = await person.post("/api/match", {**WISH, **more})
    assert told["match"]["table"] == ""
    page = Page(person, "", "", ORIGIN, path="/api/match/live")
    try:
        yield page
    finally:
        await page.close()


async def test_who_comes_while_others_are_looked_after_keeps_the_place(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that opens in the middle of a tick is not told that its place is lost."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        for person in (anna, bea):
            await person.post("/api/match", WISH)
        matchmaker = server.worker.matchmaker
        ids = [one.user for one in await matchmaker.seekers.waiting(0)]
        waiting, woken = matchmaker.seekers.waiting, asyncio.Event()

        async def meanwhile(since: float) -> list[Seeker]:
            matchmaker.pages[woken.set] = ids[1]
            await matchmaker.look(ids[1])
            return await waiting(since)

        matchmaker.pages[lambda: None] = ids[0]
        monkeypatch.setattr(matchmaker.seekers, "waiting", meanwhile)
        await matchmaker.tick()
        assert set(ids) <= set(matchmaker.found)
        woken.clear()
        monkeypatch.undo()
        await matchmaker.tick()
        assert matchmaker.found[ids[1]].table == ""
        assert not woken.is_set(), "nothing has changed for her"


async def table_of(page: Page) -> str:
    while not (told := await page.next())["match"] or not told["match"]["table"]:
        assert told["match"], "the place is lost"
    return str(told["match"]["table"])


async def test_people_who_look_for_the_same_meet(serve: Serve) -> None:
    async with serve() as server:
        anna, bea, carl, dora = [await server.guest(n) for n in ("Anna", "Bea", "Carl", "Dora")]
        async with looking(anna) as hers, looking(dora, seats=4) as other:
            assert (await hers.next())["match"]["waiting"] == 1
            async with looking(bea) as beas, looking(carl) as carls:
                found = {await table_of(page) for page in (hers, beas, carls)}
            assert (await other.next())["match"]["table"] == ""
        (table,) = found
        page = await anna.page(table)
        assert sorted(chair["name"] for chair in page["chairs"]) == ["Anna", "Bea", "Carl"]
        assert (page["status"], page["unrated"]) == ("playing", "")
        assert page["clock"]["preset"] == "live"
        await anna.send("DELETE", "/api/match", {})
        assert not await server.worker.store.seekers.of([await id_of(anna)])


async def test_bots_take_the_seats_that_are_left(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        async with looking(anna, bots_after=60, pace="correspondence") as page:
            assert (await page.next())["match"]["bots_at"] == server.clock.now + 60
            server.clock.now += 60
            table = await table_of(page)
        told = await anna.page(table)
        assert sorted(chair["kind"] for chair in told["chairs"]) == ["bot", "bot", "human"]
        assert told["clock"]["preset"] == "daily"


async def test_a_place_is_kept_a_short_time_without_a_page(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        async with looking(anna) as page:
            await page.next()
        server.clock.now += GRACE_SECONDS - BEAT_SECONDS
        again = Page(anna, "", "", ORIGIN, path="/api/match/live")
        assert (await again.next())["match"]["seats"] == 3, "back in time, also after a restart"
        await again.close()
        server.clock.now += GRACE_SECONDS + 1
        async with looking(bea, seats=4) as page:
            seekers = server.worker.store.seekers
            await eventually(lambda: server.worker.matchmaker.beaten == server.clock.now)
            await page.next()
            while len(await seekers.of([(await id_of(anna)), (await id_of(bea))])) > 1:
                await asyncio.sleep(0)
        late = Page(anna, "", "", ORIGIN, path="/api/match/live")
        assert await late.next() == {"match": None}, "she is told to ask again"
        await late.close()


async def id_of(person: Person) -> str:
    return str((await person.get("/api/people/me"))["person"])


async def test_what_is_refused(serve: Serve) -> None:
    async with serve(guest_tables=1) as server:
        anna = await server.guest("Anna")
        for wrong, code in (
            ({"game": "chess"}, "404 unknown_game"),
            ({"seats": 7}, "400 seats"),
            ({"seats": -1}, "400 bad_body"),
            ({"seats": 10**30}, "400 bad_body"),
            ({"pace": "slow"}, "400 bad_body"),
            ({"bots_after": -1}, "400 bad_body"),
            ({"bots_after": 10**9}, "400 bad_body"),
            ({"more": 1}, "400 bad_body"),
        ):
            assert await anna.refused("/api/match", {**WISH, **wrong}) == code
        assert await server.stranger().refused("/api/match", WISH) == "401 not_signed_in"
        foreign = {"origin": "https://elsewhere.test"}
        assert await anna.refused("/api/match", WISH, headers=foreign) == "403 foreign_origin"
        page = Page(server.stranger(), "", "", ORIGIN, path="/api/match/live")
        assert (await page.next())["error"]["code"] == "not_signed_in"
        page = Page(anna, "", "", "https://elsewhere.test", path="/api/match/live")
        assert (await page.next())["error"]["code"] == "foreign_origin"
        await anna.create(["me", "open", "open"])
        assert await anna.refused("/api/match", WISH) == "409 too_many_tables"
        assert await server.worker.store.seekers.waiting(0.0) == []


async def test_floods_are_stopped_and_the_feature_can_be_off(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        answers = [await anna.send("POST", "/api/match", WISH) for _ in range(21)]
        assert clean(answers[-1]) == "429 too_many_requests"
        assert len(await server.worker.store.seekers.waiting(0.0)) == 1
    async with serve(without=frozenset({"matching"})) as server:
        anna = await server.guest("Anna")
        assert await anna.refused("/api/match", WISH) == "404 feature_off"
        page = Page(anna, "", "", ORIGIN, path="/api/match/live")
        assert (await page.next())["error"]["code"] == "feature_off"


async def test_two_workers_seat_everybody_once(postgres_url: str) -> None:
    async with run_server(postgres_url) as one, run_server(postgres_url) as two:
        people = [await (one, two)[n % 2].guest(f"Guest {n}") for n in range(6)]
        pages = []
        for person in people:
            await person.post("/api/match", WISH)
            pages.append(Page(person, "", "", ORIGIN, path="/api/match/live"))
        tables = [await table_of(page) for page in pages]
        assert sorted(tables.count(table) for table in set(tables)) == [3, 3]
        for page in pages:
            await page.close()
        shown = await people[0].page(tables[0])
        assert len([c for c in shown["chairs"] if c["kind"] == "human"]) == 3

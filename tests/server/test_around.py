"""Who is here: told in the hall and on profiles, to nobody who is blocked, and by one's choice."""

import pytest

from guildhall.server.live import around
from guildhall.server.routes import hall
from guildhall.store import Circle, Present, open_store
from guildhall.store.presence import seen_since
from tests.server.conftest import Serve
from tests.server.running import Page, Person, eventually, run_server
from tests.store.plans import explained, reads_whole

pytestmark = pytest.mark.xdist_group("pg")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PACE_SECONDS", 0.0)


async def id_of(person: Person) -> str:
    return str((await person.get("/api/people/me"))["person"])


async def names(page: Page, wanted: list[str]) -> None:
    """Wait until a hall tells of exactly these people."""
    while [one["name"] for one in page.around["people"]] != wanted:
        await page.hear()


async def test_people_come_and_go_before_the_eyes_of_others(serve: Serve) -> None:
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        page, stranger = anna.hall(), server.stranger().hall()
        other, third = bea.hall(), carl.hall()
        await names(page, ["Bea", "Carl"])
        await anna.post(f"/api/people/{await id_of(carl)}/bond", {"kind": "follow"})
        await names(page, ["Carl", "Bea"])
        assert page.around["people"][0]["followed"]
        assert (await anna.get(f"/api/people/{await id_of(bea)}"))["here"]
        await bea.post("/api/settings", {"presence": "nobody"})
        await names(page, ["Carl"])
        assert not (await anna.get(f"/api/people/{await id_of(bea)}"))["here"]
        await carl.post(f"/api/people/{await id_of(anna)}/bond", {"kind": "block"})
        await names(page, [])
        await carl.post(f"/api/people/{await id_of(anna)}/bond", {"kind": "none"})
        await names(page, ["Carl"])
        await third.close()
        await names(page, [])
        for each in (page, stranger, other):
            await each.close()
        assert stranger.around["count"] == 0, "strangers are told nothing"


async def test_who_signs_out_is_gone_though_the_page_stays_open(serve: Serve) -> None:
    """They were shown as here for as long as anybody had that page open."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        page, other = anna.hall(), bea.hall()
        await names(page, ["Bea"])
        me = await id_of(bea)
        await bea.post("/api/logout")
        server.worker.hall_news.wake(me)
        await names(page, [])
        for each in (page, other):
            await each.close()
        assert not server.worker.pages_open


def test_the_list_is_bounded() -> None:
    here = around.Around.__new__(around.Around)
    here.people = [Present(f"p{n}", f"Guest {n}") for n in range(80)]
    told = here.seen_by("p1", Circle(follows=frozenset({"p70"}), blocks=frozenset({"p2"})))
    assert told["count"] == 78
    assert len(told["people"]) == around.MOST_SHOWN
    assert told["people"][0] == {"person": "p70", "name": "Guest 70", "followed": True}
    assert not {"p1", "p2"} & {one["person"] for one in told["people"]}


async def test_workers_know_of_each_others_people(postgres_url: str) -> None:
    async with run_server(postgres_url) as one, run_server(postgres_url) as two:
        anna, bea = await one.guest("Anna"), await two.guest("Bea")
        other = bea.hall()
        await eventually(lambda: bool(two.worker.around.people))
        page = anna.hall()
        await names(page, ["Bea"])
        for each in (page, other):
            await each.close()
    async with await open_store(postgres_url) as store:
        plan = await store.read(lambda connection: explained(connection, seen_since(5.0)))
    assert not reads_whole(plan), plan


async def test_the_feature_can_be_off(serve: Serve) -> None:
    async with serve(without=frozenset({"presence"})) as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        page, other = anna.hall(), bea.hall()
        await page.next()
        await other.next()
        assert not (await anna.get(f"/api/people/{await id_of(bea)}"))["here"]
        assert await server.worker.store.presence.since(0.0) == []
        for each in (page, other):
            await each.close()

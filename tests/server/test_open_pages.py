"""Calls without push: a person's open pages are told, nobody else's, and only of what is wanted."""

from typing import Any

import pytest

from guildhall.server import sent_people
from guildhall.server.page_socket import MOST_CALLS
from guildhall.server.people.kinds import CLOCK, INVITATION, TALK, YOUR_TURN
from guildhall.server.routes import hall
from tests.server.conftest import Serve
from tests.server.running import Page, Person, RunningServer, eventually
from tests.server.test_notices import settled
from tests.server.test_sent import fits
from tests.store.postgres import PG


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PACE_SECONDS", 0.0)


async def at_home(server: RunningServer) -> tuple[Person, str, Page]:
    """Anna, her id, and the home page that she has open."""
    anna = await server.guest("Anna")
    page = anna.hall()
    await page.next()
    return anna, (await anna.get("/api/people/me"))["person"], page


async def called(page: Page) -> dict[str, Any]:
    """The next call of a page, in the form that is promised."""
    await eventually(lambda: bool(page.calls), "a call")
    call = page.calls.pop(0)
    fits(call, sent_people.Call)
    return call


async def call(
    server: RunningServer, person: str, kind: str, table: str = "t", by: str = ""
) -> None:
    server.worker.notices.call(person, table, "guildes", kind, by)
    await settled(server)


@pytest.mark.parametrize("without", [frozenset[str](), frozenset({"push"})])
async def test_every_page_of_a_person_is_told_and_nobody_elses(
    serve: Serve, without: frozenset[str]
) -> None:
    async with serve(without=without) as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        first, second, list_page = anna.hall(), anna.hall(), anna.tournament()
        others = [bea.hall(), server.stranger().hall()]
        for page in (first, second, *others):
            assert "hall" in await page.next()
        table = await bea.create(["open", "me", "random"], visibility="public", clock="daily")
        await anna.do(table, "sit")
        told = [await called(page) for page in (first, second, list_page)]
        assert told[0] == told[1] == told[2], "the same call, by its id"
        words = {"title": "Guildes", "body": "It’s your turn.", "waiting": 1}
        assert told[0] == {"id": told[0]["id"], "path": f"/table/{table}", **words}
        for page in (first, second, list_page, *others):
            await page.close()
        assert not others[1].calls, "strangers are called nowhere"
        assert all(one["id"] != told[0]["id"] for one in others[0].calls)
        assert not server.worker.notices.pages.of_person, "a page that is closed is forgotten"


async def test_a_house_without_calls_by_open_pages(serve: Serve) -> None:
    async with serve(without=frozenset({"calls"})) as server:
        anna, person, page = await at_home(server)
        await call(server, person, TALK)
        await anna.create(["me", "open", "random"])
        assert "news" in await page.next()
        assert not page.calls
        await page.close()


async def test_who_has_the_table_in_front_is_not_called(serve: Serve) -> None:
    async with serve() as server:
        anna, _, page = await at_home(server)
        table = await anna.create(["me", "open", "random"], visibility="public", clock="daily")
        bea = await server.guest("Bea")
        async with anna.watch(table) as front:
            await front.next()
            await bea.do(table, "sit")
            await settled(server)
            await call(server, server.opened(table).table.chairs[0].user, TALK, by="Bea")
            assert (await called(page))["body"] == "Bea wrote at your table.", "no turn before it"
        await page.close()


async def test_kinds_and_quiet_hours_are_kept(serve: Serve) -> None:
    async with serve() as server:
        anna, person, page = await at_home(server)
        await anna.post("/api/settings", {"notify_talk": False, "language": "de"})
        await call(server, person, TALK)
        await call(server, person, CLOCK)
        assert (await called(page))["body"] == "Deine Zeit läuft ab."
        day = {"begin": 0, "end": 24 * 60 - 1, "zone": "UTC"}
        await anna.post("/api/settings", {"quiet": day})
        await call(server, person, YOUR_TURN)
        await anna.post("/api/settings", {"quiet": {**day, "end": 0}})
        await call(server, person, INVITATION, by="<b>Bea</b>")
        assert (await called(page))["body"].startswith("<b>Bea</b>"), "nothing in between"
        await page.close()


async def test_a_page_that_is_somebody_elses_by_now_is_told_nothing(serve: Serve) -> None:
    async with serve() as server:
        anna, person, page = await at_home(server)
        await anna.post("/api/logout")
        await call(server, person, YOUR_TURN)
        assert "hall" in await page.next(), "told anew, as a stranger"
        await page.close()
        assert not page.calls


async def test_a_page_that_does_not_read_keeps_the_last_calls_only(serve: Serve) -> None:
    async with serve() as server:
        _, person, page = await at_home(server)
        for number in range(3 * MOST_CALLS):
            server.worker.notices.pages.call(person, b'{"id":"%d"}' % number)
        last = [str(number) for number in range(2 * MOST_CALLS, 3 * MOST_CALLS)]
        await eventually(lambda: len(page.calls) == MOST_CALLS, "the last calls")
        assert [one["id"] for one in page.calls] == last
        await page.close()


@PG
async def test_pages_at_other_workers_are_told(serve: Serve, postgres_url: str) -> None:
    async with serve(db=postgres_url) as here, serve(db=postgres_url) as there:
        anna = await there.guest("Anna")
        page = anna.hall()
        await page.next()
        person = (await anna.get("/api/people/me"))["person"]
        await call(here, person, YOUR_TURN, "elsewhere")
        assert (await called(page))["path"] == "/table/elsewhere"
        await page.close()

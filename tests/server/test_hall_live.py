"""The hall without a reload: who is told of which table, bounds, hiding and deleting."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from guildhall.server.live import hall_news
from guildhall.server.page_socket import MOST_PAGES
from guildhall.server.routes import hall
from tests.server.conftest import Serve
from tests.server.running import Page, Person, clean, eventually


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PACE_SECONDS", 0.0)


@asynccontextmanager
async def halls(*people: Person) -> AsyncIterator[list[Page]]:
    """Open the hall of each; the first message, with all of it, is read."""
    pages = [person.hall() for person in people]
    for page in pages:
        assert set(await page.next()) == {"hall"}
    try:
        yield pages
    finally:
        for page in pages:
            await page.close()


async def news(page: Page, table: str) -> Any:
    """The next line of a table: (list, line), or ("gone", None); other lines are kept."""
    while table not in page.lines:
        told = (await page.next()).get("news", {"mine": [], "open": [], "gone": []})
        for name in ("mine", "open"):
            page.lines |= {line["table"]: (name, line) for line in told[name]}
        page.lines |= dict.fromkeys(told["gone"], ("gone", None))
    return page.lines.pop(table)


async def test_lists_change_while_they_are_looked_at(serve: Serve) -> None:
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        async with halls(anna, bea, carl, server.stranger()) as (hers, beas, carls, none):
            table = await anna.create(
                ["me", "open", "random"], visibility="public", clock="daily", options={}
            )
            name, line = await news(hers, table)
            assert (name, line["status"], line["deletable"]) == ("mine", "open", True)
            for page in (beas, carls, none):
                name, line = await news(page, table)
                assert (name, line["clock"], line["deletable"]) == ("open", "daily", False)
                assert [seat["kind"] for seat in line["seats"]] == ["human", "open", "bot"]
            await bea.do(table, "sit")
            while (told := await news(beas, table))[1]["status"] != "playing":
                pass
            name, line = told
            assert (name, line["your_turn"], line["step"]) == ("mine", True, "step-draft")
            assert (line["round"], line["flag"]) == ({"ballot": 1}, server.clock.now + 3 * 86400)
            for page in (carls, none):
                while (await news(page, table))[0] != "gone":
                    pass
            await bea.do(table, "concede")
            await anna.do(table, "concede")
            while (told := await news(hers, table))[1]["status"] != "over":
                pass
            assert sorted(told[1]["ranks"])[0] == 1
            assert carls.quiet()
            assert none.quiet(), "what goes on at the table is no news to others"


async def test_nobody_is_told_of_the_private_tables_of_others(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        async with halls(anna, bea, server.stranger()) as (hers, beas, none):
            secret = [
                await anna.create(["me", "open", "open"], visibility=visibility)
                for visibility in ("private", "link")
            ]
            for table in secret:
                assert (await news(hers, table))[0] == "mine"
            token = (await anna.do(secret[0], "invite"))["invitation"]
            await bea.do(secret[0], "sit", {"invitation": token})
            assert (await news(beas, secret[0]))[0] == "mine"
            await bea.do(secret[0], "stand")
            assert (await news(beas, secret[0]))[0] == "gone"
            await anna.post("/api/settings", {"name": "Agnes"})
            while (await news(hers, secret[0]))[1]["seats"][0]["name"] != "Agnes":
                pass
            assert beas.quiet()
            assert none.quiet()
        assert not any(secret[1] in heard for heard in bea.heard)


async def test_a_page_that_falls_behind_gets_the_whole_hall(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for a page that does not read is bounded; nothing is lost to it."""
    monkeypatch.setattr(hall_news, "MOST_WAITING", 3)
    async with serve() as server:
        anna = await server.guest("Anna")
        async with halls(anna) as (page,):
            (watcher,) = server.worker.hall_news.watchers
            tables = {await anna.create(["me", "open", "open"]) for _ in range(3)}
            for n in range(9):
                watcher.put(f"t{n}", None)
                assert len(watcher.rows) <= 3
            while "hall" not in (told := await page.next()):
                pass
            assert {line["table"] for line in told["hall"]["mine"]} == tables


async def test_a_hall_that_comes_back_and_one_that_changes_hands(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        table = await anna.create(["me", "open", "open"])
        async with halls(anna, anna) as (first, _):
            await anna.post("/api/logout")
            server.worker.hall_news.anew()
            assert (await first.next())["hall"]["mine"] == [], "nobody's"
        assert not server.worker.hall_news.watchers
        page = bea.hall()
        assert (await page.next())["hall"]["mine"] == []
        await page.close()
        assert table not in "".join(bea.heard)


async def test_closed_doors_and_a_flood(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        page = anna.hall("http://evil.test")
        assert (await page.next())["error"]["code"] == "foreign_origin"
        assert await page.next() == {"close": 1008}
        await page.close()
        async with halls(*[anna] * MOST_PAGES):
            page = anna.hall()
            assert (await page.next())["error"]["code"] == "too_many_pages"
            await page.close()
        async with halls(anna) as (page,):
            for text in ("{}", "x" * 60_000):
                page.said.put_nowait({"type": "websocket.receive", "text": text})
            await anna.create(["me", "open", "open"])
            assert set(await page.next()) == {"news"}
        await eventually(lambda: not server.worker.hall_news.watchers, "all are forgotten")


async def test_hidden_tables_show_when_they_wait(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl")
        await anna.move(table)
        await server.worker.hub.summaries.sum_up()
        async with halls(anna) as (page,):
            assert await anna.do(table, "hide", {"hidden": True}) == {"hidden": True}
            assert (await page.next())["hall"]["mine"] == []
            (line,) = (await anna.get("/api/tables?list=hidden"))["hidden"]
            assert (line["table"], line["hidden"]) == (table, True)
            await bea.move(table)
            assert (await news(page, table))[0] == "gone"
            await carl.move(table)
            name, line = await news(page, table)
            assert (name, line["your_turn"]) == ("mine", True)
        dora = await server.guest("Dora")
        assert await dora.refused_at(table, "hide", {"hidden": True}) == "403 not_seated"
        assert await anna.refused_at(table, "hide", {"hidden": 3}) == "400 bad_body"
        assert await server.stranger().refused_at(table, "hide", {"hidden": True}) == (
            "401 not_signed_in"
        )
        await anna.do(table, "hide", {"hidden": False})
        assert (await anna.get("/api/tables?list=hidden"))["hidden"] == []


async def refused_to_delete(person: Person, table: str) -> str:
    return clean(await person.send("DELETE", f"/api/tables/{table}", {}))


async def test_only_ones_own_unfinished_table_against_bots_is_deleted(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        shared = await anna.create(["me", "open", "random"], visibility="public")
        assert await refused_to_delete(bea, shared) == "403 not_your_table"
        assert await refused_to_delete(server.stranger(), shared) == "401 not_signed_in"
        await bea.do(shared, "sit")
        assert await refused_to_delete(anna, shared) == "409 not_alone"
        await bea.do(shared, "concede")
        await anna.do(shared, "concede")
        assert await refused_to_delete(anna, shared) == "400 table_over"
        alone = await anna.create(["me", "random", "random"])
        await anna.do(alone, "hide", {"hidden": True})
        async with anna.watch(alone) as page, halls(anna) as (list_,):
            await page.next()
            evil = await anna.send(
                "DELETE", f"/api/tables/{alone}", {}, headers={"origin": "http://evil.test"}
            )
            assert clean(evil) == "403 foreign_origin"
            assert (await anna.send("DELETE", f"/api/tables/{alone}", {})).status_code == 200
            while "error" not in (told := await page.next()):
                pass
            assert told["error"]["code"] == "no_such_table"
            assert (await news(list_, alone))[0] == "gone"
        assert await refused_to_delete(anna, alone) == "404 no_such_table"
        assert clean(await anna.send("GET", f"/api/tables/{alone}")) == "404 no_such_table"
        listed = await anna.get("/api/tables")
        assert [row["table"] for row in listed["mine"]] == [shared]


async def test_two_workers_tell_each_others_halls(serve: Serve, postgres_url: str) -> None:
    async with serve(db=postgres_url) as here, serve(db=postgres_url) as there:
        anna, bea = await here.guest("Anna"), await there.guest("Bea")
        async with halls(bea) as (page,):
            table = await anna.create(["me", "open", "open"], visibility="public")
            assert (await news(page, table))[0] == "open"
            assert (await anna.send("DELETE", f"/api/tables/{table}", {})).status_code == 200
            assert (await news(page, table))[0] == "gone"

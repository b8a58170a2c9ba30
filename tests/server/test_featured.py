"""Games to watch in the hall: public ones in play, the most interesting first, nothing else."""

from typing import Any

import pytest

from guildhall.server.live import featured
from guildhall.server.routes import hall
from tests.server.conftest import Serve
from tests.server.running import Page, Person, RunningServer


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PACE_SECONDS", 0.0)


async def watched(server: RunningServer, person: Person) -> list[str]:
    """The tables that a person is shown to watch, after all summaries were written."""
    await server.worker.hub.summaries.sum_up()
    server.clock.now += featured.LOOK_SECONDS
    return [line["table"] for line in (await person.get("/api/tables"))["live"]]


async def follow(person: Person, other: Person, bond: str = "follow") -> None:
    whom = (await other.get("/api/people/me"))["person"]
    await person.post(f"/api/people/{whom}/bond", {"kind": bond})


async def test_what_is_shown_and_in_which_order(serve: Serve) -> None:
    async with serve() as server:
        three, (anna, bea, _) = await server.full_table("Anna", "Bea", "Cleo")
        solo = await bea.create(["me", "random", "random"], visibility="public")
        server.clock.now += 1
        lately, _ = await server.full_table("Dora", "Emil", "Frida")
        hidden = [
            await anna.create(["me", "random", "random"], visibility=kind)
            for kind in ("link", "private")
        ]
        bots = await anna.create(["random"] * 3, visibility="public")
        waits = await anna.create(["me", "open", "open"], visibility="public")
        stranger, jan = server.stranger(), await server.guest("Jan")
        assert await watched(server, stranger) == [lately, three, solo]
        assert not {*hidden, bots, waits} & set(await watched(server, jan))
        await follow(jan, bea)
        assert await watched(server, jan) == [three, solo, lately]
        assert await watched(server, anna) == [lately, solo], "one's own stand elsewhere"
        assert "key" not in str((await jan.get("/api/tables"))["live"][0])


async def test_who_is_kept_apart_is_not_shown(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Cleo")
        jan, kim = await server.guest("Jan"), await server.guest("Kim")
        await follow(people[1], jan, "block")
        await follow(kim, people[2], "block")
        assert await watched(server, jan) == []
        assert await watched(server, kim) == []
        assert await watched(server, server.stranger()) == [table]


async def test_old_and_finished_games_leave_and_there_is_a_most(serve: Serve) -> None:
    async with serve() as server:
        _, (anna, *others) = await server.full_table("Anna", "Bea", "Cleo")
        for _ in range(featured.SHOWN):
            table = await anna.create(["me", "open", "open"], visibility="public")
            for person in others:
                await person.do(table, "sit")
        stranger = server.stranger()
        assert len(await watched(server, stranger)) == featured.SHOWN
        server.clock.now += featured.LATELY_SECONDS
        assert await watched(server, stranger) == []


async def test_the_hall_is_told_without_a_reload(serve: Serve) -> None:
    async with serve() as server:
        dan = await server.guest("Dan")
        page = dan.hall()
        assert (await page.next())["hall"]["live"] == []
        table, people = await server.full_table("Anna", "Bea", "Cleo", clock="live")
        line = (await live(server, page, 1))[0]
        assert (line["table"], line["delay"]) == (table, "none")
        assert line["step"]
        assert any(seat["due"] for seat in line["seats"])
        for person in people[:2]:
            await person.do(table, "concede")
        assert await live(server, page, 0) == []
        await page.close()


async def live(server: RunningServer, page: Page, count: int) -> list[dict[str, Any]]:
    """What the hall is told to watch, once it is so many games."""
    await server.worker.hub.summaries.sum_up()
    server.clock.now += featured.LOOK_SECONDS
    while page.live is None or len(page.live) != count:
        await page.hear()
    return page.live


async def test_with_a_delay_the_line_tells_nothing_of_the_game(serve: Serve) -> None:
    async with serve() as server:
        host = await server.guest("Hanna")
        table = await host.create(["open"] * 3, visibility="public", delay="end", clock="live")
        people = [await server.guest(name) for name in ("Anna", "Bea", "Cleo")]
        for person in people:
            await person.do(table, "sit", {})
        server.clock.now += 100
        await server.play(table, people, 4)
        assert await watched(server, server.stranger()) == [table]
        page = await host.get("/api/tables")
        (mine,) = page["mine"]
        (line,) = (await server.stranger().get("/api/tables"))["live"]
        for told in (mine, line):
            assert (told["delay"], told["step"], told["flag"]) == ("end", "", None)
            assert not any(seat["due"] for seat in told["seats"])
            assert told["updated"] == told["created"]
        (own,) = (await people[0].get("/api/tables"))["mine"]
        assert own["step"]


async def test_an_operator_switches_it_off(serve: Serve) -> None:
    async with serve(without=frozenset({"watching"})) as server:
        await server.full_table("Anna", "Bea", "Cleo")
        assert await watched(server, server.stranger()) == []

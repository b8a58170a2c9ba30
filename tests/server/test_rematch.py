"""A rematch is an invitation: nobody is seated, and no clock runs, before they have accepted."""

import asyncio
from typing import Any

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server.hub import Hub
from guildhall.server.live import Live
from guildhall.store import StoreFailed
from tests.server.conftest import OpenInn
from tests.server.inn import Inn, Person, clean
from tests.server.test_notices import settled


async def finished(house: Inn, *seats: str, **more: Any) -> tuple[str, list[Person]]:
    """A game of Anna and her friends that all but her have conceded."""
    names = seats or ("Anna", "Bea", "Carl")
    table, people = await house.full_table(*names, **more)
    for person in people[1:]:
        await person.do(table, "concede")
    return table, people


async def ask(person: Person, table: str, **body: Any) -> str:
    return str((await person.do(table, "rematch", body, 201))["table"])


def kinds(house: Inn, table: str) -> list[str]:
    return [chair.kind for chair in house.live(table).table.chairs]


async def test_nobody_is_seated_who_did_not_accept(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, bea, carl) = await finished(house, clock="live")
        new = await ask(anna, table)
        page = await anna.page(new)
        assert (page["status"], page["seat"], page["host"]) == ("open", 0, True)
        assert [chair["name"] for chair in page["chairs"]] == ["Anna", "", ""]
        assert [chair["invited"] for chair in page["chairs"]] == ["", "Bea", "Carl"]
        assert kinds(house, new) == ["human", "open", "open"]
        house.clock.now += 100_000
        await house.house.flags()
        assert (await anna.page(new))["clock"]["running"] == []
        await bea.do(new, "sit")
        assert kinds(house, new) == ["human", "human", "open"]
        assert (await carl.page(new))["seat"] == -1
        await carl.do(new, "sit")
        page = await carl.page(new)
        assert (page["status"], page["seat"]) == ("playing", 2)
        assert (page["clock"]["preset"], page["options"]) == (
            "live",
            house.live(table).table.plan.options,
        )
        assert page["clock"]["running"]


async def test_the_finished_table_shows_the_invitation_to_those_who_played(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, bea, carl) = await finished(house)
        async with bea.watch(table) as page:
            assert (await page.next())["page"]["rematch"] is None
            new = await ask(carl, table)
            told = await page.next()
            assert told["page"]["rematch"] == {"seat": 2, "table": new}
        assert (await anna.page(table))["rematch"] == {"seat": 2, "table": new}
        for other in (await house.guest("Dora"), house.stranger()):
            assert (await other.page(table))["rematch"] is None
            assert (await other.page(f"{table}?seat=1"))["rematch"] is None


async def test_others_can_neither_ask_nor_take_a_seat_that_is_kept(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, bea, _) = await finished(house)
        dora = await house.guest("Dora")
        assert await dora.refused_at(table, "rematch") == "403 not_seated"
        assert await house.stranger().refused_at(table, "rematch") == "401 not_signed_in"
        new = await ask(anna, table)
        for body in ({}, {"seat": 1}, {"seat": 2}):
            assert await dora.refused_at(new, "sit", body) == "409 seat_offered"
        assert await bea.refused_at(new, "sit", {"seat": 2}) == "409 seat_offered"
        invited = (await anna.do(new, "invite"))["invitation"]
        assert await dora.refused_at(new, "sit", {"invitation": invited}) == "409 seat_offered"
        assert kinds(house, new) == ["human", "open", "open"]
        assert await bea.refused_at(new, "start") == "403 not_your_table"


@pytest.mark.parametrize("visibility", ["private", "link", "public"])
async def test_it_is_as_private_as_the_game_before(inn: OpenInn, visibility: str) -> None:
    async with inn() as house:
        table, (anna, bea, carl) = await finished(house)
        object.__setattr__(house.live(table).table.plan, "visibility", visibility)
        new = await ask(anna, table)
        assert house.live(new).table.plan.visibility == visibility
        dora = await house.guest("Dora")
        answer = await dora.send("GET", f"/api/tables/{new}")
        if visibility == "private":
            assert clean(answer) == "404 no_such_table"
        else:
            assert answer.status_code == 200
        assert await dora.refused_at(new, "sit") == (
            "409 seat_offered" if visibility == "public" else "403 bad_invitation"
        )
        await bea.do(new, "sit")
        await anna.do(new, "start")
        if visibility == "private":
            answer = await carl.send("GET", f"/api/tables/{new}")
            assert clean(answer) == "404 no_such_table", "a bot has the seat that was kept"


async def test_accepting_twice_changes_nothing(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, bea, _) = await finished(house)
        new = await ask(anna, table)
        await bea.do(new, "sit")
        before = house.live(new).table.entries
        assert await bea.refused_at(new, "sit") == "400 already_seated"
        assert [await ask(person, table) for person in (bea, anna, bea)] == [new] * 3
        assert (house.live(new).table.entries, len(house.live(table).table.rematches)) == (
            before,
            1,
        )


async def test_who_stands_up_again_can_come_back_and_nobody_else(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, bea, _) = await finished(house)
        new = await ask(anna, table)
        await bea.do(new, "sit")
        await bea.do(new, "stand")
        dora = await house.guest("Dora")
        assert await dora.refused_at(new, "sit") == "409 seat_offered"
        assert (await anna.page(new))["chairs"][1]["invited"] == "Bea"
        assert await ask(bea, table) == new
        assert kinds(house, new) == ["human", "human", "open"]


async def test_two_who_ask_at_once_meet_at_one_table(inn: OpenInn) -> None:
    async with inn() as house:
        table, people = await finished(house)
        before = len(house.house.hub.live)
        found = await asyncio.gather(*(ask(person, table) for person in people * 3))
        assert len(set(found)) == 1
        assert len(house.house.hub.live) == before + 1
        assert len(house.live(table).table.rematches) == 1
        assert house.live(found[0]).table.status == "playing", "each of them has asked for it"


async def test_a_flood_of_wishes_is_one_invitation_each(inn: OpenInn) -> None:
    """However often one starts with bots and asks again: every seat asks once."""
    async with inn() as house:
        table, (anna, bea, carl) = await finished(house, level="random")
        new = await ask(anna, table)
        await anna.do(new, "start")
        assert {await ask(anna, table) for _ in range(20)} == {new}
        assert await carl.refused_at(new, "sit") == "400 table_started"
        second = await ask(bea, table)
        assert second != new, "the first one went on without Bea"
        assert await ask(carl, table) == second
        assert await ask(anna, table) == second, "invited there, she comes"
        assert len(house.live(table).table.rematches) == 2


async def test_who_asks_may_let_bots_play(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, bea, _) = await finished(house, level="random")
        new = await ask(anna, table)
        await bea.do(new, "sit")
        await anna.do(new, "start")
        assert kinds(house, new) == ["human", "human", "bot"]
        page = await anna.page(new)
        assert (page["status"], page["chairs"][2]["invited"]) == ("playing", "")


async def test_alone_against_bots_it_begins_at_once(inn: OpenInn) -> None:
    async with inn() as house:
        anna = await house.guest("Anna")
        table = await anna.lay(["random", "me", "journeyman"], visibility="private")
        await anna.do(table, "concede")
        new = await ask(anna, table)
        chairs = house.live(new).table.chairs
        assert [chair.bot for chair in chairs] == ["random", "", "journeyman"]
        assert house.live(new).table.status == "playing"
        assert house.live(table).table.rematches == []


async def test_numbers_of_the_luck_are_awaited_from_those_who_say_so(inn: OpenInn) -> None:
    async with inn() as house:
        table, people = await finished(house)
        new = await ask(people[0], table, luck=True)
        for person in people[1:]:
            assert await ask(person, table, luck=True) == new
        assert (await people[0].page(new))["awaited"] == [0, 1, 2]
        for seat, person in enumerate(people):
            assert house.live(new).table.status == "open"
            await person.do(new, "luck", {"number": f"{seat}a" * 16})
        assert house.live(new).table.status == "playing"


async def test_a_rematch_that_was_asked_for_but_not_laid_is_laid_by_the_next(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn() as house:
        table, (anna, bea, _) = await finished(house)

        async def full(*_: object) -> Live:
            raise StoreFailed("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(Hub, "add", full)
            answer = await anna.send("POST", f"/api/tables/{table}/rematch", {})
            assert answer.status_code == 503
        [(seat, name)] = house.live(table).table.rematches
        assert seat == 0
        assert await ask(bea, table) == name
        assert kinds(house, name) == ["open", "human", "open"]
        assert await ask(anna, table) == name
        assert kinds(house, name) == ["human", "human", "open"]


async def test_who_lays_the_same_table_at_the_same_moment_sits_down_there(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As another worker would: its table is in the store before ours."""
    async with inn() as house:
        table, (anna, bea, _) = await finished(house)
        real, late = Hub.add, asyncio.Event()

        async def slow(hub: Hub, *args: Any) -> Live:
            late.set()
            await asyncio.sleep(0)
            return await real(hub, *args)

        monkeypatch.setattr(Hub, "add", slow)
        first = asyncio.create_task(ask(anna, table))
        await late.wait()
        second = await ask(bea, table)
        assert await first == second
        assert kinds(house, second) == ["human", "human", "open"]


async def test_it_comes_out_of_the_store_as_it_was(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, bea, _) = await finished(house)
        new = await ask(anna, table)
        hub = house.house.hub
        for name in (table, new):
            hub.live.pop(name)
        assert (await bea.page(table))["rematch"]["table"] == new
        assert (await bea.page(new))["chairs"][2]["invited"] == "Carl"
        assert await ask(bea, table) == new


async def notices_of(house: Inn) -> dict[str, list[str]]:
    found = await house.house.store.pending_notices(house.clock.now + 1)
    names = {
        chair.user: chair.name
        for live in house.house.hub.live.values()
        for chair in live.table.chairs
    }
    return {
        kind: sorted(names[n.user] for n in found if n.kind == kind)
        for kind in {n.kind for n in found}
    }


async def test_the_invited_are_told_until_they_have_seen_it(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, bea, carl) = await finished(house, clock="live")
        await settled(house)
        new = await ask(anna, table)
        await settled(house)
        assert await notices_of(house) == {"rematch": ["Bea", "Carl"]}
        house.clock.now += 1
        await carl.page(new)
        await settled(house)
        assert await notices_of(house) == {"rematch": ["Bea"]}
        await bea.do(new, "sit")
        await settled(house)
        assert await notices_of(house) == {}


async def test_an_invitation_is_over_when_the_game_begins_without_one(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, _, _) = await finished(house, clock="live")
        new = await ask(anna, table)
        await settled(house)
        house.clock.now += 1
        await anna.do(new, "start")
        await settled(house)
        assert await notices_of(house) == {}


async def test_a_table_knows_when_others_have_asked(inn: OpenInn) -> None:
    async with inn() as house:
        table, (anna, *_) = await house.full_table("Anna", "Bea", "Carl")
        live = house.live(table)
        with pytest.raises(GuildhallError, match="hidden_until_the_end"):
            live.table.plan_rematch(0, "new", 0, 1.0)
        done, (anna, *_) = await finished(house)
        await ask(anna, done)
        with pytest.raises(GuildhallError, match="rematch_asked"):
            house.live(done).table.plan_rematch(1, "new", 0, 1.0)

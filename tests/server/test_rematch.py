"""A rematch is an invitation: nobody is seated, and no clock runs, before they have accepted."""

import asyncio
from typing import Any

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.store import StoreFailed
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, clean, eventually
from tests.server.test_notices import settled
from tests.server.test_workers import same
from tests.store.postgres import PG


async def finished(server: RunningServer, *seats: str, **more: Any) -> tuple[str, list[Person]]:
    """A game of Anna and her friends that all but her have conceded."""
    names = seats or ("Anna", "Bea", "Carl")
    table, people = await server.full_table(*names, **more)
    for person in people[1:]:
        await person.do(table, "concede")
    return table, people


async def ask(person: Person, table: str, **body: Any) -> str:
    return str((await person.do(table, "rematch", body, 201))["table"])


def kinds(server: RunningServer, table: str) -> list[str]:
    return [chair.kind for chair in server.opened(table).table.chairs]


async def test_nobody_is_seated_who_did_not_accept(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await finished(server, clock="live")
        new = await ask(anna, table)
        page = await anna.page(new)
        assert (page["status"], page["seat"], page["host"]) == ("open", 0, True)
        assert [chair["name"] for chair in page["chairs"]] == ["Anna", "", ""]
        assert [chair["invited"] for chair in page["chairs"]] == ["", "Bea", "Carl"]
        assert kinds(server, new) == ["human", "open", "open"]
        server.clock.now += 100_000
        await server.worker.flags.fall()
        assert (await anna.page(new))["clock"]["running"] == []
        await bea.do(new, "sit")
        assert kinds(server, new) == ["human", "human", "open"]
        assert (await carl.page(new))["seat"] == -1
        await carl.do(new, "sit")
        page = await carl.page(new)
        assert (page["status"], page["seat"]) == ("playing", 2)
        assert (page["clock"]["preset"], page["options"]) == (
            "live",
            server.opened(table).table.setup.options,
        )
        assert page["clock"]["running"]


async def test_the_finished_table_shows_the_invitation_to_those_who_played(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await finished(server)
        async with bea.watch(table) as page:
            assert (await page.next())["page"]["rematch"] is None
            new = await ask(carl, table)
            told = await page.next()
            assert told["page"]["rematch"] == {"seat": 2, "table": new}
        assert (await anna.page(table))["rematch"] == {"seat": 2, "table": new}
        for other in (await server.guest("Dora"), server.stranger()):
            assert (await other.page(table))["rematch"] is None
            assert (await other.page(f"{table}?seat=1"))["rematch"] is None


async def test_others_can_neither_ask_nor_take_a_seat_that_is_kept(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await finished(server)
        dora = await server.guest("Dora")
        assert await dora.refused_at(table, "rematch") == "403 not_seated"
        assert await server.stranger().refused_at(table, "rematch") == "401 not_signed_in"
        new = await ask(anna, table)
        for body in ({}, {"seat": 1}, {"seat": 2}):
            assert await dora.refused_at(new, "sit", body) == "409 seat_offered"
        assert await bea.refused_at(new, "sit", {"seat": 2}) == "409 seat_offered"
        invited = (await anna.do(new, "invite"))["invitation"]
        assert await dora.refused_at(new, "sit", {"invitation": invited}) == "409 seat_offered"
        assert kinds(server, new) == ["human", "open", "open"]
        assert await bea.refused_at(new, "start") == "403 not_your_table"


@pytest.mark.parametrize("visibility", ["private", "link", "public"])
async def test_it_is_as_private_as_the_game_before(serve: Serve, visibility: str) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await finished(server)
        object.__setattr__(server.opened(table).table.setup, "visibility", visibility)
        new = await ask(anna, table)
        assert server.opened(new).table.setup.visibility == visibility
        dora = await server.guest("Dora")
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


async def test_accepting_twice_changes_nothing(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await finished(server)
        new = await ask(anna, table)
        await bea.do(new, "sit")
        before = server.opened(new).table.entries
        assert await bea.refused_at(new, "sit") == "400 already_seated"
        assert [await ask(person, table) for person in (bea, anna, bea)] == [new] * 3
        assert (server.opened(new).table.entries, len(server.opened(table).table.rematches)) == (
            before,
            1,
        )


async def test_who_stands_up_again_can_come_back_and_nobody_else(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await finished(server)
        new = await ask(anna, table)
        await bea.do(new, "sit")
        await bea.do(new, "stand")
        dora = await server.guest("Dora")
        assert await dora.refused_at(new, "sit") == "409 seat_offered"
        assert (await anna.page(new))["chairs"][1]["invited"] == "Bea"
        assert await ask(bea, table) == new
        assert kinds(server, new) == ["human", "human", "open"]


async def test_an_invitation_can_be_declined_by_the_invited_alone(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await finished(server)
        new = await ask(anna, table)
        dora = await server.guest("Dora")
        assert await server.stranger().refused_at(new, "decline") == "401 not_signed_in"
        assert await dora.refused_at(new, "decline") == "403 bad_invitation"
        assert await anna.refused_at(new, "decline") == "403 bad_invitation", "she sits there"
        assert await bea.refused_at(new, "decline", {"seat": 2}) == "400 bad_body"
        assert [(await each.page(new))["invited"] for each in (anna, bea, dora)] == [0, 1, 0]
        async with anna.watch(new) as page:
            await page.next()
            await bea.do(new, "decline")
            chairs = (await page.next())["page"]["chairs"]
        assert [(chair["invited"], chair["declined"]) for chair in chairs[1:]] == [
            ("", "Bea"),
            ("Carl", ""),
        ]
        assert not (await bea.page(new))["invited"]
        assert await bea.refused_at(new, "decline") == "403 bad_invitation", "once is enough"
        invited = (await anna.do(new, "invite"))["invitation"]
        await dora.do(new, "sit", {"invitation": invited})
        assert (await dora.page(new))["seat"] == 1, "the seat is free for others"
        assert (await dora.page(new))["chairs"][1]["declined"] == ""
        await carl.do(new, "sit")
        assert await carl.refused_at(new, "decline") == "400 table_started"


async def test_who_has_declined_may_ask_for_a_rematch_again(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await finished(server)
        first = await ask(anna, table)
        await bea.do(first, "decline")
        second = await ask(bea, table)
        assert second != first
        assert (await anna.page(second))["invited"]


async def test_two_who_ask_at_once_meet_at_one_table(serve: Serve) -> None:
    async with serve() as server:
        table, people = await finished(server)
        before = len(server.worker.hub.tables)
        found = await asyncio.gather(*(ask(person, table) for person in people * 3))
        assert len(set(found)) == 1
        assert len(server.worker.hub.tables) == before + 1
        assert len(server.opened(table).table.rematches) == 1
        assert server.opened(found[0]).table.status == "playing", "each of them has asked for it"


async def test_a_rematch_that_others_ask_for_while_one_looks_is_found(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Carl looks at an old rematch he is not invited to while Bea asks for a new one."""
    async with serve() as server:
        table, (anna, bea, carl) = await finished(server)
        first = await ask(anna, table)
        await anna.do(first, "start")
        looking, go, refresh = asyncio.Event(), asyncio.Event(), Hub.refresh

        async def slowly(self: Hub, opened: OpenTable) -> None:
            if opened.id == first and not looking.is_set():
                looking.set()
                await go.wait()
            await refresh(self, opened)

        monkeypatch.setattr(Hub, "refresh", slowly)
        late = asyncio.create_task(ask(carl, table))
        await looking.wait()
        new = await ask(bea, table)
        go.set()
        assert await late == new != first
        assert [name for _, name in server.opened(table).table.rematches] == [first, new]


@PG
async def test_two_who_ask_at_two_workers_meet_at_one_table(
    serve: Serve, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both workers are about to write their rematch when neither knows of the other's."""
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        table, (anna, bea, _) = await finished(one)
        bea = same(bea, two)
        await bea.page(table)
        about_to, both, write = set[Hub](), asyncio.Event(), Hub.write

        async def together(self: Hub, opened: OpenTable, *args: Any, **more: Any) -> Any:
            if opened.id == table:
                about_to.add(self)
                if len(about_to) == 2:
                    both.set()
                await both.wait()
            return await write(self, opened, *args, **more)

        monkeypatch.setattr(Hub, "write", together)
        first, second = await asyncio.gather(ask(anna, table), ask(bea, table))
        assert first == second
        await eventually(lambda: len(two.opened(table).table.rematches) == 1, "one rematch")
        assert await one.worker.store.lists.row(first)


async def test_a_flood_of_wishes_is_one_invitation_each(serve: Serve) -> None:
    """However often one starts with bots and asks again: every seat asks once."""
    async with serve() as server:
        table, (anna, bea, carl) = await finished(server, level="random")
        new = await ask(anna, table)
        await anna.do(new, "start")
        assert {await ask(anna, table) for _ in range(20)} == {new}
        assert await carl.refused_at(new, "sit") == "400 table_started"
        second = await ask(bea, table)
        assert second != new, "the first one went on without Bea"
        assert await ask(carl, table) == second
        assert await ask(anna, table) == second, "invited there, she comes"
        assert len(server.opened(table).table.rematches) == 2


async def test_who_asks_may_let_bots_play(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await finished(server, level="random")
        new = await ask(anna, table)
        await bea.do(new, "sit")
        await anna.do(new, "start")
        assert kinds(server, new) == ["human", "human", "bot"]
        page = await anna.page(new)
        assert (page["status"], page["chairs"][2]["invited"]) == ("playing", "")


async def test_alone_against_bots_it_begins_at_once(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["random", "me", "journeyman"], visibility="private")
        await anna.do(table, "concede")
        new = await ask(anna, table)
        chairs = server.opened(new).table.chairs
        assert [chair.bot for chair in chairs] == ["random", "", "journeyman"]
        assert server.opened(new).table.status == "playing"
        assert server.opened(table).table.rematches == []


async def test_numbers_of_the_luck_are_awaited_from_those_who_say_so(serve: Serve) -> None:
    async with serve() as server:
        table, people = await finished(server)
        new = await ask(people[0], table, luck=True)
        for person in people[1:]:
            assert await ask(person, table, luck=True) == new
        assert (await people[0].page(new))["awaited"] == [0, 1, 2]
        for seat, person in enumerate(people):
            assert server.opened(new).table.status == "open"
            await person.do(new, "luck", {"number": f"{seat}a" * 16})
        assert server.opened(new).table.status == "playing"


async def test_a_rematch_that_was_asked_for_but_not_laid_is_laid_by_the_next(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await finished(server)

        async def full(*_: object) -> OpenTable:
            raise StoreFailed("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(Hub, "add", full)
            answer = await anna.send("POST", f"/api/tables/{table}/rematch", {})
            assert answer.status_code == 503
        [(seat, name)] = server.opened(table).table.rematches
        assert seat == 0
        assert await ask(bea, table) == name
        assert kinds(server, name) == ["open", "human", "open"]
        assert await ask(anna, table) == name
        assert kinds(server, name) == ["human", "human", "open"]


async def test_who_lays_the_same_table_at_the_same_moment_sits_down_there(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As another worker would: its table is in the store before ours."""
    async with serve() as server:
        table, (anna, bea, _) = await finished(server)
        real, late = Hub.add, asyncio.Event()

        async def slow(hub: Hub, *args: Any) -> OpenTable:
            late.set()
            await asyncio.sleep(0)
            return await real(hub, *args)

        monkeypatch.setattr(Hub, "add", slow)
        first = asyncio.create_task(ask(anna, table))
        await late.wait()
        second = await ask(bea, table)
        assert await first == second
        assert kinds(server, second) == ["human", "human", "open"]


async def test_it_comes_out_of_the_store_as_it_was(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await finished(server)
        new = await ask(anna, table)
        hub = server.worker.hub
        for name in (table, new):
            hub.tables.pop(name)
        assert (await bea.page(table))["rematch"]["table"] == new
        assert (await bea.page(new))["chairs"][2]["invited"] == "Carl"
        assert await ask(bea, table) == new


async def notices_of(server: RunningServer) -> dict[str, list[str]]:
    found = await server.worker.store.notices.pending(server.clock.now + 1)
    names = {
        chair.user: chair.name
        for opened in server.worker.hub.tables.values()
        for chair in opened.table.chairs
    }
    return {
        kind: sorted(names[n.user] for n in found if n.kind == kind)
        for kind in {n.kind for n in found}
    }


async def test_the_invited_are_told_until_they_have_seen_it(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await finished(server, clock="live")
        await settled(server)
        new = await ask(anna, table)
        await settled(server)
        assert await notices_of(server) == {"invitation": ["Bea", "Carl"]}
        server.clock.now += 1
        await carl.page(new)
        await settled(server)
        assert await notices_of(server) == {"invitation": ["Bea"]}
        await bea.do(new, "sit")
        await settled(server)
        assert await notices_of(server) == {}


async def test_an_invitation_is_over_when_the_game_begins_without_one(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, _, _) = await finished(server, clock="live")
        new = await ask(anna, table)
        await settled(server)
        server.clock.now += 1
        await anna.do(new, "start")
        await settled(server)
        assert await notices_of(server) == {}


async def test_a_table_knows_when_others_have_asked(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl")
        opened = server.opened(table)
        with pytest.raises(GuildhallError, match="hidden_until_the_end"):
            opened.table.propose_rematch(0, "new", 0, 1.0)
        done, (anna, *_) = await finished(server)
        await ask(anna, done)
        with pytest.raises(GuildhallError, match="rematch_asked"):
            server.opened(done).table.propose_rematch(1, "new", 0, 1.0)

"""Tables that belong to another worker: their pages are sent there, and they do not stay here."""

import pytest

from guildhall.server.live.open_table import OpenTable
from guildhall.server.routes.socket import COME_BACK
from guildhall.store import StoreFailed
from tests.server.conftest import Serve
from tests.waiting import eventually


async def test_pages_of_a_table_that_moves_are_told_to_come_back(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        hub, opened = server.worker.hub, server.opened(table)
        await hub.summaries.sum_up()
        async with people[0].watch(table) as page:
            await page.next()
            hub.mine = lambda _table: False
            hub.send_home()
            assert (await page.next()) == {"close": COME_BACK}
        assert opened.moved
        assert table not in hub.tables
        hub.mine = lambda _table: True
        await people[0].page(table)
        hub.send_home()
        assert not server.opened(table).moved, "it may come home again"


async def test_a_foreign_table_stays_while_it_is_written_to_or_watched(serve: Serve) -> None:
    async with serve() as server:
        hub = server.worker.hub
        hub.mine = lambda _table: False
        table, people = await server.full_table("Anna", "Bea", "Carl")
        hub.summaries.unsummed.add(table)
        hub.drop_foreign()
        assert table in hub.tables, "lists do not know yet what happened"
        await hub.summaries.sum_up()
        async with server.opened(table).lock:
            hub.drop_foreign()
            assert table in hub.tables
        async with people[0].watch(table) as page:
            await page.next()
            hub.drop_foreign()
            assert table in hub.tables
        hub.drop_foreign()
        assert table not in hub.tables
        assert (await people[0].move(table))["move"], "and is served when somebody comes"


async def test_only_the_owner_moves_bots_and_lets_flags_fall(serve: Serve) -> None:
    async with serve() as server:
        hub, runner = server.worker.hub, server.worker.bot_runner
        hub.mine = lambda _table: False
        anna = await server.guest("Anna")
        table = await anna.create(["random", "random", "random"])
        assert not runner.tasks
        server.worker.flags.alarms["elsewhere"] = 0.0
        await server.worker.flags.fall()
        assert not server.worker.flags.alarms
        hub.mine = lambda _table: True
        first = server.opened(table).table.entries
        assert await server.worker.wake_table(table)
        await eventually(lambda: server.opened(table).table.entries > first, "bots move")


async def test_a_table_another_wrote_to_is_opened_though_the_store_failed_once(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl")
        hub = server.worker.hub
        await hub.summaries.sum_up()
        hub.tables.clear()

        async def fail(_table: str) -> None:
            raise StoreFailed("it is away")

        with monkeypatch.context() as failing:
            failing.setattr(server.worker.store.lists, "row", fail)
            await server.worker.wake_hinted(table)
        await eventually(lambda: table in hub.tables, "all tables are looked at")


@pytest.mark.parametrize("missed", [False, True])
async def test_what_another_writes_while_a_table_is_loaded_is_not_missed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, missed: bool
) -> None:
    """It is told before the table is open, when nobody asks for what is told of it."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        hub, loader = server.worker.hub, server.worker.hub.loader
        await hub.summaries.sum_up()
        hub.tables.clear()
        load = loader.load

        async def load_slowly(table_id: str) -> OpenTable:
            found = await load(table_id)
            said = found.table.propose_chat(0, "from elsewhere", server.clock())
            count = found.table.entries
            await server.worker.store.tables.append(table_id, count, [said])
            if missed:
                hub.behind("", -1)
            else:
                assert not hub.behind(table_id, count + 1)
            return found

        with monkeypatch.context() as slow:
            slow.setattr(loader, "load", load_slowly)
            opened = await hub.open(table)
        assert [line["text"] for line in opened.table.chat] == ["from elsewhere"]
        assert (await people[0].page(table))["chat"] == 1
        assert not hub.arriving.overheard

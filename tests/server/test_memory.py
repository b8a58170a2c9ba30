"""Tables leave the memory and come back; what is loaded by replay is what was there."""

import msgspec
import pytest
from sqlalchemy import text

from guildhall.core.errors import GuildhallError
from guildhall.server.live import hub, loader
from guildhall.server.live.hub import IDLE_SECONDS
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.page_cache import PageCache
from guildhall.server.live.payloads import Look, log_since, talk
from guildhall.table.entry import Entry
from guildhall.table.fold import fold
from guildhall.table.table import Table
from tests.server.conftest import Serve
from tests.server.running import RunningServer, eventually


def everything(table: Table) -> str:
    """All pages, logs and talk of a table."""
    seats = range(-1, table.setup.seats)
    pages = [
        PageCache().page(table, Look(seat, seat, table.notes.get(seat, ""), False), 9.0).decode()
        for seat in seats
    ]
    logs = [log_since(table, seat, 0) for seat in seats]
    return msgspec.json.encode([pages, logs, talk(table, 0, 50, frozenset(), frozenset())]).decode()


async def test_idle_tables_are_forgotten_and_come_back(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        hub = server.worker.hub
        await server.play(table, people, 15)
        await people[0].do(table, "chat", {"text": "hello"})
        before = everything(server.opened(table).table)
        cuts = server.opened(table).table.cuts
        async with people[0].watch(table) as page_open:
            await page_open.next()
            server.clock.now += IDLE_SECONDS + 1
            assert hub.drop_idle() == 0, "somebody looks at it"
        server.clock.now += IDLE_SECONDS + 1
        assert hub.drop_idle() == 1
        assert not hub.tables
        assert not hub.arriving.locks
        assert not server.worker.flags.alarms, "no clock runs there"
        await people[1].page(table)
        assert everything(server.opened(table).table) == before
        assert server.opened(table).table.cuts == cuts


async def test_no_flag_is_to_fall_at_a_table_that_was_deleted(serve: Serve) -> None:
    """It was looked for in the store when the time was up, and the log said that it is gone."""
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "random", "random"], clock="daily")
        assert (await anna.send("DELETE", f"/api/tables/{table}", {})).status_code == 200
        assert not server.worker.flags.alarms


async def test_a_table_loads_by_replay_with_the_same_pages(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        for seed in range(4):
            await server.play(table, people, 6, seed=seed)
            seat = server.opened(table).table.running().record.inputs[-1].by
            if seat >= 0:
                await people[seat].do(table, "undo")
        await people[0].do(table, "leave")
        await people[0].do(table, "return")
        await people[0].do(table, "note", {"text": "mine"})
        found = await server.worker.store.tables.load(table)
        assert found is not None
        again = fold(*found)
        assert everything(again) == everything(server.opened(table).table)
        assert again.cuts == server.opened(table).table.cuts
        assert again.asked == server.opened(table).table.asked
        assert again.answered == server.opened(table).table.answered


async def test_a_long_table_loads_from_its_snapshot_with_the_same_pages(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot is written by itself; the table that comes out of it is the one of the entries."""
    monkeypatch.setattr(loader, "COPY_EVERY", 20)
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        await server.play(table, people, 30)
        await people[0].do(table, "undo", {"to": 3})
        for person in people[1:]:
            await person.do(table, "agree")
        await people[0].do(table, "chat", {"text": "again"})
        await server.worker.hub.keep_snapshots()
        await server.play(table, people, 5)
        fresh = await come_back(server, table)
        found = await server.worker.store.tables.load(table)
        assert found is not None
        assert 20 <= fresh.copied < fresh.table.entries == len(found[1])
        again = fold(*found)
        assert everything(fresh.table) == everything(again)
        assert fresh.table.cuts == again.cuts
        assert fresh.table.asked == again.asked
        assert fresh.table.answered == again.answered
        assert fresh.last == found[1][-1]


@pytest.mark.parametrize(
    "damage",
    ["blob = x'00'", "entries = entries + 1000", "entries = entries - 1", "hash = 'x'", "lies"],
)
async def test_a_wrong_snapshot_is_ignored_and_replaced(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        await server.play(table, people, 30)
        monkeypatch.setattr(loader, "COPY_EVERY", 20)
        await server.worker.hub.keep_snapshots()
        monkeypatch.undo()
        before = everything(server.opened(table).table)
        store = server.worker.store
        kept = await store.snapshots.find(table)
        assert kept is not None
        if damage == "lies":
            await store.snapshots.save(table, kept[0] + 9, b"a copy of something else", anew=True)
        else:
            with store.engine.begin() as connection:
                connection.execute(text(f"UPDATE snapshots SET {damage}"))  # noqa: S608
        fresh = await come_back(server, table)
        assert fresh.copied == 0, "it came from the entries"
        assert everything(fresh.table) == before
        monkeypatch.setattr(loader, "COPY_EVERY", 20)
        await server.worker.hub.keep_snapshots()
        assert await store.snapshots.find(table) == kept
        assert (await come_back(server, table)).copied == kept[0]


async def come_back(server: RunningServer, table: str) -> OpenTable:
    """Let a table leave the memory, and load it."""
    server.clock.now += IDLE_SECONDS + 1
    assert server.worker.hub.drop_idle() == 1
    return await server.worker.hub.open(table)


async def test_what_is_far_behind_is_loaded_anew(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker has written much: the event loop does not fold it."""
    monkeypatch.setattr(hub, "MANY", 5)
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        await server.play(table, people, 12)
        opened = server.opened(table)
        now = everything(opened.table)
        found = await server.worker.store.tables.load(table)
        assert found is not None
        opened.table = fold(found[0], found[1][:4])
        async with opened.lock:
            assert await server.worker.hub.catch_up(opened)
        assert everything(opened.table) == now


async def test_a_restart_wakes_what_is_in_play(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "random", "random"])
        before = await anna.page(table)
    async with serve() as server:
        await eventually(lambda: table in server.worker.hub.tables, "the table is opened")
        await eventually(
            lambda: server.opened(table).table.running().actors == (0,), "the bots have moved"
        )
        again = server.stranger(cookie="; ".join(f"{k}={v}" for k, v in anna.http.cookies.items()))
        page_now = await again.page(table)
        assert page_now["view"]["seat"] == 0
        assert page_now["commitment"] == before["commitment"]


async def test_a_start_is_found_after_a_crash(serve: Serve) -> None:
    """The hall is summed up later, but that a game has begun is written with the start itself."""
    async with serve() as server:
        server.worker.hub.summaries.unsummed = set()
        table, _ = await server.full_table("Anna", "Bea", "Carl")
        assert await server.worker.store.lists.playing() == [table]


UNREADABLE = [
    ("GET", ""),
    ("POST", "/hint"),
    ("POST", "/preview"),
    ("GET", "/analysis"),
    ("POST", "/analysis"),
    ("GET", "/record"),
]
"""Addresses of a table whose moves are none under the present rules."""


async def test_a_table_that_cannot_be_read_hurts_nobody_else(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        other = await people[0].create(["me", "open", "open"])
        count = server.opened(table).table.entries
        bad = Entry("move", 0, 1.0, {"move": "pick nonsense", "answers": 1})
        await server.worker.store.tables.append(table, count, [bad])
        server.clock.now += IDLE_SECONDS + 1
        server.worker.hub.drop_idle()
        for method, route in UNREADABLE:
            body = {"move": "pick nonsense"} if route == "/preview" else {}
            answer = await people[0].send(method, f"/api/tables/{table}{route}", body)
            assert (answer.status_code, answer.json()["code"]) == (503, "table_unreadable"), route
        assert (await people[0].page(other))["seat"] == 0
        await server.worker.wake()


async def test_a_write_in_doubt_is_found_again(serve: Serve) -> None:
    """The disk had it, the answer got lost: the repeated move is acknowledged, not made twice."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        store = server.worker.store
        offers = (await people[0].page(table))["offers"]
        body = {"move": offers["moves"][0]["move"], "answers": offers["answers"]}
        append = store.tables.append

        async def lost(*args: object, **summary: object) -> None:
            await append(*args, **summary)  # type: ignore[arg-type]
            raise GuildhallError("store_failed", {"problem": "connection to 10.0.0.1 lost"})

        store.tables.append = lost  # type: ignore[method-assign]
        answer = await people[0].send("POST", f"/api/tables/{table}/move", body)
        store.tables.append = append  # type: ignore[method-assign]
        assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
        assert "10.0.0.1" not in answer.text
        before = server.opened(table).table.entries
        assert (await people[0].do(table, "move", body))["entry"] == before
        assert server.opened(table).table.entries == before + 1

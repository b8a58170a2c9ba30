"""Many writers at once."""

import asyncio
import threading

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.pool import QueuePool

from guildhall.store import Store, Taken, open_store
from guildhall.store.codec import LONGEST_HINT
from guildhall.store.hints import CHANNEL
from guildhall.table.entry import Entry
from tests.store.postgres import PG
from tests.store.samples import chat, setup, summary
from tests.waiting import PATIENCE

ROUNDS = 60


async def _try(store: Store, number: int, by: str, *, summed: bool) -> str:
    sum_up = summary("playing", float(number)) if summed else None
    try:
        await store.tables.append("t1", number, [chat(number, by)], sum_up)
    except Taken:
        return ""
    return by


@pytest.mark.parametrize("summed", [True, False])
async def test_two_workers_one_number(url: str, *, summed: bool) -> None:
    """Exactly one wins, and what is written is what the winner wrote."""
    async with await open_store(url) as one, await open_store(url) as two:
        await one.tables.add(setup(), [], summary())
        winners = []
        for number in range(ROUNDS):
            tries = ((one, "one"), (two, "two"))
            won = await asyncio.gather(*(_try(at, number, by, summed=summed) for at, by in tries))
            assert sorted(map(bool, won)) == [False, True]
            winners.append(won[0] or won[1])
        found = await two.tables.load("t1")
        assert found is not None
        assert [entry.data["name"] for entry in found[1]] == winners


async def test_who_comes_too_late_is_told_what_came_before(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        for name in ("t1", "t2"):
            await one.tables.add(setup(name), [], summary())
            await one.tables.append(name, 0, [chat(n, name) for n in range(3)])
        late = [two.tables.append(name, 1, [chat(1, "late")]) for name in ("t1", "t2")]
        for name, told in zip(
            ("t1", "t2"), await asyncio.gather(*late, return_exceptions=True), strict=True
        ):
            assert isinstance(told, Taken)
            assert told.news == [chat(1, name), chat(2, name)]
        with pytest.raises(Taken) as old:
            await two.tables.sum_up("t1", 1, summary())
        assert old.value.news == [], "an old summary wants no news"


async def test_many_tables_many_writers_two_workers(url: str) -> None:
    """Every table gapless and once, with the entries of whoever was told that they are written."""
    tables, writers, want = 12, 3, 8
    async with await open_store(url) as one, await open_store(url) as two:
        for table in range(tables):
            await one.tables.add(setup(f"t{table}"), [], summary())
        written: dict[tuple[str, int], str] = {}

        async def play(store: Store, table: str, by: str) -> None:
            number = 0
            while number < want:
                try:
                    await store.tables.append(table, number, [chat(number, by)], summary("playing"))
                    assert (table, number) not in written
                    written[table, number] = by
                except Taken:
                    pass
                number += 1

        await asyncio.gather(
            *(
                play(store, f"t{table}", f"{name}{writer}")
                for table in range(tables)
                for writer in range(writers)
                for name, store in (("one", one), ("two", two))
            )
        )
        assert len(written) == tables * want
        for table in range(tables):
            found = await two.tables.load(f"t{table}")
            assert found is not None
            names = [entry.data["name"] for entry in found[1]]
            assert names == [written[f"t{table}", number] for number in range(want)]


async def test_groups_that_touch_the_same_rows_do_not_block_each_other(url: str) -> None:
    """Two workers write the same things in opposite order, in groups."""
    names = [f"t{number}" for number in range(8)]
    async with await open_store(url) as one, await open_store(url) as two:
        for name in names:
            await one.tables.add(setup(name), [], summary())
        for turn in range(10):
            wishes = []
            for store, order in ((one, names), (two, names[::-1])):
                wishes += [
                    store.tables.sum_up(name, 0, summary("playing", float(turn))) for name in order
                ]
                wishes += [store.notices.add("u0", name, "turn", 1.0) for name in order]
            await asyncio.gather(*wishes)
        notices = await one.notices.pending(2.0)
        assert [notice.count for notice in notices] == [20] * len(names)


@PG
async def test_hints(postgres_url: str) -> None:
    """A worker hears what another has written, and only what is committed."""
    heard: asyncio.Queue[tuple[str, int, list[Entry]]] = asyncio.Queue()
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
        two.listen(lambda *told: heard.put_nowait(told))
        assert await asyncio.wait_for(heard.get(), PATIENCE) == ("", -1, []), "listening begins"
        await one.tables.add(setup("a:b"), [], summary())
        assert await asyncio.wait_for(heard.get(), PATIENCE) == ("a:b", 0, []), "there is a table"
        await one.tables.append("a:b", 0, [chat(0), chat(1)], summary())
        assert await asyncio.wait_for(heard.get(), PATIENCE) == ("a:b", 2, [chat(0), chat(1)])
        found = await two.tables.load("a:b")
        assert found is not None
        assert len(found[1]) == 2
        long = [Entry("note", 0, 1.0, {"text": "ü" * LONGEST_HINT})]
        await one.tables.append("a:b", 2, long)
        assert await asyncio.wait_for(heard.get(), PATIENCE) == ("a:b", 3, []), (
            "too long to be told"
        )
        with one.engine.begin() as connection:
            connection.exec_driver_sql(f"NOTIFY {CHANNEL}, 'what is this?'")
        assert await asyncio.wait_for(heard.get(), PATIENCE) == ("", -1, []), (
            "whatever it was, look"
        )


@PG
async def test_hints_of_a_group(postgres_url: str) -> None:
    """What a group has written is told, each once, whether all of it fits or not."""
    heard: asyncio.Queue[tuple[str, int, list[Entry]]] = asyncio.Queue()
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
        for name in ("a", "b"):
            await one.tables.add(setup(name), [], summary())
        two.listen(lambda *told: heard.put_nowait(told))
        assert await asyncio.wait_for(heard.get(), PATIENCE) == ("", -1, [])
        await asyncio.gather(
            one.tables.append("a", 0, [chat(0)]), one.tables.sum_up("b", 0, summary("playing"))
        )
        late = await asyncio.gather(
            one.tables.append("a", 1, [chat(1)]),
            one.tables.append("b", 5, [chat(9)]),
            return_exceptions=True,
        )
        assert [getattr(outcome, "code", outcome) for outcome in late] == [None, "store_gap"]
        await one.tables.append("b", 0, [chat(0), chat(1)])
        told = [await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(4)]
        assert told == [
            ("a", 1, [chat(0)]),
            ("b", 0, []),
            ("a", 2, [chat(1)]),
            ("b", 2, [chat(0), chat(1)]),
        ]


@PG
async def test_lost_connections(postgres_url: str) -> None:
    """When the server cuts all connections, reads, writes and hints go on."""
    heard: asyncio.Queue[tuple[str, int, list[Entry]]] = asyncio.Queue()
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
        await one.tables.add(setup(), [], summary())
        one.listen(lambda *told: heard.put_nowait(told))
        assert await asyncio.wait_for(heard.get(), PATIENCE) == ("", -1, [])
        for number in range(3):
            with two.engine.connect() as connection:
                connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            await one.tables.append("t1", number, [chat(number)])
            assert await asyncio.wait_for(heard.get(), PATIENCE) == ("", -1, []), (
                "hints may be missing"
            )
            found = await one.tables.load("t1")
            assert found is not None
            assert len(found[1]) == number + 1


async def test_a_read_that_nobody_waits_for_keeps_no_connection(url: str) -> None:
    """Who asked is gone and the store closes; the connection of the read is closed with it."""
    store = await open_store(url)
    pool, reading, end = store.engine.pool, threading.Event(), threading.Event()

    def read(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))
        reading.set()
        end.wait(PATIENCE)

    asked = asyncio.create_task(store.read(read))
    await asyncio.to_thread(reading.wait, PATIENCE)
    asked.cancel()
    threading.Timer(0.1, end.set).start()
    await store.close()
    assert isinstance(pool, QueuePool)
    assert pool.checkedin() == 0

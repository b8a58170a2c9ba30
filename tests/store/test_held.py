"""Moves and summaries on the short way: nothing is lost or written twice when it is blocked."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection

from guildhall.store import Store, StoreFailed, Taken, open_store
from guildhall.store.held import HeldConnection
from tests.store.samples import chat, setup, summary
from tests.waiting import PATIENCE


def held(store: Store) -> HeldConnection:
    return store.tables.database.writer.held


async def test_who_is_late_takes_nobody_along(url: str) -> None:
    async with await open_store(url) as store:
        for name in ("t1", "t2", "t3"):
            await store.tables.add(setup(name), [chat(0)], summary())
        first = {"t1": 1, "t2": 0, "t3": 1}
        writes = [store.tables.append(name, n, [chat(n, name)]) for name, n in first.items()]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(one, Taken) for one in done] == [False, True, False]
        assert [len(await store.tables.news(name, -1)) for name in first] == [2, 1, 2]


async def test_summaries_go_with_moves_over_the_connection_that_is_kept(url: str) -> None:
    async with await open_store(url) as store:
        for name in ("t1", "t2"):
            await store.tables.add(setup(name), [chat(0)], summary())
        kept = None
        for number in (1, 2):
            await asyncio.gather(
                store.tables.append("t1", number, [chat(number)]),
                store.tables.sum_up("t2", 1, summary("over", float(number))),
            )
            assert held(store).kept is not None
            assert kept in (None, held(store).kept)
            kept = held(store).kept
        rows = [await store.lists.row(name) for name in ("t1", "t2")]
        assert [row and (row.status, row.entries) for row in rows] == [("open", 3), ("over", 1)]
        assert rows[1] is not None
        assert rows[1].updated == 2.0


async def test_a_connection_that_was_lost_is_replaced(url: str) -> None:
    async with await open_store(url) as store:
        await store.tables.add(setup(), [], summary())
        await store.tables.append("t1", 0, [chat(0)])
        kept = held(store).kept
        assert kept is not None, "it is kept for the next commit"
        lost: Any = kept.connection.driver_connection
        lost.close()
        for number in (1, 2):
            await store.tables.append("t1", number, [chat(number)])
        found = await store.tables.load("t1")
        assert found is not None
        assert found[1] == [chat(number) for number in range(3)]
        assert held(store).kept not in (None, kept)


async def test_a_commit_whose_end_is_not_known_is_not_made_again(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection is lost at the last moment; it isn't used again, and nobody complains."""
    ends: list[Connection] = []
    end = HeldConnection._end

    def lose(self: HeldConnection, connection: Connection) -> None:
        ends.append(connection)
        lost: Any = connection.connection.driver_connection
        lost.close()
        end(self, connection)

    async with await open_store(url) as store:
        for name in ("t1", "t2"):
            await store.tables.add(setup(name), [], summary())
        with monkeypatch.context() as patch:
            patch.setattr(HeldConnection, "_end", lose)
            writes = [store.tables.append(name, 0, [chat(0)]) for name in ("t1", "t2")]
            done = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one) for one in done] == [StoreFailed, StoreFailed]
        assert len(ends) == 1
        await store.tables.append("t1", 0, [chat(0, "again")])
        found = await store.tables.load("t1")
        assert found is not None
        assert [entry.data["name"] for entry in found[1]] == ["again"]
    assert not caplog.messages


async def test_who_waits_is_told_of_what_nobody_foresaw(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that writes goes on after it, and the store still closes."""
    async with await open_store(url) as store:
        await store.tables.add(setup(), [], summary())

        def break_off(*_given: object) -> bool:
            raise LookupError("unforeseen")

        with monkeypatch.context() as broken:
            broken.setattr(held(store), "append", break_off)
            with pytest.raises(LookupError, match="unforeseen"):
                await store.tables.append("t1", 0, [chat(0)])
        await store.tables.append("t1", 0, [chat(0)])
        assert await store.tables.load("t1") == (setup(), [chat(0)])


async def test_an_error_that_no_future_takes_stops_nobody(url: str) -> None:
    """Else who waits would wait for ever, and so would all who come later."""
    async with await open_store(url) as store:

        def find_nothing(_connection: Connection) -> object:
            return next(iter(()))

        await store.tables.add(setup(), [], summary())
        writer = store.tables.database.writer
        done = await asyncio.wait_for(
            asyncio.gather(
                writer.write("nothing", find_nothing),
                store.tables.append("t1", 0, [chat(0)]),
                return_exceptions=True,
            ),
            PATIENCE,
        )
        assert isinstance(done[0], StoreFailed)
        assert done[1] is None
        assert await store.tables.load("t1") == (setup(), [chat(0)])

"""Tables and entries: what goes in comes out, once, in order, and nobody writes a number twice."""

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import replace

import pytest
from sqlalchemy import Connection, text

from guildhall.core.errors import GuildhallError
from guildhall.store import SeatRow, StoreFailed, Summary, Taken, User, open_store, writer
from guildhall.store.appends import Append, append_all
from guildhall.store.engine import WRITING
from tests.store.samples import chat, setup, summary


async def test_what_goes_in_comes_out(url: str) -> None:
    """Also after the store was closed and opened again."""
    async with await open_store(url) as store:
        await store.tables.add(setup(), [chat(0), chat(1)], summary())
        await store.tables.append("t1", 2, [chat(2), chat(3)], summary("playing", 9.5, due=(1,)))
        assert await store.tables.load("t1") == (setup(), [chat(n) for n in range(4)])
    async with await open_store(url) as store:
        assert await store.tables.load("t1") == (setup(), [chat(n) for n in range(4)])
        assert await store.tables.load("t1", after=1) == (setup(), [chat(2), chat(3)])
        assert await store.tables.load("t1", after=3) == (setup(), [])
        assert await store.tables.load("t2") is None
        row = await store.lists.row("t1")
        assert row is not None
        assert (row.setup, row.status, row.updated, row.entries) == (setup(), "playing", 9.5, 4)
        assert row.seats == summary(due=(1,)).seats
        assert await store.lists.row("t2") is None


async def test_nobody_writes_a_number_twice_or_leaves_a_gap(url: str) -> None:
    async with await open_store(url) as store:
        await store.tables.add(setup(), [chat(0)], summary())
        await store.tables.append("t1", 1, [chat(1)])
        with pytest.raises(Taken) as taken:
            await store.tables.append("t1", 1, [chat(7)], summary("over"))
        assert taken.value.code == "entry_taken"
        assert taken.value.facts == {"table": "t1", "number": 1}
        with pytest.raises(GuildhallError, match="store_gap"):
            await store.tables.append("t1", 3, [chat(7)])
        with pytest.raises(GuildhallError, match="store_no_table"):
            await store.tables.append("t9", 0, [chat(7)])
        with pytest.raises(GuildhallError, match="store_conflict"):
            await store.tables.add(setup(), [chat(7)], summary("over"))
        assert await store.tables.load("t1") == (setup(), [chat(0), chat(1)])
        row = await store.lists.row("t1")
        assert row is not None
        assert row.status == "open", "a refused write must not leave its summary behind"


async def test_the_primary_key_stands_even_if_a_count_is_wrong(url: str) -> None:
    async with await open_store(url) as store:
        await store.tables.add(setup(), [chat(0), chat(1)], summary())
        with store.engine.execution_options(**{WRITING: True}).begin() as connection:
            connection.execute(text("UPDATE tables SET entries = 1"))
        with pytest.raises(Taken):
            await store.tables.append("t1", 1, [chat(7)])
        assert await store.tables.load("t1") == (setup(), [chat(0), chat(1)])


async def test_what_fits_is_written_without_looking_first(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nearly every move fits; a group in which one does not is looked at."""
    looked: list[int] = []

    def look(connection: Connection, appends: Sequence[Append]) -> list[GuildhallError | None]:
        looked.append(len(appends))
        return append_all(connection, appends)

    monkeypatch.setattr(writer, "append_all", look)
    async with await open_store(url) as store:
        for table in ("t1", "t2"):
            await store.tables.add(setup(table), [chat(0)], summary())
        await asyncio.gather(
            store.tables.append("t2", 1, [chat(1), chat(2)], summary("playing", 9.5, due=(1,))),
            store.tables.append("t1", 1, [chat(1)]),
        )
        await store.tables.sum_up("t1", 2, summary("over"))
        assert not looked
        assert await store.tables.load("t1") == (setup("t1"), [chat(0), chat(1)])
        assert await store.tables.load("t2") == (setup("t2"), [chat(n) for n in range(3)])
        rows = [await store.lists.row(table) for table in ("t1", "t2")]
        assert [row and row.status for row in rows] == ["over", "playing"]
        outcomes = await asyncio.gather(
            store.tables.append("t1", 2, [chat(2)]),
            store.tables.append("t2", 1, [chat(9)]),
            return_exceptions=True,
        )
        assert [getattr(outcome, "code", outcome) for outcome in outcomes] == [None, "entry_taken"]
        assert looked == [2]
        assert await store.tables.load("t2") == (setup("t2"), [chat(n) for n in range(3)])


async def test_a_bad_write_does_not_hurt_its_group(url: str) -> None:
    """All of these wait together and go into one transaction."""
    async with await open_store(url) as store:
        await store.tables.add(setup(), [chat(0)], summary())
        outcomes = await asyncio.gather(
            store.tables.append("t1", 1, [chat(1)]),
            store.tables.append("t1", 1, [chat(8)]),
            store.tables.add(setup(), [], summary()),
            store.notices.add("u0", "no such table", "turn", 1.0),
            store.tables.append("t1", 2, [chat(2)]),
            store.tables.add(setup("t2"), [chat(0)], summary()),
            store.tables.append("t9", 0, [chat(8)]),
            store.notices.add("u0", "t1", "turn", 1.0),
            return_exceptions=True,
        )
        codes = [getattr(outcome, "code", outcome) for outcome in outcomes]
        assert codes == [
            *(None, "entry_taken", "store_conflict", "store_conflict", None, None),
            *("store_no_table", None),
        ]
        assert await store.tables.load("t1") == (setup(), [chat(0), chat(1), chat(2)])
        assert await store.tables.load("t2") == (setup("t2"), [chat(0)])
        assert len(await store.notices.pending(9.0)) == 1


async def test_summaries_alone(url: str) -> None:
    async with await open_store(url) as store:
        await store.tables.add(setup(), [chat(0)], summary())
        await store.tables.append("t1", 1, [chat(1)])
        row = await store.lists.row("t1")
        assert row is not None
        assert (row.entries, row.updated, row.status) == (2, 5.0, "open"), "not summed up yet"
        sitting = [SeatRow(1, "human", "u9", "Floris")]
        await store.tables.sum_up("t1", 2, Summary("playing", ["u9"], 99.0, sitting))
        row = await store.lists.row("t1")
        assert row is not None
        assert (row.entries, row.updated, row.status) == (2, 99.0, "playing")
        assert [seat.user for seat in row.seats] == ["u0", "u9", ""]
        assert row.seats[1].due, "a user named as due is due on their seat"
        with pytest.raises(GuildhallError, match="store_no_table"):
            await store.tables.sum_up("t9", 0, summary())


async def test_an_old_summary_never_replaces_a_newer_one(url: str) -> None:
    """Two workers sum up: what was so before the last entry is refused, also in one commit."""
    async with await open_store(url) as one, await open_store(url) as two:
        await one.tables.add(setup(), [chat(0)], summary())
        await one.tables.append("t1", 1, [chat(1)])
        await two.tables.sum_up("t1", 2, summary("over", 50.0))
        with pytest.raises(Taken):
            await one.tables.sum_up("t1", 1, summary("playing", 60.0))
        row = await one.lists.row("t1")
        assert row is not None
        assert (row.status, row.updated, row.entries) == ("over", 50.0, 2)
        done = await asyncio.gather(
            one.tables.append("t1", 2, [chat(2)]),
            one.tables.sum_up("t1", 2, summary("playing", 70.0)),
            return_exceptions=True,
        )
        assert [type(what) for what in done] == [type(None), Taken]
        row = await two.lists.row("t1")
        assert row is not None
        assert (row.status, row.entries) == ("over", 3)


async def test_odd_text_is_kept_or_refused_never_lost(url: str) -> None:
    async with await open_store(url) as store:
        odd = replace(chat(0), data={"text": "nul \x00, quotes ' \" \\, 😀, %s :x"})
        await store.tables.add(setup(), [odd], summary())
        assert await store.tables.load("t1") == (setup(), [odd])
        lone = replace(chat(0), data={"text": "\ud800"})
        with pytest.raises(GuildhallError, match="store_text"):
            await store.tables.append("t1", 1, [lone])
        with pytest.raises(GuildhallError, match="store_text"):
            await store.tables.load("\ud800")
        with pytest.raises(GuildhallError, match="store_text"):
            await store.people.add(User("u0", "\ud800", 1.0))
        assert await _code(store.tables.load("\x00")) in ("", "store_text"), (
            "SQLite can, PostgreSQL cannot"
        )
        assert await _code(store.people.add(User("u0", "\x00", 1.0))) in ("", "store_text")


async def _code(work: Awaitable[object]) -> str:
    try:
        await work
    except GuildhallError as error:
        return error.code
    return ""


async def test_a_caller_who_gives_up_hurts_nobody(url: str) -> None:
    async with await open_store(url) as store:
        await store.tables.add(setup(), [], summary())
        tasks = [asyncio.create_task(store.tables.append("t1", n, [chat(n)])) for n in range(6)]
        await asyncio.sleep(0)
        tasks[5].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.tables.append("t1", 5, [chat(5)])
        assert await store.tables.load("t1") == (setup(), [chat(n) for n in range(6)])


async def test_closing_writes_what_waits_and_takes_no_more(url: str) -> None:
    store = await open_store(url)
    await store.tables.add(setup(), [], summary())
    waiting = [asyncio.create_task(store.tables.append("t1", n, [chat(n)])) for n in range(9)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert all(task.done() and task.exception() is None for task in waiting)
    with pytest.raises(GuildhallError, match="store_closed"):
        await store.tables.load("t1")
    with pytest.raises(GuildhallError, match="store_closed"):
        await store.tables.append("t1", 9, [chat(9)])
    async with await open_store(url) as again:
        assert await again.tables.load("t1") == (setup(), [chat(n) for n in range(9)])


async def test_memory() -> None:
    async with await open_store("sqlite://") as store, await open_store("sqlite://") as other:
        await store.tables.add(setup(), [chat(0)], summary())
        await asyncio.gather(*(store.tables.append("t1", n, [chat(n)]) for n in range(1, 50)))
        assert await store.tables.load("t1") == (setup(), [chat(n) for n in range(50)])
        assert await other.tables.load("t1") is None


async def test_a_database_that_fails_is_one_clear_error(url: str) -> None:
    """Callers hear it at once, and the store works again when the database does."""
    async with await open_store(url) as store:
        await store.tables.add(setup(), [], summary())
        rename = "ALTER TABLE {} RENAME TO {}"
        writing = store.engine.execution_options(**{WRITING: True})
        with writing.begin() as connection:
            connection.execute(text(rename.format("entries", "gone")))
        for broken in (store.tables.append("t1", 0, [chat(0)]), store.tables.load("t1")):
            with pytest.raises(StoreFailed, match="entries"):
                await broken
        with writing.begin() as connection:
            connection.execute(text(rename.format("gone", "entries")))
        await store.tables.append("t1", 0, [chat(0)])
        assert await store.tables.load("t1") == (setup(), [chat(0)])
        await store.tables.append("t1", 5, [])

"""Rows that cannot be read or are not there: each is named, refused and hurts nobody else."""

import asyncio
from collections.abc import Awaitable

import pytest
from sqlalchemy import text

from guildhall.store import Damaged, Store, User, open_store
from guildhall.store.engine import WRITING
from tests.store.samples import chat, setup, summary


async def lay(store: Store, *names: str) -> None:
    for name in names:
        await store.tables.add(setup(name), [chat(n) for n in range(4)], summary())


def damage(store: Store, statement: str, **given: object) -> None:
    with store.engine.execution_options(**{WRITING: True}).begin() as connection:
        connection.execute(text(statement), given)


async def refused(asked: Awaitable[object]) -> tuple[str, dict[str, object]]:
    with pytest.raises(Damaged) as error:
        await asked
    return error.value.code, error.value.facts


@pytest.mark.parametrize("data", ["", '{"na', "[]", "null", '"text"'])
async def test_an_entry_that_is_damaged_is_named(url: str, data: str) -> None:
    async with await open_store(url) as store:
        await lay(store, "t1", "t2")
        damage(store, "UPDATE entries SET data = :data WHERE table_id = 't1' AND n = 2", data=data)
        told = ("entry_damaged", {"table": "t1", "number": 2})
        assert await refused(store.tables.load("t1")) == told
        assert await store.tables.load("t1", after=2) == (setup(), [chat(3)])
        assert await store.tables.load("t2") == (setup("t2"), [chat(n) for n in range(4)])


async def test_who_asks_together_with_a_damaged_table_gets_an_answer(url: str) -> None:
    async with await open_store(url) as store:
        names = [f"t{n}" for n in range(5)]
        await lay(store, *names)
        damage(store, "UPDATE entries SET data = '{' WHERE table_id = 't1' AND n = 2")
        damage(store, "DELETE FROM entries WHERE table_id = 't3' AND n = 1")
        asked = [store.tables.news(name, 0) for name in names]
        found = await asyncio.gather(*asked, return_exceptions=True)
        codes = [getattr(what, "code", "") for what in found]
        assert codes == ["", "entry_damaged", "", "entry_missing", ""]
        assert found[4] == [chat(1), chat(2), chat(3)]


async def test_a_damaged_plan_is_still_listed(url: str) -> None:
    async with await open_store(url) as store:
        await lay(store, "t1", "t2")
        damage(store, "UPDATE tables SET plan = '{\"id\": 3}' WHERE id = 't1'")
        assert await refused(store.tables.load("t1")) == ("plan_damaged", {"table": "t1"})
        rows = {row.id: row for row in await store.lists.all()}
        assert (rows["t1"].setup, rows["t2"].setup) == (None, setup("t2"))
        assert rows["t1"].seats == rows["t2"].seats
        assert {row.id for row in (await store.lists.of_user("u0")).rows} == {"t1", "t2"}
        assert {row.id for row in (await store.lists.open()).rows} == {"t1", "t2"}


async def test_text_that_is_none_spoils_only_its_own_value(tmp_path: object) -> None:
    """A flipped bit in a SQLite file."""
    async with await open_store(f"sqlite:///{tmp_path}/g.db") as store:
        await lay(store, "t1", "t2", "t3")
        damage(store, "UPDATE entries SET data = CAST(x'7bff7d' AS TEXT) WHERE table_id = 't1'")
        damage(store, "UPDATE tables SET plan = CAST(x'7bff7d' AS TEXT) WHERE id = 't2'")
        damage(store, "UPDATE seats SET name = CAST(x'41ff' AS TEXT) WHERE table_id = 't3'")
        assert (await refused(store.tables.load("t1")))[0] == "entry_damaged"
        assert (await refused(store.tables.load("t2")))[0] == "plan_damaged"
        rows = {row.id: row for row in await store.lists.all()}
        assert [bool(rows[name].setup) for name in ("t1", "t2", "t3")] == [True, False, True]
        assert rows["t3"].seats[0].name.encode(), "it can be sent"


@pytest.mark.parametrize("gone", [0, 2, 3])
async def test_an_entry_that_is_missing_is_named(url: str, gone: int) -> None:
    async with await open_store(url) as store:
        await lay(store, "t1")
        damage(store, "DELETE FROM entries WHERE n = :gone", gone=gone)
        told = ("entry_missing", {"table": "t1", "number": gone})
        assert await refused(store.tables.load("t1")) == told
        if gone:
            assert await refused(store.tables.load("t1", after=gone - 1)) == told
        if gone < 3:
            assert await refused(store.tables.news("t1", -1)) == told


@pytest.mark.parametrize("gone", [0, 1, 2])
async def test_a_gap_before_what_is_asked_for_is_named_too(url: str, gone: int) -> None:
    """Whoever has a snapshot reads only what came after it."""
    async with await open_store(url) as store:
        await lay(store, "t1", "t2")
        damage(store, "DELETE FROM entries WHERE table_id = 't1' AND n >= :gone", gone=gone)
        damage(store, "UPDATE entries SET table_id = 't1' WHERE table_id = 't2' AND n = 3")
        told = ("entry_missing", {"table": "t1", "number": gone})
        for after in (2, 3, 9):
            assert await refused(store.tables.load("t1", after=after)) == told


async def test_nobody_writes_after_an_entry_that_is_missing(url: str) -> None:
    """The others of the same commit do."""
    async with await open_store(url) as store:
        await lay(store, "t1", "t2", "t3")
        damage(store, "DELETE FROM entries WHERE table_id = 't1' AND n = 3")
        done = await asyncio.gather(
            store.tables.append("t1", 4, [chat(4)]),
            store.tables.append("t2", 4, [chat(4)]),
            store.tables.append("t3", 4, [chat(4)], summary("over")),
            return_exceptions=True,
        )
        assert [getattr(what, "code", what) for what in done] == ["entry_missing", None, None]
        assert await store.tables.load("t2", after=3) == (setup("t2"), [chat(4)])
        damage(store, "INSERT INTO entries VALUES ('t1', 3, 'chat', 0, 1.0, '{}')")
        found = await store.tables.load("t1", after=3)
        assert found == (setup(), []), "nothing of the refused write is there"
        await store.tables.append("t1", 4, [chat(4)])


async def test_who_comes_too_late_learns_that_what_came_before_is_missing(url: str) -> None:
    async with await open_store(url) as store:
        await lay(store, "t1", "t2")
        damage(store, "DELETE FROM entries WHERE table_id = 't1' AND n = 3")
        damage(store, "DELETE FROM entries WHERE table_id = 't2' AND n = 2")
        for name, gone in (("t1", 3), ("t2", 2)):
            told = await refused(store.tables.append(name, 2, [chat(9)]))
            assert told == ("entry_missing", {"table": name, "number": gone})


async def test_settings_that_are_damaged_are_none(url: str) -> None:
    async with await open_store(url) as store:
        await store.people.add(User("u0", "Agnes", 1.0, settings={"mail": "a@b.c"}))
        damage(store, "UPDATE users SET settings = '{'")
        assert await store.people.find("u0") == User("u0", "Agnes", 1.0)

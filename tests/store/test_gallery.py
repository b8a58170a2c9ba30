"""What spectators say: numbered without a gap, slowed down in the write itself, bounded."""

import asyncio

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.store import Murmur, Store, User, open_store
from guildhall.store import gallery as module
from guildhall.store.gallery import lines_before
from guildhall.table.own import UNSAID
from tests.store.plans import explained, reads_whole
from tests.store.samples import setup, summary


async def lay(store: Store) -> None:
    """Two tables and two people."""
    for table in ("t1", "t2"):
        await store.tables.add(setup(table), [], summary())
    for user in ("u0", "u1"):
        await store.people.add(User(user, user.upper(), 1.0))


def said(text: str, user: str = "u0", at: float = 10.0) -> Murmur:
    return Murmur(user, user.upper(), at, text)


async def test_lines_are_numbered_and_read_from_behind(url: str) -> None:
    async with await open_store(url) as store:
        await lay(store)
        numbers = await asyncio.gather(
            *(store.gallery.add("t1", said(f"{n}"), 0) for n in range(9))
        )
        assert sorted(numbers) == list(range(9))
        await store.gallery.add("t2", said("elsewhere", "u1"), 0)
        last = await store.gallery.before("t1", None, 3)
        assert [line.n for line in last] == [6, 7, 8]
        assert [line.n for line in await store.gallery.before("t1", 6, 50)] == list(range(6))
        assert await store.gallery.before("t1", 0, 50) == []
        found = await store.gallery.line("t2", 0)
        assert found == Murmur("u1", "U1", 10.0, "elsewhere", 0)
        assert await store.gallery.line("t2", 1) is None
        with pytest.raises(GuildhallError, match="no_such_table"):
            await store.gallery.add("t3", said("nowhere"), 0)


async def test_slow_talk_counts_each_person_at_each_table(url: str) -> None:
    async with await open_store(url) as store:
        await lay(store)
        tried = [store.gallery.add("t1", said(f"{n}"), 30) for n in range(4)]
        done = await asyncio.gather(*tried, return_exceptions=True)
        refused = [one for one in done if isinstance(one, GuildhallError)]
        assert [one.code for one in refused] == ["talk_slow"] * 3, "one of those sent at once"
        assert refused[0].facts == {"seconds": 30}
        await store.gallery.add("t1", said("another", "u1"), 30)
        await store.gallery.add("t2", said("another table"), 30)
        await store.gallery.add("t1", said("later", at=40.0), 30)


async def test_only_the_last_lines_are_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 5)
    async with await open_store(url) as store:
        await lay(store)
        for n in range(8):
            assert await store.gallery.add("t1", said(f"{n}"), 0) == n
        assert [line.n for line in await store.gallery.before("t1", None, 50)] == [3, 4, 5, 6, 7]


async def test_who_leaves_takes_their_words_along(url: str) -> None:
    async with await open_store(url) as store:
        await lay(store)
        await store.gallery.add("t1", said("secret words"), 0)
        await store.gallery.add("t1", said("others' words", "u1"), 0)
        await store.departures.begin("u0", "Former player")
        lines = await store.gallery.before("t1", None, 50)
        assert [(line.name, line.text) for line in lines] == [
            ("Former player", UNSAID),
            ("U1", "others' words"),
        ]


async def test_lines_are_found_by_an_index(url: str) -> None:
    async with await open_store(url) as store:
        for before in (None, 9):
            query = lines_before("t1", before, 50)
            plan = await store.read(lambda connection, query=query: explained(connection, query))  # type: ignore[misc]
            assert not reads_whole(plan), plan

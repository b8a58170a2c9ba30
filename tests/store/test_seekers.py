"""Quick match in the store: one commit seats a group, and nobody is seated twice."""

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.store import Seeker, Store, User, open_store
from guildhall.store.seekers import waiting
from tests.store.plans import explained, reads_whole
from tests.store.samples import setup, summary


async def seek(store: Store, *ids: str) -> None:
    for at, user in enumerate(ids):
        await store.people.add(User(user, user.title(), 1.0))
        await store.seekers.seek(Seeker(user, "guildes", 3, "live", float(at), None, 10.0))


async def test_a_group_is_seated_at_once_or_not_at_all(url: str) -> None:
    async with await open_store(url) as store:
        await seek(store, "anna", "bea", "carl")
        await store.seekers.seat({"anna": 0.0, "bea": 1.0}, setup("t1"), [], summary())
        with pytest.raises(GuildhallError, match="match_lost"):
            await store.seekers.seat({"bea": 1.0, "carl": 2.0}, setup("t2"), [], summary())
        assert await store.lists.row("t2") is None
        assert [one.user for one in await store.seekers.waiting(0.0)] == ["carl"]
        found = await store.seekers.of(["anna", "bea", "carl"])
        assert {user: one.table for user, one in found.items()} == {
            "anna": "t1",
            "bea": "t1",
            "carl": "",
        }


async def test_who_looks_for_something_else_by_now_is_not_seated(url: str) -> None:
    """They came to a table of the game that they no longer wanted."""
    async with await open_store(url) as store:
        await seek(store, "anna", "bea")
        await store.seekers.seek(Seeker("bea", "colonia", 4, "live", 7.0, None, 10.0))
        with pytest.raises(GuildhallError, match="match_lost"):
            await store.seekers.seat({"anna": 0.0, "bea": 1.0}, setup("t1"), [], summary())
        assert [one.user for one in await store.seekers.waiting(0.0)] == ["anna", "bea"]


async def test_who_is_gone_is_forgotten(url: str) -> None:
    async with await open_store(url) as store:
        await seek(store, "anna", "bea")
        await store.seekers.beat(["bea", "nobody"], 20.0)
        assert [one.name for one in await store.seekers.waiting(15.0)] == ["Bea"]
        await store.seekers.drop(15.0)
        assert list(await store.seekers.of(["anna", "bea"])) == ["bea"]
        await store.seekers.leave("bea")
        await store.seekers.leave("bea")
        assert await store.seekers.waiting(0.0) == []


async def test_those_who_wait_are_found_by_an_index(url: str) -> None:
    async with await open_store(url) as store:
        plan = await store.read(lambda connection: explained(connection, waiting(5.0)))
    assert not reads_whole(plan), plan

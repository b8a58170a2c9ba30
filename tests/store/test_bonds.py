"""Following and blocking: one bond from one person to another, found by indexes."""

import pytest
from sqlalchemy import select

from guildhall.core.errors import GuildhallError
from guildhall.store import Bond, Circle, Store, User, bonds, open_store
from guildhall.store.bonds import BLOCK, FOLLOW, kept_apart
from guildhall.store.schema import tables
from tests.store.plans import explained, reads_whole


async def people(store: Store, *ids: str) -> None:
    for person in ids:
        await store.people.add(User(person, person.title(), 1.0))


async def test_a_new_bond_takes_the_place_of_the_old(url: str) -> None:
    async with await open_store(url) as store:
        await people(store, "anna", "bea", "carl")
        await store.bonds.tie("anna", "bea", FOLLOW, 1.0)
        await store.bonds.tie("anna", "carl", BLOCK, 2.0)
        await store.bonds.tie("anna", "carl", BLOCK, 3.0)
        assert await store.bonds.of_user("anna") == [
            Bond("bea", "Bea", FOLLOW),
            Bond("carl", "Carl", BLOCK),
        ]
        assert await store.bonds.circle("carl") == Circle(blocked_by=frozenset({"anna"}))
        await store.bonds.tie("bea", "anna", BLOCK, 4.0)
        circle = await store.bonds.circle("anna")
        assert circle.follows == frozenset(), "who blocks her is not followed"
        assert circle.apart == {"bea", "carl"}
        await store.bonds.untie("bea", "anna")
        await store.bonds.untie("bea", "anna")
        assert (await store.bonds.circle("anna")).follows == {"bea"}


async def test_bonds_are_bounded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bonds, "MOST", 2)
    async with await open_store(url) as store:
        await people(store, "anna", "bea", "carl", "dora")
        for other in ("bea", "carl"):
            await store.bonds.tie("anna", other, FOLLOW, 1.0)
        with pytest.raises(GuildhallError, match="too_many_bonds"):
            await store.bonds.tie("anna", "dora", FOLLOW, 1.0)
        assert len(await store.bonds.of_user("anna")) == 2
        await store.bonds.tie("anna", "bea", BLOCK, 1.0)


async def test_those_kept_apart_are_found_by_indexes(url: str) -> None:
    asked = select(tables.c.id).where(
        tables.c.status == "open", tables.c.host.not_in(kept_apart("anna"))
    )
    async with await open_store(url) as store:
        plan = await store.read(lambda connection: explained(connection, asked))
    assert not reads_whole(plan), plan

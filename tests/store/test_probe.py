"""A probe is a true write that leaves nothing behind, and fails where writing does."""

from typing import Any

import pytest
from sqlalchemy import event, text

from guildhall.store import Store, StoreFailed, open_store
from tests.store.samples import chat, setup, summary

REFUSE = {
    "sqlite": "PRAGMA max_page_count=1",
    "postgresql": "SET default_transaction_read_only = on",
}
"""Statements after which a connection finds no room, or may not write."""


def refuse(store: Store) -> Any:
    """Let all new connections of a store fail at writing."""
    statement = REFUSE[store.engine.dialect.name]

    def spoil(connection: Any, _record: Any) -> None:
        connection.cursor().execute(statement)
        connection.commit()

    store.engine.dispose()
    event.listen(store.engine, "connect", spoil)
    return spoil


async def test_probes_fail_and_come_back_with_the_disk(url: str) -> None:
    async with await open_store(url) as store:
        await store.tables.add(setup(), [], summary())
        spoil = refuse(store)
        with pytest.raises(StoreFailed):
            await store.workers.probe("w1")
        event.remove(store.engine, "connect", spoil)
        store.engine.dispose()
        await store.workers.probe("w1")
        await store.tables.append("t1", 0, [chat(0)])


async def test_probes_leave_nothing_behind(url: str) -> None:
    async with await open_store(url) as store, await open_store(url) as other:
        for _ in range(3):
            await store.workers.probe("w1")
            await other.workers.probe("w2")
        with store.engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM probes")).scalar() == 0


async def test_a_file_does_not_grow_with_its_probes(tmp_path: object) -> None:
    async with await open_store(f"sqlite:///{tmp_path}/g.db") as store:
        sizes = set()
        for _ in range(5):
            await store.workers.probe("w1")
            with store.engine.connect() as connection:
                sizes.add(connection.exec_driver_sql("PRAGMA page_count").scalar())
        assert len(sizes) == 1

"""News of many tables in few reads; each caller gets their own."""

import asyncio

from guildhall.core.errors import GuildhallError
from guildhall.store import open_store
from guildhall.store.batched_reads import BatchedReads, Found, Wanted
from tests.store.samples import chat, setup, summary


async def test_whoever_asks_at_once_gets_his_own_news(url: str) -> None:
    async with await open_store(url) as store:
        names = [f"t{n}" for n in range(5)]
        for name in names:
            await store.tables.add(setup(name), [], summary())
            await store.tables.append(name, 0, [chat(n, name) for n in range(4)])
        asked = [(name, after) for name in [*names, "nowhere"] for after in (2, -1, 1, 3)]
        answers = await asyncio.gather(*(store.tables.news(*question) for question in asked))
        for (name, after), found in zip(asked, answers, strict=True):
            expected = [] if name == "nowhere" else [chat(n, name) for n in range(after + 1, 4)]
            assert found == expected


async def test_reads_are_shared_and_begin_after_the_question() -> None:
    reads: list[Wanted] = []
    go = asyncio.Event()

    async def read(wanted: Wanted) -> Found:
        reads.append(wanted)
        await go.wait()
        return {table: [(7, chat(7, table))] for table in wanted}

    news = BatchedReads(read)
    first = asyncio.create_task(news.of("a", 3))
    await asyncio.sleep(0)
    later = [asyncio.create_task(news.of(name, n)) for name, n in (("a", 6), ("b", 1), ("a", 4))]
    await asyncio.sleep(0.01)
    assert reads == [{"a": 3}]
    later[1].cancel()
    go.set()
    assert await first == [chat(7, "a")]
    assert [await later[0], await later[2]] == [[chat(7, "a")]] * 2
    assert reads == [{"a": 3}, {"a": 4, "b": 1}]


async def test_a_failure_is_told_to_all_and_forgotten() -> None:
    failing = True

    async def read(wanted: Wanted) -> Found:
        if failing:
            raise GuildhallError("store_failed", {})
        return {table: [] for table in wanted}

    news = BatchedReads(read)
    for _ in range(2):
        asked = [news.of("a", 0), news.of("b", 0)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [str(getattr(error, "code", "")) for error in found] == ["store_failed"] * 2
    failing = False
    assert await news.of("a", 0) == []
    assert not news.waiting

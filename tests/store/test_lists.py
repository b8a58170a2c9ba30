"""Lists of tables: what comes first, and page after page every table once."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from guildhall.store import Listed, Place, SeatRow, Store, open_store
from tests.store.samples import setup, summary

NextPage = Callable[[Place | None], Awaitable[Listed]]


async def pages(read: NextPage) -> list[list[str]]:
    """Read a list to its end."""
    found: list[list[str]] = []
    after: Place | None = None
    while not found or after is not None:
        listed = await read(after)
        found.append([row.id for row in listed.rows])
        after = listed.more
    return found


async def ids(listed: Awaitable[Listed]) -> list[str]:
    return [row.id for row in (await listed).rows]


async def test_who_sees_which_tables(url: str) -> None:
    async with await open_store(url) as store:
        for number, status in enumerate(("open", "playing", "over", "open", "playing")):
            laid = setup(f"t{number}", host="h", visibility="public" if number < 3 else "link")
            seats = summary(status, 100.0 - number)
            if number == 4:
                seats = replace(seats, seats=[SeatRow(0, "human", "u0", "Agnes")])
            await store.tables.add(laid, [], seats)
        assert await ids(store.lists.of_user("u0")) == ["t0", "t1", "t3", "t4", "t2"]
        assert await ids(store.lists.of_user("u1")) == ["t0", "t1", "t3", "t2"]
        assert await ids(store.lists.of_user("h", limit=2)) == ["t0", "t1"]
        assert await store.lists.of_user("nobody") == Listed([], None)
        assert await ids(store.lists.open()) == ["t0"]
        assert await ids(store.lists.open("nobody")) == ["t0"]
        assert await ids(store.lists.open("u0")) == [], "one's own are in the other list"
        assert await ids(store.lists.open("h")) == []
        assert sorted(await store.lists.playing()) == ["t1", "t4"]
        assert len(await store.lists.all()) == 5
        assert [row.id for row in await store.lists.all("over")] == ["t2"]


async def lay_many(store: Store) -> None:
    """150 newer tables than the one that waits for u0, some of the same moment."""
    await store.tables.add(setup("waits"), [], summary("playing", 1.0, due=(0,)))
    for number in range(150):
        status = ("open", "playing", "over")[number * 7 % 11 % 3]
        updated = 10.0 + number * 29 % 40 / 3
        await store.tables.add(setup(f"t{number:03}"), [], summary(status, updated, due=(1,)))


async def test_newer_tables_never_hide_one_that_waits(url: str) -> None:
    async with await open_store(url) as store:
        await lay_many(store)
        first = await store.lists.of_user("u0", limit=10)
        assert first.rows[0].id == "waits"
        assert {row.status for row in first.rows[1:]} <= {"open", "playing"}


async def test_page_after_page_every_table_comes_once(url: str) -> None:
    async with await open_store(url) as store:
        await lay_many(store)
        for limit in (7, 151, 50):
            whole = [row.id for row in (await store.lists.of_user("u0", 1000)).rows]
            found = await pages(lambda after, n=limit: store.lists.of_user("u0", n, after))  # type: ignore[misc]
            assert [name for page in found for name in page] == whole
            assert len(whole) == len(set(whole)) == 151
            assert [len(page) for page in found[:-1]] == [limit] * (len(found) - 1)
        rows = (await store.lists.of_user("u0", 1000)).rows
        over = [row.status == "over" for row in rows]
        assert over == sorted(over)
        news = [row.updated for row in rows if row.status == "over"]
        assert news == sorted(news, reverse=True)


async def test_open_tables_come_once_too(url: str) -> None:
    async with await open_store(url) as store:
        await lay_many(store)
        opened = {row.id for row in await store.lists.all("open")}
        found = await pages(lambda after: store.lists.open("guest", 4, after))
        names = [name for page in found for name in page]
        assert len(names) == len(opened)
        assert set(names) == opened


async def test_a_table_that_ends_between_two_pages_hides_no_other(url: str) -> None:
    async with await open_store(url) as store:
        for number in range(9):
            await store.tables.add(setup(f"t{number}"), [], summary("playing", 50.0 - number))
        first = await store.lists.of_user("u0", 3)
        await store.tables.sum_up("t2", 0, summary("over", 99.0))
        rest = await pages(lambda after: store.lists.of_user("u0", 3, after or first.more))
        assert [name for page in rest for name in page] == [
            "t3",
            "t4",
            "t5",
            "t6",
            "t7",
            "t8",
            "t2",
        ]

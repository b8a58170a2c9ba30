"""Finished games: page after page once, and no search reads a whole table."""

from dataclasses import replace

import pytest

from guildhall.server.people.ratings import rate
from guildhall.store import Store, open_store
from guildhall.store.history import Past, Wanted, query
from tests.store.plans import explained, reads_whole
from tests.store.test_results import games, lay

SEARCHES = [
    Wanted(person="u1", viewer="u1"),
    Wanted(person="u1", viewer="u1", game="guildes", result="won"),
    Wanted(person="u1", viewer="u2", name="mast"),
    Wanted(viewer="u1"),
    Wanted(game="colonia"),
    Wanted(viewer="u1", name="mast"),
    Wanted(name="mast", options=["events=true"], since=1001.0, until=1010.0),
]


async def fill(store: Store, count: int) -> None:
    played = games(count)
    await lay(store, played)
    shown = [
        replace(game, visibility="public" if n % 2 else "link") for n, game in enumerate(played)
    ]
    await store.results.replace(shown, rate)


async def test_page_after_page_every_game_comes_once(url: str) -> None:
    async with await open_store(url) as store:
        await fill(store, 40)
        for wanted in SEARCHES[:5]:
            whole = [game.table_id for game in (await store.history.search(wanted, 1000)).games]
            found: list[str] = []
            page = Past([], None)
            while not found or page.more is not None:
                page = await store.history.search(wanted, 3, page.more)
                found += [game.table_id for game in page.games]
                if not page.games:
                    break
            assert found == whole
            assert len(set(whole)) == len(whole)
        mine = (await store.history.search(SEARCHES[0], 1000)).games
        assert mine
        assert all("u1" in [seat.user for seat in game.seats] for game in mine)
        others = (await store.history.search(replace(SEARCHES[0], viewer="u9"), 1000)).games
        assert 0 < len(others) < len(mine)
        titles = await store.history.titles("u1")
        assert sum(count for _, count, _ in titles) == len(mine)


@pytest.mark.parametrize("wanted", SEARCHES)
async def test_no_search_reads_a_whole_table(url: str, wanted: Wanted) -> None:
    asked = query(wanted, 26, (1005.0, "t00012"))
    async with await open_store(url) as store:
        plan = await store.read(lambda connection: explained(connection, asked))
    assert "SEARCH" in plan or "Index" in plan or "Bitmap" in plan
    assert not reads_whole(plan), plan


@pytest.mark.parametrize("wanted", [w for w in SEARCHES if w.name and w.viewer])
async def test_who_hides_their_page_is_found_by_an_index(url: str, wanted: Wanted) -> None:
    asked = query(wanted, 26, None)
    async with await open_store(url) as store:
        plan = await store.read(lambda connection: explained(connection, asked))
    assert "ix_users_hiding" in plan or "SEARCH users USING INDEX" in plan, plan

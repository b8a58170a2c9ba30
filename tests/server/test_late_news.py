"""News of the hall when the store fails as they are read."""

import pytest

from guildhall.store import StoreFailed
from tests.server.conftest import Serve
from tests.server.running import eventually


async def test_what_others_have_written_is_told_though_the_store_failed_first(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody was told of these tables until something happened there again."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        page, news = bea.hall(), server.worker.hall_news
        await page.next()
        table = await anna.create(["me", "open", "open"], visibility="public")
        await eventually(lambda: not news.changed, "this worker has told of it")
        server.worker.hub.tables.clear()
        told = list[str]()
        monkeypatch.setattr(news, "_pass_on", lambda row: told.append(row.id))

        async def fail(*_: object) -> None:
            raise StoreFailed("it is away")

        with monkeypatch.context() as failing:
            failing.setattr(server.worker.store.lists, "rows", fail)
            news.hear(table)
            with pytest.raises(StoreFailed):
                await news.pass_on()
        await news.pass_on()
        await eventually(lambda: told == [table], "its page is told")
        await page.close()

"""Seats that change hands while a page is being made: nobody sees what another seat knows."""

from typing import Any

import pytest

from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer


async def about_to_begin(server: RunningServer) -> tuple[str, Person, Any]:
    """A table where Bea sits, and how others take her seat and begin without her."""
    anna, bea, carl, dora = [await server.guest(name) for name in ("Anna", "Bea", "Carl", "Dora")]
    table = await anna.create(["me", "open", "open"], visibility="public")
    await bea.do(table, "sit", {"seat": 1})

    async def begin() -> None:
        await bea.do(table, "stand")
        await carl.do(table, "sit", {"seat": 1})
        await dora.do(table, "sit", {"seat": 2})
        assert server.opened(table).table.status == "playing"

    return table, bea, begin


async def test_a_page_is_for_the_seat_after_all_news_was_read(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat was looked up before: where it had changed hands its secrets were shown."""
    async with serve() as server:
        table, bea, begin = await about_to_begin(server)

        async def refresh(_: object) -> None:
            monkeypatch.undo()
            await begin()

        monkeypatch.setattr(server.worker.hub, "refresh", refresh)
        page = await bea.page(table)
        assert (page["status"], page["seat"], page["offers"]) == ("playing", -1, None)


async def test_a_page_that_is_kept_up_to_date_is_for_the_seat_of_now(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same where the page waits for what spectators have said."""
    async with serve() as server:
        table, bea, begin = await about_to_begin(server)
        gallery, last = server.worker.gallery, server.worker.gallery.last

        async def slowly(*given: Any) -> Any:
            monkeypatch.undo()
            await begin()
            return await last(*given)

        monkeypatch.setattr(gallery, "known", lambda *_: None)
        monkeypatch.setattr(gallery, "last", slowly)
        async with bea.watch(table) as socket:
            page = (await socket.next())["page"]
        assert (page["status"], page["seat"], page["offers"]) == ("playing", -1, None)

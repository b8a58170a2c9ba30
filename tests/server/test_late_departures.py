"""People who leave for good while something of theirs is read, or written, at the same moment."""

from typing import Any

import pytest

from tests.server.conftest import Serve
from tests.server.running import eventually


async def test_who_watches_with_a_delay_while_somebody_leaves_does_not_read_their_name_later(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read between two steps of the departure was shown until the delay had passed."""
    async with serve() as server:
        names = "Wilhelmina", "Bea", "Carl"
        table, (anna, _, _) = await server.full_table(*names, delay="moves")
        await anna.do(table, "chat", {"text": "I live in Gent"})
        dan, departures = await server.guest("Dan"), server.worker.store.departures
        assert "Wilhelmina" in str(await dan.page(table))
        rewrite, read = departures.rewrite, list[str]()

        async def looked_at(*given: Any) -> None:
            read.append(str(await dan.page(table)))
            await rewrite(*given)

        monkeypatch.setattr(departures, "rewrite", looked_at)
        await anna.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        assert read
        for page in (*read, str(await dan.page(table))):
            assert "Wilhelmina" not in page


async def test_whom_people_follow_is_read_anew_though_it_was_being_read_as_somebody_left(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before they left was remembered for a minute."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        person = await anna.get("/api/people/me"), await bea.get("/api/people/me")
        followed, follower = (str(one["person"]) for one in person)
        await bea.post(f"/api/people/{followed}/bond", {"kind": "follow"})
        circles, circle = server.worker.circles, server.worker.store.bonds.circle

        async def slow(user: str) -> Any:
            found = await circle(user)
            monkeypatch.undo()
            await anna.post("/api/me/delete", {"name": "Anna"})
            return found

        monkeypatch.setattr(server.worker.store.bonds, "circle", slow)
        circles.forget(follower)
        await circles.of(follower)
        assert not (await circles.of(follower)).follows

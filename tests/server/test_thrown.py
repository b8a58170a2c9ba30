"""Games thrown to a friend for the sake of a rating: noticed, and nothing else is kept for it."""

from functools import partial
from typing import Any

import pytest

from guildhall.server.live import thrown as module
from guildhall.server.live.thrown import network_of, suspicious
from guildhall.server.people.identity import BROWSER
from guildhall.store import Came, StoreFailed
from tests.server.conftest import Serve
from tests.server.moderators import moderator
from tests.server.running import Person, RunningServer, eventually
from tests.server.test_departing import everything


async def throw(server: RunningServer, winner: Person, loser: Person, **more: Any) -> str:
    """A rated game that is given up after some moves."""
    table = await winner.create(["me", "open"], game="dutch_revolt", visibility="public", **more)
    await loser.do(table, "sit")
    await server.play(table, [winner, loser], moves=4)
    await loser.do(table, "concede")
    await eventually(lambda: table in server.worker.results.written)
    return table


def thrown(server: RunningServer) -> list[int]:
    return [log["games"] for log in server.logs if log["event"] == "thrown"]


def counted(server: RunningServer, games: int) -> bool:
    return thrown(server) == list(range(1, games + 1))


async def test_the_third_thrown_game_is_reported(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        mona = await moderator(server)
        for games in (1, 2, 3):
            assert (await mona.get("/api/moderation"))["people"] == []
            await throw(server, anna, bea)
            await eventually(partial(counted, server, games))
        told = (await mona.get("/api/moderation"))["people"]
        assert {one["name"]: one["reports"][0]["words"] for one in told} == {
            "Anna": "Bea × 3",
            "Bea": "Anna × 3",
        }
        assert [(r["reason"], r["reporter_id"]) for r in told[0]["reports"]] == [("thrown", "")]
        kept = await everything(server)
        assert "127.0.0.1" not in kept, "no address is kept"
        assert anna.http.cookies[BROWSER] not in kept
        assert not (await anna.get("/api/me/export"))["origins"], "nor anything after the game"
        await throw(server, anna, bea, rated=False)
        assert not server.worker.thrown.waiting
        assert thrown(server) == [1, 2, 3], "a game that does not count is nobody's business"


@pytest.mark.parametrize("at", ["open", "count", "report"])
async def test_a_game_that_the_store_kept_from_being_judged_is_judged_later(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    """From where they had played was forgotten at the first try, or it was counted twice."""
    monkeypatch.setattr(module, "OFTEN", 1)
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        worker = server.worker
        worker.results.kept.remove(worker.thrown.judge)
        table = await throw(server, anna, bea)

        async def fail(*_: object) -> None:
            raise StoreFailed("it is away")

        with monkeypatch.context() as failing:
            if at == "open":
                failing.setattr(worker.hub.loader, "load", fail)
                worker.hub.tables.clear()
            elif at == "count":
                failing.setattr(worker.store.counters, "count", fail)
            else:
                failing.setattr(worker.store.reports, "add", fail)
            with pytest.raises(StoreFailed):
                await worker.thrown.judge(table)
        await worker.thrown.judge(table)
        await worker.thrown.judge(table)
        assert thrown(server) == [1]
        assert not worker.thrown.counted


async def test_who_leaves_at_that_moment_does_not_keep_the_other_from_being_reported(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "OFTEN", 1)
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        worker, count = server.worker, server.worker.store.counters.count
        worker.results.kept.remove(worker.thrown.judge)
        table = await throw(server, anna, bea)

        async def left(*given: Any) -> int:
            await anna.post("/api/me/delete", {"name": "Anna"})
            return await count(*given)

        monkeypatch.setattr(worker.store.counters, "count", left)
        await worker.thrown.judge(table)
        assert [one.name for one in await worker.store.reports.open()] == ["Bea"]


async def test_a_browser_keeps_its_mark_when_somebody_else_signs_in(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        mark = anna.http.cookies[BROWSER]
        await anna.post("/api/logout")
        await anna.post("/api/me", {"name": "Second"}, 201)
        assert anna.http.cookies[BROWSER] == mark
        opened = server.opened(await anna.create(["me", "random", "random"]))
        for _ in range(2):
            server.worker.thrown.note(opened, "nobody", "nowhere", "x" * 3000)
        (noted,) = server.worker.thrown.waiting
        assert len(noted.browser) == 32
        server.worker.thrown.waiting.clear()
    async with serve(without=frozenset({"moderation"})) as server:
        bea = await server.guest("Bea")
        assert BROWSER not in bea.http.cookies
        table = await bea.create(["me", "random", "random"])
        await bea.do(table, "note", {"text": "mine"})
        assert not server.worker.thrown.noted


@pytest.mark.parametrize(
    ("loser", "gave_up", "counts"),
    [
        (Came("b", 2, "net", "chrome"), False, True),
        (Came("b", 2, "net", "other"), False, False),
        (Came("b", 2, "net", "other"), True, True),
        (Came("b", 2, "elsewhere", "other"), True, False),
        (Came("b", 2, "elsewhere", ""), True, False),
    ],
)
def test_what_counts_as_thrown(loser: Came, *, gave_up: bool, counts: bool) -> None:
    winner = Came("a", 1, "net", "chrome")
    assert suspicious(winner, loser, gave_up=gave_up) == counts
    unmarked = Came("a", 1, "else", ""), Came("b", 2, "net", "")
    assert not suspicious(*unmarked, gave_up=False), "no mark is like no other"


def test_an_address_stands_for_its_network() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1")
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("unknown") == "unknown"

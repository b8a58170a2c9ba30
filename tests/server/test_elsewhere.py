"""Bots that think elsewhere: while there are any, a worker thinks nothing itself."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import func, select

from guildhall.server.bots import elsewhere, processes, thinker
from guildhall.server.bots.bot_runner import BotRunner
from guildhall.server.bots.elsewhere import Elsewhere
from guildhall.server.bots.thinker import Thinker
from guildhall.store import open_store
from guildhall.store.schema import thoughts
from tests.server.conftest import Serve
from tests.server.running import RunningServer, eventually
from tests.store.postgres import PG

pytestmark = PG


@pytest.fixture(autouse=True)
def pools(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How many pools were made, here and elsewhere; threads are enough for these tests.

    Everything is worth asking, so that no bot has to think for long.
    """
    monkeypatch.setattr(elsewhere, "WORTH_SECONDS", 0.0)
    made = {"here": 0, "elsewhere": 0}

    def counted(where: str) -> None:
        def pool(count: int, _preload: str) -> Executor:
            made[where] += 1
            return ThreadPoolExecutor(count)

        monkeypatch.setattr({"here": processes, "elsewhere": thinker}[where], "thinking_pool", pool)

    counted("here")
    counted("elsewhere")
    return made


@asynccontextmanager
async def thinking(url: str) -> AsyncIterator[Thinker]:
    """A thinker of its own, which stops as one does that is told to."""
    stop = asyncio.Event()
    async with await open_store(url) as store:
        one = Thinker(store, 2)
        running = asyncio.create_task(one.run(stop))
        try:
            yield one
        finally:
            stop.set()
            await running


def asking(server: RunningServer) -> Elsewhere:
    found = server.worker.bot_runner.processes.elsewhere
    assert found is not None
    return found


def places(server: RunningServer) -> int:
    return asking(server).places


async def test_bots_and_hints_think_where_somebody_thinks(
    serve: Serve, postgres_url: str, pools: dict[str, int]
) -> None:
    async with serve(db=postgres_url) as server, thinking(postgres_url):
        await eventually(lambda: places(server) == 2, "somebody thinks elsewhere")
        anna = await server.guest("Anna")
        table = await anna.create(["me", "journeyman", "journeyman"])
        hint = await anna.post(f"/api/tables/{table}/hint", {"quick": True})
        offers = (await anna.page(table))["offers"]
        assert hint["move"]["move"] in [offer["move"] for offer in offers["moves"]]
        await anna.move(table)
        await eventually(
            lambda: server.opened(table).table.running().actors == (0,), "the bots have moved"
        )
        assert pools == {"here": 0, "elsewhere": 1}
        await eventually(lambda: not kept(server), "what is settled does not stay")


def kept(server: RunningServer) -> int:
    """Questions in the store; the worker drops those that are settled when it looks again."""
    with server.worker.store.engine.begin() as connection:
        return connection.scalar(select(func.count()).select_from(thoughts)) or 0


async def test_a_question_is_thought_about_here_when_the_last_thinker_goes(
    serve: Serve, postgres_url: str, pools: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def takes_nothing(_: Thinker) -> None:
        return

    monkeypatch.setattr(Thinker, "_take", takes_nothing)
    async with serve(db=postgres_url) as server:
        runner: BotRunner = server.worker.bot_runner
        async with thinking(postgres_url):
            await eventually(lambda: places(server) == 2, "somebody thinks elsewhere")
            anna = await server.guest("Anna")
            table = await anna.create(["me", "journeyman", "journeyman"])
            await eventually(lambda: bool(asking(server).waiting), "a bot was asked")
        await eventually(lambda: places(server) == 0, "it is gone")
        await eventually(
            lambda: server.opened(table).table.running().actors == (0,), "the bots have moved"
        )
        assert pools == {"here": 1, "elsewhere": 0}
        assert runner.processes.scheduler.processes == runner.processes.own


async def test_who_has_other_rules_is_not_asked(
    serve: Serve, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "fingerprint", lambda: "other rules")
    async with serve(db=postgres_url) as server, thinking(postgres_url) as one:
        store = server.worker.store

        async def there() -> bool:
            return await store.thoughts.places("other rules", 0.0) == one.processes

        while not await there():
            await asyncio.sleep(0)
        await server.worker.bot_runner.processes.look_elsewhere()
        assert places(server) == 0


async def test_what_is_thought_in_no_time_is_thought_here(
    serve: Serve, postgres_url: str, pools: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "WORTH_SECONDS", 0.1)
    async with serve(db=postgres_url) as server, thinking(postgres_url):
        await eventually(lambda: places(server) == 2, "somebody thinks elsewhere")
        anna = await server.guest("Anna")
        table = await anna.create(["me", "journeyman", "journeyman"])
        await anna.move(table)
        await eventually(
            lambda: server.opened(table).table.running().actors == (0,), "the bots have moved"
        )
        assert pools == {"here": 1, "elsewhere": 0}

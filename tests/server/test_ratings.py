"""Ratings of people: written when a game ends, once, also after a crash."""

import asyncio
import json
from typing import Any

import pytest

from guildhall.server.live.results import ResultKeeper
from guildhall.server.people.ratings import rate
from guildhall.store import open_store
from tests.cli.run import guildhall
from tests.server.conftest import Serve
from tests.server.running import RunningServer, eventually

LIVE = {"clock": "evening"}


async def kept(server: RunningServer) -> dict[Any, Any]:
    """Wait for nothing: write what has ended."""
    await server.worker.results.keep()
    return await server.worker.store.standings.all()


async def test_a_finished_game_is_rated_once(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", **LIVE)
        page = await people[0].page(table)
        assert page["unrated"] == ""
        await server.play(table, people)
        standings = await kept(server)
        assert {(game, pace) for _, game, pace in standings} == {("guildes", "live")}
        assert len(standings) == 3
        await people[0].do(table, "chat", {"text": "again?"})
        assert await kept(server) == standings
        ranks = (await people[0].page(table))["result"]["ranks"]
        chairs = server.opened(table).table.chairs
        order = sorted(range(3), key=lambda seat: ranks[seat])
        rated = [standings[chairs[seat].user, "guildes", "live"].mu for seat in order]
        assert rated == sorted(rated, reverse=True)


async def test_what_a_worker_that_died_left_is_rated_by_the_next(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(_keeper: ResultKeeper) -> None:
        """Write nothing."""

    with monkeypatch.context() as patched:
        patched.setattr(ResultKeeper, "keep", die)
        async with serve() as server:
            table, people = await server.full_table("Anna", "Bea", "Carl", **LIVE)
            await server.play(table, people)
            await server.worker.hub.summaries.sum_up()
            assert await server.worker.store.standings.all() == {}
    async with serve() as server:
        await eventually(lambda: table in server.worker.results.written, "the game is rated")
        assert len(await server.worker.store.standings.all()) == 3


async def test_choices_of_the_creator_and_the_operator(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        chosen = await anna.create(["me", "random", "random"], rated=False)
        assert (await anna.page(chosen))["unrated"] == "choice"
        hinted = await anna.create(["me", "random", "random"])
        assert (await anna.page(hinted))["unrated"] == ""
    async with serve(without=frozenset({"ratings"})) as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "random", "random"])
        assert (await anna.page(table))["unrated"] == "choice"


async def test_a_hint_makes_a_game_unrated(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "random", "random"])
        await anna.do(table, "hint")
        await anna.do(table, "hint")
        assert (await anna.page(table))["unrated"] == "hints"
        _, entries = await server.worker.store.tables.load(table) or ("", [])
        assert [entry.kind for entry in entries].count("advice") == 1


async def command(what: str, url: str, *more: str) -> Any:
    """Run `guildhall ratings`, in a thread because it has a loop of its own."""
    done = await asyncio.to_thread(guildhall, "ratings", what, "--db", url, "--json", *more)
    assert done.code == 0, done.err
    return json.loads(done.out)


async def test_the_command_computes_the_same_again(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        await server.play(table, people)
        await people[1].post("/api/account", {"login": "bea", "password": "long enough"})
        before = await kept(server)
        url = server.worker.settings.db
        await server.worker.hub.summaries.sum_up()
    told = await command("--recompute", url)
    assert told == {"games": 1, "rated": 1, "changed": 0}
    async with await open_store(url) as store:
        assert await store.standings.all() == before
        await store.results.replace([], rate)
    assert (await command("--recompute", url))["changed"] == 3
    shown = (await command("guildes", url, "--pace", "correspondence"))["ratings"]
    assert [(one["name"], one["games"], one["provisional"]) for one in shown] == [("Bea", 1, True)]

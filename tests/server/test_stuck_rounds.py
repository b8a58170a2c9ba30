"""Tournaments of which a table can no longer be created, as after an update of the rules."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete

from guildhall.core.errors import GuildhallError
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.tournament_rounds import ARENA_WAIT
from guildhall.server.live.tournaments import LOOK_SECONDS, ROUND_SECONDS
from guildhall.store.schema import entries
from guildhall.store.tournament_rows import Pairing, TournamentRow
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, eventually
from tests.server.test_tournaments import concede, created, enter, shown, until


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.server.routes.tournaments.PACE_SECONDS", 0.0)


async def begun(server: RunningServer, **more: Any) -> tuple[str, list[Person]]:
    """A tournament of six people that is about to be looked at for the first time."""
    names = ("Anna", "Bea", "Carl", "Dora", "Eva", "Finn")
    people = [await server.guest(name) for name in names]
    tournament = await created(people[0], **more)
    await enter(tournament, *people)
    return tournament, people


def refuse(server: RunningServer, monkeypatch: pytest.MonkeyPatch, board: int) -> None:
    """One table of each round has options that the game no longer knows."""
    tournaments = server.worker.tournaments
    create = tournaments._create

    async def outdated(row: TournamentRow, table: Pairing, names: Any) -> OpenTable | None:
        if table.board == board:
            row = replace(row, terms=replace(row.terms, options={"gone": True}))
        return await create(row, table, names)

    monkeypatch.setattr(tournaments, "_create", outdated)


async def states(server: RunningServer, tournament: str) -> list[str]:
    return [one.state for one in await server.worker.store.tournaments.pairings(tournament)]


async def test_a_table_that_cannot_be_created_holds_up_no_other(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other table was created or settled, and each look logged it anew."""
    async with serve() as server:
        tournament, people = await begun(server, rounds=1)
        refuse(server, monkeypatch, board=1)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        look = server.worker.tournaments.look
        await look(tournament)
        _, second = await server.worker.store.tournaments.pairings(tournament)
        await eventually(lambda: second.table_id in server.worker.hub.tables, "the next is created")
        await concede(server, second.table_id, *people)
        await eventually(lambda: second.table_id in server.worker.results.written, "it is over")
        await look(tournament)
        assert await states(server, tournament) == ["playing", "done"]
        told = [log for log in server.logs if log["event"].startswith("tournament_")]
        assert [(log["event"], log["problem"]) for log in told] == [
            ("tournament_table_stuck", "option")
        ]
        server.clock.now += ROUND_SECONDS["live"] + LOOK_SECONDS
        await look(tournament)
        assert await states(server, tournament) == ["void", "done"]
        row = await server.worker.store.tournaments.find(tournament)
        assert row is not None
        assert row.status == "over"


async def test_an_arena_ends_though_a_table_was_never_created(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waited for ever for the people who were to sit there."""
    async with serve() as server:
        tournament, people = await begun(server, kind="arena", minutes=20)
        refuse(server, monkeypatch, board=1)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        look = server.worker.tournaments.look
        await look(tournament)
        _, second = await server.worker.store.tournaments.pairings(tournament)
        server.clock.now += 20 * 60 + 1
        await look(tournament)
        assert await states(server, tournament) == ["void", "playing"]
        await concede(server, second.table_id, *people)
        await eventually(lambda: second.table_id in server.worker.results.written, "it is over")
        await look(tournament)
        row = await server.worker.store.tournaments.find(tournament)
        assert row is not None
        assert row.status == "over"


async def test_a_bot_sits_down_for_who_left_for_good_after_being_paired(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their name stood at the table, and nobody gave the seat up."""
    async with serve() as server:
        tournament, people = await begun(server, rounds=1)
        store = server.worker.store
        gone = str((await people[5].get("/api/people/me"))["person"])
        go_on = store.tournaments.go_on

        async def leave(row: TournamentRow, tables: Any, now: float) -> bool:
            if tables:
                await store.departures.begin(gone, "Former player")
            return await go_on(row, tables, now)

        monkeypatch.setattr(store.tournaments, "go_on", leave)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        await server.worker.tournaments.look(tournament)
        pairings = await store.tournaments.pairings(tournament)
        chairs = [chair for one in pairings for chair in server.opened(one.table_id).table.chairs]
        assert [chair.kind for chair in chairs].count("bot") == 1
        assert "Finn" not in {chair.name for chair in chairs}
        assert server.worker.tournaments.stuck == {}


@pytest.mark.parametrize("known", [True, False])
async def test_an_arena_ends_though_a_table_cannot_be_read_any_more(
    serve: Serve, known: bool
) -> None:
    """It waited for ever for the people who sat there, also after a restart."""
    async with serve() as server:
        tournament, people = await begun(server, kind="arena", minutes=20)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        look, store = server.worker.tournaments.look, server.worker.store
        await look(tournament)
        first, second = await store.tournaments.pairings(tournament)
        await spoil(server, first.table_id)
        if known:
            assert await server.worker.hub.try_open(first.table_id) is None
        await concede(server, second.table_id, *people)
        await eventually(lambda: second.table_id in server.worker.results.written, "it is over")
        server.clock.now += 20 * 60 + 1
        await look(tournament)
        assert await states(server, tournament) == ["void", "done"]
        row = await store.tournaments.find(tournament)
        assert row is not None
        assert row.status == "over"
        told = [log for log in server.logs if log["event"] == "tournament_table_void"]
        assert {(log["table"], log["problem"]) for log in told} == {
            (first.table_id, "table_unreadable")
        }


async def test_who_sits_at_a_table_that_cannot_be_read_plays_on_in_the_arena(
    serve: Serve,
) -> None:
    """They sat there till the end of the evening."""
    async with serve() as server:
        tournament, people = await begun(server, kind="arena", minutes=20)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        look, hub = server.worker.tournaments.look, server.worker.hub
        await look(tournament)
        first, _ = await server.worker.store.tournaments.pairings(tournament)
        hub.loader.mark(first.table_id, unreadable=True)
        await look(tournament)
        assert await states(server, tournament) == ["playing", "playing"]
        hub.loader.mark(first.table_id, unreadable=False)
        server.clock.now += ARENA_WAIT
        await look(tournament)
        hub.loader.mark(first.table_id, unreadable=True)
        await look(tournament)
        assert await states(server, tournament) == ["playing", "playing"], "only for a moment"
        server.clock.now += ARENA_WAIT
        await look(tournament)
        assert await states(server, tournament) == ["void", "playing", "playing"]
        *_, third = await server.worker.store.tournaments.pairings(tournament)
        assert set(third.seats) == set(first.seats)


async def test_a_round_ends_though_a_table_cannot_be_read_that_bots_were_to_end(
    serve: Serve,
) -> None:
    """Nobody looked at it any more once it was handed over."""
    async with serve() as server:
        tournament, people = await begun(server, rounds=1)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        look, store = server.worker.tournaments.look, server.worker.store
        await look(tournament)
        row = await store.tournaments.find(tournament)
        first, second = await store.tournaments.pairings(tournament)
        assert row is not None
        await concede(server, second.table_id, *people)
        await eventually(lambda: second.table_id in server.worker.results.written, "it is over")
        await store.tournaments.go_on(replace(row, until=0.0), [], server.clock.now)
        await spoil(server, first.table_id)
        await look(tournament)
        assert await states(server, tournament) == ["void", "done"]


async def spoil(server: RunningServer, table: str) -> None:
    """Take the first entry of a table away, and the table from memory."""
    gone = delete(entries).where((entries.c.table_id == table) & (entries.c.n == 0))
    await server.worker.store.write("spoil", lambda connection: connection.execute(gone))
    server.worker.hub._drop([table])


def seen(page: Any) -> tuple[str, list[str]]:
    """What a page says of its tables, and to whom has created the tournament."""
    return page["trouble"], [table["state"] for table in page["tables"]]


async def test_who_has_created_a_tournament_sees_which_table_is_stuck(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the log of the server said so; the page said that people were playing there."""
    async with serve() as server:
        tournament, (anna, *others) = await begun(server, rounds=1)
        page = anna.tournament(tournament)
        await until(page, players=6)
        with monkeypatch.context() as patched:
            refuse(server, patched, board=1)
            await anna.post(f"/api/tournaments/{tournament}/start")
            assert seen(await until(page, trouble="tables")) == ("tables", ["stuck", "playing"])
            first, second = (await shown(anna, tournament))["tables"]
            for person in others:
                told = await shown(person, tournament)
                assert seen(told) == ("", ["stuck", "playing"])
                sitting = person.name in {seat["name"] for seat in second["seats"]}
                assert told["your_table"] == (second["table"] if sitting else "")
        await server.worker.tournaments.look(tournament)
        assert seen(await until(page, trouble="")) == ("", ["playing", "playing"])
        server.worker.hub.loader.mark(first["table"], unreadable=True)
        await server.worker.tournaments.look(tournament)
        assert seen(await until(page, trouble="tables")) == ("tables", ["stuck", "playing"])
        await page.close()


async def test_who_has_created_a_tournament_sees_that_it_cannot_go_on(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look logged it anew, and nothing else was to be seen of it."""
    async with serve() as server:
        tournament, (anna, bea, *_) = await begun(server, rounds=1)
        await anna.post(f"/api/tournaments/{tournament}/start")
        page, look = anna.tournament(tournament), server.worker.tournaments.look

        async def fail(*_: object) -> None:
            raise GuildhallError("table_busy", {})

        with monkeypatch.context() as failing:
            failing.setattr(server.worker.tournaments, "_advance", fail)
            for _ in range(2):
                await look(tournament)
            await until(page, trouble="all")
            assert (await shown(bea, tournament))["trouble"] == ""
        await look(tournament)
        await until(page, trouble="")
        await page.close()
        told = [log["problem"] for log in server.logs if log["event"] == "tournament_waits"]
        assert told == ["table_busy"]

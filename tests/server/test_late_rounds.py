"""Rounds of tournaments whose time is up, when the store fails at that moment."""

from dataclasses import replace

import pytest

from guildhall.server.live.tournaments import ROUND_SECONDS
from guildhall.store import StoreFailed
from guildhall.store.tournament_rows import Entrant, Pairing
from tests.server.conftest import Serve
from tests.server.running import eventually
from tests.server.test_tournaments import created, enter


async def test_a_table_that_the_store_does_not_give_is_not_void(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would never count, though it can be read a moment later."""
    async with serve() as server:
        hub, worker = server.worker.hub, server.worker
        people = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        tournament = await created(people[0], most=3)
        await enter(tournament, *people)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        await worker.tournaments.look(tournament)
        (table,) = await worker.store.tournaments.pairings(tournament)

        async def fail(_table: str) -> None:
            raise StoreFailed("it is away")

        with monkeypatch.context() as failing:
            failing.setattr(hub.loader, "load", fail)
            hub.tables.clear()
            server.clock.now += ROUND_SECONDS["live"] + 1
            with pytest.raises(StoreFailed):
                await worker.tournaments.look(tournament)
        (after,) = await worker.store.tournaments.pairings(tournament)
        assert after.state == "playing"
        await eventually(lambda: table.table_id in hub.tables, "it is opened again")
        opened = server.opened(table.table_id)
        await eventually(lambda: not opened.table.humans(), "bots play on")


async def test_a_seat_that_the_store_did_not_hand_over_is_handed_over_later(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The round was taken for handed over, and waited for its people for ever."""
    async with serve() as server:
        worker = server.worker
        people = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        tournament = await created(people[0], most=3)
        await enter(tournament, *people)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        await worker.tournaments.look(tournament)
        (table,) = await worker.store.tournaments.pairings(tournament)
        opened = server.opened(table.table_id)

        async def fail(*_: object, **__: object) -> None:
            raise StoreFailed("it is away")

        with monkeypatch.context() as failing:
            failing.setattr(worker.hub, "write", fail)
            row = await worker.store.tournaments.find(tournament)
            assert row is not None
            server.clock.now = row.until + 1
            with pytest.raises(StoreFailed):
                await worker.tournaments.look(tournament)
        assert len(opened.table.humans()) == 3
        await worker.tournaments.look(tournament)
        assert not opened.table.humans(), "bots play on"


async def test_who_is_paired_while_a_tournament_is_read_is_among_its_people(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables were read after the people, and that of another worker had a nameless player."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        tournament, store = await created(anna), server.worker.store.tournaments
        person, entrants = (await bea.get("/api/people/me"))["person"], store.entrants
        row = await store.find(tournament)
        assert row is not None

        async def slowly(given: str) -> list[Entrant]:
            found = await entrants(given)
            monkeypatch.undo()
            await store.enter(given, person, 1.0)
            now = await store.find(given)
            assert now is not None
            table = Pairing(1, 1, "table", (person, "", ""))
            assert await store.go_on(replace(now, status="over", round=1), [table], 1.0)
            return found

        monkeypatch.setattr(store, "entrants", slowly)
        for _ in range(2):
            field = await server.worker.tournaments.field(row)
            assert field.busy() <= {"", *(one.user for one in field.people)}
        assert person in field.busy()

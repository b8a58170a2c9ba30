"""Tournaments in both databases: written once, whoever wants to; and the way to these columns."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import text

from guildhall.core.errors import GuildhallError
from guildhall.store import Store, User, open_store
from guildhall.store.engine import WRITING, make_engine, read_url
from guildhall.store.migrate import migrate
from guildhall.store.tournament_rows import Pairing, Terms, TournamentRow

TERMS = Terms("guildes", 3, "live", most=4, rounds=3, options={"events": True})
ROW = TournamentRow("t", "u0", "Cup", TERMS, listed=True, created=5.0, rounds=3)


async def entered(store: Store, *users: str) -> None:
    for user in users:
        await store.people.add(User(user, user.upper(), 1.0))
        await store.tournaments.enter("t", user, 6.0)


async def refused(doing: object) -> str:
    with pytest.raises(GuildhallError) as error:
        await doing  # type: ignore[misc]
    return error.value.code


async def test_what_is_written_is_read(url: str) -> None:
    async with await open_store(url) as store:
        await store.tournaments.add(ROW)
        assert await store.tournaments.find("t") == ROW
        assert await store.tournaments.find("u") is None
        await entered(store, "u0", "u1", "u2")
        await store.tournaments.leave("t", "u2", 7.0)
        people = await store.tournaments.entrants("t")
        assert [(one.user, one.name, one.state) for one in people] == [
            ("u0", "U0", "in"),
            ("u1", "U1", "in"),
            ("u2", "U2", "out"),
        ]
        (line,) = await store.tournaments.listed("u1", 10)
        assert (line.players, line.entered, line.row.version) == (2, True, 4)
        hidden = replace(ROW, id="h", listed=False, host="u9")
        await store.tournaments.add(hidden)
        assert [line.row.id for line in await store.tournaments.listed("", 10)] == ["t"]
        assert {line.row.id for line in await store.tournaments.listed("u9", 10)} == {"t", "h"}
        assert set(await store.tournaments.unfinished()) == {"t", "h"}


async def test_a_full_field_a_late_one_and_one_that_is_over(url: str) -> None:
    async with await open_store(url) as store:
        await store.tournaments.add(ROW)
        await entered(store, "u0", "u1", "u2")
        tries = [store.tournaments.enter("t", f"x{n}", 7.0) for n in range(6)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(each is None for each in done) == 1, "one seat is left, one gets it"
        await store.tournaments.enter("t", "u1", 8.0)
        row = await store.tournaments.find("t")
        assert row is not None
        await store.tournaments.leave("t", "u0", 8.0)
        row = replace(row, status="playing", round=3, version=row.version + 1)
        assert await store.tournaments.go_on(row, [], 9.0)
        assert await refused(store.tournaments.enter("t", "u0", 9.0)) == "tournament_closed"
        assert await refused(store.tournaments.enter("no", "u0", 9.0)) == "no_such_tournament"


async def test_one_worker_begins_a_round(url: str) -> None:
    table = Pairing(1, 1, "table", ("u0", "u1", ""))
    async with await open_store(url) as here, await open_store(url) as there:
        await here.tournaments.add(ROW)
        begun = replace(ROW, status="playing", round=1, planned=(((("u0", "u1", ""),), ("u2",)),))
        won = await asyncio.gather(
            here.tournaments.go_on(begun, [table], 9.0),
            there.tournaments.go_on(begun, [table], 9.0),
        )
        assert sorted(won) == [False, True]
        assert await there.tournaments.find("t") == replace(begun, version=1, updated=9.0)
        done = replace(table, state="done", ranks=(1, 2, 3), scores=(9, 8, 7), settled=10.0)
        await here.tournaments.settle("t", [done], 10.0)
        await here.tournaments.settle("t", [replace(done, ranks=(3, 2, 1))], 11.0)
        assert await there.tournaments.pairings("t") == [done]
        assert await there.tournaments.of_table("table") == "t"
        assert await there.tournaments.of_table("other") == ""


async def test_a_database_of_before_gets_them_and_keeps_its_people(new_url: str) -> None:
    """r0013: from the release before, with people and ratings."""
    engine = make_engine(read_url(new_url))
    try:
        migrate(engine, "r0012")
        with engine.execution_options(**{WRITING: True}).begin() as connection:
            row = "INSERT INTO users VALUES ('u0', 'Agnes', 3.5, 'agnes', 'argon', '{}')"
            connection.execute(text(row))
            connection.execute(
                text("INSERT INTO ratings VALUES ('u0', 'guildes', 'live', 1500.0, 80.0, 3, 1)")
            )
        migrate(engine)
        async with Store(read_url(new_url), engine) as store:
            await store.tournaments.add(ROW)
            await store.tournaments.enter("t", "u0", 6.0)
            assert [one.name for one in await store.tournaments.entrants("t")] == ["Agnes"]
            assert [one.games for one in await store.standings.of_user("u0")] == [3]
    finally:
        engine.dispose()


async def played(store: Store, *users: str) -> Pairing:
    """A round whose only table has ended; gives it with its result, which is not written yet."""
    row = await store.tournaments.find("t")
    assert row is not None
    table = Pairing(1, 1, "table", (*users, ""))
    assert await store.tournaments.go_on(replace(row, status="playing", round=1), [table], 7.0)
    return replace(table, state="done", ranks=(1, 2, 3), scores=(9, 8, 7), settled=8.0)


async def states(store: Store) -> dict[str, str]:
    return {one.user: one.state for one in await store.tournaments.entrants("t")}


async def test_who_has_come_back_stays_though_another_worker_settles_their_table(url: str) -> None:
    """They were absent again, and paired no more."""
    async with await open_store(url) as here, await open_store(url) as there:
        await here.tournaments.add(replace(ROW, rounds=3))
        await entered(here, "u0", "u1")
        done = await played(here, "u0", "u1")
        await here.tournaments.settle("t", [done], 8.0, {"table": ["u1"]})
        await here.tournaments.enter("t", "u1", 9.0)
        await there.tournaments.settle("t", [done], 9.5, {"table": ["u1"]})
        assert await states(there) == {"u0": "in", "u1": "in"}


async def test_as_many_as_allowed_though_asked_at_once(url: str) -> None:
    """All who were asked at the same moment saw few, also at one worker."""
    async with await open_store(url) as here, await open_store(url) as there:
        for user in ("u0", "host"):
            await here.people.add(User(user, user.upper(), 1.0))
        rows = [replace(ROW, id=f"t{n}", host="host") for n in range(6)]
        stores = [here, there] * 3
        added = await asyncio.gather(
            *(store.tournaments.add(row, 4) for store, row in zip(stores, rows, strict=True)),
            return_exceptions=True,
        )
        made = [row.id for row, refusal in zip(rows, added, strict=True) if refusal is None]
        assert len(made) == 4
        done = await asyncio.gather(
            *(
                store.tournaments.enter(name, "u0", 6.0, 3)
                for store, name in zip(stores[:4], made, strict=True)
            ),
            return_exceptions=True,
        )
        assert sum(each is None for each in done) == 3
        for name, refusal in zip(made, done, strict=True):
            if refusal is None:
                await there.tournaments.enter(name, "u0", 7.0, 3)
            else:
                again = await refused(there.tournaments.enter(name, "u0", 7.0, 3))
                assert again == "too_many_tournaments"


async def test_nobody_withdraws_from_a_tournament_that_is_over(url: str) -> None:
    async with await open_store(url) as store:
        await store.tournaments.add(replace(ROW, status="over"))
        assert await refused(store.tournaments.leave("t", "u0", 7.0)) == "tournament_closed"


async def test_who_has_withdrawn_does_not_become_absent(url: str) -> None:
    """They would take part again, for lists and for how many may come."""
    async with await open_store(url) as store:
        await store.tournaments.add(ROW)
        await entered(store, "u0", "u1")
        await store.tournaments.leave("t", "u0", 7.0)
        done = await played(store, "u0", "u1")
        await store.tournaments.settle("t", [done], 8.0, {"table": ["u0", "u1"]})
        assert await states(store) == {"u0": "out", "u1": "absent"}
        await store.tournaments.leave("t", "u1", 9.0)
        assert [one.state for one in await store.tournaments.entrants("t")] == ["out", "out"]

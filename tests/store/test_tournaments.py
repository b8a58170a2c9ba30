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
        await store.tournaments.leave("t", ["u2"], "out", 7.0)
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
        assert await store.tournaments.unfinished("u9") == ["h"]
        assert await store.tournaments.entered("u1") == 1


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
        await store.tournaments.leave("t", ["u0"], "out", 8.0)
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


async def test_who_has_withdrawn_does_not_become_absent(url: str) -> None:
    """They would take part again, for lists and for how many may come."""
    async with await open_store(url) as store:
        await store.tournaments.add(ROW)
        await entered(store, "u0", "u1")
        await store.tournaments.leave("t", ["u0"], "out", 7.0)
        await store.tournaments.leave("t", ["u0", "u1"], "absent", 8.0)
        people = await store.tournaments.entrants("t")
        assert {one.user: one.state for one in people} == {"u0": "out", "u1": "absent"}
        await store.tournaments.leave("t", ["u1"], "out", 9.0)
        assert [one.state for one in await store.tournaments.entrants("t")] == ["out", "out"]

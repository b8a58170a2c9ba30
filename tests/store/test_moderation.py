"""Reports, sanctions and the log of moderators: once each, found by indexes, kept from leavers."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy import text

from guildhall.core.errors import GuildhallError
from guildhall.store import Act, Origin, Report, Sanction, Store, User, open_store
from guildhall.store.engine import WRITING, make_engine, read_url
from guildhall.store.errors import Taken
from guildhall.store.migrate import migrate
from guildhall.store.origins import came_from
from guildhall.store.reports import open_reports
from guildhall.store.sanctions import BAN, SILENCE, WARNING, logged, sanctions_of
from guildhall.table.entry import Entry
from tests.store.plans import explained, reads_whole
from tests.store.samples import chat, setup, summary

LINE = Report("r1", "anna", "carl", "insult", 5.0, "t1", 3, "a rude word", "he said this")
WARN = Act("w1", "mona", "carl", "warn", 10.0, "be kind", reports=("r1",))


async def house(store: Store) -> None:
    """Four people, one of them a moderator."""
    for person in ("anna", "bea", "carl", "mona"):
        await store.people.add(User(person, person.title(), 1.0))
    await store.sanctions.appoint("mona", 2.0, give=True)


async def test_the_same_is_reported_once_until_it_is_settled(url: str) -> None:
    async with await open_store(url) as store:
        await house(store)
        again = replace(LINE, id="r2", created=6.0)
        ids = await asyncio.gather(store.reports.add(LINE), store.reports.add(again))
        assert set(ids) == {"r1"}
        await store.reports.add(replace(LINE, id="r3", user="bea", created=7.0))
        found = await store.reports.open()
        assert [(one.id, one.reporter, one.name) for one in found] == [
            ("r1", "Anna", "Carl"),
            ("r3", "Bea", "Carl"),
        ]
        assert found[0].quote == "a rude word"
        assert await store.sanctions.act(WARN)
        assert [one.id for one in await store.reports.open("carl")] == ["r3"], "r3 was not seen"
        assert await store.reports.add(again) == "r2", "reported anew"
        assert await store.reports.open("bea") == []


async def test_a_table_ends_with_its_line_in_the_log_or_not_at_all(url: str) -> None:
    async with await open_store(url) as store:
        await house(store)
        for table in ("t1", "t2"):
            await store.tables.add(setup(table), [chat(0)], summary())
        first, second = [
            Act(f"once {table}", "mona", "carl", "close", 10.0, "rude", table_id=table)
            for table in ("t1", "t2")
        ]
        before = await store.sanctions.log()
        with pytest.raises(Taken):
            await store.sanctions.close(first, 0, [Entry("close", -1, 10.0)])
        with pytest.raises(Taken):
            await store.sanctions.remove(second, 0)
        with pytest.raises(GuildhallError, match="not_moderator"):
            await store.sanctions.remove(replace(second, moderator="anna"), 1)
        assert await store.sanctions.log() == before
        assert not await store.sanctions.closed(first.once, "t1")
        await store.sanctions.close(first, 1, [Entry("close", -1, 10.0)])
        await store.sanctions.remove(second, 1)
        assert [one.table_id for one in (await store.sanctions.log())[:2]] == ["t2", "t1"]
        assert await store.sanctions.closed(first.once, "t1")
        assert not await store.sanctions.closed(first.once, "t2")
        with pytest.raises(GuildhallError, match="bad_body"):
            await store.sanctions.close(replace(first, at=11.0), 2, [Entry("close", -1, 11.0)])
        assert len(await store.tables.news("t1", -1)) == 2
        assert await store.tables.load("t2") is None


async def test_what_is_done_is_written_down_once(url: str) -> None:
    async with await open_store(url) as store:
        await house(store)
        assert await store.sanctions.act(WARN)
        assert not await store.sanctions.act(WARN), "the same again"
        await store.sanctions.act(replace(WARN, once="s1", action="silence", at=11.0, until=90.0))
        await store.sanctions.act(replace(WARN, once="b1", action="ban", at=12.0))
        found = (await store.sanctions.of_people(["carl", "anna"]))["carl"]
        assert [(one.kind, one.until) for one in found] == [
            (BAN, 0.0),
            (SILENCE, 90.0),
            (WARNING, 0.0),
        ]
        assert [one.holds(50.0) for one in found] == [True, True, True]
        assert [one.holds(90.0) for one in found] == [True, False, True]
        await store.sanctions.acknowledge("anna", "w1", 20.0)
        await store.sanctions.acknowledge("carl", "b1", 20.0)
        await store.sanctions.acknowledge("carl", "w1", 20.0)
        await store.sanctions.act(replace(WARN, once="l1", action="lift", at=30.0, why="enough"))
        found = (await store.sanctions.of_people(["carl"]))["carl"]
        assert not any(one.holds(50.0) for one in found)
        assert [one.seen for one in found] == [0.0, 0.0, 20.0]
        log = await store.sanctions.log()
        assert [(line.moderator, line.whom, line.action) for line in log] == [
            ("Mona", "Carl", "lift"),
            ("Mona", "Carl", "ban"),
            ("Mona", "Carl", "silence"),
            ("Mona", "Carl", "warn"),
            (None, "Mona", "appoint"),
        ]
        assert [line.action for line in await store.sanctions.log(log[3].id)] == ["appoint"]


async def test_only_moderators_act_and_not_on_each_other(url: str) -> None:
    async with await open_store(url) as store:
        await house(store)
        await store.sanctions.appoint("bea", 3.0, give=True)
        await store.sanctions.appoint("bea", 3.5, give=True)
        for act, code in (
            (replace(WARN, moderator="anna"), "not_moderator"),
            (replace(WARN, whom="bea"), "not_on_moderators"),
            (replace(WARN, whom="mona"), "not_on_moderators"),
        ):
            with pytest.raises(GuildhallError, match=code):
                await store.sanctions.act(act)
        await store.sanctions.appoint("bea", 4.0, give=False)
        await store.sanctions.appoint("bea", 4.5, give=False)
        assert not await store.sanctions.moderates("bea")
        assert await store.sanctions.act(replace(WARN, whom="bea"))
        actions = [line.action for line in await store.sanctions.log()]
        assert actions == ["warn", "depose", "appoint", "appoint"], "refusals and repeats are not"


async def test_who_leaves_is_in_no_report(url: str) -> None:
    async with await open_store(url) as store:
        await house(store)
        await store.reports.add(LINE)
        await store.reports.add(replace(LINE, id="r2", user="carl", about="anna", words="mine"))
        await store.sanctions.act(replace(WARN, reports=()))
        told = await store.dossiers.of_user("carl")
        assert [row["words"] for row in told["reports"]] == ["mine"], "one's own reports alone"
        assert [row["why"] for row in told["sanctions"]] == ["be kind"]
        assert not {"quote", "slot"} & set(told["reports"][0])
        assert "moderator" not in told["sanctions"][0]
        await store.departures.begin("carl", "Former player")
        with pytest.raises(GuildhallError, match="no_such_person"):  # it was on its way
            await store.reports.add(replace(LINE, id="r3", user="bea", words="Carl lives in Gent"))
        with pytest.raises(GuildhallError, match="no_such_person"):
            await store.sanctions.act(replace(WARN, once="w2", why="Carl lives in Gent"))
        (left,) = await store.reports.open()
        assert (left.id, left.user, left.words, left.quote) == ("r2", "", "", "a rude word")
        assert (await store.sanctions.log())[0].why == ""
        assert await store.sanctions.of_people(["carl"]) == {"carl": []}


async def test_lists_are_found_by_indexes(url: str) -> None:
    async with await open_store(url) as store:
        await house(store)
        for query in (open_reports(), open_reports("carl"), sanctions_of(["carl"]), logged(5)):
            plan = await store.read(partial(explained, query=query))
            assert not reads_whole(plan), plan


async def test_people_of_before_can_be_reported(new_url: str) -> None:
    """r0015: a database of the release before, with people, takes reports and sanctions."""
    engine = make_engine(read_url(new_url))
    try:
        migrate(engine, "r0014")
        with engine.execution_options(**{WRITING: True}).begin() as connection:
            for person in ("anna", "carl", "mona"):
                row = "INSERT INTO users VALUES (:id, :name, 1.0, NULL, '', '{}')"
                connection.execute(text(row), {"id": person, "name": person.title()})
            connection.execute(text("INSERT INTO presence VALUES ('anna', 3.0)"))
        migrate(engine)
        async with Store(read_url(new_url), engine) as store:
            await store.sanctions.appoint("mona", 2.0, give=True)
            await store.reports.add(LINE)
            await store.sanctions.act(WARN)
            kept = (await store.sanctions.of_people(["carl"]))["carl"]
            assert kept == [Sanction("w1", "carl", WARNING, "be kind", 10.0)]
            migrate(engine, "r0014")
            assert (await store.people.find("anna")) is not None
    finally:
        engine.dispose()


async def test_origins_are_found_by_indexes_and_forgotten(url: str) -> None:
    async with await open_store(url) as store:
        await house(store)
        first = Origin("t1", "anna", "net", "chrome", 5.0)
        await store.origins.note([first, Origin("t1", "bea", "net", "", 5.0)])
        await store.origins.note([replace(first, network="another")])
        told = (await store.dossiers.of_user("anna"))["origins"]
        assert [row["network"] for row in told] == ["net"], "the first one stays"
        plan = await store.read(partial(explained, query=came_from("t1")))
        assert not reads_whole(plan), plan
        await store.origins.drop(5.0)
        assert (await store.dossiers.of_user("anna"))["origins"]
        await store.origins.drop(5.5)
        assert not (await store.dossiers.of_user("anna"))["origins"]

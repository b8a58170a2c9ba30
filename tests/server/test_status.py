"""How the server does: told to administrators alone, and nobody gets in another way."""

import logging
from typing import Any

import pytest

from guildhall.server.people.identity import COOKIE
from guildhall.server.process.troubles import LONGEST, MOST, Overhearing, Troubles
from guildhall.server.state import tables_status
from guildhall.store.schema import REVISION
from tests.server.conftest import Serve
from tests.server.moderators import act, id_of, moderator
from tests.server.running import Person, RunningServer, clean, eventually
from tests.server.test_workers import same
from tests.store.postgres import PG

STATUS = "/api/status"


async def administrator(server: RunningServer, name: str = "Ada") -> Person:
    person = await server.guest(name)
    await server.worker.store.operations.appoint(await id_of(person), 1.0, give=True)
    return person


async def refused(person: Person, **more: Any) -> str:
    return clean(await person.send("GET", STATUS, **more))


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Troubles:
    """What this test alone notes."""
    fresh = Troubles(lambda: 5.0)
    monkeypatch.setattr("guildhall.server.state.TROUBLES", fresh)
    return fresh


async def test_nobody_but_administrators(serve: Serve) -> None:
    async with serve() as server:
        ada, mona = await administrator(server), await moderator(server)
        assert await refused(server.stranger()) == "401 not_signed_in"
        assert await refused(await server.guest("Anna")) == "403 not_administrator"
        assert await refused(mona) == "403 not_administrator", "another role"
        told = await ada.get(STATUS)
        assert told["database"]["writes"]
        roles = {
            key: (await ada.get("/api/conduct"))[key] for key in ("moderator", "administrator")
        }
        assert roles == {"moderator": False, "administrator": True}
        assert clean(await ada.send("GET", "/api/moderation")) == "403 not_moderator"
        await act(mona, await id_of(ada), "ban", days=1)
        assert await refused(ada) == "403 banned"
        await server.worker.store.operations.appoint(await id_of(mona), 1.0, give=True)
        await mona.get(STATUS)
        await server.worker.store.operations.appoint(await id_of(mona), 1.0, give=False)
        assert await refused(mona) == "403 not_administrator", "taken back at once"


async def test_other_sites_methods_and_floods(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        ada, anna = await administrator(server), await server.guest("Anna")
        evil = {"origin": "http://evil.test"}
        answer = await ada.send("GET", STATUS, headers=evil)
        allowed = {name for name in answer.headers if name.startswith("access-control")}
        assert not allowed, "a browser keeps it from the page of another site"
        assert "no-store" in answer.headers["cache-control"]
        assert clean(await ada.send("POST", STATUS, {}, headers=evil)) == "403 foreign_origin"
        assert clean(await ada.send("POST", STATUS, {})) == "405 method_not_allowed"
        assert clean(await ada.send("DELETE", STATUS)) == "405 method_not_allowed"
        codes = [await refused(anna) for _ in range(62)]
        assert codes[:60] == ["403 not_administrator"] * 60
        assert codes[-1] == "429 too_many_requests"
        assert (await ada.send("GET", STATUS)).status_code == 200, "others are not held up"


async def test_what_is_told(serve: Serve, noted: Troubles) -> None:
    async with serve() as server:
        ada = await administrator(server)
        await ada.create(["me", "open", "open"])
        table, people = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        await eventually(lambda: not server.worker.notices.tasks, "noted")
        server.worker.hub.loader.unreadable.add("broken")
        noted.note("error", "tick_failed", "<img src=x onerror=alert(1)>", table)
        await server.worker.hub.summaries.sum_up(10)
        async with server.stranger().watch(table) as page:
            await page.next()
            told = await ada.get(STATUS)
        assert told["tables"] == {
            "waiting": 1,
            "playing": 1,
            "over": 0,
            "awake": 1,
            "asleep": 0,
            "unreadable": ["broken"],
        }
        assert told["notices"] == {"waiting": 3, "since": server.clock.now}
        assert (told["database"]["kind"], told["database"]["revision"]) == ("SQLite", REVISION)
        assert told["database"]["size"] > 0
        assert 0 < told["disk"]["free"] <= told["disk"]["total"]
        (line,) = told["workers"]
        assert (line["own"], line["state"]["tables"], line["state"]["pages"]) == (True, 2, 1)
        (trouble,) = line["state"]["troubles"]
        assert trouble["problem"] == "<img src=x onerror=alert(1)>", "text, in JSON"
        for secret in ("Anna", people[0].http.cookies[COOKIE], "testclient", "secret"):
            assert secret not in str(told)


def test_tables_asleep_are_in_nobodys_memory() -> None:
    nobody: Any = {"worker": "a", "own": True, "state": None}
    awake: Any = {**nobody, "state": {"awake": 3, "unreadable": ["x"]}}
    told = tables_status({"open": 1, "playing": 5}, [nobody, awake])
    assert (told["awake"], told["asleep"], told["unreadable"]) == (3, 2, ["x"])
    assert tables_status({"playing": 2}, [awake])["asleep"] == 0, "a table at two workers"


@PG
async def test_workers_know_of_each_other(serve: Serve, postgres_url: str, noted: Troubles) -> None:
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        ada = await administrator(one)
        await ada.create(["me", "open", "open"])
        for server in (one, two):
            assert server.worker.neighbours is not None
            await server.worker.neighbours.beat()
        there = same(ada, two)
        await one.worker.store.operations.tell("gone", "{}")
        told = await there.get(STATUS)
        ids = [server.worker.bot_runner.worker_id for server in (two, one)]
        assert [(line["worker"], line["own"]) for line in told["workers"]] == [
            (ids[0], True),
            (ids[1], False),
        ]
        noted.note("warning", "late")
        await one.worker.state.tell()
        told = (await there.get(STATUS))["workers"][1]["state"]
        assert (told["tables"], [one["event"] for one in told["troubles"]]) == (1, ["late"])
        await one.worker.store.operations.tell(ids[1], '{"of": "another version"}')
        assert (await there.get(STATUS))["workers"][1]["state"] is None
        assert (await there.get(STATUS))["database"]["kind"] == "PostgreSQL"


def test_troubles_are_counted_and_few() -> None:
    found = Troubles(lambda: 7.0)
    line = {"level": "warning", "event": "tick_failed", "problem": "x" * 999, "client": "1.2.3.4"}
    assert found.overhear(None, "", line) is line
    found.overhear(None, "", {**line, "person": "anna"})
    (one,) = found.latest()
    assert (one["count"], one["at"], len(one["problem"])) == (2, 7.0, LONGEST)
    assert not {"client", "person"} & one.keys()
    request = {"level": "info", "event": "request", "route": "/api/x", "table": ""}
    found.overhear(None, "", {**request, "status": 404})
    found.overhear(None, "", {**request, "status": 503})
    assert found.latest()[0]["problem"] == "503 /api/x"
    for n in range(MOST):
        found.note("error", f"event {n}")
    assert len(found.latest()) == MOST
    assert found.latest()[0]["event"] == f"event {MOST - 1}", "the latest first"


def test_bugs_are_overheard() -> None:
    found = Troubles()
    logger = logging.Logger("uvicorn.error")
    logger.addHandler(Overhearing(found))
    try:
        raise ZeroDivisionError("of ours")
    except ZeroDivisionError:
        logger.exception("Exception in ASGI application")
    (one,) = found.latest()
    assert (one["level"], one["problem"]) == ("error", "ZeroDivisionError('of ours')")

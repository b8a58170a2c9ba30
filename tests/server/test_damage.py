"""Tables that cannot be read: all others wake, and operators and players are told which."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from guildhall.locale import LANGUAGES
from guildhall.server import worker
from guildhall.server.live import loader
from guildhall.server.live.hub import IDLE_SECONDS
from guildhall.store import StoreFailed, summarize
from guildhall.store.engine import WRITING
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, eventually
from tests.server.test_metrics import number

DAMAGE = {
    "entry": "UPDATE entries SET data = '{\"bot' WHERE table_id = 'entry' AND n = 1",
    "senseless": "UPDATE entries SET data = '{}' WHERE table_id = 'senseless' AND n = 1",
    "kind": "UPDATE entries SET kind = 'dance' WHERE table_id = 'kind' AND n = 1",
    "gap": "DELETE FROM entries WHERE table_id = 'gap' AND n = 2",
    "tail": "DELETE FROM entries WHERE table_id = 'tail' AND n = 3",
    "plan": "UPDATE tables SET plan = 'x' WHERE id = 'plan'",
    "game": "UPDATE tables SET plan = replace(plan, 'guildes', 'ludo') WHERE id = 'game'",
}


MENDED = "INSERT INTO entries VALUES (:table, 5, 'chat', 0, 1.0, '{}')"


def damage(server: RunningServer, *names: str) -> None:
    engine = server.worker.store.engine.execution_options(**{WRITING: True})
    with engine.begin() as connection:
        for name in names:
            connection.execute(text(DAMAGE[name]))


async def twins(server: RunningServer, table: str, *names: str) -> None:
    """Write tables that are the same as one but for their names."""
    found = await server.worker.store.tables.load(table)
    assert found is not None
    setup, entries = found
    summary = summarize(server.opened(table).table, server.clock.now)
    for name in names:
        await server.worker.store.tables.add(replace(setup, id=name), entries, summary)


async def again(server: RunningServer, person: Person) -> Person:
    """Let somebody come back to a server that was opened anew."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    return server.stranger(person.name, cookie=cookie)


async def unreadable(person: Person) -> float:
    told = (await person.send("GET", "/metrics")).text
    return number(told, "guildhall_unreadable_tables")


async def test_all_other_tables_wake(serve: Serve) -> None:
    bad = ("entry", "plan", "gap")
    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl")
        await twins(server, table, *bad, *(f"good{n}" for n in range(85)))
        damage(server, *bad)
    async with serve() as server:
        await eventually(lambda: any(line["event"] == "woken" for line in server.logs), "all done")
        assert len(server.worker.hub.tables) == 86
        assert not set(bad) & set(server.worker.hub.tables)
        anna = await again(server, anna)
        assert await unreadable(anna) == 3
        told = [line for line in server.logs if line["event"] == "table_unreadable"]
        assert {line["table"]: line["problem"].split()[0] for line in told} == {
            "entry": "entry_damaged",
            "plan": "plan_damaged",
            "gap": "entry_missing",
        }
        assert (await anna.page("good84"))["seat"] == 0


@pytest.mark.parametrize("name", DAMAGE)
async def test_its_players_are_told(serve: Serve, name: str) -> None:
    async with serve() as server:
        table, (anna, bea, *_) = await server.full_table("Anna", "Bea", "Carl")
        await twins(server, table, name)
        damage(server, name)
        said = set()
        for language in LANGUAGES:
            answer = await anna.send(
                "GET", f"/api/tables/{name}", headers={"accept-language": language}
            )
            assert (answer.status_code, answer.json()["code"]) == (503, "table_unreadable")
            said.add(answer.json()["message"])
        assert len(said) == len(LANGUAGES)
        async with bea.watch(name) as page:
            assert (await page.next())["error"]["code"] == "table_unreadable"
        logged = [line for line in server.logs if line["event"] == "table_unreadable"]
        assert len(logged) == 1, "once, however often somebody asks"
        assert await unreadable(anna) == 1
        hall = {row["table"]: row for row in (await anna.get("/api/tables"))["mine"]}
        assert {row: hall[row]["unreadable"] for row in hall} == {table: False, name: True}
        assert (await anna.page(table))["seat"] == 0


async def test_what_is_mended_is_read_again(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl")
        await twins(server, table, "kind")
        damage(server, "kind")
        assert (await anna.send("GET", "/api/tables/kind")).status_code == 503
        assert await unreadable(anna) == 1
        with server.worker.store.engine.begin() as connection:
            connection.execute(text("UPDATE entries SET kind = 'sit' WHERE kind = 'dance'"))
        assert (await anna.page("kind"))["seat"] == 0
        assert await unreadable(anna) == 0
        rows = (await anna.get("/api/tables"))["mine"]
        assert not any(row["unreadable"] for row in rows)


async def test_nobody_moves_where_the_last_entry_is_gone(serve: Serve) -> None:
    """The table is still in memory: what is on the disk decides."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        with server.worker.store.engine.begin() as connection:
            connection.execute(text("DELETE FROM entries WHERE n = 3"))
        offers = (await people[0].page(table))["offers"]
        body = {"move": offers["moves"][0]["move"], "answers": offers["answers"]}
        answer: Any = await people[0].send("POST", f"/api/tables/{table}/move", body)
        assert (answer.status_code, answer.json()["code"]) == (503, "table_unreadable")
        assert table in server.worker.hub.loader.unreadable
        server.clock.now += IDLE_SECONDS + 1
        server.worker.hub.drop_idle()
        assert (await people[0].send("GET", f"/api/tables/{table}")).status_code == 503


async def test_a_snapshot_does_not_hide_a_gap_before_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "COPY_EVERY", 10)
    monkeypatch.setattr(worker, "TICK_SECONDS", 1e6)
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        await server.play(table, people, 12)
        await server.worker.hub.keep_snapshots()
        assert await server.worker.store.snapshots.find(table) is not None
        with server.worker.store.engine.begin() as connection:
            connection.execute(text("DELETE FROM entries WHERE n = 5"))
    async with serve() as server:
        await eventually(lambda: any(line["event"] == "woken" for line in server.logs), "all done")
        (told,) = [line for line in server.logs if line["event"] == "table_unreadable"]
        assert (told["table"], told["problem"].split()[0]) == (table, "entry_missing")
        anna = await again(server, people[0])
        answer = await anna.send("GET", f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "table_unreadable")


async def test_a_table_in_memory_with_a_gap_is_reported_and_takes_no_more(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "COPY_EVERY", 10)
    monkeypatch.setattr(worker, "TICK_SECONDS", 1e6)
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        await server.play(table, people, 12)
        other, others = await server.full_table("Dora", "Emma", "Frits")
        await server.play(other, others, 12)
        with server.worker.store.engine.begin() as connection:
            gone = text("DELETE FROM entries WHERE n = 5 AND table_id = :table")
            connection.execute(gone, {"table": table})
        await server.worker.hub.keep_snapshots()
        assert await server.worker.store.snapshots.find(table) is None
        assert await server.worker.store.snapshots.find(other) is not None
        assert await unreadable(people[0]) == 1
        before = server.opened(table).table.entries
        words = {"text": "Is anybody there?"}
        for _ in range(2):
            answer = await people[0].send("POST", f"/api/tables/{table}/chat", words)
            assert (answer.status_code, answer.json()["code"]) == (503, "table_unreadable")
        assert server.opened(table).table.entries == before
        with server.worker.store.engine.begin() as connection:
            connection.execute(text(MENDED), {"table": table})
        await people[0].do(table, "chat", words)
        assert await unreadable(people[0]) == 0


async def test_tables_wake_when_the_database_answers(serve: Serve) -> None:
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl")
        server.worker.hub.tables.clear()
        playing, asked = server.worker.store.lists.playing, []

        async def late() -> list[str]:
            asked.append(1)
            if len(asked) == 1:
                raise StoreFailed("it is starting")
            return await playing()

        server.worker.store.lists.playing = late  # type: ignore[method-assign]
        await server.worker.wake()
        assert table in server.worker.hub.tables


async def test_a_flag_falls_though_the_store_failed_when_it_was_due(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table was forgotten until then, and nobody else would open it."""
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl", clock="daily", level="random")
        hub = server.worker.hub
        server.clock.now += 7200
        assert hub.drop_idle() == 1

        async def fail(_table: str) -> None:
            raise StoreFailed("it is away")

        with monkeypatch.context() as failing:
            failing.setattr(hub.loader, "load", fail)
            server.clock.now += 4 * 86400
            await server.worker.short_time.tick()
            await server.worker.flags.fall()
            assert table not in hub.tables
        await eventually(lambda: table in hub.tables, "it is opened when the store answers")
        opened = server.opened(table)
        await eventually(lambda: all(c.away for c in opened.table.chairs), "all flags fall")

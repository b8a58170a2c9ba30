"""/healthz: well only while the store writes, however often somebody asks."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event

from guildhall.locale import LANGUAGES
from guildhall.server.process.health import KEPT_SECONDS, Health
from tests.server.conftest import Serve
from tests.server.running import Clock, RunningServer


def health(server: RunningServer, clock: Clock) -> Health:
    """Let a test say when an answer is too old."""
    found: Health = server.app.state.health
    found.now = clock
    return found


@contextmanager
def full_disk(engine: Engine) -> Iterator[None]:
    """Let no file of the database grow by a single page."""

    def fill(connection: sqlite3.Connection, _record: Any) -> None:
        connection.execute("PRAGMA max_page_count=1").close()

    engine.dispose()
    event.listen(engine, "connect", fill)
    yield
    event.remove(engine, "connect", fill)
    engine.dispose()


async def test_a_full_disk_is_told_until_there_is_room(serve: Serve) -> None:
    async with serve() as server:
        clock = Clock()
        health(server, clock)
        anna = await server.guest("Anna")
        with full_disk(server.worker.store.engine):
            said = set()
            for language in LANGUAGES:
                answer = await anna.send("GET", "/healthz", headers={"accept-language": language})
                assert (answer.status_code, answer.json()["code"]) == (503, "store_cannot_write")
                assert answer.json()["facts"] == {}
                said.add(answer.json()["message"])
            assert len(said) == len(LANGUAGES)
            clock.now += KEPT_SECONDS
            assert (await anna.send("GET", "/healthz")).status_code == 503
            assert await anna.get("/api/games"), "what is only read goes on"
        (logged,) = [line for line in server.logs if line["event"] == "store_cannot_write"]
        assert "full" in logged["problem"]
        clock.now += KEPT_SECONDS
        assert await anna.get("/healthz") == {"ok": True}


async def test_who_asks_often_writes_once(serve: Serve) -> None:
    async with serve() as server:
        clock = Clock()
        health(server, clock)
        written: list[str] = []

        def count(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if statement.startswith("INSERT INTO probes"):
                written.append(statement)

        event.listen(server.worker.store.engine, "before_cursor_execute", count)
        person = server.stranger()
        for times in (1, 2):
            asked = [person.get("/healthz") for _ in range(40)]
            assert await asyncio.gather(*asked) == [{"ok": True}] * 40
            assert await person.get("/healthz") == {"ok": True}
            assert len(written) == times
            clock.now += KEPT_SECONDS


async def test_an_answer_that_nobody_waits_for_hurts_no_other(serve: Serve) -> None:
    async with serve() as server:
        found = health(server, Clock())
        first, second = (asyncio.create_task(found.check()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await second
        assert first.cancelled()

"""Tables that moderators close, and sanctions that come while something is under way."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import guildhall.server.routes
from guildhall.store import StoreFailed, removal, sanctions
from guildhall.store.sanctions import Sanctions
from tests.server.conftest import Serve
from tests.server.moderators import act, id_of, moderator, rude_table
from tests.server.running import Person, clean, eventually
from tests.server.test_workers import same
from tests.store.postgres import PG


async def test_a_closed_table_is_over_and_does_not_count(serve: Serve) -> None:
    async with serve() as server:
        table, anna, bea, mona = await rude_table(server)
        waiting = await anna.create(["me", "open", "open"], visibility="public")
        given = {"why": "rude", "once": "12345678"}
        for who in (anna, bea):
            refused = await who.refused(f"/api/moderation/tables/{table}", given)
            assert refused == "403 not_moderator"
        await mona.post(f"/api/moderation/tables/{table}", given)
        page = await anna.page(table)
        assert (page["status"], page["unrated"]) == ("over", "closed")
        assert page["result"]["reason"] == "closed"
        assert page["view"]["actors"] == [], "nobody is asked any more"
        lines = (await anna.get("/api/tables"))["mine"]
        assert not any(one["your_turn"] for one in lines if one["table"] == table)
        other = given | {"once": "23456789"}
        again = await mona.refused(f"/api/moderation/tables/{table}", other)
        assert again == "400 table_over"
        await mona.post(f"/api/moderation/tables/{waiting}", other)
        assert clean(await anna.send("GET", f"/api/tables/{waiting}")) == "404 no_such_table"
        before = (await mona.get("/api/moderation/log"))["lines"]
        assert [(one["action"], one["table"]) for one in before[:2]] == [
            ("close", waiting),
            ("close", table),
        ]
        for place, word in ((table, given), (waiting, other)):
            told = await mona.post(f"/api/moderation/tables/{place}", word)
            assert told == {"closed": place}, "a replay is answered alike"
        assert (await mona.get("/api/moderation/log"))["lines"] == before, "and not written down"
        third = await anna.create(["me", "open", "open"], visibility="public")
        refused = await mona.refused(f"/api/moderation/tables/{third}", given)
        assert refused == "400 bad_body", "one word for one table"


async def test_a_table_that_does_not_close_is_not_in_the_log(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table, anna, _, mona = await rude_table(server)
        waiting = await anna.create(["me", "open", "open"], visibility="public")

        def broken(*_: object) -> None:
            raise StoreFailed("the disk is full")

        monkeypatch.setattr(sanctions, "append_all", broken)
        monkeypatch.setattr(removal, "remove", broken)
        before = (await mona.get("/api/moderation/log"))["lines"]
        for place, word in ((table, "12345678"), (waiting, "23456789")):
            given = {"why": "rude", "once": word}
            answer = await mona.send("POST", f"/api/moderation/tables/{place}", given)
            assert answer.status_code == 503
        assert (await mona.get("/api/moderation/log"))["lines"] == before
        assert (await anna.page(table))["status"] == "playing"
        monkeypatch.undo()
        for place, word in ((table, "12345678"), (waiting, "23456789")):
            given = {"why": "rude", "once": word}
            await mona.post(f"/api/moderation/tables/{place}", given)
        assert (await anna.page(table))["status"] == "over"


async def test_all_roles_are_read_at_once(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    real = Sanctions.moderates

    async def spied(self: Sanctions, user: str) -> bool:
        asked.append(user)
        return await real(self, user)

    async with serve() as server:
        anna, mona, mike = [
            await server.guest("Anna"),
            await moderator(server),
            await moderator(server, "Mike"),
        ]
        for person in (await server.guest("Bea"), await server.guest("Carl"), mike):
            path = f"/api/people/{await id_of(person)}/report"
            await anna.post(path, {"reason": "spam"})
        monkeypatch.setattr(Sanctions, "moderates", spied)
        told = (await mona.get("/api/moderation"))["people"]
        assert {one["name"]: one["moderator"] for one in told} == {
            "Bea": False,
            "Carl": False,
            "Mike": True,
        }
        assert asked == [await id_of(mona)]


def test_routes_write_only_where_it_is_asked_once_more_who_is_banned() -> None:
    """By `Context.write`, `act` and `act_often`, which ask inside the write."""
    for file in Path(guildhall.server.routes.__file__).parent.glob("*.py"):
        assert "hub.write" not in file.read_text(), file.name


async def late(bea: Person, mona: Person, person: str, action: str, what: Any) -> str:
    """How it is answered that a moderator acts while something of Bea's waits for its table."""
    opened, held = bea.serve.opened(what[0]), bea.serve.worker.conduct.held
    await opened.lock.acquire()
    waits = asyncio.create_task(bea.refused_at(*what))
    await eventually(lambda: bool(opened.commands), "it waits for the table")
    acting = asyncio.create_task(act(mona, person, action, days=1, once=f"do {what}"))
    await eventually(lambda: bool(held(person, action)), "it holds")
    opened.lock.release()
    await acting
    await act(mona, person, "lift", why="", once=f"lift {what}")
    return await waits


async def test_a_sanction_holds_for_what_waits_for_its_table(serve: Serve) -> None:
    """They were asked before, and admitted; the write asks again."""
    async with serve() as server:
        table, anna, bea, mona = await rude_table(server)
        waiting = await anna.create(["me", "open", "open"], visibility="public")
        person = await id_of(bea)
        for action, code, what in (
            ("silence", "silenced", (table, "chat", {"text": "again"})),
            ("ban", "banned", (table, "note", {"text": "mine"})),
            ("ban", "banned", (waiting, "sit", {})),
        ):
            assert await late(bea, mona, person, action, what) == f"403 {code}"


async def test_open_pages_are_told_of_a_warning(serve: Serve) -> None:
    async with serve() as server:
        table, anna, bea, mona = await rude_table(server)
        hall, other = bea.hall(), anna.hall()
        await hall.next()
        await other.next()
        async with bea.watch(table) as page:
            await page.next()
            await act(mona, await id_of(bea), "warn")
            for socket in (page, hall):
                while "conduct" not in (told := await socket.next()):
                    pass
                assert told["conduct"]["warning"]["why"] == "rude words"
            warning = told["conduct"]["warning"]["id"]
            await bea.post("/api/conduct", {"warning": warning})
            while "conduct" not in (told := await page.next()):
                pass
            assert told["conduct"]["warning"] is None, "in the other tab, too"
        await hall.close()
        await other.close()
        assert not any("rude words" in text for text in anna.heard), "to nobody else"


@PG
async def test_a_sanction_is_known_to_the_other_worker_at_once(
    serve: Serve, postgres_url: str
) -> None:
    """Clocks of tests stand still: what is remembered there does not grow old."""
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        table, _, bea, mona = await rude_table(one)
        there, person = same(bea, two), await id_of(bea)
        assert (await there.get("/api/conduct"))["banned"] is None
        hall = there.hall()
        await hall.next()
        await act(mona, person, "warn")
        while "conduct" not in (told := await hall.next()):
            pass
        assert told["conduct"]["warning"]["why"] == "rude words"
        assert await there.refused_at(table, "chat", {"text": "x"}) == "403 warning_unread"
        await act(mona, person, "ban")
        while "error" not in (told := await hall.next()):
            pass
        assert told["error"]["code"] == "banned"
        await hall.close()
        await act(mona, person, "lift", why="")
        await eventually(lambda: not two.worker.conduct.holding(person), "lifted there")
        await there.get("/api/tables")

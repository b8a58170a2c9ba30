"""One's own data as a file, and leaving for good: what goes, what stays, and who may ask."""

import json
from typing import Any

import pytest
from sqlalchemy import text

from guildhall.server.live import loader
from guildhall.store import schema
from guildhall.store.departures import DROPPED
from guildhall.store.dossiers import KEPT
from guildhall.table.own import UNSAID
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, clean, eventually

FORMER = "Former player"
NOT_TOLD = {"departures"}
"""Kinds of rows with a user that the person is not told of, with a reason: only there for a moment
after the person has gone."""
STAYS = {"entrants", "played", "ratings", "seats", "departures", "users", "reports", "gallery"}
"""Kinds of rows that stay when a person leaves: games are those of others, too, and so is what was
reported; it stays without the words."""


def test_every_kind_of_row_is_told_and_dropped_or_named_here() -> None:
    owned = {name for name, kind in schema.metadata.tables.items() if "user_id" in kind.c}
    assert owned == {kind.name for kind in KEPT} | NOT_TOLD
    assert owned - STAYS == {kind.name for kind in DROPPED}


async def id_of(person: Person) -> str:
    return str((await person.get("/api/people/me"))["person"])


async def everything(server: RunningServer) -> str:
    """All text in the database."""

    def read(connection: Any) -> str:
        return "\n".join(
            str(tuple(row))
            for kind in schema.metadata.sorted_tables
            for row in connection.execute(text(f'SELECT * FROM "{kind.name}"'))  # noqa: S608
        )

    return await server.worker.store.read(read)


async def test_all_data_of_a_person_comes_as_a_file(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl")
        await anna.do(table, "chat", {"text": "my own words"})
        await bea.do(table, "chat", {"text": "words of another"})
        await anna.do(table, "note", {"text": "a secret plan"})
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        await anna.post(f"/api/people/{await id_of(bea)}/bond", {"kind": "follow"})
        answer = await anna.send("GET", "/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert told["account"]["login"] == "anna"
        assert told["bonds"][0]["other_id"] == await id_of(bea)
        assert [one["table"] for one in told["tables"]] == [table]
        assert "my own words" in answer.text
        assert "a secret plan" in answer.text
        for secret in ("argon2", "words of another", "id_hash", "p256dh"):
            assert secret not in answer.text
        assert clean(await server.stranger().send("GET", "/api/me/export")) == "401 not_signed_in"


async def test_who_leaves_is_forgotten_and_the_games_stay(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "COPY_EVERY", 1)
    async with serve() as server:
        finished, people = await server.full_table("Wilhelmina", "Bea", "Carl")
        anna, bea, carl = people
        await anna.do(finished, "chat", {"text": "I live in Gent"})
        await anna.do(finished, "note", {"text": "a secret plan"})
        for person in (anna, carl):
            await person.do(finished, "concede")
        running = await bea.create(["me", "open", "open"], visibility="public")
        await anna.do(running, "sit")
        await carl.do(running, "sit")
        alone = await anna.create(["me", "random", "random"])
        waiting = await bea.create(["me", "open", "open"], visibility="public")
        await anna.do(waiting, "sit")
        left = await bea.create(["me", "open", "open"], visibility="public")
        await anna.do(left, "sit")
        await anna.do(left, "stand")
        await anna.post(f"/api/people/{await id_of(bea)}/bond", {"kind": "follow"})
        await bea.post(f"/api/people/{await id_of(anna)}/bond", {"kind": "follow"})
        await eventually(lambda: finished in server.worker.results.written)
        was, cookies = await id_of(anna), dict(anna.http.cookies)
        assert await anna.refused("/api/me/delete", {"name": "Bea"}) == "409 wrong_name"
        await anna.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        thief = server.stranger(cookie="; ".join(f"{k}={v}" for k, v in cookies.items()))
        assert await thief.get("/api/me") == {"me": None}
        page = await bea.page(finished)
        assert page["chairs"][0]["name"] == FORMER
        assert page["status"] == "over", "the game stays"
        said = (await bea.get(f"/api/tables/{finished}/chat"))["lines"]
        assert [(line["name"], line["text"]) for line in said] == [(FORMER, UNSAID)]
        now = (await bea.page(running))["chairs"]
        assert sorted(c["name"] for c in now) == ["Bea", "Carl", FORMER]
        assert [c["conceded"] for c in now if c["name"] == FORMER] == [True]
        kinds = [chair["kind"] for chair in (await bea.page(waiting))["chairs"]]
        assert kinds.count("human") == 1
        assert clean(await bea.send("GET", f"/api/tables/{alone}")) == "404 no_such_table"
        assert clean(await bea.send("GET", f"/api/people/{was}")) == "404 no_such_person"
        assert (await bea.get("/api/bonds"))["follows"] == []
        record = await bea.send("GET", f"/api/tables/{finished}/record")
        assert "Wilhelmina" not in record.text
        await server.worker.hub.summaries.sum_up()
        for word in ("Wilhelmina", "I live in Gent", "a secret plan"):
            assert word not in await everything(server)
    async with serve() as server:
        assert json.dumps(FORMER) in json.dumps(
            [chair["name"] for chair in (await server.stranger().page(finished))["chairs"]]
        )


async def test_an_account_is_deleted_by_its_password_alone(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        account = {"login": "anna", "password": "correct horse"}
        await anna.post("/api/account", account)
        path = "/api/me/delete"
        assert await anna.refused(path, {"name": "Anna"}) == "401 wrong_password"
        assert await anna.refused(path, {"password": "wrong horse"}) == "401 wrong_password"
        assert await anna.refused(path, {"password": 1}) == "400 bad_body"
        foreign = {"origin": "https://elsewhere.test"}
        given = {"password": "correct horse"}
        assert await anna.refused(path, given, headers=foreign) == "403 foreign_origin"
        assert await server.stranger().refused(path, given) == "401 not_signed_in"
        assert (await anna.get("/api/me"))["me"]["login"] == "anna"
        await anna.post(path, given)
        assert await anna.get("/api/me") == {"me": None}
        assert await server.stranger().refused("/api/login", account) == "401 wrong_password"
        bea = await server.guest("Bea")
        guesses = [await bea.send("POST", path, {"name": "Anna"}) for _ in range(20)]
        assert clean(guesses[-1]) == "429 too_many_requests"
        files = [await bea.send("GET", "/api/me/export") for _ in range(7)]
        assert clean(files[-1]) == "429 too_many_requests"


async def test_a_departure_that_was_interrupted_goes_on_after_a_restart(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, _, _) = await server.full_table("Wilhelmina", "Bea", "Carl")
        person = await id_of(anna)
        server.worker.departing.due = False
        await server.worker.store.departures.begin(person, FORMER)
    async with serve() as server:
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        names = [c["name"] for c in (await server.stranger().page(table))["chairs"]]
        assert names == [FORMER, "Bea", "Carl"]


async def test_a_game_that_ends_while_somebody_leaves_is_gone_over_once_more(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their seat could not be given up any more, and their name and words stayed in it for good."""
    async with serve() as server:
        _, (anna, bea, carl) = tabled = await server.full_table("Wilhelmina", "Bea", "Carl")
        table, hub = tabled[0], server.worker.hub
        await anna.do(table, "chat", {"text": "I live in Gent"})
        write = hub.write

        async def later(*args: Any, **more: Any) -> Any:
            monkeypatch.undo()
            for person in (bea, carl):
                await person.do(table, "concede")
            return await write(*args, **more)

        await server.worker.departing.tick()
        monkeypatch.setattr(hub, "write", later)
        await anna.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        await hub.summaries.sum_up()
        kept = await everything(server)
        assert "Wilhelmina" not in kept
        assert "I live in Gent" not in kept


async def test_who_stood_up_before_leaving_is_forgotten_at_tables_in_memory(serve: Serve) -> None:
    """Their name and words were shown until the table was read anew."""
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Wilhelmina", "Bea", "Carl")]
        table = await bea.create(["me", "open", "open"], visibility="public")
        await anna.do(table, "sit", {"seat": 1})
        await anna.do(table, "chat", {"text": "I live in Gent"})
        await anna.do(table, "note", {"text": "a secret plan"})
        await anna.do(table, "stand")
        await carl.do(table, "sit", {"seat": 1})
        await carl.do(table, "chat", {"text": "good evening"})
        assert (await carl.page(table))["note"] == "", "a note goes with who wrote it"
        await bea.do(table, "offer", {"person": await id_of(anna)})
        await anna.do(table, "decline")
        await anna.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        page = await bea.page(table)
        assert [chair["declined"] for chair in page["chairs"]] == ["", "", FORMER]
        said = (await bea.get(f"/api/tables/{table}/chat"))["lines"]
        told = [(line["name"], line["text"]) for line in said]
        assert told == [(FORMER, UNSAID), ("Carl", "good evening")]
        await server.worker.hub.summaries.sum_up()
        kept = await everything(server)
        for word in ("Wilhelmina", "I live in Gent", "a secret plan"):
            assert word not in kept
        assert "good evening" in kept

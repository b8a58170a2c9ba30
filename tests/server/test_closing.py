"""Tables that moderators close, and sanctions that come while something is under way."""

import pytest

from guildhall.store import StoreFailed, removal, sanctions
from guildhall.store.sanctions import Sanctions
from tests.server.conftest import Serve
from tests.server.moderators import id_of, moderator, rude_table
from tests.server.running import clean


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

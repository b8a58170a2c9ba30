"""Inviting people by name: who may, who is told, and what nobody learns or can do by it."""

from typing import Any

import pytest

from guildhall.server.http.rates import Rates
from guildhall.server.routes import hall
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, clean
from tests.server.test_bonds import id_of, tie
from tests.server.test_notices import settled
from tests.server.test_rematch import finished, notices_of

RUDE = '<img src=x onerror="alert(1)">'


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PACE_SECONDS", 0.0)


async def offer(host: Person, table: str, guest: Person, **more: Any) -> Any:
    return await host.do(table, "offer", {"person": await id_of(guest), **more})


async def refused(host: Person, table: str, person: str, **more: Any) -> str:
    return await host.refused_at(table, "offer", {"person": person, **more})


async def summed_up(server: RunningServer) -> None:
    """Let lists know what has happened at tables."""
    await server.worker.hub.summaries.sum_up(100)


async def found(person: Person, name: str = "") -> list[tuple[str, str]]:
    told = await person.get("/api/acquaintances", params={"name": name})
    return [(one["name"], one["how"]) for one in told["people"]]


async def waiting(server: RunningServer, *names: str, **more: Any) -> tuple[str, list[Person]]:
    """A table of the first person with two open seats, and the others."""
    people = [await server.guest(name) for name in names]
    return await people[0].create(["me", "open", "open"], **more), people


async def test_the_invited_sees_it_at_once_and_sits_down_at_a_private_table(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await waiting(
            server, "Anna", "Bea", "Carl", visibility="private"
        )
        page = bea.hall()
        assert (await page.next())["hall"]["mine"] == []
        await offer(anna, table, bea, seat=2)
        await server.worker.hall_news.pass_on()
        (line,) = (await page.next())["news"]["mine"]
        assert (line["table"], line["invited"], line["inviter"]) == (table, True, "Anna")
        shown = await bea.page(table)
        assert (shown["invited"], shown["inviter"], shown["seat"]) == (True, "Anna", -1)
        assert clean(await carl.send("GET", f"/api/tables/{table}")) == "404 no_such_table"
        assert await carl.refused_at(table, "sit", {"seat": 2}) == "403 bad_invitation"
        await bea.do(table, "sit")
        assert (await bea.page(table))["seat"] == 2
        await page.close()


async def test_they_are_told_by_what_they_chose_until_it_is_taken_back(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea) = await waiting(server, "Anna", "Bea")
        await offer(anna, table, bea)
        await settled(server)
        pending = await server.worker.store.notices.pending(server.clock.now + 1)
        assert [(one.user, one.kind) for one in pending] == [(await id_of(bea), "invitation")]
        assert await anna.refused_at(table, "withdraw", {"seat": 0}) == "403 bad_invitation"
        assert await bea.refused_at(table, "withdraw", {"seat": 1}) == "403 not_your_table"
        server.clock.now += 1
        await anna.do(table, "withdraw", {"seat": 1})
        await settled(server)
        assert await notices_of(server) == {}
        chairs = (await anna.page(table))["chairs"]
        assert [(c["invited"], c["declined"]) for c in chairs] == [("", "")] * 3
        assert await bea.refused_at(table, "sit") == "403 bad_invitation"
        await summed_up(server)
        assert (await bea.get("/api/tables"))["mine"] == []
        again = await anna.refused_at(table, "withdraw", {"seat": 1})
        assert again == "403 bad_invitation", "once is enough"


async def test_it_ends_when_the_table_begins_or_is_deleted(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea) = await waiting(server, "Anna", "Bea", level="random")
        await offer(anna, table, bea)
        await anna.do(table, "start")
        assert await bea.refused_at(table, "sit") in ("400 table_started", "403 bad_invitation")
        await summed_up(server)
        assert (await bea.get("/api/tables"))["mine"] == []
        other = await anna.create(["me", "open", "open"])
        await offer(anna, other, bea)
        await summed_up(server)
        page = bea.hall()
        assert [line["table"] for line in (await page.next())["hall"]["mine"]] == [other]
        mine = {line["table"]: line for line in (await anna.get("/api/tables"))["mine"]}
        assert mine[other]["deletable"], "nobody else sits there"
        assert (await anna.send("DELETE", f"/api/tables/{other}", {})).status_code == 200
        assert (await page.next())["news"]["gone"] == [other]
        await page.close()


async def test_a_new_table_may_invite(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        seats = [{"kind": "me"}, {"kind": "invited", "person": await id_of(bea)}, {"kind": "bot"}]
        wish = {"game": "guildes", "seats": seats}
        made = await anna.post("/api/tables", wish, 201)
        assert made["status"] == "open"
        assert [c["invited"] for c in (await anna.page(made["table"]))["chairs"]] == ["", "Bea", ""]
        await bea.do(made["table"], "sit")
        assert (await bea.page(made["table"]))["status"] == "playing"
        twice = {**wish, "seats": [*seats[:2], seats[1]]}
        assert await anna.refused("/api/tables", twice) == "409 already_here"
        nobody = {**wish, "seats": [seats[0], {"kind": "invited"}, seats[2]]}
        assert await anna.refused("/api/tables", nobody) == "404 no_such_person"


async def test_who_blocks_one_is_nobody_for_them(serve: Serve) -> None:
    """A host who is blocked is told the same as of a person who hides, or who is not there."""
    async with serve() as server:
        table, (anna, bea, carl) = await waiting(server, "Anna", "Bea", "Carl")
        await carl.post("/api/settings", {"profile": "nobody"})
        await tie(bea, anna, "block")
        told = [
            await anna.send("POST", f"/api/tables/{table}/offer", {"person": who})
            for who in (await id_of(bea), await id_of(carl), "nobody")
        ]
        assert {clean(answer) for answer in told} == {"404 no_such_person"}
        assert len({answer.text for answer in told}) == 1
        assert await found(anna, "b") == []
        await settled(server)
        assert await notices_of(server) == {}


async def test_an_invitation_of_somebody_who_is_blocked_later_is_gone(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea) = await waiting(server, "Anna", "Bea")
        await offer(anna, table, bea)
        await summed_up(server)
        page = bea.hall()
        assert len((await page.next())["hall"]["mine"]) == 1
        await tie(bea, anna, "block")
        assert (await page.next())["hall"]["mine"] == []
        await page.close()
        chairs = (await anna.page(table))["chairs"]
        assert chairs[1]["invited"] == "Bea", "Anna learns nothing"


async def test_what_cannot_be_offered(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await waiting(server, "Anna", RUDE, "Carl")
        dora = await server.guest("Dora")
        ids = {person.name: await id_of(person) for person in (anna, bea, carl, dora)}
        path = f"/api/tables/{table}/offer"
        body = {"person": ids["Carl"]}
        assert await bea.refused(path, body) == "403 not_your_table"
        assert await server.stranger().refused(path, body) == "401 not_signed_in"
        foreign = {"origin": "https://elsewhere.test"}
        assert await anna.refused(path, body, headers=foreign) == "403 foreign_origin"
        for mine in ("me", ids["Anna"]):
            assert await refused(anna, table, mine) == "409 not_yourself"
        for nobody in ("", "nobody", "%00", "<script>"):
            assert await refused(anna, table, nobody) == "404 no_such_person"
        for bad in ({}, {"person": 3}, {"person": "x" * 65}, {**body, "name": "Eve"}):
            assert await anna.refused(path, bad) == "400 bad_body"
        assert await refused(anna, table, ids["Carl"], seat=0) == "409 seat_taken"
        assert await refused(anna, table, ids["Carl"], seat=7) == "400 no_such_seat"
        await offer(anna, table, bea)
        assert (await anna.page(table))["chairs"][1]["invited"] == RUDE, "as text, whatever it is"
        assert await refused(anna, table, ids[RUDE]) == "409 already_here"
        assert await refused(anna, table, ids["Carl"], seat=1) == "409 seat_offered"
        await offer(anna, table, carl)
        assert await refused(anna, table, ids["Dora"]) == "409 no_free_seat"
        await anna.do(table, "start")
        assert await refused(anna, table, ids["Dora"]) == "400 table_started"
        assert await anna.refused_at(table, "withdraw", {"seat": 1}) == "400 table_started"


async def test_floods_are_stopped_and_the_feature_can_be_off(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        table, (anna, bea) = await waiting(server, "Anna", "Bea")
        for _ in range(Rates.INVITED_BY_ONE.amount):
            await offer(anna, table, bea)
            await anna.do(table, "withdraw", {"seat": 1})
        assert await refused(anna, table, await id_of(bea)) == "429 too_many_requests"
        left = Rates.INVITATIONS.amount - Rates.INVITED_BY_ONE.amount
        told = [await refused(anna, table, "nobody") for _ in range(left)]
        assert told[-1] == "429 too_many_requests"
    async with serve(without=frozenset({"invitations"})) as server:
        table, (anna, bea) = await waiting(server, "Anna", "Bea")
        assert await refused(anna, table, await id_of(bea)) == "404 feature_off"
        assert clean(await anna.send("GET", "/api/acquaintances")) == "404 feature_off"


async def test_people_are_found_those_one_knows_first(serve: Serve) -> None:
    async with serve() as server:
        _, (anna, bea, carl) = await finished(server, "Anna", "Bea", "Carl")
        await server.worker.results.keep()
        zoe, cleo = await server.guest("Zoë Quist"), await server.guest("Cleo")
        await tie(anna, zoe, "follow")
        await cleo.post("/api/account", {"login": "cleo", "password": "a long password"})
        assert sorted(await found(anna)) == [
            ("Bea", "recent"),
            ("Carl", "recent"),
            ("Zoë Quist", "followed"),
        ]
        assert (await found(anna))[0] == ("Zoë Quist", "followed")
        assert await found(anna, "c") == [("Carl", "recent"), ("Cleo", "named")]
        assert await found(anna, "ZOË") == [("Zoë Quist", "followed")]
        assert await found(anna, "%") == []
        assert await found(anna, "an") == [], "nobody invites themselves"
        await tie(anna, carl, "block")
        assert await found(anna, "c") == [("Cleo", "named")]
        await cleo.post("/api/settings", {"profile": "nobody"})
        assert await found(anna, "cl") == []
        await zoe.post("/api/settings", {"name": "Yara"})
        assert await found(anna, "y") == [("Yara", "followed")]
        stranger = await server.stranger().send("GET", "/api/acquaintances")
        assert clean(stranger) == "401 not_signed_in"
        assert await found(bea, "x" * 5000) == []

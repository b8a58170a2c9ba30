"""Following and blocking: what it does, and what nobody learns or can do by it."""

from typing import Any

import pytest

from guildhall.server.people import circles
from guildhall.server.routes import hall
from guildhall.store import Circle, bonds
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, clean


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PACE_SECONDS", 0.0)


async def id_of(person: Person) -> str:
    return str((await person.get("/api/people/me"))["person"])


async def tie(person: Person, other: Person, kind: str) -> Any:
    return await person.post(f"/api/people/{await id_of(other)}/bond", {"kind": kind})


async def anna_and_bea(server: RunningServer) -> tuple[Person, Person]:
    return await server.guest("Anna"), await server.guest("Bea")


async def test_a_bond_that_is_made_while_bonds_are_read_counts_at_once(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who read them before does not keep them for a minute."""
    async with serve() as server:
        anna, bea = await anna_and_bea(server)
        own, other, worker = await id_of(anna), await id_of(bea), server.worker
        read = worker.store.bonds.circle

        async def read_slowly(user: str) -> Circle:
            circle = await read(user)
            await worker.circles.tie(own, other, bonds.BLOCK)
            return circle

        with monkeypatch.context() as slow:
            slow.setattr(worker.store.bonds, "circle", read_slowly)
            worker.circles.forget(own)
            await worker.circles.of(own)
        assert (await worker.circles.of(own)).bond(other) == bonds.BLOCK
        assert worker.circles.remembered(own) is not None, "it is kept from then on"


async def test_people_who_are_followed_are_marked(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await anna_and_bea(server)
        table = await bea.create(["me", "open", "open"], visibility="public")
        assert (await tie(anna, bea, "follow")) == {"bond": "follow"}
        (line,) = (await anna.get("/api/tables"))["open"]
        assert [seat["followed"] for seat in line["seats"]] == [True, False, False]
        (own,) = (await bea.get("/api/tables"))["mine"]
        assert not any(seat["followed"] for seat in own["seats"]), "nobody is told who follows"
        assert (await anna.get(f"/api/people/{await id_of(bea)}"))["bond"] == "follow"
        listed = await anna.get("/api/bonds")
        assert listed == {
            "follows": [{"person": await id_of(bea), "name": "Bea"}],
            "mutes": [],
            "blocks": [],
        }
        await tie(anna, bea, "none")
        (line,) = (await anna.get("/api/tables"))["open"]
        assert line["table"] == table
        assert not line["seats"][0]["followed"]


async def test_who_is_blocked_keeps_away(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await anna_and_bea(server)
        carl = await server.guest("Carl")
        table = await anna.create(["me", "open", "open"], visibility="public")
        beas = await bea.create(["me", "open", "open"], visibility="public")
        page = bea.hall()
        assert [line["table"] for line in (await page.next())["hall"]["open"]] == [table]
        await tie(anna, bea, "block")
        assert (await page.next())["hall"]["open"] == [], "the hall is told anew"
        await page.close()
        assert await bea.refused_at(table, "sit") == "403 not_welcome"
        link = (await anna.do(table, "invite"))["invitation"]
        refused = await bea.refused_at(table, "sit", {"invitation": link})
        assert refused == "403 not_welcome", "not by a link either"
        assert (await anna.get("/api/tables"))["open"] == [], "and she does not see his tables"
        anna_id = await id_of(anna)
        for path in (f"/api/people/{anna_id}", f"/api/history?person={anna_id}"):
            assert clean(await bea.send("GET", path)) == "404 no_such_person"
        assert await bea.refused(f"/api/people/{anna_id}/bond", {"kind": "follow"}) == (
            "404 no_such_person"
        )
        await carl.do(table, "sit")
        await anna.do(beas, "sit"), "her own choice"
        await tie(anna, bea, "none")
        await bea.do(table, "sit")


async def test_words_of_blocked_people_do_not_arrive(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl")
        await bea.do(table, "chat", {"text": "a rude word"})
        await tie(anna, bea, "block")
        await bea.do(table, "chat", {"text": "another rude word"})
        await carl.do(table, "chat", {"text": "hello"})
        anna.heard.clear()
        async with anna.watch(table) as page:
            while "talk" not in (told := await page.next()):
                pass
        assert [line["text"] for line in told["talk"]["lines"]] == ["", "", "hello"]
        told = await anna.get(f"/api/tables/{table}/chat")
        assert [line["text"] for line in told["lines"]] == ["", "", "hello"]
        assert not any("rude" in text for text in anna.heard)
        told = await carl.get(f"/api/tables/{table}/chat")
        assert told["lines"][0]["text"] == "a rude word"


async def test_words_are_of_who_said_them_not_of_who_sits_there_now(serve: Serve) -> None:
    """Whoever sat down where somebody blocked had sat lent them their voice, or lost their own."""
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        table = await anna.create(["me", "open", "open"], visibility="public")
        await bea.do(table, "sit", {"seat": 1})
        await bea.do(table, "chat", {"text": "a rude word"})
        await bea.do(table, "stand")
        await carl.do(table, "sit", {"seat": 1})
        await carl.do(table, "chat", {"text": "hello"})
        await tie(anna, bea, "block")
        told = await anna.get(f"/api/tables/{table}/chat")
        assert [line["text"] for line in told["lines"]] == ["", "hello"]
        await tie(anna, bea, "none")
        await tie(anna, carl, "block")
        told = await anna.get(f"/api/tables/{table}/chat")
        assert [line["text"] for line in told["lines"]] == ["a rude word", ""]


async def test_who_is_muted_is_not_heard_by_one_person(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl")
        await bea.do(table, "chat", {"text": "a long word"})
        assert await tie(anna, bea, "mute") == {"bond": "mute"}
        await bea.do(table, "chat", {"text": "another long word"})
        anna.heard.clear()
        async with anna.watch(table) as page:
            while "talk" not in (told := await page.next()):
                pass
        for said in (told["talk"], await anna.get(f"/api/tables/{table}/chat")):
            assert [line["text"] for line in said["lines"]] == ["", ""]
            assert said["muted"] == [1]
        assert not any("long word" in text for text in anna.heard)
        listed = await anna.get("/api/bonds")
        assert [who["name"] for who in listed["mutes"]] == ["Bea"]
        for other in (bea, carl):
            said = await other.get(f"/api/tables/{table}/chat")
            assert said["lines"][0]["text"] == "a long word", "she is muted for Anna alone"
            assert said["muted"] == []
        seen = await bea.get(f"/api/people/{await id_of(anna)}")
        assert seen["bond"] == "none", "and is not told"
        await tie(anna, bea, "none")
        said = await anna.get(f"/api/tables/{table}/chat")
        assert [line["text"] for line in said["lines"]] == ["a long word", "another long word"]


async def test_who_is_blocked_is_invited_to_no_rematch(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl")
        for person in (bea, carl):
            await person.do(table, "concede")
        await tie(bea, anna, "block")
        again = str((await anna.do(table, "rematch"))["table"])
        chairs = (await anna.page(again))["chairs"]
        assert sorted(chair["invited"] for chair in chairs) == ["", "", "Carl"]


async def test_what_cannot_be_tied(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bonds, "MOST", 1)
    async with serve() as server:
        anna, bea = await anna_and_bea(server)
        carl = await server.guest("Carl")
        await carl.post("/api/settings", {"profile": "nobody"})
        path = f"/api/people/{await id_of(carl)}/bond"
        for mine in ("me", await id_of(anna)):
            told = await anna.refused(f"/api/people/{mine}/bond", {"kind": "block"})
            assert told == "409 not_yourself"
        for nobody in ("nobody", "x" * 65, "%00", "<script>"):
            told = await anna.refused(f"/api/people/{nobody}/bond", {"kind": "block"})
            assert told == "404 no_such_person"
        assert await anna.refused(path, {"kind": "follow"}) == "404 no_such_person"
        assert await anna.refused(path, {"kind": "marry"}) == "400 bad_body"
        assert await server.stranger().refused(path, {"kind": "block"}) == "401 not_signed_in"
        assert clean(await server.stranger().send("GET", "/api/bonds")) == "401 not_signed_in"
        foreign = {"origin": "https://elsewhere.test"}
        assert await anna.refused(path, {"kind": "block"}, headers=foreign) == "403 foreign_origin"
        await anna.post(path, {"kind": "block"})
        told = await anna.refused(f"/api/people/{await id_of(bea)}/bond", {"kind": "block"})
        assert told == "409 too_many_bonds"
        listed = await anna.get("/api/bonds")
        assert [who["name"] for who in listed["blocks"]] == ["Carl"]


async def test_floods_are_stopped_and_the_feature_can_be_off(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        anna, bea = await anna_and_bea(server)
        path = f"/api/people/{await id_of(bea)}/bond"
        answers = [(await anna.send("POST", path, {"kind": "follow"})) for _ in range(61)]
        assert clean(answers[-1]) == "429 too_many_requests"
    async with serve(without=frozenset({"following"})) as server:
        anna, bea = await anna_and_bea(server)
        path = f"/api/people/{await id_of(bea)}/bond"
        assert await anna.refused(path, {"kind": "follow"}) == "404 feature_off"
        assert clean(await anna.send("GET", "/api/bonds")) == "404 feature_off"


async def test_circles_are_read_once_and_again_after_a_change(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await anna_and_bea(server)
        kept = server.worker.circles
        assert await kept.of("") == circles.NOBODYS
        first = await kept.of(await id_of(anna))
        assert await kept.of(await id_of(anna)) is first
        await tie(bea, anna, "block")
        assert await id_of(bea) in (await kept.of(await id_of(anna))).blocked_by

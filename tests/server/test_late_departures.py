"""People who leave for good while something of theirs is read, or written, at the same moment."""

import asyncio
from typing import Any

import pytest

from guildhall.server.live.open_table import Command, Written
from guildhall.store import Left
from tests.server.conftest import Serve
from tests.server.running import RunningServer, clean, eventually
from tests.server.test_at_the_same_time import Held
from tests.server.test_departing import everything
from tests.server.test_workers import same
from tests.store.postgres import PG

OPEN_TO_ALL = {"visibility": "public"}


def departed(here: RunningServer, other: RunningServer) -> asyncio.Event:
    """Set once a name is gone from all tables; the other worker leaves that to this one."""
    other.worker.departing.due = False
    gone = asyncio.Event()
    here.worker.departing.departed.append(gone.set)
    return gone


async def hears_nothing(*_: object) -> None:
    """Hints of other workers come late."""


async def test_who_watches_with_a_delay_while_somebody_leaves_does_not_read_their_name_later(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read between two steps of the departure was shown until the delay had passed."""
    async with serve() as server:
        names = "Wilhelmina", "Bea", "Carl"
        table, (anna, _, _) = await server.full_table(*names, delay="moves")
        await anna.do(table, "chat", {"text": "I live in Gent"})
        dan, departures = await server.guest("Dan"), server.worker.store.departures
        assert "Wilhelmina" in str(await dan.page(table))
        rewrite, read = departures.rewrite, list[str]()

        async def looked_at(*given: Any) -> None:
            read.append(str(await dan.page(table)))
            await rewrite(*given)

        monkeypatch.setattr(departures, "rewrite", looked_at)
        await anna.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        assert read
        for page in (*read, str(await dan.page(table))):
            assert "Wilhelmina" not in page


async def test_whom_people_follow_is_read_anew_though_it_was_being_read_as_somebody_left(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before they left was remembered for a minute."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        person = await anna.get("/api/people/me"), await bea.get("/api/people/me")
        followed, follower = (str(one["person"]) for one in person)
        await bea.post(f"/api/people/{followed}/bond", {"kind": "follow"})
        circles, circle = server.worker.circles, server.worker.store.bonds.circle

        async def slow(user: str) -> Any:
            found = await circle(user)
            monkeypatch.undo()
            await anna.post("/api/me/delete", {"name": "Anna"})
            return found

        monkeypatch.setattr(server.worker.store.bonds, "circle", slow)
        circles.forget(follower)
        await circles.of(follower)
        assert not (await circles.of(follower)).follows


@pytest.mark.parametrize("what", ["chat", "note"])
async def test_what_is_said_while_ones_departure_goes_over_the_table_is_refused(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """It came half a second after who they are was looked up, and stayed for good."""
    async with serve() as server:
        table, (anna, _, _) = await server.full_table("Wilhelmina", "Bea", "Carl")
        with monkeypatch.context() as patched:
            held = Held(patched, server.worker.hub, "write", after=False)
            path, words = f"/api/tables/{table}/{what}", {"text": "I live in Gent"}
            slow = asyncio.create_task(anna.send("POST", path, words))
            await held.come.wait()
        await anna.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        held.go_on.set()
        assert clean(await slow) == "401 not_signed_in"
        assert "I live in Gent" not in await everything(server)


@PG
async def test_who_has_left_says_nothing_at_a_worker_that_has_not_heard_of_it(
    serve: Serve, postgres_url: str
) -> None:
    """Their session was remembered there for seconds, and what they said stayed for good."""
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        table, (anna, _, _) = await one.full_table("Wilhelmina", "Bea", "Carl")
        there = same(anna, two)
        await there.do(table, "chat", {"text": "good evening"})
        gone = departed(one, two)
        await anna.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(gone.is_set)
        said = {"text": "I live in Gent"}
        assert await there.refused_at(table, "chat", said) == "401 not_signed_in"
        assert "I live in Gent" not in await everything(one)


@PG
async def test_words_of_others_stay_though_seats_are_drawn_while_somebody_leaves(
    serve: Serve, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has drawn the seat that they had lost what they said."""
    async with serve(db=postgres_url) as one, serve(db=postgres_url) as two:
        anna, bea = await one.guest("Anna"), await one.guest("Wilhelmina")
        table = await anna.create(["me", "open", "open"], "dutch_revolt", **OPEN_TO_ALL, draw=True)
        await bea.do(table, "sit")
        monkeypatch.setattr("guildhall.table.state.drawn_seats", lambda *_: [1, 0, 2])
        monkeypatch.setattr(one.worker.hub, "hint", hears_nothing)
        gone = departed(one, two)
        with monkeypatch.context() as patched:
            held = Held(patched, one.worker.store.tables, "load", after=False)
            await bea.post("/api/me/delete", {"name": "Wilhelmina"})
            await held.come.wait()
        await (await two.guest("Carl")).do(table, "sit")
        await same(anna, two).do(table, "chat", {"text": "good evening"})
        held.go_on.set()
        await eventually(gone.is_set)
        assert "good evening" in await everything(one)


@pytest.mark.parametrize("before", ["gone", "leaving"])
async def test_who_has_left_sits_down_nowhere(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    """Their name stood at a table that was not looked at any more."""
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Wilhelmina", "Carl")]
        table = await anna.create(["me", "open", "open", "open"], **OPEN_TO_ALL)
        await carl.do(table, "sit")
        if before == "leaving":
            await bea.do(table, "sit")
            await bea.do(table, "stand")
        with monkeypatch.context() as patched:
            held = Held(patched, server.worker.hub, "write", after=False)
            slow = asyncio.create_task(bea.send("POST", f"/api/tables/{table}/sit", {}))
            await held.come.wait()
        await bea.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        held.go_on.set()
        assert clean(await slow) == "401 not_signed_in"
        assert "Wilhelmina" not in await everything(server)
        await (await server.guest("Dora")).do(table, "sit")


async def test_others_sit_down_though_who_has_left_does_so_at_the_same_moment(
    serve: Serve,
) -> None:
    """Both are written with one commit where they can be."""
    async with serve() as server:
        names = ("Anna", "Wilhelmina", "Carl")
        people = [await server.guest(name) for name in names]
        table = await people[0].create(["me", "open", "open", "open"], **OPEN_TO_ALL)
        opened, store = server.opened(table), server.worker.store
        ids = [str((await person.get("/api/people/me"))["person"]) for person in people]
        await store.departures.begin(ids[1], "Former player")

        def sits(user: str) -> Command:
            return lambda at, now: at.propose_sit(at.seat_for(user), user, "Somebody", now)

        async with opened.lock:
            waiting = [
                asyncio.create_task(server.worker.hub.write(opened, sits(user)))
                for user in (ids[2], ids[1])
            ]
            await asyncio.sleep(0)
        first, second = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(first, Written)
        assert isinstance(second, Left)
        assert [chair.user for chair in opened.table.chairs] == [ids[0], ids[2], "", ""]


async def test_who_has_left_gets_no_other_name(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new name of theirs that was on its way replaced that of nobody."""
    async with serve() as server:
        _, (anna, _, _) = await server.full_table("Wilma", "Bea", "Carl")
        with monkeypatch.context() as patched:
            held = Held(patched, server.worker.hub, "write", after=False)
            slow = asyncio.create_task(anna.send("POST", "/api/settings", {"name": "Wilhelmina"}))
            await held.come.wait()
        await anna.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        held.go_on.set()
        await slow
        kept = await everything(server)
        assert "Wilma" not in kept
        assert "Wilhelmina" not in kept


async def test_who_has_left_is_not_invited_to_a_rematch(serve: Serve) -> None:
    """A seat was kept for somebody who never comes."""
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Wilhelmina", "Bea", "Carl")
        for person in (anna, carl):
            await person.do(table, "concede")
        await anna.post("/api/me/delete", {"name": "Wilhelmina"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        again = (await bea.do(table, "rematch"))["table"]
        assert [chair["invited"] for chair in (await bea.page(again))["chairs"]] == ["", "", "Carl"]

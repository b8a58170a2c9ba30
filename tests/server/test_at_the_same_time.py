"""What a person asks for in two requests at the same moment, from two pages or two devices."""

import asyncio
from functools import partial
from typing import Any

import pytest

from guildhall.server.live.fitting import strengths_of
from guildhall.server.people.identity import Identity
from guildhall.store import StoreFailed
from guildhall.store.departures import DEPARTED
from tests.server.conftest import Serve
from tests.waiting import eventually

ACCOUNT = {"login": "anna", "password": "correct horse"}


class Held:
    """Holds up what is awaited until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, of: Any, name: str, *, after: bool) -> None:
        self.do, self.after = getattr(of, name), after
        self.come, self.go_on = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(of, name, self)

    async def __call__(self, *args: Any, **more: Any) -> Any:
        done = await self.do(*args, **more) if self.after else None
        self.come.set()
        await self.go_on.wait()
        return done if self.after else await self.do(*args, **more)


async def test_an_old_password_opens_no_session_that_outlives_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who changes a password ends all sessions; one was begun a moment later with the old one."""
    async with serve() as server:
        anna, thief = await server.guest("Anna"), server.stranger()
        await anna.post("/api/account", ACCOUNT)
        identity: Identity = server.worker.identity
        with monkeypatch.context() as patched:
            held = Held(patched, identity, "check_password", after=True)
            entering = asyncio.create_task(thief.refused("/api/login", ACCOUNT))
            await held.come.wait()
            await anna.post(
                "/api/account", {**ACCOUNT, "password": "better horse", "old": "correct horse"}
            )
            held.go_on.set()
            assert await entering == "401 wrong_password"
        assert await thief.get("/api/me") == {"me": None}
        await thief.post("/api/login", {**ACCOUNT, "password": "better horse"})


async def test_an_old_password_makes_no_other_new_one(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second change was allowed by the password that the first one replaced."""
    async with serve() as server:
        anna, thief = await server.guest("Anna"), server.stranger()
        await anna.post("/api/account", ACCOUNT)
        await thief.post("/api/login", ACCOUNT)
        people = server.worker.store.people
        with monkeypatch.context() as patched:
            held = Held(patched, people, "by_login", after=True)
            change = {**ACCOUNT, "password": "horse of a thief", "old": "correct horse"}
            entering = asyncio.create_task(thief.refused("/api/account", change))
            await held.come.wait()
            patched.undo()
            await anna.post("/api/account", {**change, "password": "better horse"})
            held.go_on.set()
            assert await entering == "401 wrong_password"
        await thief.post("/api/login", {**ACCOUNT, "password": "better horse"})


async def test_two_settings_that_are_changed_at_once_are_both_changed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second wrote all settings as they had been before the first."""
    async with serve() as server:
        anna, people = await server.guest("Anna"), server.worker.store.people
        with monkeypatch.context() as patched:
            held = Held(patched, people, "find", after=True)
            slow = asyncio.create_task(anna.post("/api/settings", {"language": "fr"}))
            await held.come.wait()
            patched.undo()
            await anna.post("/api/settings", {"notify_turn": False})
            held.go_on.set()
            await slow
        settings = (await anna.get("/api/me"))["me"]["settings"]
        assert (settings["language"], settings["notify_turn"]) == ("fr", False)


async def test_who_has_left_for_good_sets_nothing_any_more(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Name and settings came back with what was asked for a moment before."""
    async with serve() as server:
        anna, people = await server.guest("Anna"), server.worker.store.people
        me = (await anna.get("/api/people/me"))["person"]
        with monkeypatch.context() as patched:
            held = Held(patched, people, "find", after=True)
            change = {"name": "Anna Gent", "mail": "anna@mail.test"}
            slow = asyncio.create_task(anna.send("POST", "/api/settings", change))
            await held.come.wait()
            patched.undo()
            await anna.post("/api/me/delete", {"name": "Anna"})
            held.go_on.set()
            await slow
        left = await people.find(me)
        assert left is not None
        assert (left.name, left.settings) == ("Former player", DEPARTED)


async def test_settings_are_known_though_the_store_failed_after_they_were_kept(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page went on in the old language for a minute; tables showed the old name for good."""
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"])

        async def fail(*_: object, **__: object) -> None:
            raise StoreFailed("it is away")

        def called(name: str) -> bool:
            return server.opened(table).table.chairs[0].name == name

        for given, what in (("Anne", "open"), ("Annette", "write")):
            with monkeypatch.context() as failing:
                failing.setattr(server.worker.hub, what, fail)
                await anna.post("/api/settings", {"name": given, "language": "fr"})
                me = (await anna.get("/api/me"))["me"]
                assert (me["name"], me["settings"]["language"]) == (given, "fr")
            await server.worker.renaming.tick()  # the worker's own may be at it, which then ends it
            await eventually(partial(called, given))
            assert (await anna.page(table))["chairs"][0]["name"] == given


async def test_who_sits_down_at_the_same_moment_as_somebody_who_blocks_them(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both sat at one table: who was there was looked at before, and not again."""
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        blocked = (await bea.get("/api/people/me"))["person"]
        await anna.post(f"/api/people/{blocked}/bond", {"kind": "block"})
        table = await carl.create(["me", "open", "open"], visibility="public")

        async def while_anna_sits_down(*given: Any) -> Any:
            monkeypatch.undo()
            await anna.do(table, "sit")
            return await strengths_of(*given)

        monkeypatch.setattr("guildhall.server.routes.seats.strengths_of", while_anna_sits_down)
        assert await bea.refused_at(table, "sit") == "403 not_welcome"

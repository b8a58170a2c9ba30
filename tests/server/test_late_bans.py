"""Bans when the store fails, or news comes, at the wrong moment."""

import asyncio
from collections.abc import Sequence

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server.people.conduct import Conduct
from guildhall.store import Sanction, StoreFailed
from guildhall.store.sanctions import BAN
from tests.server.conftest import Serve
from tests.server.moderators import id_of, moderator
from tests.server.test_at_the_same_time import Held
from tests.server.test_departing import everything
from tests.server.test_tournaments import created, enter


async def test_a_ban_that_is_sent_again_hands_over_the_seats(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was written the first time, so the second one did nothing: others waited for them."""
    async with serve() as server:
        table, (_, bea, _) = await server.full_table("Anna", "Bea", "Carl")
        mona, person = await moderator(server), await id_of(bea)
        given = {"action": "ban", "why": "rude words", "once": "12345678"}

        async def fail(*_: object) -> None:
            raise StoreFailed("it is away")

        with monkeypatch.context() as failing:
            failing.setattr(server.worker.store.lists, "sitting", fail)
            answer = await mona.send("POST", f"/api/moderation/people/{person}", given)
            assert answer.status_code == 503
        assert len(server.opened(table).table.humans()) == 3
        await mona.post(f"/api/moderation/people/{person}", given)
        assert len(server.opened(table).table.humans()) == 2
        await mona.post(
            f"/api/moderation/people/{person}",
            given | {"action": "lift", "why": "", "once": "23456789"},
        )
        await bea.do(table, "return")
        await mona.post(f"/api/moderation/people/{person}", given)
        assert len(server.opened(table).table.humans()) == 3, "it was lifted meanwhile"


async def test_a_ban_is_known_though_all_was_forgotten_while_it_was_read(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read was dropped as old, and nothing held against them."""
    async with serve() as server:
        store, clock = server.worker.store, server.clock
        conduct = Conduct(store, clock, on=True)

        async def of_people(people: Sequence[str]) -> dict[str, list[Sanction]]:
            conduct.kept.forget_all()
            return {person: [Sanction("s", person, BAN, "rude", clock())] for person in people}

        conduct.kept.read = of_people
        with pytest.raises(GuildhallError, match="banned"):
            await conduct.check_admitted("bea")


async def test_who_is_banned_leaves_the_tables_they_have_hidden_too(serve: Serve) -> None:
    """Others waited for them there, once it was their turn."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", game="flandern")
        opened, hub = server.opened(table), server.worker.hub
        due = opened.table.due_people()
        later = next(one for seat, one in enumerate(people) if seat not in due)
        mona, person = await moderator(server), await id_of(later)
        await later.do(table, "hide", {"hidden": True})
        await hub.summaries.sum_up()
        hub.tables.clear()
        given = {"action": "ban", "why": "rude words", "once": "12345678"}
        await mona.post(f"/api/moderation/people/{person}", given)
        assert len((await hub.open(table)).table.humans()) == 2


async def test_a_ban_holds_until_it_is_read_anew(serve: Serve) -> None:
    """Where hints had been missed nothing held against anybody, in a write that was under way."""
    async with serve() as server:
        bea, mona = await server.guest("Bea"), await moderator(server)
        conduct, person = server.worker.conduct, await id_of(bea)
        given = {"action": "ban", "why": "rude words", "once": "12345678"}
        await mona.post(f"/api/moderation/people/{person}", given)
        await server.worker.moderating.hear("")
        assert not conduct.knows(person)
        with pytest.raises(GuildhallError, match="banned"):
            conduct.admit(person)


async def test_who_is_banned_is_paired_no_longer_until_they_come_back(serve: Serve) -> None:
    """Others waited for them in the next round, until their time had run out."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        mona = await moderator(server)
        tournament = await created(anna)
        await enter(tournament, anna, bea)
        person, store = await id_of(bea), server.worker.store.tournaments
        given = {"action": "ban", "why": "rude words", "once": "12345678"}
        await mona.post(f"/api/moderation/people/{person}", given)
        states = {one.user: one.state for one in await store.entrants(tournament)}
        assert states == {person: "absent", await id_of(anna): "in"}
        lifted = {"action": "lift", "why": "", "once": "23456789"}
        await mona.post(f"/api/moderation/people/{person}", lifted)
        await enter(tournament, bea)
        assert {one.state for one in await store.entrants(tournament)} == {"in"}


@pytest.mark.parametrize("action", ["warn", "ban", "dismiss"])
async def test_nothing_is_done_to_somebody_who_leaves_at_that_moment(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    """The reason, and what was done, stayed for good with somebody who is forgotten."""
    async with serve() as server:
        bea, mona = await server.guest("Bea"), await moderator(server)
        given = {"action": action, "why": "rude words", "once": "12345678"}
        path = f"/api/moderation/people/{await id_of(bea)}"
        with monkeypatch.context() as patched:
            held = Held(patched, server.worker.store.sanctions, "act", after=False)
            slow = asyncio.create_task(mona.refused(path, given))
            await held.come.wait()
        await bea.post("/api/me/delete", {"name": "Bea"})
        held.go_on.set()
        assert await slow == "404 no_such_person"
        assert "rude words" not in await everything(server)


async def test_a_table_is_closed_without_the_reason_where_its_host_leaves_at_that_moment(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it is where they leave a moment later: what was said of them goes with them."""
    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl")
        mona = await moderator(server)
        given = {"why": "rude words", "once": "12345678"}
        with monkeypatch.context() as patched:
            held = Held(patched, server.worker.store.sanctions, "close", after=False)
            slow = asyncio.create_task(mona.post(f"/api/moderation/tables/{table}", given))
            await held.come.wait()
        await anna.post("/api/me/delete", {"name": "Anna"})
        held.go_on.set()
        await slow
        (line,) = [one for one in await server.worker.store.sanctions.log() if one.table_id]
        assert (line.action, line.why) == ("close", "")
        assert "rude words" not in await everything(server)

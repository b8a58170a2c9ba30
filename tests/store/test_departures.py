"""People who have left for good: nothing is written for them that was still on its way."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select

from guildhall.core.errors import GuildhallError
from guildhall.store import (
    Left,
    Murmur,
    Passkey,
    Report,
    Seeker,
    Store,
    Subscription,
    User,
    open_store,
)
from guildhall.store.bonds import BLOCK
from guildhall.store.departures import DROPPED
from guildhall.store.learned import LESSON, Done
from guildhall.table.entry import Entry
from tests.store.samples import setup, summary
from tests.store.test_tournaments import ROW

LEFT = "u0"
SIT = Entry("sit", 0, 2.0, {"user": LEFT, "name": "Anna", "bot": ""})
LATE: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "passkey": lambda store: store.passkeys.add(Passkey(b"key", LEFT, b"key", 0)),
    "password": lambda store: store.people.set_password(LEFT, "anna", "argon"),
    "bond": lambda store: store.bonds.tie(LEFT, "u1", BLOCK, 1.0),
    "hidden": lambda store: store.hidden.hide(LEFT, "t1"),
    "lesson": lambda store: store.learned.add(LEFT, [Done(LESSON, "guildes", "one")], 1.0),
    "seeker": lambda store: store.seekers.seek(Seeker(LEFT, "guildes", 3, "live", 1.0, None, 1.0)),
    "browser": lambda store: store.subscriptions.add(
        Subscription(LEFT, "https://a", b"p", b"a", 1), "session"
    ),
    "words": lambda store: store.gallery.add("t1", Murmur(LEFT, "Anna", 1.0, "I live in Gent"), 0),
    "report": lambda store: store.reports.add(Report("r", LEFT, "u1", "abuse", 1.0)),
    "tournament": lambda store: store.tournaments.enter("t", LEFT, 6.0),
    "seat": lambda store: store.tables.append("t1", 0, [SIT]),
    "table": lambda store: store.tables.add(setup("t2"), [SIT], summary()),
}


@pytest.mark.parametrize("late", LATE)
async def test_what_was_on_its_way_when_somebody_left_is_not_written(url: str, late: str) -> None:
    """They could still sign in, were paired in tournaments, and their words and name stayed."""
    async with await open_store(url) as store:
        for user in (LEFT, "u1"):
            await store.people.add(User(user, "Anna", 1.0))
        await store.tables.add(setup(), [], summary())
        await store.tournaments.add(replace(ROW, host="u1"))
        await store.departures.begin(LEFT, "Former player")
        with pytest.raises(GuildhallError, match="not_signed_in"):
            await LATE[late](store)

        def rows(connection: Any) -> list[int]:
            count = select(func.count())
            return [connection.execute(count.select_from(kind)).scalar() for kind in DROPPED]

        assert not any(await store.read(rows))
        left = await store.people.find(LEFT)
        assert left is not None
        assert not left.login


async def test_who_has_left_keeps_others_from_nothing_that_is_written_with_their_seat(
    url: str,
) -> None:
    """What others write in the same commit stands; who is invited is nobody any more."""
    async with await open_store(url) as store:
        for user in (LEFT, "u1"):
            await store.people.add(User(user, "Anna", 1.0))
        for table in ("t1", "t2", "t3"):
            await store.tables.add(setup(table), [], summary())
        await store.departures.begin(LEFT, "Former player")
        other = replace(SIT, data={**SIT.data, "user": "u1"})
        offered = replace(SIT, kind="offer")
        written = [("t1", other), ("t2", SIT), ("t3", offered)]
        told = await asyncio.gather(
            *(store.tables.append(table, 0, [entry]) for table, entry in written),
            return_exceptions=True,
        )
        codes = [error.code if isinstance(error, Left) else error for error in told]
        assert codes == [None, "not_signed_in", "no_such_person"]
        kept = [len(await store.tables.news(table, -1)) for table, _ in written]
        assert kept == [1, 0, 0]

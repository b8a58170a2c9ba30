"""Users, sessions, passkeys, notices, leases and snapshots."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import text

from guildhall.core.errors import GuildhallError
from guildhall.store import Passkey, Store, User, open_store
from guildhall.store.engine import WRITING
from tests.store.samples import setup, summary

GUEST = User("u0", "Agnès", 3.5)
WITH_PASSWORD = User("u0", "Agnès", 3.5, "argon", {}, "agnes")


async def who(store: Store, session: str, *now: float) -> str | None:
    """Give the id of the user of a session."""
    found = await store.session(session, *now)
    return found.id if found else None


async def test_users(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_user(GUEST)
        await store.add_user(User("u1", "Boudewijn", 4.0, "hash", {"sound": False}, "boud"))
        assert await store.user("u0") == GUEST
        assert await store.user("u7") is None
        assert await store.user_named("") is None
        assert (await store.user_named("boud")) == await store.user("u1")
        await store.set_password("u0", "agnes", "argon")
        await store.set_settings("u0", {"colours": ["é", 1], "big": True})
        await store.set_name("u0", "Agnes")
        changed = User("u0", "Agnes", 3.5, "argon", {"colours": ["é", 1], "big": True}, "agnes")
        assert await store.user_named("agnes") == changed
        with pytest.raises(GuildhallError, match="store_conflict"):
            await store.add_user(GUEST)


async def test_a_login_belongs_to_one(url: str) -> None:
    """Also when both ask at the same moment, on two workers."""
    async with await open_store(url) as one, await open_store(url) as two:
        for number in range(10):
            await one.add_user(User(f"a{number}", "a", 1.0))
            await one.add_user(User(f"b{number}", "b", 1.0))
            outcomes = await asyncio.gather(
                one.set_password(f"a{number}", f"same{number}", "x"),
                two.set_password(f"b{number}", f"same{number}", "y"),
                return_exceptions=True,
            )
            codes = sorted(getattr(outcome, "code", "") for outcome in outcomes)
            assert codes == ["", "login_taken"]


async def test_sessions(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_user(GUEST)
        await store.add_session("s1", "u0", 100.0)
        await store.add_session("s2", "u0", 9e9)
        assert await who(store, "s1", 99.0) == "u0"
        assert await store.session("s1", 100.0) is None
        assert await store.session("s1") is None, "without a time, it is now"
        assert await who(store, "s2") == "u0"
        assert await store.session("s9", 1.0) is None
        await store.add_session("s1", "u0", 300.0)
        assert await who(store, "s1", 200.0) == "u0"
        assert await store.end_old_sessions(300.0) == 1
        await store.end_session("s2")
        assert await store.session("s2", 1.0) is None
        with pytest.raises(GuildhallError, match="store_conflict"):
            await store.add_session("s3", "nobody", 1.0)


async def test_passkeys(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_user(GUEST)
        phone = Passkey(b"\x00id", "u0", b"\xffkey", 0, "Téléphone", 5.5)
        await store.add_passkey(phone)
        await store.add_passkey(Passkey(b"other", "u0", b"key", (1 << 32) - 1, "Old", 2.5))
        await store.bump_passkey(b"\x00id", 7, 9.25)
        assert await store.passkey(b"\x00id") == replace(phone, sign_count=7, used=9.25)
        assert await store.passkey(b"none") is None
        assert [key.name for key in await store.passkeys_of("u0")] == ["Old", "Téléphone"]
        await store.rename_passkey("u0", b"\x00id", "Phone")
        for unknown in (("u0", b"none"), ("u1", b"other")):
            with pytest.raises(GuildhallError, match="no_such_passkey"):
                await store.rename_passkey(*unknown, "Mine")
            with pytest.raises(GuildhallError, match="no_such_passkey"):
                await store.remove_passkey(*unknown)
        await store.remove_passkey("u0", b"other")
        assert [key.name for key in await store.passkeys_of("u0")] == ["Phone"]


async def test_a_removed_key_takes_its_sessions_along(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_user(WITH_PASSWORD)
        await store.add_user(User("u1", "Boudewijn", 4.0))
        for key, holder in ((b"phone", "u0"), (b"desk", "u0"), (b"his", "u1")):
            await store.add_passkey(Passkey(key, holder, b"key", 0))
        await store.add_session("word", "u0", 100.0)
        for name in ("phone", "phone too", "here"):
            await store.add_session(name, "u0", 100.0, b"phone")
        await store.add_session("desk", "u0", 100.0, b"desk")
        await store.add_session("his", "u1", 100.0, b"his")
        await store.remove_passkey("u0", b"phone", but="here")
        every = ("word", "phone", "phone too", "here", "desk", "his")
        left = [name for name in every if await store.session(name, 1.0)]
        assert left == ["word", "here", "desk", "his"]
        for key in (b"phone", b"his", b""):
            with pytest.raises(GuildhallError, match="wrong_passkey"):
                await store.add_session("late", "u0", 100.0, key)
        assert await store.session("late", 1.0) is None


async def test_no_session_begins_while_its_key_is_removed(url: str) -> None:
    """Both at the same moment, on two workers: either it ends with the key, or does not begin."""
    async with await open_store(url) as one, await open_store(url) as two:
        await one.add_user(WITH_PASSWORD)
        for number in range(20):
            key, name = b"key%d" % number, f"s{number}"
            await one.add_passkey(Passkey(key, "u0", b"key", 0))
            _, late = await asyncio.gather(
                one.remove_passkey("u0", key),
                two.add_session(name, "u0", 100.0, key),
                return_exceptions=True,
            )
            assert late is None or getattr(late, "code", late) == "wrong_passkey"
            assert await one.session(name, 1.0) is None


async def test_one_way_in_is_left(url: str) -> None:
    """Also when both keys are removed at the same moment, on two workers."""
    async with await open_store(url) as one, await open_store(url) as two:
        for number in range(5):
            user = f"u{number}"
            await one.add_user(User(user, "Agnès", 3.5))
            keys = [f"{user}{name}".encode() for name in "ab"]
            for key in keys:
                await one.add_passkey(Passkey(key, user, b"key", 0))
            outcomes = await asyncio.gather(
                one.remove_passkey(user, keys[0]),
                two.remove_passkey(user, keys[1]),
                return_exceptions=True,
            )
            assert sorted(getattr(found, "code", "") for found in outcomes) == ["", "last_way_in"]
        (left,) = await one.passkeys_of("u0")
        await one.set_password("u0", "agnes", "argon")
        await one.remove_passkey("u0", left.credential_id)
        assert await one.passkeys_of("u0") == []


async def test_notices_are_a_digest(url: str) -> None:
    """Ten turns at one table are one notice that counts ten."""
    async with await open_store(url) as store:
        for table in ("t1", "t2"):
            await store.add_table(setup(table), [], summary())
        for at in range(10):
            await store.notify("u0", "t1", "turn", float(at))
        await store.notify("u0", "t2", "over", 20.0)
        await store.notify("u1", "t1", "turn", 21.0)
        early = await store.pending_notices(20.0)
        assert [(n.user, n.table, n.kind, n.first, n.last, n.count) for n in early] == [
            ("u0", "t1", "turn", 0.0, 9.0, 10)
        ]
        due = await store.pending_notices(99.0)
        assert [(n.user, n.table) for n in due] == [("u0", "t1"), ("u0", "t2"), ("u1", "t1")]
        await store.clear_notices_of({("u1", "t1"): 20.9, ("u0", "t9"): 99.0})
        assert await store.pending_notices(99.0) == due, "what was noted since stays"
        await store.clear_notices_of({("u1", "t1"): 21.0, ("u0", "t9"): 99.0})
        ids = [notice.id for notice in due]
        assert await store.clear_notices(ids) == ids[:2]
        assert await store.clear_notices(ids) == []
        assert await store.clear_notices([]) == []
        await store.notify("u0", "t1", "turn", 30.0)
        (again,) = await store.pending_notices(99.0)
        assert again.count == 1
        assert again.id not in ids, "a number is never used again"


async def test_one_worker_tells_a_notice(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        await one.add_table(setup(), [], summary())
        for _ in range(10):
            await one.notify("u0", "t1", "turn", 1.0)
            (notice,) = await one.pending_notices(2.0)
            won = await asyncio.gather(
                one.clear_notices([notice.id]), two.clear_notices([notice.id])
            )
            assert sorted(map(len, won)) == [0, 1]


async def test_a_lease_has_one_holder(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        await one.add_table(setup(), [], summary())
        for number in range(20):
            now = float(number * 10)
            won = await asyncio.gather(
                one.claim("t1", "one", now + 5, now), two.claim("t1", "two", now + 5, now)
            )
            assert sorted(won) == [False, True]
        holder, other = ("one", "two") if won[0] else ("two", "one")
        assert await one.claim("t1", holder, now + 9, now + 1), "one's own lease may be longer"
        assert not await two.claim("t1", other, now + 9, now + 8)
        await two.release("t1", other)
        assert not await two.claim("t1", other, now + 9, now + 8), "released by somebody else"
        await two.release("t1", holder)
        assert await two.claim("t1", other, now + 9, now + 8)


async def test_snapshots_are_only_a_cache(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_table(setup(), [], summary())
        assert await store.snapshot("t1") is None
        await store.save_snapshot("t1", 7, b"\x00blob")
        await store.save_snapshot("t1", 5, b"older")
        assert await store.snapshot("t1") == (7, b"\x00blob")
        for change in ("entries = 8", "hash = 'x'"):
            await store.save_snapshot("t1", 9, b"newer")
            assert await store.snapshot("t1") == (9, b"newer")
            with store.engine.execution_options(**{WRITING: True}).begin() as connection:
                connection.execute(text(f"UPDATE snapshots SET {change}"))  # noqa: S608
            assert await store.snapshot("t1") is None

"""Users, sessions, passkeys, notices, leases and snapshots."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import select, text

from guildhall.core.errors import GuildhallError
from guildhall.store import Passkey, Store, User, open_store
from guildhall.store.codec import write_json
from guildhall.store.engine import WRITING, make_engine, read_url
from guildhall.store.migrate import migrate
from guildhall.store.people import shows_page
from guildhall.store.schema import users
from tests.store.samples import setup, summary

GUEST = User("u0", "Agnès", 3.5)
WITH_PASSWORD = User("u0", "Agnès", 3.5, "argon", {}, "agnes")


async def who(store: Store, session: str, now: float = 1.0) -> str | None:
    """The id of the user of a session."""
    found = await store.sessions.users([session], now)
    return found[session].id if found else None


HIDES: list[tuple[bool, dict[str, object]]] = [
    (True, {"profile": "nobody"}),
    (True, {"sound": True, "profile": "nobody", "webhook": "x"}),
    (False, {}),
    (False, {"profile": "house"}),
    (False, {"webhook": '"profile":"nobody"'}),
]


async def hiding(store: Store) -> list[str]:
    """Who hides their page, as the database knows it."""
    query = select(users.c.id).where(users.c.hides_page).order_by(users.c.id)
    return await store.read(lambda connection: [*connection.execute(query).scalars()])


@pytest.mark.parametrize(("hides", "settings"), HIDES)
async def test_the_database_knows_who_hides_their_page(
    url: str, hides: bool, settings: dict[str, object]
) -> None:
    async with await open_store(url) as store:
        await store.people.add(User("u0", "Agnès", 3.5, "", settings))
        await store.people.add(User("u1", "Bea", 3.5, "", {"profile": "nobody"}))
        await store.people.set_settings("u1", settings)
        assert await hiding(store) == (["u0", "u1"] if hides else [])
        await store.departures.begin("u1", "Somebody")
        assert "u1" in await hiding(store), "who has left shows no page"
    assert shows_page(settings) is not hides


async def test_who_hid_their_page_before_still_does(new_url: str) -> None:
    """r0021: a database of the version before, with people."""
    engine = make_engine(read_url(new_url))
    added = text("INSERT INTO users VALUES (:id, 'Agnes', 3.5, NULL, '', :settings, 'agnes')")
    people = [(f"u{n}", *case) for n, case in enumerate(HIDES)]
    try:
        migrate(engine, "r0020")
        with engine.execution_options(**{WRITING: True}).begin() as connection:
            for user, _, settings in people:
                connection.execute(added, {"id": user, "settings": write_json(settings)})
        migrate(engine)
        async with Store(read_url(new_url), engine) as store:
            assert await hiding(store) == [user for user, hides, _ in people if hides]
        migrate(engine, "r0020")
    finally:
        engine.dispose()


async def test_users(url: str) -> None:
    async with await open_store(url) as store:
        await store.people.add(GUEST)
        await store.people.add(User("u1", "Boudewijn", 4.0, "hash", {"sound": False}, "boud"))
        assert await store.people.find("u0") == GUEST
        assert await store.people.find("u7") is None
        assert await store.people.by_login("") is None
        assert (await store.people.by_login("boud")) == await store.people.find("u1")
        await store.people.set_password("u0", "agnes", "argon")
        await store.people.set_settings("u0", {"colours": ["é", 1], "big": True})
        await store.people.change("u0", lambda kept: kept, "Agnes")
        changed = User("u0", "Agnes", 3.5, "argon", {"colours": ["é", 1], "big": True}, "agnes")
        assert await store.people.by_login("agnes") == changed
        with pytest.raises(GuildhallError, match="store_conflict"):
            await store.people.add(GUEST)


async def test_a_login_belongs_to_one(url: str) -> None:
    """Also when both ask at the same moment, on two workers."""
    async with await open_store(url) as one, await open_store(url) as two:
        for number in range(10):
            await one.people.add(User(f"a{number}", "a", 1.0))
            await one.people.add(User(f"b{number}", "b", 1.0))
            outcomes = await asyncio.gather(
                one.people.set_password(f"a{number}", f"same{number}", "x"),
                two.people.set_password(f"b{number}", f"same{number}", "y"),
                return_exceptions=True,
            )
            codes = sorted(getattr(outcome, "code", "") for outcome in outcomes)
            assert codes == ["", "login_taken"]


async def test_sessions(url: str) -> None:
    async with await open_store(url) as store:
        await store.people.add(GUEST)
        await store.sessions.add("s1", "u0", 100.0)
        await store.sessions.add("s2", "u0", 9e9)
        assert await who(store, "s1", 99.0) == "u0"
        assert await who(store, "s1", 100.0) is None
        both = await store.sessions.users(["s1", "s9", "s2"], 99.0)
        assert both == {"s1": GUEST, "s2": GUEST}, "many at once, less those that are not there"
        await store.sessions.add("s1", "u0", 300.0)
        assert await who(store, "s1", 200.0) == "u0"
        assert await store.sessions.forget_old(300.0) == 1
        await store.sessions.end("s2")
        assert await who(store, "s2") is None
        with pytest.raises(GuildhallError, match="store_conflict"):
            await store.sessions.add("s3", "nobody", 1.0)


async def test_passkeys(url: str) -> None:
    async with await open_store(url) as store:
        await store.people.add(GUEST)
        phone = Passkey(b"\x00id", "u0", b"\xffkey", 0, "Téléphone", 5.5)
        await store.passkeys.add(phone)
        await store.passkeys.add(Passkey(b"other", "u0", b"key", (1 << 32) - 1, "Old", 2.5))
        await store.passkeys.signed(b"\x00id", 7, 9.25)
        assert await store.passkeys.find(b"\x00id") == replace(phone, sign_count=7, used=9.25)
        assert await store.passkeys.find(b"none") is None
        assert [key.name for key in await store.passkeys.of_user("u0")] == ["Old", "Téléphone"]
        await store.passkeys.rename("u0", b"\x00id", "Phone")
        for unknown in (("u0", b"none"), ("u1", b"other")):
            with pytest.raises(GuildhallError, match="no_such_passkey"):
                await store.passkeys.rename(*unknown, "Mine")
            with pytest.raises(GuildhallError, match="no_such_passkey"):
                await store.passkeys.remove(*unknown)
        await store.passkeys.remove("u0", b"other")
        assert [key.name for key in await store.passkeys.of_user("u0")] == ["Phone"]


async def test_a_removed_key_takes_its_sessions_along(url: str) -> None:
    async with await open_store(url) as store:
        await store.people.add(WITH_PASSWORD)
        await store.people.add(User("u1", "Boudewijn", 4.0))
        for key, holder in ((b"phone", "u0"), (b"desk", "u0"), (b"theirs", "u1")):
            await store.passkeys.add(Passkey(key, holder, b"key", 0))
        await store.sessions.add("word", "u0", 100.0)
        for name in ("phone", "phone too", "here"):
            await store.sessions.add(name, "u0", 100.0, b"phone")
        await store.sessions.add("desk", "u0", 100.0, b"desk")
        await store.sessions.add("theirs", "u1", 100.0, b"theirs")
        await store.passkeys.remove("u0", b"phone", but="here")
        every = ("word", "phone", "phone too", "here", "desk", "theirs")
        left = [name for name in every if await who(store, name)]
        assert left == ["word", "here", "desk", "theirs"]
        for key in (b"phone", b"theirs", b""):
            with pytest.raises(GuildhallError, match="wrong_passkey"):
                await store.sessions.add("late", "u0", 100.0, key)
        assert await who(store, "late") is None


async def test_no_session_begins_while_its_key_is_removed(url: str) -> None:
    """Both at the same moment, on two workers: either it ends with the key, or does not begin."""
    async with await open_store(url) as one, await open_store(url) as two:
        await one.people.add(WITH_PASSWORD)
        for number in range(20):
            key, name = b"key%d" % number, f"s{number}"
            await one.passkeys.add(Passkey(key, "u0", b"key", 0))
            late = (
                await asyncio.gather(
                    one.passkeys.remove("u0", key),
                    two.sessions.add(name, "u0", 100.0, key),
                    return_exceptions=True,
                )
            )[1]
            assert late is None or getattr(late, "code", late) == "wrong_passkey"
            assert await who(one, name) is None


async def test_one_way_in_is_left(url: str) -> None:
    """Also when both keys are removed at the same moment, on two workers."""
    async with await open_store(url) as one, await open_store(url) as two:
        for number in range(5):
            user = f"u{number}"
            await one.people.add(User(user, "Agnès", 3.5))
            keys = [f"{user}{name}".encode() for name in "ab"]
            for key in keys:
                await one.passkeys.add(Passkey(key, user, b"key", 0))
            outcomes = await asyncio.gather(
                one.passkeys.remove(user, keys[0]),
                two.passkeys.remove(user, keys[1]),
                return_exceptions=True,
            )
            assert sorted(getattr(found, "code", "") for found in outcomes) == ["", "last_way_in"]
        (left,) = await one.passkeys.of_user("u0")
        await one.people.set_password("u0", "agnes", "argon")
        await one.passkeys.remove("u0", left.credential_id)
        assert await one.passkeys.of_user("u0") == []


async def test_notices_are_a_digest(url: str) -> None:
    """Ten turns at one table are one notice that counts ten."""
    async with await open_store(url) as store:
        for table in ("t1", "t2"):
            await store.tables.add(setup(table), [], summary())
        for at in range(10):
            await store.notices.add("u0", "t1", "turn", float(at))
        await store.notices.add("u0", "t2", "over", 20.0)
        await store.notices.add("u1", "t1", "turn", 21.0)
        early = await store.notices.pending(20.0)
        assert [(n.user, n.table_id, n.kind, n.first, n.last, n.count) for n in early] == [
            ("u0", "t1", "turn", 0.0, 9.0, 10)
        ]
        due = await store.notices.pending(99.0)
        assert [(n.user, n.table_id) for n in due] == [("u0", "t1"), ("u0", "t2"), ("u1", "t1")]
        await store.notices.clear({("u1", "t1"): 20.9, ("u0", "t9"): 99.0}, 99.0)
        assert await store.notices.pending(99.0) == due, "what was noted since stays"
        await store.notices.clear({("u1", "t1"): 21.0, ("u0", "t9"): 99.0}, 99.0)
        ids = [notice.id for notice in due]
        assert await store.notices.take(ids) == ids[:2]
        assert await store.notices.take(ids) == []
        assert await store.notices.take([]) == []
        await store.notices.add("u0", "t1", "turn", 30.0)
        (again,) = await store.notices.pending(99.0)
        assert again.count == 1
        await store.notices.clear({("u0", "t1"): 5.0}, 30.0)
        assert await store.notices.pending(99.0) == [again], "it is not ahead"
        await store.notices.clear({("u0", "t1"): 5.0}, 29.0)
        assert await store.notices.pending(99.0) == [], "the clock was set back"
        assert again.id not in ids, "a number is never used again"


async def test_one_worker_tells_a_notice(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        await one.tables.add(setup(), [], summary())
        for _ in range(10):
            await one.notices.add("u0", "t1", "turn", 1.0)
            (notice,) = await one.notices.pending(2.0)
            won = await asyncio.gather(one.notices.take([notice.id]), two.notices.take([notice.id]))
            assert sorted(map(len, won)) == [0, 1]


async def test_a_lease_has_one_holder(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        await one.tables.add(setup(), [], summary())
        for number in range(20):
            now = float(number * 10)
            won = await asyncio.gather(
                one.workers.claim("t1", "one", now + 5, now),
                two.workers.claim("t1", "two", now + 5, now),
            )
            assert sorted(won) == [False, True]
        holder, other = ("one", "two") if won[0] else ("two", "one")
        assert await one.workers.claim("t1", holder, now + 9, now + 1), (
            "one's own lease may be longer"
        )
        assert not await two.workers.claim("t1", other, now + 9, now + 8)
        await two.workers.release("t1", other)
        assert not await two.workers.claim("t1", other, now + 9, now + 8), (
            "released by somebody else"
        )
        await two.workers.release("t1", holder)
        assert await two.workers.claim("t1", other, now + 9, now + 8)


async def test_snapshots_are_only_a_cache(url: str) -> None:
    async with await open_store(url) as store:
        await store.tables.add(setup(), [], summary())
        assert await store.snapshots.find("t1") is None
        await store.snapshots.save("t1", 7, b"\x00blob")
        await store.snapshots.save("t1", 5, b"older")
        assert await store.snapshots.find("t1") == (7, b"\x00blob")
        for change in ("entries = 8", "hash = 'x'"):
            await store.snapshots.save("t1", 9, b"newer")
            assert await store.snapshots.find("t1") == (9, b"newer")
            with store.engine.execution_options(**{WRITING: True}).begin() as connection:
                connection.execute(text(f"UPDATE snapshots SET {change}"))  # noqa: S608
            assert await store.snapshots.find("t1") is None

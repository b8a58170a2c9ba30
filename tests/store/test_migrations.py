"""The columns: up, down and up again; what is migrated is what the schema says."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, MetaData, insert, inspect, text
from sqlalchemy.engine.interfaces import ReflectedIndex

from guildhall.core.errors import GuildhallError
from guildhall.games import find
from guildhall.store import Passkey, Store, open_store
from guildhall.store.codec import entry_row, write_json
from guildhall.store.engine import WRITING, make_engine, read_url
from guildhall.store.migrate import bring, migrate
from guildhall.store.schema import REVISION, metadata
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.fold import fold
from guildhall.table.table import Table
from tests.store.samples import KEY, chat, setup, summary


def _tables(engine: Engine) -> set[str]:
    return set(inspect(engine).get_table_names()) - {"alembic_version"}


def test_up_down_and_up_again(new_url: str) -> None:
    engine = make_engine(read_url(new_url))
    try:
        for target in ("head", "", "head"):
            migrate(engine, target)
            assert _tables(engine) == set(metadata.tables)
            migrate(engine)
            migrate(engine, "base")
            assert _tables(engine) == set()
    finally:
        engine.dispose()


async def test_keys_of_before_keep_working(new_url: str) -> None:
    """r0003: what an older version wrote stays, with no name and no times."""
    engine = make_engine(read_url(new_url))
    old = {"id": b"\x00id", "key": b"\xffkey", "count": (1 << 32) - 1}
    added = "INSERT INTO passkeys (credential_id, user_id, public_key, sign_count) VALUES "
    try:
        migrate(engine, "r0002")
        with engine.execution_options(**{WRITING: True}).begin() as connection:
            row = "INSERT INTO users VALUES ('u0', 'Agnes', 3.5, NULL, '', '{}')"
            connection.execute(text(row))
            connection.execute(text(f"{added} (:id, 'u0', :key, :count)"), old)
        migrate(engine)
        async with Store(read_url(new_url), engine) as store:
            found = await store.passkeys.of_user("u0")
        assert found == [Passkey(b"\x00id", "u0", b"\xffkey", (1 << 32) - 1, "", 0.0, 0.0)]
    finally:
        engine.dispose()


async def test_sessions_of_before_go_on_until_a_key_is_removed(new_url: str) -> None:
    """r0004: nobody wrote down how they were opened; a removed key may have been it."""
    engine = make_engine(read_url(new_url))
    writing = engine.execution_options(**{WRITING: True})
    try:
        migrate(engine, "r0003")
        with writing.begin() as connection:
            row = "INSERT INTO users VALUES ('u0', 'Agnes', 3.5, 'agnes', 'argon', '{}')"
            connection.execute(text(row))
            for name in ("here", "there"):
                old = "INSERT INTO sessions (id_hash, user_id, expires) VALUES (:name, 'u0', 100.0)"
                connection.execute(text(old), {"name": name})
        migrate(engine)
        async with Store(read_url(new_url), engine) as store:
            await store.sessions.add("fresh", "u0", 100.0)
            await store.passkeys.add(Passkey(b"id", "u0", b"key", 0))
            assert _alive(engine) == ["fresh", "here", "there"]
            await store.passkeys.remove("u0", b"id", "here")
            assert _alive(engine) == ["fresh", "here"]
            migrate(engine, "r0003")
            assert _alive(engine) == ["fresh", "here"]
    finally:
        engine.dispose()


async def test_browsers_of_before_are_called_until_a_key_is_removed(new_url: str) -> None:
    """r0023: who had a key may have subscribed by it; who had none has not."""
    engine = make_engine(read_url(new_url))
    writing = engine.execution_options(**{WRITING: True})
    try:
        migrate(engine, "r0022")
        with writing.begin() as connection:
            for user in ("u0", "u1"):
                row = (
                    "INSERT INTO users (id, name, created, login, password, settings) "
                    "VALUES (:user, 'Agnes', 3.5, :user, 'argon', '{}')"
                )
                connection.execute(text(row), {"user": user})
                old = (
                    "INSERT INTO subscriptions (id, user_id, endpoint, p256dh, auth, created) "
                    "VALUES (:user, :user, 'https://a', :key, :key, 1.0)"
                )
                connection.execute(text(old), {"user": user, "key": b"key"})
            key = (
                "INSERT INTO passkeys "
                "(credential_id, user_id, public_key, sign_count, name, created, used) "
                "VALUES (:key, 'u0', :key, 0, '', 0.0, 0.0)"
            )
            connection.execute(text(key), {"key": b"old"})
        migrate(engine)
        async with Store(read_url(new_url), engine) as store:
            await store.passkeys.add(Passkey(b"new", "u1", b"key", 0))
            for user in ("u0", "u1"):
                assert len(await store.subscriptions.of_user(user)) == 1
            await store.passkeys.remove("u0", b"old")
            await store.passkeys.remove("u1", b"new")
            assert await store.subscriptions.of_user("u0") == []
            assert len(await store.subscriptions.of_user("u1")) == 1
    finally:
        engine.dispose()


def _alive(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(text("SELECT id_hash FROM sessions ORDER BY 1")).scalars())


FIRST_SETUP = {"id", "game", "seats", "options", "host", "key", "created", "clock", "level"}
"""What setups said in the first version."""


def _first_table() -> tuple[Table, list[Entry]]:
    """A game that has begun, as the first version would have written it down."""
    options = dict(find("guildes").settle(3, {}))
    table = Table(TableSetup("t1", "guildes", 3, options, "u0", KEY, 1.25, visibility="public"))
    entries: list[Entry] = []

    def note(entry: Entry) -> None:
        entries.append(entry)
        table.apply(entry)

    for seat, name in enumerate(("Agnes", "Bea", "Zoë")):
        note(table.propose_sit(seat, f"u{seat}", name, 2.0))
    note(table.propose_start(3.0))
    move = str(table.running().legal(0)[0])
    note(table.propose_move(0, table.asked[0], move, 4.0))
    note(table.propose_chat(1, "№ 1", 5.0))
    return table, entries


def _fill_first(engine: Engine, table: Table, entries: list[Entry]) -> None:
    """Write rows of everything that the first version kept."""
    old = MetaData()
    old.reflect(engine)
    plan = json.loads(write_json(table.setup))
    plan = {name: plan[name] for name in plan if name in FIRST_SETUP | {"visibility", "opening"}}
    users = [
        {"id": f"u{n}", "name": name, "created": 1.0, "password": "x", "settings": '{"mail":"a@b"}'}
        for n, name in enumerate(("Agnes", "Bea", "Zoë"))
    ]
    head = {"id": "t1", "host": "u0", "visibility": "public", "plan": json.dumps(plan)}
    seats = [
        {"table_id": "t1", "seat": n, "kind": "human", "user_id": f"u{n}"}
        | {"name": users[n]["name"], "bot": "", "due": n > 0}
        for n in range(3)
    ]
    notice = {"user_id": "u1", "table_id": "t1", "kind": "turn", "first": 4.0, "last": 4.0}
    rows: dict[str, list[dict[str, object]]] = {
        "users": [{**user, "login": f"login {user['id']}"} for user in users],
        "tables": [{**head, "status": "playing", "updated": 5.0, "entries": len(entries)}],
        "entries": [entry_row("t1", n, entry) for n, entry in enumerate(entries)],
        "seats": seats,
        "sessions": [{"id_hash": "s0", "user_id": "u0", "expires": 1e12}],
        "notices": [{**notice, "count": 1}],
        "leases": [{"table_id": "t1", "worker": "w", "until": 9.0}],
        "snapshots": [{"table_id": "t1", "entries": 3, "hash": "old", "blob": b"old"}],
    }
    with engine.execution_options(**{WRITING: True}).begin() as connection:
        for name, many in rows.items():
            connection.execute(insert(old.tables[name]), many)


async def test_a_house_of_the_first_version_goes_on(new_url: str) -> None:
    """Every change since then, with data of people, a game in play and all that belongs to it."""
    engine = make_engine(read_url(new_url))
    table, entries = _first_table()
    try:
        migrate(engine, "r0001")
        _fill_first(engine, table, entries)
        migrate(engine)
        async with Store(read_url(new_url), engine) as store:
            found = await store.tables.load("t1")
            assert found is not None
            again = fold(*found)
            assert again.running().state.saved() == table.running().state.saved()
            assert [line["text"] for line in again.chat] == ["№ 1"]
            assert (found[0].delay, found[0].rated, found[0].rules) == ("none", True, 0)
            (row,) = (await store.lists.of_user("u1")).rows
            assert [seat.name for seat in row.seats] == ["Agnes", "Bea", "Zoë"]
            assert [row.id for row in await store.lists.live(1.0, 9)] == ["t1"]
            owner = (await store.sessions.users(["s0"], 6.0))["s0"]
            assert (owner.name, owner.login, owner.settings) == (
                "Agnes",
                "login u0",
                {"mail": "a@b"},
            )
            await store.tables.append("t1", len(entries), [chat(7)])
    finally:
        engine.dispose()


def test_the_migrated_columns_are_those_of_the_schema(new_url: str) -> None:
    engine = make_engine(read_url(new_url))
    try:
        migrate(engine, "head")
        with engine.connect() as connection:
            assert connection.scalar(text("SELECT version_num FROM alembic_version")) == REVISION
            options = {"compare_type": True, "compare_server_default": True}
            context = MigrationContext.configure(connection, opts=options)
            assert compare_metadata(context, metadata) == []
        for table in metadata.sorted_tables:
            keys = inspect(engine).get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key], table.name
    finally:
        engine.dispose()


def test_a_new_database_is_laid_out_as_the_changes_would(new_url: str) -> None:
    engine = make_engine(read_url(new_url))
    try:
        migrate(engine)
        at_once = _layout(engine)
        migrate(engine, "base")
        with engine.execution_options(**{WRITING: True}).begin() as connection:
            connection.execute(text("DROP TABLE alembic_version"))
        migrate(engine, "head")
        assert _layout(engine) == at_once
    finally:
        engine.dispose()


def _layout(engine: Engine) -> dict[str, object]:
    """Everything the database itself says of its tables, and its revision."""
    found = inspect(engine)
    with engine.connect() as connection:
        revision = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return {"revision": revision} | {
        table: {
            "columns": [{**column, "type": str(column["type"])} for column in columns],
            "primary": found.get_pk_constraint(table),
            "indexes": sorted(map(_index, found.get_indexes(table))),
            "unique": sorted(map(str, found.get_unique_constraints(table))),
            "foreign": sorted(map(str, found.get_foreign_keys(table))),
            "checks": sorted(map(str, found.get_check_constraints(table))),
            "options": found.get_table_options(table),
        }
        for table in found.get_table_names()
        for columns in [found.get_columns(table)]
    }


def _index(index: ReflectedIndex) -> str:
    """An index in words; which rows a partial one has is an object of its own."""
    options = index.get("dialect_options", {})
    return str({**index, "dialect_options": {name: str(options[name]) for name in options}})


async def test_workers_that_start_together_migrate_once(new_url: str) -> None:
    stores = await asyncio.gather(*(open_store(new_url) for _ in range(4)))
    await stores[0].tables.add(setup(), [chat(0)], summary())
    for store in stores:
        assert await store.tables.load("t1") == (setup(), [chat(0)])
        await store.close()


async def test_who_starts_waits_while_another_migrates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite waits five seconds for a lock; a large database, or a busy machine, takes longer."""
    monkeypatch.setattr("guildhall.store.engine.PRAGMAS", ("busy_timeout=1",))
    file = tmp_path / "g.db"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    waited: list[int] = []

    def counted(engine: Engine, target: str) -> None:
        waited.append(1)
        if len(waited) == 3:
            other.rollback()
        bring(engine, target)

    monkeypatch.setattr("guildhall.store.migrate.bring", counted)
    async with await open_store(f"sqlite:///{file}") as store:
        assert await store.tables.load("t1") is None
    assert len(waited) == 3
    other.close()


async def test_a_newer_database_is_refused(url: str) -> None:
    async with await open_store(url) as store:
        with store.engine.execution_options(**{WRITING: True}).begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = 'r9999'"))
    with pytest.raises(GuildhallError) as error:
        await open_store(url)
    assert error.value.code == "store_version"
    assert error.value.facts == {"found": "r9999"}


async def test_sqlite_keeps_what_it_was_told(tmp_path: object) -> None:
    """The pragmas of every connection."""
    async with await open_store(f"sqlite:///{tmp_path}/g.db") as store:
        for _ in range(2):
            with store.engine.connect() as connection:
                found = [
                    connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                    for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
                ]
            assert found == ["wal", 2, 5000, 1]

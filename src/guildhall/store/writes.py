"""All other writes, each inside the transaction of its group."""

import hashlib
import os
from collections.abc import Mapping, Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError

from guildhall.core.errors import GuildhallError
from guildhall.store.codec import write_json
from guildhall.store.rows import Passkey, User
from guildhall.store.schema import (
    counts,
    leases,
    notices,
    passkeys,
    probes,
    sessions,
    snapshots,
    spent,
    users,
)
from guildhall.store.upsert import insert_for, upsert

# People


def add_user(connection: Connection, user: User) -> None:
    """Write a new user down."""
    row = {
        "id": user.id,
        "name": user.name,
        "created": user.created,
        "login": user.login or None,
        "password": user.password,
        "settings": write_json(user.settings),
    }
    connection.execute(insert(users), row)


def set_password(connection: Connection, user: str, login: str, hashed: str) -> None:
    """Give a user a login and a password; raises login_taken."""
    changed = update(users).where(users.c.id == user).values(login=login, password=hashed)
    try:
        connection.execute(changed)
    except IntegrityError:
        raise GuildhallError("login_taken", {"login": login}) from None


def set_settings(connection: Connection, user: str, written: str) -> None:
    """Write the settings of a user anew."""
    connection.execute(update(users).where(users.c.id == user).values(settings=written))


def set_name(connection: Connection, user: str, name: str) -> None:
    """Write the name of a user anew."""
    connection.execute(update(users).where(users.c.id == user).values(name=name))


def add_session(
    connection: Connection, id_hash: str, user: str, expires: float, passkey: bytes | None
) -> None:
    """Begin a session, or let it last longer; raises wrong_passkey for a key that is removed."""
    if passkey is not None:
        _hold_passkey(connection, user, passkey)
    row = {"id_hash": id_hash, "user_id": user, "expires": expires, "passkey": passkey}
    connection.execute(upsert(connection, sessions, ("user_id", "expires")), row)


def _hold_passkey(connection: Connection, user: str, passkey: bytes) -> None:
    """Let nobody remove a key of a user meanwhile; raises wrong_passkey where that has happened.

    Whoever removes a key holds the user, too: so he finds the session, or we miss the key.
    """
    holder = select(users.c.id).where(users.c.id == user).with_for_update(read=True)
    connection.execute(holder)
    key = select(passkeys.c.user_id).where(_own_passkey(user, passkey))
    if connection.execute(key).scalar() is None:
        raise GuildhallError("wrong_passkey", {})


def end_session(connection: Connection, id_hash: str) -> None:
    """End a session."""
    connection.execute(delete(sessions).where(sessions.c.id_hash == id_hash))


def end_sessions_of(connection: Connection, user: str) -> int:
    """End all sessions of a user; gives how many."""
    return connection.execute(delete(sessions).where(sessions.c.user_id == user)).rowcount


def end_old_sessions(connection: Connection, now: float) -> int:
    """Forget sessions, spent words and counts that have run out; gives how many sessions."""
    connection.execute(delete(spent).where(spent.c.expires <= now))
    connection.execute(delete(counts).where(counts.c.expires <= now))
    return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount


def spend(connection: Connection, word: str, expires: float) -> bool:
    """Use up a word that is good once; False when it was used before."""
    made = insert_for(connection, spent).values(word=word, expires=expires)
    return bool(connection.execute(made.on_conflict_do_nothing().returning(spent.c.word)).all())


def count(connection: Connection, key: str, expires: float) -> int:
    """Count one more of a key; gives how many there are."""
    made = insert_for(connection, counts).values(key=key, n=1, expires=expires)
    one_more = made.on_conflict_do_update(index_elements=["key"], set_={"n": counts.c.n + 1})
    return int(connection.execute(one_more.returning(counts.c.n)).scalar_one())


def add_passkey(connection: Connection, key: Passkey) -> None:
    """Write a key of a device down."""
    row = {
        "credential_id": key.credential_id,
        "user_id": key.user,
        "public_key": key.public_key,
        "sign_count": key.sign_count,
        "name": key.name,
        "created": key.created,
        "used": key.used,
    }
    connection.execute(insert(passkeys), row)


def bump_passkey(
    connection: Connection, credential_id: bytes, sign_count: int, used: float
) -> None:
    """Write how often a key has signed, and when it did last."""
    which = passkeys.c.credential_id == credential_id
    connection.execute(update(passkeys).where(which).values(sign_count=sign_count, used=used))


def rename_passkey(connection: Connection, user: str, credential_id: bytes, name: str) -> None:
    """Call a key of a user otherwise; raises no_such_passkey."""
    changed = update(passkeys).where(_own_passkey(user, credential_id)).values(name=name)
    if not connection.execute(changed).rowcount:
        raise GuildhallError("no_such_passkey", {})


def remove_passkey(connection: Connection, user: str, credential_id: bytes, but: str) -> None:
    """Forget a key of a user and end the sessions it opened, but one.

    Sessions of which nobody wrote down how they were opened end, too. Raises no_such_passkey, or
    last_way_in for all he can come in by.
    """
    holder = select(users.c.password).where(users.c.id == user).with_for_update()
    password = connection.execute(holder).scalar()
    query = select(passkeys.c.credential_id).where(passkeys.c.user_id == user)
    keys = [bytes(key) for key in connection.execute(query).scalars()]
    if credential_id not in keys:
        raise GuildhallError("no_such_passkey", {})
    if not password and len(keys) == 1:
        raise GuildhallError("last_way_in", {})
    connection.execute(delete(passkeys).where(_own_passkey(user, credential_id)))
    opened = (sessions.c.user_id == user) & sessions.c.passkey.in_((credential_id, b""))
    connection.execute(delete(sessions).where(opened & (sessions.c.id_hash != but)))


def _own_passkey(user: str, credential_id: bytes) -> ColumnElement[bool]:
    return (passkeys.c.user_id == user) & (passkeys.c.credential_id == credential_id)


# Notices


def notify(connection: Connection, user: str, table: str, kind: str, at: float) -> None:
    """Note something to tell; what is noted already is only counted."""
    row = {
        "user_id": user,
        "table_id": table,
        "kind": kind,
        "first": at,
        "last": at,
        "count": 1,
    }
    made = insert_for(connection, notices).values(row)
    again = made.on_conflict_do_update(
        index_elements=["user_id", "table_id", "kind"],
        set_={"last": made.excluded.last, "count": notices.c.count + 1},
    )
    connection.execute(again)


def clear_notices(connection: Connection, numbers: Sequence[int]) -> list[int]:
    """Take notices out of the box; gives those that were still there: nobody else has them."""
    taken = delete(notices).where(notices.c.id.in_(numbers)).returning(notices.c.id)
    return sorted(connection.execute(taken).scalars())


def clear_notices_of(connection: Connection, seen: Mapping[tuple[str, str], float]) -> None:
    """Forget what users were to be told of tables until a moment: they have seen it themselves."""
    of_both = (notices.c.user_id == bindparam("user")) & (notices.c.table_id == bindparam("table"))
    old = delete(notices).where(of_both, notices.c.last <= bindparam("until"))
    rows = [{"user": user, "table": table, "until": at} for (user, table), at in seen.items()]
    connection.execute(old, sorted(rows, key=lambda row: (row["user"], row["table"])))


# Leases, snapshots and probes


def claim(connection: Connection, table: str, worker: str, until: float, now: float) -> bool:
    """Take the lease of a table if it is free, run out, or one's own."""
    made = insert_for(connection, leases).values(table_id=table, worker=worker, until=until)
    taken = made.on_conflict_do_update(
        index_elements=["table_id"],
        set_={"worker": made.excluded.worker, "until": made.excluded.until},
        where=or_(leases.c.until <= now, leases.c.worker == worker),
    )
    return bool(connection.execute(taken.returning(leases.c.table_id)).all())


def release(connection: Connection, table: str, worker: str) -> None:
    """Give one's own lease back."""
    own = (leases.c.table_id == table) & (leases.c.worker == worker)
    connection.execute(delete(leases).where(own))


def save_snapshot(connection: Connection, table: str, count: int, blob: bytes, anew: bool) -> None:
    """Keep a copy of a table; an older one replaces a newer one only `anew`: that one was wrong."""
    row = {
        "table_id": table,
        "entries": count,
        "hash": snapshot_hash(table, count, blob),
        "blob": blob,
    }
    made = insert_for(connection, snapshots).values(row)
    newer = made.on_conflict_do_update(
        index_elements=["table_id"],
        set_={name: made.excluded[name] for name in ("entries", "hash", "blob")},
        where=true() if anew else snapshots.c.entries <= count,
    )
    connection.execute(newer)


def snapshot_hash(table: str, count: int, blob: bytes) -> str:
    """Bind a snapshot to its table and its number of entries."""
    head = f"{len(table)}:{table}:{count}:".encode()
    return hashlib.blake2b(head + blob, digest_size=16).hexdigest()


PROBE_BYTES = 16_384
"""More than a page, so that a full disk has no room for it; chance, so that nothing packs it."""


def probe(connection: Connection, worker: str) -> None:
    """Write something and take it away again; both are in one commit, so nobody ever sees it."""
    row = {"worker": worker, "filler": os.urandom(PROBE_BYTES)}
    connection.execute(insert(probes), row)
    connection.execute(delete(probes).where(probes.c.worker == worker))

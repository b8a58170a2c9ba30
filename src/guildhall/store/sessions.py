"""Sessions, known by hashes of their ids."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from guildhall.core.errors import GuildhallError
from guildhall.store.database import Repository, reads, writes
from guildhall.store.passkeys import own_passkey
from guildhall.store.people import user_of
from guildhall.store.rows import User
from guildhall.store.schema import passkeys, sessions, users
from guildhall.store.upsert import upsert


class Sessions(Repository):
    """Who is signed in."""

    @writes("user {1}")
    def add(
        self,
        connection: Connection,
        id_hash: str,
        user: str,
        expires: float,
        passkey: bytes | None = None,
        password: str | None = None,
    ) -> None:
        """Begin a session or prolong it.

        Raises wrong_passkey for a key that was removed, wrong_password for a password (as it is
        kept; empty: none) that is no longer the user's.
        """
        if passkey is not None:
            _hold_passkey(connection, user, passkey)
        if password is not None and _held_password(connection, user) != password:
            raise GuildhallError("wrong_password", {})
        row = {"id_hash": id_hash, "user_id": user, "expires": expires, "passkey": passkey}
        connection.execute(upsert(connection, sessions, ("user_id", "expires")), row)

    @reads
    def users(
        self, connection: Connection, id_hashes: Sequence[str], now: float
    ) -> dict[str, User]:
        """The users of sessions, except of those that are unknown or have run out."""
        alive = sessions.c.id_hash.in_(list(id_hashes)) & (sessions.c.expires > now)
        query = select(sessions.c.id_hash, users).join_from(sessions, users).where(alive)
        return {line.id_hash: user_of(line) for line in connection.execute(query)}

    @writes("session {0}")
    def end(self, connection: Connection, id_hash: str) -> None:
        """End a session."""
        connection.execute(delete(sessions).where(sessions.c.id_hash == id_hash))

    @writes("session")
    def forget_old(self, connection: Connection, now: float) -> int:
        """Delete sessions that have run out; returns how many."""
        return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount


def _hold_passkey(connection: Connection, user: str, passkey: bytes) -> None:
    """Keep others from removing a user's key meanwhile; raises wrong_passkey if it is gone.

    Removing a key locks the user, too: so the remover finds the session, or we miss the key.
    """
    _held_password(connection, user)
    key = select(passkeys.c.user_id).where(own_passkey(user, passkey))
    if connection.execute(key).scalar() is None:
        raise GuildhallError("wrong_passkey", {})


def _held_password(connection: Connection, user: str) -> str | None:
    """What is kept of a user's password; nobody changes it meanwhile, or we see the new one."""
    holder = select(users.c.password).where(users.c.id == user).with_for_update(read=True)
    return connection.execute(holder).scalar()

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
    ) -> None:
        """Begin a session or prolong it; raises wrong_passkey for a key that was removed."""
        if passkey is not None:
            _hold_passkey(connection, user, passkey)
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

    @writes("user {0}")
    def end_all(self, connection: Connection, user: str) -> int:
        """End all sessions of a user; returns how many."""
        return connection.execute(delete(sessions).where(sessions.c.user_id == user)).rowcount

    @writes("session")
    def forget_old(self, connection: Connection, now: float) -> int:
        """Delete sessions that have run out; returns how many."""
        return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount


def _hold_passkey(connection: Connection, user: str, passkey: bytes) -> None:
    """Keep others from removing a user's key meanwhile; raises wrong_passkey if it is gone.

    Removing a key locks the user, too: so the remover finds the session, or we miss the key.
    """
    holder = select(users.c.id).where(users.c.id == user).with_for_update(read=True)
    connection.execute(holder)
    key = select(passkeys.c.user_id).where(own_passkey(user, passkey))
    if connection.execute(key).scalar() is None:
        raise GuildhallError("wrong_passkey", {})

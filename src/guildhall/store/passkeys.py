"""Passkeys: public keys of people's devices."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from guildhall.core.errors import GuildhallError
from guildhall.store.database import Repository, reads, writes
from guildhall.store.people import check_stays
from guildhall.store.rows import Passkey
from guildhall.store.schema import passkeys, sessions, subscriptions, users


class Passkeys(Repository):
    """All passkeys."""

    @writes("user {0.user}")
    def add(self, connection: Connection, key: Passkey) -> None:
        """Add a key; raises not_signed_in for who has left."""
        check_stays(connection, key.user)
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

    @reads
    def find(self, connection: Connection, credential_id: bytes) -> Passkey | None:
        """A key by its id."""
        found = _passkeys(connection, passkeys.c.credential_id == credential_id)
        return found[0] if found else None

    @reads
    def of_user(self, connection: Connection, user: str) -> list[Passkey]:
        """The keys of a user, oldest first."""
        return _passkeys(connection, passkeys.c.user_id == user)

    @writes("passkey {0!r}")
    def signed(
        self, connection: Connection, credential_id: bytes, sign_count: int, used: float
    ) -> None:
        """Note how often a key has signed, and when it did last."""
        which = passkeys.c.credential_id == credential_id
        connection.execute(update(passkeys).where(which).values(sign_count=sign_count, used=used))

    @writes("user {0}")
    def rename(self, connection: Connection, user: str, credential_id: bytes, name: str) -> None:
        """Rename a user's key; raises no_such_passkey."""
        changed = update(passkeys).where(own_passkey(user, credential_id)).values(name=name)
        if not connection.execute(changed).rowcount:
            raise GuildhallError("no_such_passkey", {})

    @writes("user {0}")
    def remove(
        self, connection: Connection, user: str, credential_id: bytes, but: str = ""
    ) -> None:
        """Remove a user's key and end the sessions it opened, but one; call none of their browsers.

        Sessions of which it is not known how they were opened end, too. Raises no_such_passkey, or
        last_way_in for the only way that is left to sign in.
        """
        holder = select(users.c.password).where(users.c.id == user).with_for_update()
        password = connection.execute(holder).scalar()
        query = select(passkeys.c.credential_id).where(passkeys.c.user_id == user)
        keys = [bytes(key) for key in connection.execute(query).scalars()]
        if credential_id not in keys:
            raise GuildhallError("no_such_passkey", {})
        if not password and len(keys) == 1:
            raise GuildhallError("last_way_in", {})
        connection.execute(delete(passkeys).where(own_passkey(user, credential_id)))
        opened = (sessions.c.user_id == user) & sessions.c.passkey.in_((credential_id, b""))
        connection.execute(delete(sessions).where(opened & (sessions.c.id_hash != but)))
        called = subscriptions.c.passkey.in_((credential_id, b""))
        connection.execute(delete(subscriptions).where(called & (subscriptions.c.user_id == user)))


def own_passkey(user: str, credential_id: bytes) -> ColumnElement[bool]:
    """A key, if it is this user's."""
    return (passkeys.c.user_id == user) & (passkeys.c.credential_id == credential_id)


def _passkeys(connection: Connection, which: ColumnElement[bool]) -> list[Passkey]:
    query = select(passkeys).where(which).order_by(passkeys.c.created, passkeys.c.credential_id)
    return [
        Passkey(
            bytes(line.credential_id),
            line.user_id,
            bytes(line.public_key),
            line.sign_count,
            line.name,
            line.created,
            line.used,
        )
        for line in connection.execute(query)
    ]

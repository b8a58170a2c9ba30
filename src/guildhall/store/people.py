"""Users: guests, and people with an account."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from guildhall.core.errors import GuildhallError
from guildhall.store.codec import read_settings, write_json
from guildhall.store.database import Repository, reads, writes
from guildhall.store.results import known_as
from guildhall.store.rows import User
from guildhall.store.schema import sessions, subscriptions, users

Changed = Callable[[dict[str, Any]], dict[str, Any]]
"""New settings for old ones."""


class People(Repository):
    """All users."""

    @writes("user {0.id}")
    def add(self, connection: Connection, user: User) -> None:
        """Add a user."""
        row = {
            "id": user.id,
            "name": user.name,
            "created": user.created,
            "login": user.login or None,
            "password": user.password,
            "known_as": known_as(user.name),
            **settings_row(user.settings),
        }
        connection.execute(insert(users), row)

    @reads
    def find(self, connection: Connection, user_id: str) -> User | None:
        """A user by id."""
        line = connection.execute(select(users).where(users.c.id == user_id)).first()
        return user_of(line) if line else None

    @reads
    def by_login(self, connection: Connection, login: str) -> User | None:
        """A user by login; logins are compared as they were written."""
        line = connection.execute(select(users).where(users.c.login == login)).first()
        return user_of(line) if line else None

    @writes("user {0}")
    def set_password(
        self, connection: Connection, user_id: str, login: str, hashed: str, before: str = ""
    ) -> None:
        """Set a user's login and password, end all their sessions, and call none of their browsers.

        Raises login_taken, wrong_password where the password is not the one of before, and
        not_signed_in for who has left meanwhile.
        """
        known = (users.c.id == user_id) & (users.c.password == before)
        changed = update(users).where(known).values(login=login, password=hashed)
        try:
            done = connection.execute(changed).rowcount
        except IntegrityError:
            raise GuildhallError("login_taken", {"login": login}) from None
        check_stays(connection, user_id)
        if not done:
            raise GuildhallError("wrong_password", {})
        for table in (sessions, subscriptions):
            connection.execute(delete(table).where(table.c.user_id == user_id))

    async def set_settings(self, user_id: str, settings: dict[str, Any]) -> None:
        """Replace the settings of a user."""
        await self.change(user_id, lambda _: settings)

    @writes("user {0}")
    def change(
        self, connection: Connection, user_id: str, changed: Changed, name: str | None = None
    ) -> None:
        """Change the settings of a user, as they are by then, and their name if one is given.

        Raises not_signed_in for who has left meanwhile, and what `changed` raises.
        """
        query = select(users.c.settings).where(users.c.id == user_id).with_for_update()
        kept = connection.execute(query).scalar()
        before = read_settings(kept) if kept is not None else {"departed": True}
        if before.get("departed"):
            raise GuildhallError("not_signed_in", {})
        row = settings_row(changed(before))
        if name is not None:
            row |= {"name": name, "known_as": known_as(name)}
        connection.execute(update(users).where(users.c.id == user_id).values(row))


def hold(connection: Connection, user: str) -> None:
    """Keep others from writing anything for a user until this is written."""
    connection.execute(select(users.c.id).where(users.c.id == user).with_for_update())


def check_stays(connection: Connection, user: str) -> None:
    """Raise not_signed_in for a user who has left for good; nobody leaves until this is written.

    Whatever is written for a user asks this: it may have been on its way when they left.
    """
    if has_left(connection, user):
        raise GuildhallError("not_signed_in", {})


def has_left(connection: Connection, user: str) -> bool:
    """Whether a user has left for good; if not, they do not before this is written."""
    query = select(users.c.settings).where(users.c.id == user).with_for_update(read=True)
    kept = connection.execute(query).scalar()
    return kept is not None and bool(read_settings(kept).get("departed"))


def shows_page(settings: dict[str, Any]) -> bool:
    """Whether others in the house may see the page of somebody who has set this."""
    return bool(settings.get("profile", "house") == "house")


def settings_row(settings: dict[str, Any]) -> dict[str, Any]:
    """Settings as columns, with what the database itself must find of them."""
    return {"settings": write_json(settings), "hides_page": not shows_page(settings)}


def user_of(line: Row[Any]) -> User:
    """A user from a line of `users`."""
    settings = read_settings(line.settings)
    return User(line.id, line.name, line.created, line.password, settings, line.login or "")

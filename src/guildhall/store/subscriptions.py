"""Browsers that want to be told something even when no page is open."""

import hashlib

from sqlalchemy import Connection, delete, select

from guildhall.core.errors import GuildhallError
from guildhall.store.codec import Called, write_json
from guildhall.store.database import Repository, reads, writes
from guildhall.store.hints import hint
from guildhall.store.people import check_stays
from guildhall.store.rows import Subscription
from guildhall.store.schema import sessions, subscriptions
from guildhall.store.upsert import insert_for

MOST = 10
"""Browsers of one person; one more replaces the oldest."""


class Subscriptions(Repository):
    """All subscriptions."""

    @writes("subscription {0.user}")
    def add(self, connection: Connection, given: Subscription, session: str) -> None:
        """Keep a subscription made in a session; the browser it belongs to may change hands.

        Who takes one over knows its secret; raises GuildhallError bad_subscription otherwise, and
        not_signed_in for who has left and for a session that has ended.
        """
        check_stays(connection, given.user)
        mine = (sessions.c.id_hash == session) & (sessions.c.user_id == given.user)
        signed_in = connection.execute(select(sessions.c.passkey).where(mine)).first()
        if signed_in is None:
            raise GuildhallError("not_signed_in", {})
        row = {
            "id": _id(given.endpoint),
            "user_id": given.user,
            "endpoint": given.endpoint,
            "p256dh": given.p256dh,
            "auth": given.auth,
            "created": given.created,
            "passkey": signed_in.passkey,
        }
        made = insert_for(connection, subscriptions).values(row)
        again = made.on_conflict_do_update(
            index_elements=["id"],
            set_={name: made.excluded[name] for name in ("user_id", "created", "passkey")},
            where=subscriptions.c.auth == given.auth,
        )
        if not connection.execute(again.returning(subscriptions.c.id)).all():
            raise GuildhallError("bad_subscription", {})
        newest = subscriptions.c.created.desc()
        query = select(subscriptions.c.id).where(subscriptions.c.user_id == given.user)
        old = list(connection.execute(query.order_by(newest).offset(MOST)).scalars())
        if old:
            connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(old)))

    @reads
    def of_user(self, connection: Connection, user: str) -> list[Subscription]:
        """Subscriptions of a user."""
        query = select(subscriptions).where(subscriptions.c.user_id == user)
        return [
            Subscription(line.user_id, line.endpoint, line.p256dh, line.auth, line.created)
            for line in connection.execute(query)
        ]

    @writes("subscription {0}")
    def remove(self, connection: Connection, user: str, endpoint: str) -> None:
        """Forget a subscription of a user; harmless when there is none."""
        mine = (subscriptions.c.user_id == user) & (subscriptions.c.id == _id(endpoint))
        connection.execute(delete(subscriptions).where(mine))

    @writes("call {0}")
    def call_pages(self, connection: Connection, user: str, call: str) -> None:
        """Have all workers tell the pages that a user has open; nothing of it is kept."""
        hint(connection, [write_json(Called(user, call))])


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()

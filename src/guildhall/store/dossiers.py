"""All that is kept of one person, for that person."""

from typing import Any

from sqlalchemy import Connection, Table, select

from guildhall.store import schema
from guildhall.store.database import Repository, reads
from guildhall.store.gallery_schema import gallery
from guildhall.store.moderation_schema import moderators, origins, reports, sanctions
from guildhall.store.operations_schema import administrators
from guildhall.store.tournament_schema import entrants

SECRETS = {
    "users": {"password", "known_as"},
    "sessions": {"id_hash", "passkey"},
    "passkeys": {"credential_id", "public_key"},
    "subscriptions": {"id", "p256dh", "auth", "passkey"},
    "reports": {"slot", "quote"},
    "sanctions": {"moderator"},
}
"""Columns that serve to check who somebody is, and would serve a thief; and what is another's:
the words that a person has reported, and the moderator who acted."""
KEPT = (
    schema.sessions,
    schema.passkeys,
    schema.subscriptions,
    schema.notices,
    schema.hidden,
    schema.bonds,
    schema.learned,
    schema.seekers,
    schema.presence,
    schema.seats,
    schema.played,
    schema.ratings,
    gallery,
    entrants,
    moderators,
    administrators,
    reports,
    sanctions,
    origins,
)
"""What is told of a person, besides the row of `users` and what was written at tables."""

Rows = list[dict[str, Any]]


class Dossiers(Repository):
    """What the store knows of people."""

    @reads
    def of_user(self, connection: Connection, user: str) -> dict[str, Rows]:
        """Rows of a person by kind, without secrets."""
        told = {"users": _rows(connection, schema.users, schema.users.c.id, user)}
        for kind in KEPT:
            told[kind.name] = _rows(connection, kind, kind.c.user_id, user)
        return told


def _rows(connection: Connection, kind: Table, owner: Any, user: str) -> Rows:
    secret = SECRETS.get(kind.name, set())
    columns = [column for column in kind.c if column.name not in secret]
    order = list(kind.primary_key.columns)
    rows = connection.execute(select(*columns).where(owner == user).order_by(*order))
    return [dict(row._mapping) for row in rows]  # noqa: SLF001

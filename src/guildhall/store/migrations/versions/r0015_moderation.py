"""Moderators, reports, sanctions, what moderators have done, and where players came from."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0015"
down_revision = "r0014"
branch_labels = None
depends_on = None

TEXT, NUMBER, TIME = sa.Text(), sa.Integer(), sa.Double[float]()
INDEXES = {
    "reports": (["status", "created"], ["about"], ["user_id"]),
    "sanctions": (["user_id", "created"],),
    "audit": (["whom"],),
    "origins": (["user_id"], ["created"]),
}


def _needed(kind: sa.types.TypeEngine[Any], *names: str) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=False) for name in names]


def _of_user(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f(f"fk_{table}_user_id"))


def _once(table: str, column: str) -> sa.UniqueConstraint:
    return sa.UniqueConstraint(column, name=op.f(f"uq_{table}_{column}"))


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "moderators",
        *_needed(TEXT, "user_id"),
        *_needed(TIME, "since"),
        _of_user("moderators"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_moderators")),
    )
    op.create_table(
        "reports",
        *_needed(TEXT, "id", "slot", "user_id", "about", "table_id"),
        *_needed(NUMBER, "line"),
        *_needed(TEXT, "quote", "reason", "words"),
        *_needed(TIME, "created"),
        *_needed(TEXT, "status"),
        *_needed(TIME, "closed"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        _once("reports", "slot"),
    )
    op.create_table(
        "sanctions",
        *_needed(TEXT, "id", "user_id", "kind", "why", "moderator"),
        *_needed(TIME, "created", "until", "seen", "lifted"),
        _of_user("sanctions"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sanctions")),
    )
    op.create_table(
        "audit",
        *_needed(NUMBER, "id"),
        *_needed(TEXT, "once"),
        *_needed(TIME, "at"),
        *_needed(TEXT, "moderator", "whom", "table_id", "action", "why"),
        *_needed(TIME, "until"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
        _once("audit", "once"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "origins",
        *_needed(TEXT, "table_id", "user_id", "network", "browser"),
        *_needed(TIME, "created"),
        _of_user("origins"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_origins")),
    )
    for table, indexes in INDEXES.items():
        for columns in indexes:
            op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)


def downgrade() -> None:
    """Drop them."""
    for name in ("origins", "audit", "sanctions", "reports", "moderators"):
        op.drop_table(name)

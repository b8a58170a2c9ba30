"""Tournaments, who takes part, and their tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0013"
down_revision = "r0012"
branch_labels = None
depends_on = None

TEXT, NUMBER, TIME = sa.Text(), sa.Integer(), sa.Double[float]()


def _needed(kind: sa.types.TypeEngine[Any], *names: str) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=False) for name in names]


def _of_tournament(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_tournament_id")
    return sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name=name)


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "tournaments",
        *_needed(TEXT, "id", "host", "name", "terms"),
        *_needed(sa.Boolean(), "listed"),
        *_needed(TEXT, "status"),
        *_needed(NUMBER, "round", "rounds", "version"),
        *_needed(TIME, "starts", "until", "created", "updated"),
        *_needed(TEXT, "planned"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_status_updated"), "tournaments", ["status", "updated"])
    op.create_index(op.f("ix_tournaments_host_status"), "tournaments", ["host", "status"])
    op.create_table(
        "entrants",
        *_needed(TEXT, "tournament_id", "user_id", "state"),
        *_needed(TIME, "since"),
        _of_tournament("entrants"),
        sa.PrimaryKeyConstraint("tournament_id", "user_id", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_user_id"), "entrants", ["user_id"])
    op.create_table(
        "pairings",
        *_needed(TEXT, "tournament_id"),
        *_needed(NUMBER, "round", "board"),
        *_needed(TEXT, "table_id", "seats", "state", "ranks", "scores"),
        *_needed(TIME, "settled"),
        _of_tournament("pairings"),
        sa.PrimaryKeyConstraint("tournament_id", "round", "board", name=op.f("pk_pairings")),
    )
    op.create_index(op.f("ix_pairings_table_id"), "pairings", ["table_id"])


def downgrade() -> None:
    """Drop them."""
    for name in ("pairings", "entrants", "tournaments"):
        op.drop_table(name)

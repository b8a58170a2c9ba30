"""Lessons and puzzles that people have done."""

import sqlalchemy as sa
from alembic import op

revision = "r0019"
down_revision = "r0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create it."""
    op.create_table(
        "learned",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_learned_user_id")),
        sa.PrimaryKeyConstraint("user_id", "kind", "game", "name", name=op.f("pk_learned")),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("learned")

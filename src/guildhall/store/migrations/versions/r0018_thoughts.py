"""Bots that think elsewhere, and what they are asked."""

import sqlalchemy as sa
from alembic import op

revision = "r0018"
down_revision = "r0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create it."""
    op.create_table(
        "thinkers",
        sa.Column("thinker", sa.Text(), nullable=False),
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("thinker", name=op.f("pk_thinkers")),
    )
    op.create_table(
        "thoughts",
        sa.Column("thought", sa.Text(), nullable=False),
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("thinker", sa.Text(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("thought", name=op.f("pk_thoughts")),
    )
    op.create_index(
        op.f("ix_thoughts_fingerprint_rank_asked"), "thoughts", ["fingerprint", "rank", "asked"]
    )
    op.create_index(op.f("ix_thoughts_until"), "thoughts", ["until"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("thoughts")
    op.drop_table("thinkers")

"""Counts that all workers share: how often something was tried within a while."""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "counts",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_counts")),
    )
    op.create_index(op.f("ix_counts_expires"), "counts", ["expires"], unique=False)


def downgrade() -> None:
    """Drop them."""
    op.drop_index(op.f("ix_counts_expires"), table_name="counts")
    op.drop_table("counts")

"""Administrators, and what workers say of themselves for them."""

import sqlalchemy as sa
from alembic import op

revision = "r0020"
down_revision = "r0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "administrators",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_administrators_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_administrators")),
    )
    op.create_table(
        "worker_states",
        sa.Column("worker", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("worker", name=op.f("pk_worker_states")),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("worker_states")
    op.drop_table("administrators")

"""Which workers there are, so that each table has one owner."""

import sqlalchemy as sa
from alembic import op

revision = "r0016"
down_revision = "r0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create it."""
    op.create_table(
        "workers",
        sa.Column("worker", sa.Text(), nullable=False),
        sa.Column("machine", sa.Text(), nullable=False),
        sa.Column("door", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("worker", name=op.f("pk_workers")),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("workers")

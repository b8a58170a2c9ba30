"""A place to try whether something can be written."""

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create it."""
    op.create_table(
        "probes",
        sa.Column("worker", sa.Text(), nullable=False),
        sa.Column("filler", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("worker", name=op.f("pk_probes")),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("probes")

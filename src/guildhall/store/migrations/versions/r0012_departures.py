"""People who have left, until their names are gone everywhere."""

import sqlalchemy as sa
from alembic import op

revision = "r0012"
down_revision = "r0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "departures",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_departures_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_departures")),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("departures")

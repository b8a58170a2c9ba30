"""People who look for others to play with."""

import sqlalchemy as sa
from alembic import op

revision = "r0011"
down_revision = "r0010"
branch_labels = None
depends_on = None

INDEXES = (["table_id", "since"], ["seen"])


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "seekers",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("bots_at", sa.Double(), nullable=True),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_seekers_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_seekers")),
    )
    for columns in INDEXES:
        name = op.f(f"ix_seekers_{'_'.join(columns)}")
        op.create_index(name, "seekers", columns, unique=False)


def downgrade() -> None:
    """Drop them."""
    for columns in INDEXES:
        op.drop_index(op.f(f"ix_seekers_{'_'.join(columns)}"), table_name="seekers")
    op.drop_table("seekers")

"""Who has a page open."""

import sqlalchemy as sa
from alembic import op

revision = "r0014"
down_revision = "r0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create it."""
    op.create_table(
        "presence",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_presence_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_seen"), "presence", ["seen"], unique=False)


def downgrade() -> None:
    """Drop it."""
    op.drop_index(op.f("ix_presence_seen"), table_name="presence")
    op.drop_table("presence")

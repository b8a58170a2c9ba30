"""Lists say more of a table, and people may hide some."""

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, empty until a table changes, and what people hide."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("line", sa.Text(), nullable=True))
    op.create_table(
        "hidden",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_hidden_user_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_hidden_table_id")),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_hidden")),
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_table("hidden")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("line")

"""Whom people follow and block."""

import sqlalchemy as sa
from alembic import op

revision = "r0010"
down_revision = "r0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "bonds",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("other_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_bonds_user_id")),
        sa.ForeignKeyConstraint(["other_id"], ["users.id"], name=op.f("fk_bonds_other_id")),
        sa.PrimaryKeyConstraint("user_id", "other_id", name=op.f("pk_bonds")),
    )
    op.create_index(op.f("ix_bonds_other_id_kind"), "bonds", ["other_id", "kind"], unique=False)


def downgrade() -> None:
    """Drop them."""
    op.drop_index(op.f("ix_bonds_other_id_kind"), table_name="bonds")
    op.drop_table("bonds")

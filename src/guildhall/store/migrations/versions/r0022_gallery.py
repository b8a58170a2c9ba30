"""What spectators say among themselves."""

import sqlalchemy as sa
from alembic import op

revision = "r0022"
down_revision = "r0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create it."""
    op.create_table(
        "gallery",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_gallery_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_gallery_user_id")),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_gallery")),
    )
    op.create_index(op.f("ix_gallery_user_id_table_id"), "gallery", ["user_id", "table_id"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index(op.f("ix_gallery_user_id_table_id"), table_name="gallery")
    op.drop_table("gallery")

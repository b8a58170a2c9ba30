"""Who hides their page is found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "r0021"
down_revision = "r0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it, also for those who are there."""
    op.add_column(
        "users", sa.Column("hides_page", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    users = sa.table("users", sa.column("settings", sa.Text()), sa.column("hides_page"))
    hides = users.c.settings.contains('"profile":"nobody"')
    op.execute(sa.update(users).where(hides).values(hides_page=sa.true()))
    op.create_index(
        "ix_users_hiding",
        "users",
        ["id"],
        sqlite_where=sa.text("hides_page = 1"),
        postgresql_where=sa.text("hides_page"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_users_hiding", table_name="users")
    op.drop_column("users", "hides_page")

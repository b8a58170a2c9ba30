"""People are found by what their name begins with."""

import sqlalchemy as sa
from alembic import op

revision = "r0017"
down_revision = "r0016"
branch_labels = None
depends_on = None

BYTEWISE = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Add what names are searched by, also of those who are there."""
    known = sa.Column("known_as", BYTEWISE, nullable=False, server_default=sa.text("''"))
    op.add_column("users", known)
    connection = op.get_bind()
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("known_as"))
    for person, name in connection.execute(sa.select(users.c.id, users.c.name)).all():
        word = " ".join(name.casefold().split())
        connection.execute(sa.update(users).where(users.c.id == person).values(known_as=word))
    op.create_index(op.f("ix_users_known_as"), "users", ["known_as"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index(op.f("ix_users_known_as"), table_name="users")
    op.drop_column("users", "known_as")

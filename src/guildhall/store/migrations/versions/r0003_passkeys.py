"""Passkeys have a name, and say when they were made and last used."""

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"
branch_labels = None
depends_on = None

TIMES = ("created", "used")


def upgrade() -> None:
    """Add the columns; of the keys that are there nothing is known."""
    with op.batch_alter_table("passkeys") as passkeys:
        passkeys.add_column(sa.Column("name", sa.Text(), nullable=False, server_default=""))
        for name in TIMES:
            passkeys.add_column(sa.Column(name, sa.Double(), nullable=False, server_default="0"))
    with op.batch_alter_table("passkeys") as passkeys:
        for name in ("name", *TIMES):
            passkeys.alter_column(name, server_default=None)


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("passkeys") as passkeys:
        for name in ("name", *TIMES):
            passkeys.drop_column(name)

"""Browsers that are called by push know the passkey of the session in which they subscribed."""

import sqlalchemy as sa
from alembic import op

revision = "r0023"
down_revision = "r0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; of people with passkeys nobody wrote down how those that are there came."""
    op.add_column("subscriptions", sa.Column("passkey", sa.LargeBinary(), nullable=True))
    subscriptions = sa.table("subscriptions", sa.column("user_id"), sa.column("passkey"))
    keys = sa.table("passkeys", sa.column("user_id"))
    perhaps = subscriptions.c.user_id.in_(sa.select(keys.c.user_id))
    unknown = sa.literal(b"", sa.LargeBinary())
    op.execute(sa.update(subscriptions).where(perhaps).values(passkey=unknown))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("subscriptions", "passkey")

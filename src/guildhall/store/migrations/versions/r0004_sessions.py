"""Sessions know the passkey that opened them."""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; how the sessions that are there were opened, nobody wrote down."""
    column = sa.Column("passkey", sa.LargeBinary(), nullable=True)
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(column)
    op.execute(
        sa.update(sa.table("sessions", sa.column("passkey", sa.LargeBinary()))).values(passkey=b"")
    )


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_column("passkey")

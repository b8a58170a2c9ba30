"""Results of finished games, who played, and ratings."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0009"
down_revision = "r0008"
branch_labels = None
depends_on = None


def _needed(name: str, kind: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def upgrade() -> None:
    """Create them; results of games that are over are found by the server, one after another."""
    text, number, time = sa.Text(), sa.Integer(), sa.Double[float]()
    op.create_table(
        "results",
        _needed("table_id", text),
        *(_needed(name, text) for name in ("game", "pace", "visibility", "options")),
        _needed("seats", number),
        _needed("ended", time),
        _needed("unrated", text),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_results")),
    )
    for columns in (["visibility", "ended"], ["visibility", "game", "ended"]):
        op.create_index(op.f(f"ix_results_{'_'.join(columns)}"), "results", columns)
    op.create_index(op.f("ix_results_game_pace_ended"), "results", ["game", "pace", "ended"])
    op.create_table(
        "played",
        _needed("table_id", text),
        _needed("seat", number),
        _needed("game", text),
        _needed("pace", text),
        _needed("ended", time),
        _needed("user_id", text),
        _needed("name", text),
        _needed("known_as", sa.Text().with_variant(sa.Text(collation="C"), "postgresql")),
        _needed("bot", text),
        _needed("rank", number),
        _needed("score", number),
        sa.Column("mu", time),
        sa.Column("sigma", time),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_played_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_played")),
    )
    for columns in (["user_id", "ended"], ["user_id", "game", "ended"], ["known_as"]):
        op.create_index(op.f(f"ix_played_{'_'.join(columns)}"), "played", columns)
    op.create_table(
        "ratings",
        *(_needed(name, text) for name in ("user_id", "game", "pace")),
        _needed("mu", time),
        _needed("sigma", time),
        _needed("games", number),
        _needed("wins", number),
        sa.PrimaryKeyConstraint("user_id", "game", "pace", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_pace_mu"), "ratings", ["game", "pace", "mu"])


def downgrade() -> None:
    """Drop them."""
    for name in ("ratings", "played", "results"):
        op.drop_table(name)

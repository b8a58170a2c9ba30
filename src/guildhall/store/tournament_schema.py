"""The columns of tournaments; the rest is in `schema.py`."""

from typing import Any

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, Table, Text

from guildhall.store.schema import metadata


def _needed(name: str, kind: Any) -> Column[Any]:
    return Column(name, kind, nullable=False)


def _of_tournament() -> Column[str]:
    return Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True)


tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    _needed("host", Text),
    _needed("name", Text),
    _needed("terms", Text),
    Column("listed", Boolean, nullable=False),
    _needed("status", Text),
    _needed("round", Integer),
    _needed("rounds", Integer),
    _needed("version", Integer),
    _needed("starts", Double),
    _needed("until", Double),
    _needed("created", Double),
    _needed("updated", Double),
    _needed("planned", Text),
    Index(None, "status", "updated"),
    Index(None, "host", "status"),
)
"""One row each. `terms` never change; the version grows with every change, of entrants and tables
too. `until`: the round's deadline, or the end of an arena; 0: none. `planned`: rounds to come."""

entrants = Table(
    "entrants",
    metadata,
    _of_tournament(),
    Column("user_id", Text, primary_key=True),
    _needed("state", Text),
    _needed("since", Double),
    Index(None, "user_id"),
)
"""People who have signed up, since when; `state`: in, out (withdrawn) or absent."""

pairings = Table(
    "pairings",
    metadata,
    _of_tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    _needed("table_id", Text),
    _needed("seats", Text),
    _needed("state", Text),
    _needed("ranks", Text),
    _needed("scores", Text),
    _needed("settled", Double),
    Index(None, "table_id"),
)
"""Tables of a round; no table id: they sit out. `state`: playing, done or void."""

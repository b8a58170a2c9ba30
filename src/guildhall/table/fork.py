"""A twin of a table, to try entries on before they are written."""

from copy import copy

from guildhall.table.match import Match
from guildhall.table.table import Table

SHALLOW = (
    "chairs",
    "answered",
    "asked",
    "waits",
    "chat",
    "notes",
    "invitations",
    "rematches",
    "cuts",
    "clocks",
)
"""What a table holds that entries change in its place."""


def fork(table: Table) -> Table:
    """A twin that goes its own way; what has happened so far is shared, being fixed."""
    twin = copy(table)
    for name in SHALLOW:
        setattr(twin, name, copy(getattr(table, name)))
    for name in ("banks", "since"):
        setattr(twin.clocks, name, copy(getattr(table.clocks, name)))
    twin.match = table.match and _fork(table.match)
    return twin


def _fork(match: Match) -> Match:
    twin = copy(match)
    twin.state = match.state.copy()
    twin.record = copy(match.record)
    twin.record.inputs = copy(match.record.inputs)
    twin.events, twin.kept = copy(match.events), copy(match.kept)
    return twin

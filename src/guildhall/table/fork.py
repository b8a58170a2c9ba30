"""A twin of a table, to try entries on before they are written."""

from typing import TypeVar

from guildhall.core.record import Record
from guildhall.table.match import Match
from guildhall.table.table import Table

T = TypeVar("T")
SHALLOW = (
    "chairs",
    "answered",
    "asked",
    "waits",
    "chat",
    "speakers",
    "notes",
    "invitations",
    "rematches",
    "cuts",
)
"""Lists and dictionaries of a table that entries change in their place."""
OF_MATCH = ("events", "kept", "chosen")
OF_CLOCKS = ("banks", "since")
"""The same of its match and of its clocks."""


def fork(table: Table) -> Table:
    """A twin that goes its own way; what has happened so far is shared, being fixed."""
    twin = _twin(table, SHALLOW)
    twin.clocks = _twin(table.clocks, OF_CLOCKS)
    twin.match = table.match and _fork(table.match)
    return twin


def _fork(match: Match) -> Match:
    twin = _twin(match, OF_MATCH)
    twin.state = match.state.copy()
    record = match.record
    twin.record = Record(record.header, record.inputs.copy(), record.result, record.key)
    return twin


def _twin(one: T, shallow: tuple[str, ...]) -> T:
    """A shallow copy, and copies of some of its fields; by hand, for moves wait for it."""
    twin: T = object.__new__(type(one))
    fields = vars(twin)
    fields.update(vars(one))
    for name in shallow:
        fields[name] = fields[name].copy()
    return twin

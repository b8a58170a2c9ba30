"""Between the records of a table and the text of a column."""

from typing import Any

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.table.entry import Entry, Plan

_plan = msgspec.json.Decoder(Plan)
_data = msgspec.json.Decoder(dict[str, Any])


def write_json(value: object) -> str:
    """Write anything plain as JSON; text that no database takes is refused."""
    try:
        return msgspec.json.encode(value).decode()
    except UnicodeEncodeError:
        raise GuildhallError("store_text", {}) from None


def read_data(text: str) -> dict[str, Any]:
    """Read the data of an entry or the settings of a user."""
    return _data.decode(text)


def read_plan(text: str) -> Plan:
    """Read a plan."""
    return _plan.decode(text)


def entry_row(table: str, number: int, entry: Entry) -> dict[str, Any]:
    """Give the columns of an entry."""
    return {
        "table_id": table,
        "n": number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "data": write_json(entry.data),
    }

"""Between the records of a table and the text of a column."""

from typing import Any

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.table.entry import Entry, Plan

_plan = msgspec.json.Decoder(Plan)
_data = msgspec.json.Decoder(dict[str, Any])
_grown = msgspec.json.Decoder(tuple[str, int, list[Entry]])
LONGEST_HINT = 7000
"""Bytes that PostgreSQL passes on for certain: its limit is 8000."""


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


def write_grown(table: str, count: int, rows: list[dict[str, Any]]) -> str:
    """Say that a table has so many entries now, and which the last ones are if they are short."""
    news = [{**_columns(row), "data": msgspec.Raw(row["data"].encode())} for row in rows]
    told = msgspec.json.encode((table, count, news))
    if len(told) > LONGEST_HINT:
        told = msgspec.json.encode((table, count, []))
    return told.decode()


def _columns(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("kind", "seat", "at")}


def read_grown(text: str) -> tuple[str, int, list[Entry]]:
    """Read which table has grown, to how many entries, and the last of them if they are told."""
    return _grown.decode(text)


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

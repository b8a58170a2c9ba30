"""Between the records of a table and the text of a column."""

from typing import Any

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.store.errors import Damaged
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.line import Line

_setup = msgspec.json.Decoder(TableSetup)
_line = msgspec.json.Decoder(Line)
_data = msgspec.json.Decoder(dict[str, Any])
UNREADABLE = (msgspec.MsgspecError, UnicodeError, TypeError)
"""What a column that is no JSON, no text or of another shape leads to."""
LONGEST_HINT = 7000
"""Bytes that PostgreSQL passes on for certain: its limit is 8000."""


class Judged(msgspec.Struct, tag=True):
    """That something else holds against a person now; an empty id: perhaps against anybody."""

    person: str = ""


class Asked(msgspec.Struct, tag=True):
    """That there is something to think about."""


class Answered(msgspec.Struct, tag=True):
    """What somebody thought; without a text it is long, and has to be read."""

    thought: str = ""
    text: str = ""


class Murmured(msgspec.Struct, tag=True):
    """That spectators of a table have said so many lines, -1: that some of them have changed."""

    table: str = ""
    lines: int = -1


class Called(msgspec.Struct, tag=True):
    """What a person is told in the pages that they have open; nothing of it is kept."""

    person: str = ""
    call: str = ""


News = Judged | Asked | Answered | Murmured | Called
"""What is told besides that tables grow; without anything in it, any of it may have been missed."""
Hint = tuple[str, int, list[Entry]] | News
"""What workers tell each other."""
_hint: msgspec.json.Decoder[Hint] = msgspec.json.Decoder(Hint)


def write_json(value: object) -> str:
    """Write anything plain as JSON; text that no database takes is refused."""
    try:
        return msgspec.json.encode(value).decode()
    except UnicodeEncodeError:
        raise GuildhallError("store_text", {}) from None


def read_entry(table_id: str, number: int, kind: str, seat: int, at: float, data: str) -> Entry:
    """Entry from its columns; raises Damaged entry_damaged."""
    try:
        return Entry(kind, seat, at, _data.decode(data))
    except UNREADABLE:
        raise Damaged("entry_damaged", {"table": table_id, "number": number}) from None


def read_setup(text: str, table_id: str = "") -> TableSetup:
    """Setup of a table; raises Damaged plan_damaged."""
    try:
        return _setup.decode(text)
    except UNREADABLE:
        raise Damaged("plan_damaged", {"table": table_id}) from None


def read_settings(text: str) -> dict[str, Any]:
    """Settings of a user; none where they are damaged, so that the user can still sign in."""
    try:
        return _data.decode(text)
    except UNREADABLE:
        return {}


def read_line(text: str | None) -> Line:
    """What lists tell of a table; nothing where that is damaged or was never written."""
    try:
        return _line.decode(text or "{}")
    except UNREADABLE:
        return Line()


def write_grown(table_id: str, count: int, rows: list[dict[str, Any]]) -> str:
    """That a table has so many entries now, and which the last ones are if they are short."""
    news = [{**_columns(row), "data": msgspec.Raw(row["data"].encode())} for row in rows]
    told = msgspec.json.encode((table_id, count, news))
    if len(told) > LONGEST_HINT:
        told = msgspec.json.encode((table_id, count, []))
    return told.decode()


def _columns(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("kind", "seat", "at")}


def read_hint(text: str | bytes) -> Hint:
    """Which table has grown, to how many entries, the last of them if told; or other news."""
    return _hint.decode(text)


def entry_row(table_id: str, number: int, entry: Entry) -> dict[str, Any]:
    """Columns of an entry."""
    return {
        "table_id": table_id,
        "n": number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "data": write_json(entry.data),
    }

"""Positions that are kept nowhere: pictures of the book, lessons, puzzles."""

from typing import cast

from guildhall.server import sent, sent_help
from guildhall.server.live import payloads
from guildhall.table.table import Table


def shown(table: Table, seat: int) -> sent_help.Shown:
    """The table of a position as a seat sees it: a page like that of any other table.

    Nothing can be taken back there, and no bot gives advice.
    """
    present: sent.NowPart = {
        "entries": table.entries,
        "chat": 0,
        "busy": False,
        "stands_in": False,
    }
    part = payloads.personal(table, seat, seat, invited=False)
    none = {"hints_off": True, "coach": False, "unrated": "position", "undoable": None}
    page = {**present, **payloads.common(table, 0.0), **part, **none}
    return {"page": cast(sent.Page, page), "log": payloads.log_since(table, seat, 0)}

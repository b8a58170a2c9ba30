"""The hall: one's own tables and those that wait for players."""

from typing import Any

from guildhall.server.house import House
from guildhall.store import TableRow, User


async def hall(house: House, user: User | None) -> dict[str, Any]:
    """One's own tables, those where one is due first, and the open ones."""
    mine = await house.store.tables_of(user.id) if user else []
    mine.sort(key=lambda row: (not _due(row, user), row.status == "over", -row.updated))
    opened = await house.store.open_tables()
    return {
        "mine": [_line(house, row, user) for row in mine],
        "open": [_line(house, row, user) for row in opened],
    }


def _due(row: TableRow, user: User | None) -> bool:
    return any(seat.due and user and seat.user == user.id for seat in row.seats)


def _line(house: House, row: TableRow, user: User | None) -> dict[str, Any]:
    plan = row.plan
    return {
        "table": row.id,
        "game": plan.game if plan else "",
        "options": plan.options if plan else {},
        "clock": plan.clock if plan else "none",
        "status": row.status,
        "updated": row.updated,
        "your_turn": _due(row, user),
        "unreadable": plan is None or row.id in house.hub.unreadable,
        "seats": [{"kind": s.kind, "name": s.name, "due": s.due} for s in row.seats],
    }

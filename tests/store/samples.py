"""Plans, entries and summaries for tests."""

from guildhall.store import SeatRow, Summary
from guildhall.table.entry import Entry, TableSetup

KEY = bytes(range(32))


def setup(table: str = "t1", **changes: object) -> TableSetup:
    given: dict[str, object] = {
        "id": table,
        "game": "guildes",
        "seats": 3,
        "options": {"events": True},
        "host": "host",
        "key": KEY,
        "created": 1.25,
        "visibility": "public",
        "opening": [(-1, "draw é"), (0, "pass")],
        **changes,
    }
    return TableSetup(**given)  # type: ignore[arg-type]


def chat(number: int, by: str = "") -> Entry:
    return Entry(
        "chat", number % 3 - 1, 10.5 + number, {"name": by or "Zoë", "text": f"№ {number}"}
    )


def summary(status: str = "open", updated: float = 5.0, due: tuple[int, ...] = ()) -> Summary:
    seats = [
        SeatRow(0, "human", "u0", "Agnes", "", 0 in due),
        SeatRow(1, "human", "u1", "Boudewijn", "", 1 in due),
        SeatRow(2, "bot", "", "Clara", "journeyman", 2 in due),
    ]
    return Summary(status, [], updated, seats)

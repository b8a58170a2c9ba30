"""All data of one person as one JSON document: what the store has, and their entries at tables."""

from typing import Any

from guildhall.store import Damaged, Store
from guildhall.table.own import own_entries

FORMAT = 1


async def dossier(store: Store, user: str) -> dict[str, Any]:
    """Everything that is kept of a person, but for secrets that prove who they are."""
    rows = await store.dossiers.of_user(user)
    (account,) = rows.pop("users")
    seats = {row["table_id"]: row["seat"] for row in rows["seats"]}
    tables = []
    for table_id in await store.departures.tables(user):
        entries = await _entries(store, table_id, user, seats.get(table_id, -1))
        tables.append({"table": table_id, "entries": entries})
    return {"format": FORMAT, "account": account, **rows, "tables": tables}


async def _entries(store: Store, table_id: str, user: str, seat: int) -> list[dict[str, Any]]:
    """What a person has done at a table; nothing of one that cannot be read."""
    try:
        found = await store.tables.load(table_id)
    except Damaged:
        return []
    own = own_entries(found[1], user, seat) if found else ()
    return [{"n": n, "kind": e.kind, "seat": e.seat, "at": e.at, "data": e.data} for n, e in own]

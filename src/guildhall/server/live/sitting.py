"""At which tables somebody sits, also where lists do not know it yet."""

from guildhall.server.live.hub import Hub


async def sitting(hub: Hub, user: str, most: int) -> list[str]:
    """Unfinished tables where a user sits or is invited, those that wait for them first.

    Lists know what is summed up, so tables that are not are asked themselves.
    """
    known = await hub.store.lists.sitting(user, most)
    behind = [hub.tables[name] for name in sorted(hub.summaries.behind) if name in hub.tables]
    late = [
        opened.id
        for opened in behind
        if opened.table.seat_of(user) >= 0 or opened.table.offered_to(user) >= 0
    ]
    return list(dict.fromkeys([*late, *known]))[:most]

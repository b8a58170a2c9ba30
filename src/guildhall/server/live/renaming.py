"""A person who takes another name has it at the tables they play at, too."""

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hub import Hub

log = structlog.get_logger("guildhall.renaming")

MOST_TABLES = 50
"""So many tables are told: those that wait for the person first, then the newest."""


async def rename_at_tables(hub: Hub, user: str, name: str) -> None:
    """Show another name at the unfinished tables of a user; finished ones keep the old one."""
    listed = await hub.store.lists.of_user(user, MOST_TABLES)
    for row in listed.rows:
        if row.status == "over":
            continue
        try:
            opened = await hub.open(row.id)
            await hub.write(opened, lambda table, now: table.propose_rename(user, name, now))
        except GuildhallError as error:
            # a host who does not play, a game that ended meanwhile, a table nobody can read
            log.info("not_renamed", table=row.id, problem=error.code)

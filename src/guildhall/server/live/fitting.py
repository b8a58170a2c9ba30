"""How strong people are, for tables that ask for it."""

from collections.abc import Mapping

from guildhall.server.people.ratings import START, provisional
from guildhall.store import Store
from guildhall.table.entry import TableSetup
from guildhall.table.requirements import ANYBODY, Strength
from guildhall.table.result import pace_of
from guildhall.table.table import Table

NEW = Strength(round(START), provisional=True)
"""Of somebody who has no rating yet."""
Strengths = Mapping[tuple[str, str], Strength]
"""One person's, by game and pace."""


async def strengths_of(store: Store, user: str) -> Strengths:
    """All strengths of a person; none of strangers."""
    found = await store.standings.of_user(user) if user else []
    return {(s.game, s.pace): Strength(round(s.mu), provisional(s.sigma)) for s in found}


def strength_at(setup: TableSetup, strengths: Strengths) -> Strength:
    """How strong somebody is at a table."""
    return strengths.get((setup.game, pace_of(setup)), NEW)


def applies_to(table: Table, user: str) -> bool:
    """Whether a user must meet what a table asks: not the host, and not who is invited."""
    asks = table.setup.requires != ANYBODY
    return asks and table.setup.host != user and table.offered_to(user) < 0

"""How far behind the players those are who only watch, as the creator of a table has chosen.

They see the fold of the entries that are old enough, and nothing else.
"""

from collections import deque
from collections.abc import Iterable
from typing import Literal

from guildhall.core.state import CHANCE
from guildhall.table.clock import MINUTE
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.table import Table

Delay = Literal["none", "moves", "minutes", "end"]
DELAYS: dict[str, int] = {"none": 0, "moves": 12, "minutes": 10, "end": 0}
"""Decisions or minutes; `end`: nothing is seen of a game before it is over."""


class LateTable:
    """A table as it was: it never goes back, and shows at least that the game has begun."""

    def __init__(self, setup: TableSetup) -> None:
        self.table = Table(setup)
        self.at = 0.0
        """When the last entry that is shown was made."""
        self.waiting: deque[Entry] = deque()
        """Entries that are not old enough yet."""

    @property
    def known(self) -> int:
        """How many entries it has been told."""
        return self.table.entries + len(self.waiting)

    def hear(self, entries: Iterable[Entry]) -> None:
        """Be told what comes after the entries it knows."""
        self.waiting.extend(entries)

    def ripe(self, made: int, now: float) -> bool:
        """Whether something has become old enough; so many decisions stand at the table."""
        if not self.waiting or self.table.match is None:
            return bool(self.waiting)
        entry, delay = self.waiting[0], self.table.setup.delay
        if delay == "moves":
            shown = decisions(self.table) + (entry.kind == "move")
            return shown <= made - DELAYS["moves"]
        return delay == "minutes" and entry.at <= now - DELAYS["minutes"] * MINUTE

    def go_on(self, made: int, now: float) -> None:
        """Show everything that is old enough."""
        while self.ripe(made, now):
            entry = self.waiting.popleft()
            self.table.apply(entry)
            self.at = entry.at

    def moment(self, now: float) -> float:
        """The moment that it shows, for its clocks."""
        if self.table.setup.delay != "minutes":
            return self.at
        return max(self.at, now - DELAYS["minutes"] * MINUTE)


def decisions(table: Table) -> int:
    """How many decisions of seats stand; those that were taken back do not."""
    inputs = table.match.record.inputs if table.match else []
    return sum(given.by != CHANCE for given in inputs)

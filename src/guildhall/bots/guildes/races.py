"""What seats of Guildes compete for, as views show it."""

from collections.abc import Iterator

from guildhall.bots.expertise import Race
from guildhall.games.guildes.schema import GUILDS
from guildhall.games.guildes.view import GuildesView


def races(view: GuildesView) -> Iterator[Race]:
    """Guilds: cards laid."""
    for guild in range(GUILDS):
        yield "guild", guild, [row[guild] for row in view.tableau]

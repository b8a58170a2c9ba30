"""What seats of Colonia compete for, as views show it."""

from collections.abc import Iterator

from guildhall.bots.expertise import Race
from guildhall.games.colonia.schema import CITIES
from guildhall.games.colonia.view import ColoniaView


def races(view: ColoniaView) -> Iterator[Race]:
    """Windows of the cathedral: money of each city."""
    for city in range(CITIES):
        yield "city", city, [row[city] for row in view.money]

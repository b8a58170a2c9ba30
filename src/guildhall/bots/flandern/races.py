"""What seats of Flandern 1302 compete for, as views show it."""

from collections.abc import Iterator

from guildhall.bots.expertise import Race
from guildhall.games.flandern.view import FlandernView

DISTRICT = 100
"""Masters only decide between equal numbers of districts."""


def races(view: FlandernView) -> Iterator[Race]:
    """Cities not yet scored: districts, then masters."""
    for city in view.cities:
        if city.districts and not city.scored and min(view.guilds) >= 0:
            standing = [
                city.districts[guild] * DISTRICT + city.masters[guild] for guild in view.guilds
            ]
            yield "city", city.city, standing

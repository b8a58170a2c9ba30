"""What seats compete for in each game: things that go to whoever has most, as views show them."""

from collections.abc import Callable, Iterator
from typing import Any

from guildhall.games.colonia.schema import CITIES
from guildhall.games.colonia.view import ColoniaView
from guildhall.games.dutch_revolt.tables import FACTIONS, PROVINCE_OF, PROVINCES
from guildhall.games.dutch_revolt.view import RevoltView
from guildhall.games.flandern.view import FlandernView
from guildhall.games.guildes.schema import GUILDS
from guildhall.games.guildes.view import GuildesView

Race = tuple[str, int, list[int]]
"""A kind of thing, its number, and how much of it each seat has."""
DISTRICT = 100
"""Masters only decide between equal numbers of districts."""


def _guildes(view: GuildesView) -> Iterator[Race]:
    """Guilds: cards laid."""
    for guild in range(GUILDS):
        yield "guild", guild, [row[guild] for row in view.tableau]


def _flandern(view: FlandernView) -> Iterator[Race]:
    """Cities not yet scored: districts, then masters."""
    for city in view.cities:
        if city.districts and not city.scored and min(view.guilds) >= 0:
            standing = [
                city.districts[guild] * DISTRICT + city.masters[guild] for guild in view.guilds
            ]
            yield "city", city.city, standing


def _colonia(view: ColoniaView) -> Iterator[Race]:
    """Windows of the cathedral: money of each city."""
    for city in range(CITIES):
        yield "city", city, [row[city] for row in view.money]


def _dutch_revolt(view: RevoltView) -> Iterator[Race]:
    """Provinces: units of a seat's stronger faction."""
    held = [[0] * FACTIONS for _ in range(PROVINCES)]
    for spot, units in enumerate(view.units):
        for faction in range(FACTIONS):
            held[int(PROVINCE_OF[spot])][faction] += units[faction]
    for province, row in enumerate(held):
        most = [0] * view.seats
        for faction, owner in enumerate(view.owners):
            if owner >= 0:
                most[owner] = max(most[owner], row[faction])
        yield "province", province, most


RACES: dict[str, Callable[[Any], Iterator[Race]]] = {
    "guildes": _guildes,
    "flandern": _flandern,
    "colonia": _colonia,
    "dutch_revolt": _dutch_revolt,
}


def leads(game: str, view: Any) -> dict[tuple[str, int], int]:
    """Give for each thing the seat that alone has most of it; things without one are left out."""
    found: dict[tuple[str, int], int] = {}
    for kind, index, numbers in RACES[game](view):
        most = max(numbers)
        if most > 0 and numbers.count(most) == 1:
            found[kind, index] = numbers.index(most)
    return found

"""What seats of the Dutch Revolt compete for, as views show it."""

from collections.abc import Iterator

from guildhall.bots.expertise import Race
from guildhall.games.dutch_revolt.schema import FACTIONS, PROVINCES
from guildhall.games.dutch_revolt.tables import PROVINCE_OF
from guildhall.games.dutch_revolt.view import RevoltView


def races(view: RevoltView) -> Iterator[Race]:
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

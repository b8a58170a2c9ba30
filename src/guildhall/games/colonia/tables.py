"""The data as arrays that compiled rules read."""

from typing import Final

from guildhall.core.numbers import Int, Ints, ints, made
from guildhall.games.colonia import data
from guildhall.games.colonia.schema import FACES, SEATS

MARKS: Final = 5
"""Places for a member on a ship: up to four holds, then the emblem."""
EMBLEM: Final = 4
GRADES: Final = 6
SHRINE: Final = 5

STALLS_MORE: Final = 0
EXTRA_STALLS: Final = 1
HOME: Final = 2
CUBES: Final = 3
STICK: Final = 4
SAIL: Final = 5
DIE: Final = 6
EXTRA_HOLD: Final = 7
NEW_RELICS: Final = 8
FEWER: Final = 9
EXCHANGING: Final = 10


def _members() -> Ints:
    """Give the family members of each player, by the number of seats (CO-10)."""
    members = {line.seats: line.members for line in data.SEAT_ROWS}
    return made([members.get(seats, 0) for seats in range(SEATS + 1)])


def _needs() -> Ints:
    """Give the two resources of each craftsman: craftsman * 2 + which (CO-3)."""
    return made([data.RESOURCE_IDS.index(need) for c in data.CRAFTSMEN for need in c.needs])


def _hold_needs() -> Ints:
    """Give how many goods of each kind a hold takes: hold * GOODS + good."""
    return made([hold.goods.count(good) for _, _, hold in data.HOLDS for good in data.GOOD_IDS])


def _decree_targets() -> Ints:
    """Give the craftsman or the street of a decree, -1 for the others."""
    targets = [*data.CRAFTSMAN_IDS, *data.STREETS]
    places = [*range(len(data.CRAFTSMAN_IDS)), *range(len(data.STREETS))]
    known = dict(zip(targets, places, strict=True))
    return made([known.get(decree.target, -1) for decree in data.DECREES])


def _first_holds() -> Ints:
    """Give the number of the first hold of each ship among all holds."""
    return made([[hold[0].id for hold in data.HOLDS].index(ship.id) for ship in data.SHIPS])


MEMBERS: Final = _members()
CUBES_OF: Final = made([resource.cubes for resource in data.RESOURCES])
TILES_OF: Final = made([craftsman.tiles for craftsman in data.CRAFTSMEN])
NEEDS: Final = _needs()
FAMILY_VALUE: Final = made(data.BOX.family_cards)

WEEKS: Final[Int] = data.BOX.weeks
WEEK_STALLS: Final = made([n for card in data.WEEK_CARDS for n in card.stalls])
WEEK_ORDERS: Final = made([n for card in data.WEEK_CARDS for n in card.orders])
WEEK_DICE: Final = made([card.dice for card in data.WEEK_CARDS])
WEEK_SHIPS: Final = made([card.ships for card in data.WEEK_CARDS])
LAST_WEEK_SHIPS: Final[Int] = data.BOX.last_week_ships

DECREE_DAY: Final = made([decree.day for decree in data.DECREES])
DECREE_EFFECT: Final = made([data.EFFECTS.index(decree.effect) for decree in data.DECREES])
DECREE_COUNT: Final = made([decree.count for decree in data.DECREES])
DECREE_TARGET: Final = _decree_targets()
DECREES_A_WEEK: Final[Int] = data.BOX.decrees_per_week

SHIP_CITY: Final = made([data.CITY_IDS.index(ship.city) for ship in data.SHIPS])
FIRST_HOLD: Final = _first_holds()
HOLDS_OF: Final = made([len(ship.holds) for ship in data.SHIPS])
HOLD_SHIP: Final = made([data.SHIPS.index(ship) for ship, _, _ in data.HOLDS])
HOLD_PAYS: Final = made([hold.pays for _, _, hold in data.HOLDS])
HOLD_NEEDS: Final = _hold_needs()
EXTRA_HOLD_PAYS: Final[Int] = data.BOX.extra_hold_pays

COPIES: Final = made([relic.copies for _ in data.CITIES for relic in data.RELICS])
PRICE: Final = made([relic.price for _ in data.CITIES for relic in data.RELICS])
POINTS: Final = made([relic.points for _ in data.CITIES for relic in data.RELICS])
DISPLAY: Final[Int] = data.BOX.display
SHRINE_FACTOR: Final[Int] = data.BOX.shrine_factor
WINDOW_POINTS: Final[Int] = data.BOX.window_points

START_MONEY: Final[Int] = data.BOX.start_money
START_CUBES: Final[Int] = data.BOX.start_cubes
ALL_STICKS: Final[Int] = data.BOX.all_sticks - 1
"""The outcome of the die, counted from 0, that moves every stick."""
FREE_CHOICE: Final[Int] = data.BOX.free_choice - 1
"""The outcome of the die, counted from 0, that lets one choose a good."""
FAIR_DIE: Final = ints(FACES, 1)

"""The data as arrays that compiled rules read.

Spots are all places where a unit can stand: the open country of the provinces first, then the
cities, then the towns. What differs by the values of the map (`LIMIT`, `VP`, `COMMERCIAL`) is
listed for one set after the other: `limit_of` and its like in `state.py` read it.
"""

from typing import Final

from guildhall.core.numbers import Int, made
from guildhall.games.dutch_revolt import data
from guildhall.games.dutch_revolt.schema import (
    FACTIONS,
    FIRST_CITY,
    FIRST_TOWN,
    NEUTRAL,
    PROVINCES,
    SEATS,
    SPOTS,
)

SOURCES: Final = 3

_FACTION: Final = data.ids(data.FACTIONS)
_PROVINCE: Final = data.ids(data.PROVINCES)
_CITY: Final = data.ids(data.CITIES)
_TOWN: Final = data.ids(data.TOWNS)
_REGION: Final = data.ids(data.REGIONS)


def _mask(names: list[str], known: list[str]) -> int:
    """Give the bit mask of those names that are known."""
    return sum(1 << known.index(name) for name in names if name in known)


def _side(name: str) -> int:
    return NEUTRAL if name == "neutral" else _FACTION.index(name)


def _province_of() -> list[int]:
    """Give the province of every spot."""
    cities = [_PROVINCE.index(city.province) for city in data.CITIES]
    towns = [_PROVINCE.index(town.province) for town in data.TOWNS]
    return [*range(PROVINCES), *cities, *towns]


def _spots() -> tuple[list[int], list[int]]:
    """Give the spots of each province, end to end and ascending, and where each list begins."""
    owner = _province_of()
    listed: list[int] = []
    first = [0]
    for province in range(PROVINCES):
        listed += [spot for spot in range(SPOTS) if owner[spot] == province]
        first.append(len(listed))
    return listed, first


def _places() -> list[int]:
    """Give the place of every spot in the list of its province."""
    listed, first = _spots()
    owner = _province_of()
    return [listed.index(spot) - first[owner[spot]] for spot in range(SPOTS)]


def _setup() -> list[int]:
    """Give the units of the setup: faction * SPOTS + spot (DR-15)."""
    out = [0] * (FACTIONS * SPOTS)
    for at, faction in enumerate(data.FACTIONS):
        for city, number in faction.cities.items():
            out[at * SPOTS + FIRST_CITY + _CITY.index(city)] = number
        for town, number in faction.towns.items():
            out[at * SPOTS + FIRST_TOWN + _TOWN.index(town)] = number
    return out


def _by_seats(column: str) -> list[int]:
    """Give a column of the player table, indexed by the number of seats."""
    values = {line.seats: int(getattr(line, column)) for line in data.SEAT_ROWS}
    return [values.get(seats, 0) for seats in range(SEATS + 1)]


def _values() -> list[data.Values]:
    """Give the values of the map: choice * (SEATS + 1) + seats; none sit with fewer than two."""
    fewest = data.SEAT_ROWS[0].seats
    counts = [max(fewest, seats) for seats in range(SEATS + 1)]
    return [data.values_for(chosen, seats) for chosen in data.MAP_VALUES for seats in counts]


def _owners() -> list[int]:
    """Give the seat of each faction, -1 = not in play: seats * FACTIONS + faction (DR-1)."""
    out = [-1] * ((SEATS + 1) * FACTIONS)
    for line in data.SEAT_ROWS:
        for seat, names in enumerate(line.factions):
            for name in names:
                out[line.seats * FACTIONS + _FACTION.index(name)] = seat
    return out


def _price_steps() -> list[int]:
    """Give the price of the next army: faction * most + number raised this turn (DR-39)."""
    out: list[int] = []
    for faction in data.FACTIONS:
        before = [0, *faction.prices[:-1]]
        out += [price - paid for price, paid in zip(faction.prices, before, strict=True)]
    return out


def _rivers() -> tuple[list[int], list[int], list[int], list[int]]:
    """Give the provinces of all rivers end to end, their banks, and where each river begins."""
    path: list[int] = []
    cities: list[int] = []
    towns: list[int] = []
    first = [0]
    for river in data.RIVERS:
        for reach in river.stretches():
            path.append(_PROVINCE.index(reach.province))
            cities.append(_mask([i for i in reach.bank if _is_city(i, reach.province)], _CITY))
            towns.append(_mask([i for i in reach.bank if not _is_city(i, reach.province)], _TOWN))
        first.append(len(path))
    return path, cities, towns, first


def _is_city(name: str, province: str) -> bool:
    return any(city.id == name and city.province == province for city in data.CITIES)


def _university_spots() -> list[int]:
    """Give the spot of each university."""
    return [
        FIRST_CITY + _CITY.index(school.city)
        if school.city
        else FIRST_TOWN + _TOWN.index(school.town)
        for school in data.UNIVERSITIES
    ]


def _removal() -> list[int]:
    """Give who leaves a city first and second: space * 2; spaces count from 0 (DR-65)."""
    return [_side(name) for a in data.ADJUSTMENTS for name in data.REMOVAL[a.side]]


PROVINCE_OF: Final = made(_province_of())
REGION_OF: Final = made([_REGION.index(p.region) for p in data.PROVINCES])
SPOT_REGION: Final = made([_REGION.index(data.PROVINCES[p].region) for p in _province_of()])
SPOT_LIST: Final = made(_spots()[0])
SPOT_FIRST: Final = made(_spots()[1])
SPOT_PLACE: Final = made(_places())
LIMIT: Final = made([v.limit.get(p.id, p.limit) for v in _values() for p in data.PROVINCES])
VP: Final = made([v.vp.get(p.id, p.vp) for v in _values() for p in data.PROVINCES])
HALF_TAX: Final = made([int(p.tax * 2) for p in data.PROVINCES])
BORDERS: Final = made([_mask(p.borders, _PROVINCE) for p in data.PROVINCES])
ARMY_BOXES: Final = made([r.boxes for r in data.REGIONS])
ORANGE: Final = made([r.orange_boxes for r in data.REGIONS])
ARROWS: Final = made([_mask(r.arrows, _REGION) for r in data.REGIONS])
RIVER_PATH: Final = made(_rivers()[0])
BANK_CITIES: Final = made(_rivers()[1])
BANK_TOWNS: Final = made(_rivers()[2])
RIVER_FIRST: Final = made(_rivers()[3])
RIVERS: Final[Int] = len(data.RIVERS)

SETUP: Final = made(_setup())
SUPPORT_START: Final = made([b.start.get(f, 0) for f in _FACTION for b in data.BOXES])
BOX_SIZE: Final = made([box.spaces for box in data.BOXES])
BOX_USERS: Final = made([_mask(box.users, _FACTION) for box in data.BOXES])
BOX_TO_MAP: Final = made([int(box.to_map) for box in data.BOXES])
BOX_TO_TREASURY: Final = made([int(box.to_treasury) for box in data.BOXES])

TOKENS: Final = made(_by_seats("tokens"))
ARMY_TOKENS: Final = made(_by_seats("armies"))
NOBILITY_SHARE: Final = made(_by_seats("nobility_share"))
OWNER: Final = made(_owners())
START_COINS: Final = made([f.coins for f in data.FACTIONS])
START_ARMIES: Final = made([f.armies for f in data.FACTIONS])
TURN0_UNITS: Final = made([f.turn0_units for f in data.FACTIONS])
UPKEEP: Final = made([f.upkeep for f in data.FACTIONS])
PRICE_STEP: Final = made(_price_steps())
PULL: Final = made([f.pull for f in data.FACTIONS])

CARD_TOWNS: Final = made([_mask(city.card_towns, _TOWN) for city in data.CITIES])
COMMERCIAL: Final = made(
    [int(v.commercial.get(t.id, t.commercial)) for v in _values() for t in data.TOWNS]
)
UNIVERSITY_SPOT: Final = made(_university_spots())
OLD_UNIVERSITY: Final = made([int(school.old) for school in data.UNIVERSITIES])
BISHOPRIC_PROVINCE: Final = made([_PROVINCE.index(p.id) for p in data.BISHOPRICS])
BISHOPRIC_AIM: Final = made([data.STATES.index(f.bishopric) for f in data.FACTIONS])

TRACK_START: Final = made([city.citizens for city in data.CITIES])
ADJUST_REMOVE: Final = made([a.remove for a in data.ADJUSTMENTS])
ADJUST_FIRST: Final = made(_removal()[::2])
ADJUST_SECOND: Final = made(_removal()[1::2])
ADJUST_ADD: Final = made([a.add for a in data.ADJUSTMENTS])
ADJUST_SIDE: Final = made([_side(a.adds) for a in data.ADJUSTMENTS])
ADJUST_INSTEAD: Final = made([_side(a.instead) for a in data.ADJUSTMENTS])
ADJUST_ALWAYS: Final = made([int(a.always) for a in data.ADJUSTMENTS])

TURNS: Final[Int] = data.BOX.turns
FIELD_SHARE: Final[Int] = data.BOX.open_country_share
MOST_RAISED: Final[Int] = data.BOX.most_armies_raised
ALL_BEGGARS: Final[Int] = data.BOX.beggars
BEGGAR_PRICE: Final[Int] = data.BOX.beggar_price
BEGGAR_SIEGE: Final[Int] = data.BOX.beggar_siege
CONVERSIONS: Final[Int] = data.BOX.siege_conversions
HIGHEST_TAX: Final[Int] = data.BOX.highest_tax
TOWN_NEUTRALS: Final[Int] = data.BOX.town_neutrals
CITY_NEUTRALS: Final[Int] = data.BOX.city_neutrals
TURN0_MARGIN: Final[Int] = data.BOX.turn0_margin
TRACK_LENGTH: Final[Int] = data.BOX.track_length
TRACK_CENTRE: Final[Int] = data.BOX.track_centre
TRACK_REACH: Final[Int] = data.BOX.track_reach

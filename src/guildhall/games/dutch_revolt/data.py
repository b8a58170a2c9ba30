"""Loads data.toml and checks the map: every reference exists, borders are symmetric, sums hold."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from guildhall.core.datafile import SOURCES, check, read, row, rows
from guildhall.core.game import data_hash


@dataclass(frozen=True)
class Box:
    """Numbers of the whole game."""

    turns: int
    neutrals: int
    minimum_new_units: int
    open_country_share: int
    most_armies_raised: int
    beggars: int
    beggar_price: int
    beggar_siege: int
    siege_conversions: int
    highest_tax: int
    town_neutrals: int
    city_neutrals: int
    turn0_margin: int
    track_length: int
    track_centre: int
    track_reach: int
    source: dict[str, str]


@dataclass(frozen=True)
class Faction:
    """One of the five factions: what it pays, where it starts, what it pulls towards."""

    id: str
    letter: str
    upkeep: int
    prices: list[int]
    turn0_units: int
    coins: int
    armies: int
    cities: dict[str, int]
    towns: dict[str, int]
    pull: int
    bishopric: str
    source: str


@dataclass(frozen=True)
class SeatRow:
    """One line of the player table (DR-1, DR-2)."""

    seats: int
    tokens: int
    armies: int
    nobility_share: int
    factions: list[list[str]]
    source: dict[str, str]


@dataclass(frozen=True)
class Region:
    """A command section: a row of army boxes, and the regions its arrows lead to."""

    id: str
    name: str
    boxes: int
    orange_boxes: int
    arrows: list[str]
    source: str


@dataclass(frozen=True)
class Province:
    """A province with its card."""

    id: str
    name: str
    region: str
    limit: int
    vp: int
    tax: float
    bishopric: str
    borders: list[str]
    source: dict[str, str]


@dataclass(frozen=True)
class City:
    """A city with its card."""

    id: str
    name: str
    province: str
    citizens: int
    card_towns: list[str]
    place: list[float]
    source: dict[str, str]


@dataclass(frozen=True)
class Town:
    """A town: room for one unit."""

    id: str
    name: str
    province: str
    commercial: bool
    place: list[float]
    source: dict[str, str]


@dataclass(frozen=True)
class University:
    """A university in a city or a town."""

    id: str
    city: str
    town: str
    old: bool
    source: str


@dataclass(frozen=True)
class Reach:
    """The stretch of a river in one province."""

    province: str
    bank: list[str]


@dataclass(frozen=True)
class River:
    """A river from source to mouth."""

    id: str
    reaches: list[dict[str, Any]]
    source: str

    def stretches(self) -> list[Reach]:
        """Give the provinces it flows through."""
        return rows(Reach, self.reaches, self.id)


@dataclass(frozen=True)
class SupportBox:
    """Spaces of one sort in a support box."""

    id: str
    users: list[str]
    spaces: int
    to_map: bool
    to_treasury: bool
    start: dict[str, int]
    source: dict[str, str]


@dataclass(frozen=True)
class Adjustment:
    """What the citizens on one space of the track do to their city."""

    space: int
    remove: int
    side: str
    add: int
    adds: str
    instead: str
    always: bool
    source: str


@dataclass(frozen=True)
class Values:
    """Values of the map that differ from those of its tables, by province or town."""

    id: str
    limit: dict[str, int]
    vp: dict[str, int]
    commercial: dict[str, bool]
    source: str


RAW, _BYTES = read(Path(__file__).with_name("data.toml"))
HASH = data_hash(_BYTES)

BOX = row(Box, RAW["game"], "game")
FACTIONS = rows(Faction, RAW["faction"], "faction")
SEAT_ROWS = rows(SeatRow, RAW["table"], "table")
REGIONS = rows(Region, RAW["region"], "region")
PROVINCES = rows(Province, RAW["province"], "province")
CITIES = rows(City, RAW["city"], "city")
TOWNS = rows(Town, RAW["town"], "town")
UNIVERSITIES = rows(University, RAW["university"], "university")
RIVERS = rows(River, RAW["river"], "river")
BOXES = rows(SupportBox, RAW["box"], "box")
ADJUSTMENTS = rows(Adjustment, RAW["adjustment"], "adjustment")
VALUES = rows(Values, RAW["values"], "values")
MAP_VALUES: dict[str, list[str]] = RAW["map_values"]
REMOVAL: dict[str, Any] = RAW["removal"]
TOTALS: dict[str, int] = RAW["totals"]
BISHOPRICS = [province for province in PROVINCES if province.bishopric]
STATES = ("strongly_catholic", "catholic", "reformed", "strongly_reformed")
"""The four states of a bishopric, from left to right (DR-68)."""


def ids(things: list[Any]) -> list[str]:
    """Give the ids of things in the order of the file."""
    return [thing.id for thing in things]


def values_for(chosen: str, seats: int) -> Values:
    """Give the values that hold for a choice of the option `map_values` and a number of seats."""
    counts = [line.seats for line in SEAT_ROWS]
    return VALUES[ids(VALUES).index(MAP_VALUES[chosen][counts.index(seats)])]


def _check_totals() -> None:
    """Check the sums that the specification states."""
    found = {
        "provinces": len(PROVINCES),
        "cities": len(CITIES),
        "towns": len(TOWNS),
        "limits": sum(p.limit for p in PROVINCES),
        "vp": sum(p.vp for p in PROVINCES),
        "tax": sum(p.tax for p in PROVINCES),
        "commercial": sum(t.commercial for t in TOWNS),
        "universities": len(UNIVERSITIES),
        "bishoprics": len(BISHOPRICS),
        "regions": len(REGIONS),
    }
    check(found == TOTALS, f"sums of the map are {found}")


def _check_map() -> None:
    """Check borders, arrows and rivers: references exist and go both ways."""
    borders = {p.id: p.borders for p in PROVINCES}
    arrows = {r.id: r.arrows for r in REGIONS}
    region = {p.id: p.region for p in PROVINCES}
    for links, what in ((borders, "border"), (arrows, "arrow")):
        for one, others in links.items():
            for other in others:
                check(other in links and one in links[other], f"{what} {one} - {other}")
                check(one != other, f"{what} of {one} with itself")
    crossing = {(region[a], region[b]) for a in borders for b in borders[a]}
    expected = {(a, b) for a, b in crossing if a != b}
    check({(a, b) for a in arrows for b in arrows[a]} == expected, "arrows follow the borders")
    for province in PROVINCES:
        check(province.region in arrows, f"{province.id}: region")
    for river in RIVERS:
        path = [reach.province for reach in river.stretches()]
        check(len(set(path)) == len(path), f"{river.id} flows through a province twice")
        for reach in river.stretches():
            check(set(reach.bank) <= _settlements_of(reach.province), f"{river.id}: bank")


def _settlements_of(province: str) -> set[str]:
    places: list[City | Town] = [*CITIES, *TOWNS]
    return {place.id for place in places if place.province == province}


def _check_settlements() -> None:
    """Check cities and towns: in one province, within its limit, on one city card at most."""
    provinces, towns = ids(PROVINCES), ids(TOWNS)
    places: list[City | Town] = [*CITIES, *TOWNS]
    for place in places:
        check(place.province in provinces, f"{place.id}: province {place.province}")
        check(len(place.place) == 2, f"{place.id}: degrees north and east")
        check(49 < place.place[0] < 54 and 2 < place.place[1] < 8, f"{place.id}: off the map")
    for province in PROVINCES:
        room = len(_settlements_of(province.id))
        check(room <= province.limit, f"{province.id}: limit below its settlements")
    cards = [town for city in CITIES for town in city.card_towns]
    check(len(set(cards)) == len(cards) and set(cards) <= set(towns), "towns on city cards")
    check(ids(CITIES) == sorted(ids(CITIES)), "cities are listed by the alphabet (A-27, A-47)")
    for city in CITIES:
        check(1 <= city.citizens <= BOX.track_length, f"{city.id}: citizens")
    for school in UNIVERSITIES:
        check((school.city in ids(CITIES)) != (school.town in towns), f"{school.id}: its place")


def _check_factions() -> None:
    """Check setup, boxes and tables against the factions."""
    known = ids(FACTIONS)
    for faction in FACTIONS:
        check(set(faction.cities) <= set(ids(CITIES)), f"{faction.id}: cities of the setup")
        check(set(faction.towns) <= set(ids(TOWNS)), f"{faction.id}: towns of the setup")
        check(len(faction.prices) == BOX.most_armies_raised, f"{faction.id}: prices")
        check(faction.bishopric in STATES, f"{faction.id}: bishopric")
    taken = [town for faction in FACTIONS for town in faction.towns]
    check(len(set(taken)) == len(taken), "two factions start in one town")
    for box in BOXES:
        check(set(box.start) <= set(box.users) <= set(known), f"{box.id}: users")
        check(sum(box.start.values()) <= box.spaces, f"{box.id}: spaces")
    for line in SEAT_ROWS:
        named = [faction for seat in line.factions for faction in seat]
        check(set(named) <= set(known) and len(set(named)) == len(named), "factions of the seats")
        check(len(line.factions) == line.seats, f"{line.seats} seats: factions")
    for step, adjustment in enumerate(ADJUSTMENTS, start=1):
        check(adjustment.space == step, "adjustments are listed by space")
        check(adjustment.side in REMOVAL, f"adjustment {step}: side")
        check({adjustment.adds, adjustment.instead} <= {*known, "neutral"}, f"adjustment {step}")
    check(len(ADJUSTMENTS) == BOX.track_length, "an adjustment for each space")


def _check_values() -> None:
    """Check that other values are of what is reconstructed, and leave room for settlements."""
    lands = {province.id: province for province in PROVINCES}
    towns = {town.id: town for town in TOWNS}
    for values in VALUES:
        changed: list[Province | Town | None] = []
        changed += [lands.get(place) for place in (*values.limit, *values.vp)]
        changed += [towns.get(place) for place in values.commercial]
        free = all(place and place.source["rest"] == "reconstructed" for place in changed)
        check(free, f"{values.id}: a place that is not there, or a value that is known")
        for place, limit in values.limit.items():
            check(len(_settlements_of(place)) <= limit, f"{values.id}: limit of {place}")
        check(all(points > 0 for points in values.vp.values()), f"{values.id}: points")
    for chosen, named in MAP_VALUES.items():
        known = len(named) == len(SEAT_ROWS) and set(named) <= set(ids(VALUES))
        check(known, f"map_values: {chosen}")


def _check_sources() -> None:
    """Check that every value says where it comes from."""
    for name, section in RAW.items():
        for entry in section if isinstance(section, list) else [section]:
            given = entry.get("source", {}) if isinstance(entry, dict) else {}
            values = given.values() if isinstance(given, dict) else [given]
            check(all(value in SOURCES for value in values), f"{name}: unknown source {given}")


_check_totals()
_check_map()
_check_settlements()
_check_factions()
_check_values()
_check_sources()

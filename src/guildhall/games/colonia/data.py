"""Loads data.toml and checks it against everything that is known of the box (CO-1 to CO-16)."""

from dataclasses import dataclass, field
from pathlib import Path

from guildhall.core.datafile import SOURCES, check, read, row, rows
from guildhall.core.game import data_hash

KNOWN_SOURCES: tuple[str, ...] = (*SOURCES, "reported")
STREETS: tuple[str, ...] = ("tuesday", "wednesday", "thursday", "friday")
EFFECTS: tuple[str, ...] = (
    *("stalls_more", "extra_stalls", "home", "cubes", "stick", "sail", "die", "extra_hold"),
    *("relics", "fewer", "exchange"),
)


@dataclass(frozen=True)
class Box:
    """Numbers of the whole game."""

    weeks: int
    start_money: int
    start_cubes: int
    family_cards: list[int]
    decrees_per_week: int
    ordinary_stalls: int
    extra_stalls: int
    berths: int
    display: int
    extra_places: int
    order_spaces: int
    window_points: int
    last_week_ships: int
    extra_hold_pays: int
    shrine_factor: int
    all_sticks: int
    free_choice: int


@dataclass(frozen=True)
class SeatRow:
    """How many family members each player has (CO-10)."""

    seats: int
    members: int
    source: str


@dataclass(frozen=True)
class Resource:
    """A kind of cube (CO-2)."""

    id: str
    cubes: int
    source: str


@dataclass(frozen=True)
class Craftsman:
    """A craftsman, what he needs and what he makes (CO-3)."""

    id: str
    die: int
    needs: list[str]
    makes: str
    tiles: int
    source: str


@dataclass(frozen=True)
class City:
    """A Hansa city and its currency (CO-4)."""

    id: str
    unit: str
    source: str


@dataclass(frozen=True)
class WeekCard:
    """What Monday brings (CO-20)."""

    id: str
    stalls: list[int]
    orders: list[int]
    dice: int
    ships: int
    source: dict[str, str]


@dataclass(frozen=True)
class Decree:
    """A decree of the council: its day, what it does, how much, to which street or craftsman."""

    id: str
    code: str
    day: int
    effect: str
    count: int
    source: dict[str, str]
    target: str = field(default="")


@dataclass(frozen=True)
class Hold:
    """A hold of a ship: the goods it takes and what it pays."""

    goods: list[str]
    pays: int


@dataclass(frozen=True)
class Ship:
    """A ship and its holds; it pays in the currency of its city."""

    id: str
    city: str
    holds: list[Hold]
    source: dict[str, str]


@dataclass(frozen=True)
class Relic:
    """A relic card; every city has the same ones. The shrine comes last."""

    id: str
    copies: int
    price: int
    points: int
    source: dict[str, str]


RAW, _BYTES = read(Path(__file__).with_name("data.toml"))
HASH: str = data_hash(_BYTES)

BOX: Box = row(Box, RAW["game"], "game")
SEAT_ROWS: list[SeatRow] = rows(SeatRow, RAW["table"], "table")
RESOURCES: list[Resource] = rows(Resource, RAW["resource"], "resource")
CRAFTSMEN: list[Craftsman] = rows(Craftsman, RAW["craftsman"], "craftsman")
CITIES: list[City] = rows(City, RAW["city"], "city")
WEEK_CARDS: list[WeekCard] = rows(WeekCard, RAW["week"], "week")
DECREES: list[Decree] = rows(Decree, RAW["decree"], "decree")
SHIPS: list[Ship] = [
    row(Ship, {**ship, "holds": rows(Hold, ship["holds"], ship["id"])}, "ship")
    for ship in RAW["ship"]
]
RELICS: list[Relic] = rows(Relic, RAW["relic"], "relic")

RESOURCE_IDS: list[str] = [resource.id for resource in RESOURCES]
GOOD_IDS: list[str] = [craftsman.makes for craftsman in CRAFTSMEN]
CITY_IDS: list[str] = [city.id for city in CITIES]
CRAFTSMAN_IDS: list[str] = [craftsman.id for craftsman in CRAFTSMEN]
MOST_EXCHANGED: int = max(decree.count for decree in DECREES if decree.effect == "exchange")
HOLDS: list[tuple[Ship, int, Hold]] = [
    (ship, number, hold) for ship in SHIPS for number, hold in enumerate(ship.holds)
]


def _check_counts() -> None:
    """CO-2, CO-3, CO-6, CO-14: the counts that the rulebook gives."""
    check(sum(resource.cubes for resource in RESOURCES) == 90, "90 cubes")
    check(sum(craftsman.tiles for craftsman in CRAFTSMEN) == 60, "60 goods")
    check(sum(BOX.family_cards) == 33, "family cards 3 to 8")
    check(len(WEEK_CARDS) == 14, "14 week cards")
    check(len(DECREES) == 18 == BOX.weeks * BOX.decrees_per_week, "18 decrees, all are used")
    check(len(SHIPS) == 16, "16 ships")
    check(len(CITIES) * sum(relic.copies for relic in RELICS) == 48, "48 relic cards")
    check(RELICS[-1].id == "shrine" and RELICS[-1].copies == 1, "one shrine for each city, last")


def _check_weeks() -> None:
    """The sums that the week cards were made for."""
    stalls = [sum(card.stalls[i] for card in WEEK_CARDS) for i in range(BOX.ordinary_stalls)]
    orders = [sum(card.orders[i] for card in WEEK_CARDS) for i in range(len(CRAFTSMEN))]
    check(stalls == [60] * BOX.ordinary_stalls, f"60 cubes for each stall, not {stalls}")
    check(orders == [20] * len(CRAFTSMEN), f"20 orders for each craftsman, not {orders}")
    check(sum(card.dice for card in WEEK_CARDS) == 65, "65 dice")
    check(sum(card.ships for card in WEEK_CARDS) == 34, "34 ships")


def _check_ships() -> None:
    """Four ships a city, three or four holds, and a price that fits the number of goods."""
    for city in CITY_IDS:
        ships = [ship for ship in SHIPS if ship.city == city]
        check(len(ships) == 4, f"{city}: four ships")
        check(all(len(ship.holds) in (3, 4) for ship in ships), f"{city}: three or four holds")
        goods = sum(len(hold.goods) for ship in ships for hold in ship.holds)
        pays = sum(hold.pays for ship in ships for hold in ship.holds)
        check((goods, pays) == (32, 90), f"{city}: 32 goods for 90, not {goods} for {pays}")
    for ship, _, hold in HOLDS:
        size = len(hold.goods)
        check(hold.pays == size * (size + 3) // 2, f"{ship.id}: a hold of {size} goods")
        check(set(hold.goods) <= set(GOOD_IDS), f"{ship.id}: unknown goods")


def _check_names() -> None:
    """Recipes, decrees and sources name only what there is."""
    for number, craftsman in enumerate(CRAFTSMEN, start=1):
        check(craftsman.die == number, f"{craftsman.id}: in the order of the die")
        check(set(craftsman.needs) <= set(RESOURCE_IDS), f"{craftsman.id}: unknown resources")
    for decree in DECREES:
        check(decree.effect in EFFECTS, f"{decree.id}: unknown effect")
        known = {"stick": CRAFTSMAN_IDS, "home": list(STREETS)}.get(decree.effect, [""])
        check(decree.target in known, f"{decree.id}: unknown target")
    tables: list[dict[str, str]] = [c.source for c in WEEK_CARDS] + [d.source for d in DECREES]
    tables += [s.source for s in SHIPS] + [r.source for r in RELICS]
    named = [source for table in tables for source in table.values()]
    named += [line.source for line in SEAT_ROWS] + [thing.source for thing in RESOURCES]
    named += [thing.source for thing in CRAFTSMEN] + [thing.source for thing in CITIES]
    check(set(named) <= set(KNOWN_SOURCES), "unknown source")


_check_counts()
_check_weeks()
_check_ships()
_check_names()

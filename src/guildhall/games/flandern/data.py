"""Loads data.toml and checks it against everything that is known of the box (FL-1 to FL-4)."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from guildhall.core.datafile import SOURCES, check, read, row, rows
from guildhall.core.game import data_hash


@dataclass(frozen=True)
class Box:
    """Numbers of the whole game."""

    districts: int
    plots: int
    guild_value: int
    church_value: int
    cathedral_value: int
    rank_points: list[int]
    influence_bonus: int
    last_plots: int
    centre_masters: int
    idle_turns: int
    source: dict[str, str]


@dataclass(frozen=True)
class Pawns:
    """The wooden pieces."""

    site: int
    cathedral: int
    master: int
    cylinder: int
    score: int


@dataclass(frozen=True)
class Silver:
    """The silver cards of one player (FL-4)."""

    city: int
    site: int
    take_back: int
    influence: int


@dataclass(frozen=True)
class Pile:
    """The cards of one influenced guild (FL-48)."""

    city: int
    site: int


@dataclass(frozen=True)
class Arms:
    """A coat of arms: four player guilds, the grey one, the church."""

    id: str
    trade: str
    city: str
    source: dict[str, str]


@dataclass(frozen=True)
class City:
    """A city, named on its centre."""

    id: str
    fixed_ground: str
    source: dict[str, str]


@dataclass(frozen=True)
class Shape:
    """A shape of plots and tiles, with the tiles of each stock."""

    id: str
    long: int
    short: int
    guild_tiles: list[int]
    church_tiles: int
    cover_tiles: int
    source: dict[str, str]


@dataclass(frozen=True)
class Annex:
    """A new plot that a special church tile carries (FL-26, FL-27)."""

    plot: str
    shape: str
    side: str


@dataclass(frozen=True)
class Special:
    """One of the special church tiles A to D (FL-26)."""

    id: str
    base: str
    source: dict[str, str]
    annexes: list[Annex] = field(default_factory=list)
    partner: str = field(default="")


@dataclass(frozen=True)
class Golden:
    """A golden card and its copies in the piles A and B; `spread` is both with spread_cities."""

    id: str
    a: int
    b: int
    spread: list[int]
    source: dict[str, str]


@dataclass(frozen=True)
class Rect:
    """Lattice cells x to x+w-1, y to y+h-1; x runs to the right, y downward."""

    x: int
    y: int
    w: int
    h: int


@dataclass(frozen=True)
class Plot:
    """A plot of a ground."""

    id: str
    shape: str
    x: int
    y: int
    w: int
    h: int

    @property
    def rect(self) -> Rect:
        """Give its cells."""
        return Rect(self.x, self.y, self.w, self.h)


@dataclass(frozen=True)
class Ground:
    """A place on the board where a city grows (FL-1)."""

    id: str
    centre: Rect
    plots: list[Plot]
    source: str


RAW, _BYTES = read(Path(__file__).with_name("data.toml"))
HASH = data_hash(_BYTES)


def _special(table: dict[str, Any], place: str) -> Special:
    annexes = rows(Annex, table.get("annexes", []), place)
    return row(Special, {**table, "annexes": annexes}, place)


def _ground(table: dict[str, Any], place: str) -> Ground:
    centre = row(Rect, table["centre"], place)
    return row(
        Ground, {**table, "centre": centre, "plots": rows(Plot, table["plots"], place)}, place
    )


BOX = row(Box, RAW["game"], "game")
PAWNS = row(Pawns, RAW["pawns"], "pawns")
SILVER = row(Silver, RAW["silver"], "silver")
PILE = row(Pile, RAW["pile"], "pile")
ARMS = rows(Arms, RAW["arms"], "arms")
CITIES = rows(City, RAW["city"], "city")
SHAPES = rows(Shape, RAW["shape"], "shape")
SPECIALS = [_special(table, "special") for table in RAW["special"]]
GOLDEN = rows(Golden, RAW["golden"], "golden")
GROUNDS = [_ground(table, "ground") for table in RAW["ground"]]


def _check_box() -> None:
    """Check the counts that the rulebooks and the reviews give (FL-1, FL-2, FL-4)."""
    guild = sum(len(shape.guild_tiles) for shape in SHAPES)
    church = sum(shape.church_tiles for shape in SHAPES) + len(SPECIALS)
    guilds = len(ARMS) - 2
    check(guilds * (guild + 1) + guild + church + 2 == BOX.districts, "districts do not add up")
    check(ARMS[-1].id == "church" and ARMS[-2].id == "grey", "grey and the church come last")
    cities = [city.id for city in CITIES]
    check(cities == sorted(cities), "cities stand in alphabetical order (FL-36)")
    check(sorted(arms.city for arms in ARMS) == cities, "each city has one coat of arms")
    check(len(CITIES) == len(GROUNDS) == PAWNS.cylinder, "a ground and a cylinder for each city")
    check(sum(card.a for card in GOLDEN) == sum(card.b for card in GOLDEN), "golden piles alike")
    for card in GOLDEN:
        check(sum(card.spread) == card.a + card.b, f"{card.id}: another number of golden cards")
    check(sum(c.spread[0] - c.spread[1] for c in GOLDEN) == 0, "golden piles alike when spread")
    check([card.id for card in GOLDEN[: len(cities)]] == cities, "golden city cards come first")
    check(SILVER.city == PILE.city == len(cities), "a card for each city")
    for source in _sources():
        check(source in SOURCES, f"unknown source {source}")


def _sources() -> list[str]:
    tables = [BOX.source, *(arms.source for arms in ARMS), *(city.source for city in CITIES)]
    tables += [shape.source for shape in SHAPES] + [special.source for special in SPECIALS]
    tables += [card.source for card in GOLDEN]
    named = [value for table in tables for value in table.values()]
    return named + [ground.source for ground in GROUNDS]


def _check_grounds() -> None:
    """FL-1: twelve plots of the right outlines in a fixed order, no overlap."""
    sides = {shape.id: (shape.long, shape.short) for shape in SHAPES}
    ids = [plot.id for plot in GROUNDS[0].plots]
    for ground in GROUNDS:
        check([plot.id for plot in ground.plots] == ids, f"ground {ground.id}: plots in order")
        check(len(ground.plots) == BOX.plots, f"ground {ground.id}: number of plots")
        cells: set[tuple[int, int]] = set()
        for rect in [ground.centre, *(plot.rect for plot in ground.plots)]:
            own = {(x, y) for x in range(rect.x, rect.x + rect.w) for y in _rows_of(rect)}
            check(not own & cells, f"ground {ground.id}: overlap at {rect}")
            cells |= own
        for plot in ground.plots:
            outline = (max(plot.w, plot.h), min(plot.w, plot.h))
            check(outline == sides[plot.shape], f"ground {ground.id} {plot.id}: outline")


def _rows_of(rect: Rect) -> range:
    return range(rect.y, rect.y + rect.h)


_check_box()
_check_grounds()

"""The data as arrays that compiled rules read; sets of lots are masks."""

from typing import Final

from guildhall.core.numbers import Int, Ints, made
from guildhall.games.flandern import data
from guildhall.games.flandern.geometry import (
    MAPS,
    borders_long,
    edge,
    edge_or_corner,
    long_of_other,
)
from guildhall.games.flandern.schema import PLOTS, RANKED, SHAPES

BASE_PLOTS: Final = 12
LOTS: Final = 25
CENTRE: Final = 24
SIZES: Final = 3
SPECIALS: Final = 4
TWO: Final = 2


def _plots() -> Ints:
    """Give the name of each lot, as a plot: ground * LOTS + lot; -1 where there is none."""
    return made([m.lots[n].plot if n in m.lots else -1 for m in MAPS for n in range(LOTS)])


def _shapes() -> Ints:
    """Give the shape of each lot; -1 for the centre."""
    return made([m.lots[n].shape if n in m.lots else -1 for m in MAPS for n in range(LOTS)])


def _shaped() -> Ints:
    """Give the lots of any set of shapes: ground * 8 + mask of shapes."""
    return made(
        [
            sum(1 << n for n, lot in m.lots.items() if lot.shape >= 0 and shapes >> lot.shape & 1)
            for m in MAPS
            for shapes in range(1 << SHAPES)
        ]
    )


def _new_lots() -> Ints:
    """Give the lots that are called by each plot: ground * PLOTS + plot."""
    return made(
        [
            sum(1 << n for n, lot in m.lots.items() if lot.plot == plot)
            for m in MAPS
            for plot in range(PLOTS)
        ]
    )


def _touch() -> Ints:
    """FL-24, FA-3: the lots that touch each lot: (corner * CITIES + ground) * LOTS + lot."""
    edges = [mask for m in MAPS for mask in m.masks(edge)]
    return made(edges + [mask for m in MAPS for mask in m.masks(edge_or_corner)])


def _stock() -> Ints:
    """FL-2: tiles by (arms * SHAPES + shape) * SIZES + printed masters."""
    guild = [shape.guild_tiles.count(size) for shape in data.SHAPES for size in range(SIZES)]
    church = [0 if size else shape.church_tiles for shape in data.SHAPES for size in range(SIZES)]
    return made(guild * RANKED + church)


def _first_layouts() -> Ints:
    """Give where the layouts of a special begin: ground * (SPECIALS + 1) + special."""
    out: list[int] = []
    before = 0
    for m in MAPS:
        for special in range(SPECIALS):
            out.append(before + sum(layout.special < special for layout in m.layouts))
        before += len(m.layouts)
        out.append(before)
    return made(out)


def _city_of() -> Ints:
    ids = [city.id for city in data.CITIES]
    return made([ids.index(arms.city) for arms in data.ARMS])


def _arms_of() -> Ints:
    cities = [arms.city for arms in data.ARMS]
    return made([cities.index(city.id) for city in data.CITIES])


def _fixed() -> Ints:
    ids = [ground.id for ground in data.GROUNDS]
    return made([ids.index(city.fixed_ground) for city in data.CITIES])


_LAYOUTS = [layout for m in MAPS for layout in m.layouts]

PLOT_OF: Final = _plots()
SHAPE_OF: Final = _shapes()
SHAPED: Final = _shaped()
CALLED: Final = _new_lots()
TOUCH: Final = _touch()
LONG: Final = made([mask for m in MAPS for mask in m.masks(borders_long)])
OPENS: Final = made([mask for m in MAPS for mask in m.masks(long_of_other)])
"""FL-23: the lots that a district on this lot makes reachable by their long sides."""
FIRST_LAYOUT: Final = _first_layouts()
LAY_BASE: Final = made([layout.base for layout in _LAYOUTS])
LAY_WAY: Final = made([layout.way for layout in _LAYOUTS])
LAY_ANNEXES: Final = made([layout.annexes for layout in _LAYOUTS])
LAY_PARTNER: Final = made([layout.partner for layout in _LAYOUTS])
LAY_CONTACT: Final = made([layout.contact for layout in _LAYOUTS])
LAY_CLASH: Final = made([layout.clash for layout in _LAYOUTS])
STOCK: Final = _stock()
SPECIAL_BASE: Final = made(
    [[shape.id for shape in data.SHAPES].index(special.base) for special in data.SPECIALS]
)
CITY_OF: Final = _city_of()
ARMS_OF: Final = _arms_of()
FIXED: Final = _fixed()
GOLD_A: Final = made([card.a for card in data.GOLDEN])
GOLD_B: Final = made([card.b for card in data.GOLDEN])
RANK_POINTS: Final = made(data.BOX.rank_points)
GUILD_VALUE: Final[Int] = data.BOX.guild_value
CHURCH_VALUE: Final[Int] = data.BOX.church_value
CATHEDRAL_VALUE: Final[Int] = data.BOX.cathedral_value
CENTRE_MASTERS: Final[Int] = data.BOX.centre_masters
INFLUENCE_BONUS: Final[Int] = data.BOX.influence_bonus
LAST_PLOTS: Final[Int] = data.BOX.last_plots
IDLE_TURNS: Final[Int] = data.BOX.idle_turns
IDLE_WARNING: Final[Int] = data.BOX.idle_turns // 2
"""FL-57: from so many idle turns on the players are told how many are left."""
SITE_PAWNS: Final[Int] = data.PAWNS.site
CATHEDRALS: Final[Int] = data.PAWNS.cathedral
MASTERS: Final[Int] = data.PAWNS.master
INFLUENCE_CARDS: Final[Int] = data.SILVER.influence
NEW_LOTS: Final = ((1 << CENTRE) - 1) & ~((1 << BASE_PLOTS) - 1)
BASE_LOTS: Final = (1 << BASE_PLOTS) - 1

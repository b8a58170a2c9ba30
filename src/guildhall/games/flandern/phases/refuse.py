"""Why a district cannot be placed or finished: every building rule with its facts."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int
from guildhall.games.flandern.phases.lots import allows_arms, layout_fits, normal_lots, open_lots
from guildhall.games.flandern.phases.place import offers_lies, special_fits
from guildhall.games.flandern.state import (
    GOLDEN,
    FlandernState,
    arms_at,
    empty_lots,
    first_lot,
    lot_of,
    plot_of,
    stock_of,
)
from guildhall.games.flandern.tables import (
    ARMS,
    CENTRE,
    CHURCH,
    CITIES,
    FIRST_LAYOUT,
    LAY_BASE,
    LIES,
    LOTS,
    SHAPE_OF,
    SHAPES,
    SITE,
    SIZES,
    SPECIAL_BASE,
    SPECIALS,
    TOUCH,
)


def refuse_city(s: FlandernState, city: Int) -> Refusal | None:
    """FL-9, FL-17, FL-40: the city must be in play, unscored, and the one of the card."""
    if s.ground[city] < 0:
        return Refusal("city_unused", "FL-9", {"city": city})
    if (s.scored >> city) & 1:
        return Refusal("city_scored", "FL-40", {"city": city})
    if s.card not in (SITE, city):
        return Refusal("other_city", "FL-17", {"city": s.card})
    return None


def refuse_build(s: FlandernState, city: Int, plot: Int) -> Refusal | None:
    """FL-22 to FL-27: why no district of the card's arms can stand on this plot."""
    refusal = refuse_city(s, city) or _refuse_plot(s, city, plot)
    if refusal is not None:
        return refusal
    lot = lot_of(s, city, plot)
    first: Refusal | None = None
    for arms in range(ARMS):
        if allows_arms(s, arms):
            refusal = _refuse_district(s, city, lot, arms)
            if refusal is None:
                return None
            if first is None:
                first = refusal
    return first


def _refuse_plot(s: FlandernState, city: Int, plot: Int) -> Refusal | None:
    """FL-22, FL-28: the plot exists, is empty and not covered."""
    lot = lot_of(s, city, plot)
    if lot == CENTRE:
        return Refusal("not_a_plot", "FL-22", {"plot": plot})
    if lot < 0:
        return Refusal("no_such_plot", "FL-28", {"city": city, "plot": plot})
    if (s.built[city] >> lot) & 1:
        args: dict[str, int] = {"city": city, "plot": plot, "arms": arms_at(s, city, lot)}
        return Refusal("plot_built", "FL-22", args)
    if (s.covered[city] >> lot) & 1:
        return Refusal("plot_covered", "FL-35", {"city": city, "plot": plot})
    return None


def _refuse_district(s: FlandernState, city: Int, lot: Int, arms: Int) -> Refusal | None:
    """FL-21, FL-23, FL-24: long side, equal arms, stock, in this order."""
    if (open_lots(s, city, arms) >> lot) & 1:
        return None
    plot = plot_of(s, city, lot)
    if (s.near[city] >> lot) & 1 == 0:
        return Refusal("long_side", "FL-23", {"city": city, "plot": plot})
    if (s.touched[city * ARMS + arms] >> lot) & 1:
        args: dict[str, int] = {"city": city, "plot": plot, "arms": arms}
        args["touched"] = touched_plot(s, city, lot, arms)
        return Refusal("same_arms", "FL-24", args)
    return _refuse_stock(s, city, lot, arms)


def touched_plot(s: FlandernState, city: Int, lot: Int, arms: Int) -> Int:
    """FL-24: a district of these arms that a district on this lot would touch."""
    at: Int = (s.corner * CITIES + s.ground[city]) * LOTS + lot
    touched = first_lot(TOUCH[at] & s.arms[city * ARMS + arms])
    if (s.gone[city] >> touched) & 1:
        return plot_of(s, city, first_lot(s.arms[city * ARMS + arms] & _beside_gone(s, city)))
    return plot_of(s, city, touched)


def _beside_gone(s: FlandernState, city: Int) -> Int:
    """FL-26: the plot that tile D kept, beside the one it swallowed."""
    return TOUCH[s.ground[city] * LOTS + first_lot(s.gone[city])]


def _refuse_stock(s: FlandernState, city: Int, lot: Int, arms: Int) -> Refusal:
    shape = SHAPE_OF[s.ground[city] * LOTS + lot]
    return Refusal("empty_stock", "FL-21", {"arms": arms, "shape": shape})


def refuse_finish(s: FlandernState, city: Int, plot: Int) -> Refusal | None:
    """FL-17, FL-20: a site of own, grey or church arms in the city of the card."""
    if s.card == SITE:
        return Refusal("site_builds_only", "FL-18", {})
    refusal = refuse_city(s, city)
    if refusal is not None:
        return refusal
    lot = lot_of(s, city, plot)
    if lot < 0:
        return Refusal("no_such_plot", "FL-28", {"city": city, "plot": plot})
    if (s.built[city] >> lot) & 1 == 0:
        return Refusal("nothing_there", "FL-17", {"city": city, "plot": plot})
    if (s.sites[city] >> lot) & 1 == 0:
        return Refusal("no_site", "FL-17", {"city": city, "plot": plot})
    arms = arms_at(s, city, lot)
    return None if allows_arms(s, arms) else Refusal("not_yours", "FL-20", {"arms": arms})


def refuse_whose(s: FlandernState, arms: Int) -> Refusal | None:
    """FL-17, FL-30: arms of the card; then the building rules on the chosen plot."""
    if not allows_arms(s, arms):
        rule = "FL-30" if s.source == GOLDEN else "FL-17"
        return Refusal("wrong_arms", rule, {"arms": arms})
    return _refuse_district(s, s.city, s.lot, arms)


def refuse_tile(s: FlandernState, tile: Int) -> Refusal | None:
    """FL-21, FL-25, FL-26: a tile of the stock that fits the chosen plot."""
    if tile >= SIZES:
        return _refuse_special(s, tile)
    shape = SHAPE_OF[s.ground[s.city] * LOTS + s.lot]
    if stock_of(s, s.whose, shape) == 0:
        return _refuse_stock(s, s.city, s.lot, s.whose)
    if (normal_lots(s, s.city, s.whose) >> s.lot) & 1 == 0:
        plot = plot_of(s, s.city, s.lot)
        return Refusal("long_side", "FL-23", {"city": s.city, "plot": plot})
    if s.stock[(s.whose * SHAPES + shape) * SIZES + tile] == 0:
        args: dict[str, int] = {"arms": s.whose, "tile": tile, "shape": shape}
        return Refusal("no_such_tile", "FL-25", args)
    return None


def _refuse_special(s: FlandernState, tile: Int) -> Refusal | None:
    """FL-22, FL-26, FL-27: church, in stock, of this shape, with room for what it carries."""
    special = tile - SIZES
    if s.whose != CHURCH:
        return Refusal("special_church", "FL-26", {"tile": tile})
    if (s.specials >> special) & 1 == 0:
        return Refusal("special_gone", "FL-21", {"tile": tile})
    shape = SHAPE_OF[s.ground[s.city] * LOTS + s.lot]
    if SPECIAL_BASE[special] != shape:
        args: dict[str, int] = {"tile": tile, "need": SPECIAL_BASE[special], "shape": shape}
        return Refusal("wrong_shape", "FL-22", args)
    if special_fits(s, special):
        return None
    plot = plot_of(s, s.city, s.lot)
    if _lies_somehow(s, special):
        return Refusal("long_side", "FL-23", {"city": s.city, "plot": plot})
    return Refusal("no_room", "FL-27", {"tile": tile, "city": s.city, "plot": plot})


def _lies_somehow(s: FlandernState, special: Int) -> bool:
    """FL-27: the tile fits on the chosen plot, contact aside."""
    first: Int = s.ground[s.city] * (SPECIALS + 1) + special
    for layout in range(FIRST_LAYOUT[first], FIRST_LAYOUT[first + 1]):
        fits = layout_fits(s, s.city, layout, empty_lots(s, s.city))
        if fits and LAY_BASE[layout] == s.lot:
            return True
    return False


def refuse_lies(s: FlandernState, way: Int) -> Refusal | None:
    """FL-27: one of the ways in which the tile fits."""
    for move in offers_lies(s):
        if move == LIES + way:
            return None
    return Refusal("lies_not", "FL-27", {"tile": s.tile, "way": way})

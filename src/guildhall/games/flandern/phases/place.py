"""Placing a district in small choices: where, whose, which tile, how it lies."""

from guildhall.core.kinds import Int, Ints, Offers, put
from guildhall.core.log import Log
from guildhall.games.flandern.phases.lots import (
    allows_arms,
    buildable_lots,
    finishable_lots,
    layout_open,
    normal_lots,
    open_lots,
)
from guildhall.games.flandern.state import (
    PHASE_LIES,
    PHASE_NEXT,
    PHASE_TILE,
    PHASE_WHOSE,
    FlandernState,
    arms_at,
    is_open,
    lot_of,
    plot_of,
)
from guildhall.games.flandern.tables import (
    ARMS,
    BUILD,
    CHURCH,
    CITIES,
    FINISH,
    FIRST_LAYOUT,
    LAY_ANNEXES,
    LAY_BASE,
    LAY_PARTNER,
    LAY_WAY,
    LIES,
    LOTS,
    OPENS,
    PLOTS,
    SHAPE_OF,
    SHAPES,
    SITE,
    SIZES,
    SPECIALS,
    TILE,
    TOUCH,
    WHOSE,
)


def can_act(s: FlandernState) -> bool:
    """FL-16: the card has at least one legal way."""
    for city in range(CITIES):
        if card_reaches(s, city):
            if buildable_lots(s, city):
                return True
            if s.card != SITE and finishable_lots(s, city):
                return True
    return False


def card_reaches(s: FlandernState, city: Int) -> bool:
    """FL-17, FL-18: the named city, or with the site card and a pawn left every unscored city."""
    if not is_open(s, city):
        return False
    return s.site_pawns > 0 if s.card == SITE else s.card == city


def offers_act(s: FlandernState) -> Ints:
    """FL-17, FL-18: a plot to build on, or with a city card a site to finish."""
    out = Offers(64)
    for city in range(CITIES):
        if card_reaches(s, city):
            _offers_lots(s, city, buildable_lots(s, city), BUILD, out)
    if s.card != SITE:
        _offers_lots(s, s.card, finishable_lots(s, s.card), FINISH, out)
    return out.moves


def _offers_lots(s: FlandernState, city: Int, lots: Int, verb: Int, out: Offers) -> None:
    for lot in range(LOTS):
        if (lots >> lot) & 1:
            out.add(verb + city * PLOTS + plot_of(s, city, lot))


def do_build(s: FlandernState, city: Int, plot: Int) -> None:
    """FL-17, FL-18: the place is chosen; whose district is the next question."""
    s.city = city
    s.lot = lot_of(s, city, plot)
    s.step += 1
    s.phase = PHASE_WHOSE


def do_finish(s: FlandernState, city: Int, plot: Int, log: Log | None) -> None:
    """FL-17, FL-20: the pawn returns to the stock, the district is finished."""
    lot = lot_of(s, city, plot)
    s.sites[city] &= ~(1 << lot)
    s.site_pawns += 1
    s.idle = 0
    s.phase = PHASE_NEXT
    if log is not None:
        args: dict[str, int] = {"seat": s.mover, "city": city, "plot": plot}
        args["arms"] = arms_at(s, city, lot)
        log.tell("finished", "FL-17", args)


def offers_whose(s: FlandernState) -> Ints:
    """FL-17, FL-24, FL-30: arms that the card allows and that may stand on the chosen plot."""
    out = Offers(ARMS)
    for arms in range(ARMS):
        if allows_arms(s, arms) and (open_lots(s, s.city, arms) >> s.lot) & 1:
            out.add(WHOSE + arms)
    return out.moves


def do_whose(s: FlandernState, arms: Int, log: Log | None) -> None:
    """FL-25: the stock is chosen; a single tile is taken at once, else the tile is asked for."""
    s.whose = arms
    s.step += 1
    tiles = offers_tile(s)
    if len(tiles) > 1:
        s.phase = PHASE_TILE
    else:
        _take_tile(s, tiles[0] - TILE, log)


def offers_tile(s: FlandernState) -> Ints:
    """FL-25, FL-26: tiles of the shape by printed masters, then the special ones that fit."""
    out = Offers(SIZES + SPECIALS)
    if (normal_lots(s, s.city, s.whose) >> s.lot) & 1:
        shelf = (s.whose * SHAPES + SHAPE_OF[s.ground[s.city] * LOTS + s.lot]) * SIZES
        for masters in range(SIZES):
            if s.stock[shelf + masters] > 0:
                out.add(TILE + masters)
    if s.whose == CHURCH:
        for special in range(SPECIALS):
            if special_fits(s, special):
                out.add(TILE + SIZES + special)
    return out.moves


def special_fits(s: FlandernState, special: Int) -> bool:
    """FL-26, FL-27: the special tile is in stock and lies on the chosen plot in some way."""
    if (s.specials >> special) & 1 == 0:
        return False
    return len(_ways(s, special)) > 0


def _ways(s: FlandernState, special: Int) -> Ints:
    """FL-27: the layouts of a special tile on the chosen plot, in order."""
    out = Offers(4)
    first: Int = s.ground[s.city] * (SPECIALS + 1) + special
    for layout in range(FIRST_LAYOUT[first], FIRST_LAYOUT[first + 1]):
        if LAY_BASE[layout] == s.lot and layout_open(s, s.city, layout):
            out.add(layout)
    return out.moves


def do_tile(s: FlandernState, tile: Int, log: Log | None) -> None:
    """FL-25: the tile is chosen."""
    s.step += 1
    _take_tile(s, tile, log)


def _take_tile(s: FlandernState, tile: Int, log: Log | None) -> None:
    s.tile = tile
    if tile >= SIZES:
        s.phase = PHASE_LIES
        return
    s.stock[(s.whose * SHAPES + SHAPE_OF[s.ground[s.city] * LOTS + s.lot]) * SIZES + tile] -= 1
    print_masters(s, s.city, s.lot, tile)
    put_district(s, s.city, s.lot, s.whose)
    _end_placement(s, s.lot, log)


def offers_lies(s: FlandernState) -> Ints:
    """FL-27: every way in which the special tile fits."""
    out = Offers(4)
    for layout in _ways(s, s.tile - SIZES):
        out.add(LIES + LAY_WAY[layout])
    return out.moves


def do_lies(s: FlandernState, way: Int, log: Log | None) -> None:
    """FL-26, FL-28: the special district stands; its new plots exist, or a plot is gone."""
    special = s.tile - SIZES
    s.specials &= ~(1 << special)
    lot: Int = s.lot
    annexes: Int = 0
    for layout in _ways(s, special):
        if LAY_WAY[layout] == way:
            annexes = LAY_ANNEXES[layout]
            if LAY_PARTNER[layout] >= 0:
                lot = swallow(s, s.city, s.lot, LAY_PARTNER[layout])
    s.plots[s.city] |= annexes
    put_district(s, s.city, lot, CHURCH)
    city = s.city
    _end_placement(s, lot, log)
    if log is not None:
        _log_plots(s, city, annexes, log)


def swallow(s: FlandernState, city: Int, one: Int, other: Int) -> Int:
    """FL-26: tile D keeps the first of its two plots, the other is no plot any more."""
    kept = min(one, other)
    lost = max(one, other)
    s.gone = put(s.gone, city, s.gone[city] | 1 << lost)
    s.plots[city] &= ~(1 << lost)
    put_district(s, city, lost, CHURCH)
    return kept


def put_district(s: FlandernState, city: Int, lot: Int, arms: Int) -> None:
    """FL-23, FL-24: the district stands; keep the masks of what it borders up to date."""
    at: Int = s.ground[city] * LOTS + lot
    s.built[city] |= 1 << lot
    s.arms[city * ARMS + arms] |= 1 << lot
    s.near[city] |= OPENS[at]
    s.touched[city * ARMS + arms] |= TOUCH[s.corner * CITIES * LOTS + at]


def print_masters(s: FlandernState, city: Int, lot: Int, masters: Int) -> None:
    """FL-3: remember the masters printed on the tile."""
    if masters == 1:
        s.ones[city] |= 1 << lot
    elif masters > 1:
        s.twos[city] |= 1 << lot


def _end_placement(s: FlandernState, lot: Int, log: Log | None) -> None:
    """FL-17, FL-18: a city card finishes the district, a site card puts a pawn on it."""
    if s.card == SITE:
        s.sites[s.city] |= 1 << lot
        s.site_pawns -= 1
    if log is not None:
        args: dict[str, int] = {"seat": s.mover, "city": s.city, "plot": plot_of(s, s.city, lot)}
        args["arms"] = s.whose
        args["tile"] = s.tile
        if s.card == SITE:
            log.tell("began", "FL-18", args)
        else:
            log.tell("built", "FL-17", args)
    clear_placement(s)
    s.idle = 0
    s.phase = PHASE_NEXT


def clear_placement(s: FlandernState) -> None:
    """Forget the placement in the making."""
    s.city = -1
    s.lot = -1
    s.whose = -1
    s.tile = -1
    s.step = 0


def _log_plots(s: FlandernState, city: Int, annexes: Int, log: Log) -> None:
    for lot in range(LOTS):
        if (annexes >> lot) & 1:
            args: dict[str, int] = {"city": city, "plot": plot_of(s, city, lot)}
            args["shape"] = SHAPE_OF[s.ground[city] * LOTS + lot]
            log.tell("new_plot", "FL-28", args)
        elif annexes == 0 and (s.gone[city] >> lot) & 1:
            log.tell("swallowed", "FL-26", {"city": city, "plot": plot_of(s, city, lot)})

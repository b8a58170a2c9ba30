"""Placing a district in small choices: whose, which tile, how it lies."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, put, with_capacity
from guildhall.games.flandern import reasons
from guildhall.games.flandern.phases.lots import allows_arms, check_arms, layout_fits, layout_open
from guildhall.games.flandern.phases.phase import Decision, go_next
from guildhall.games.flandern.schema import (
    ARMS,
    CATHEDRAL,
    CHURCH,
    LIES,
    PHASE_LIES,
    PHASE_TILE,
    PHASE_WHOSE,
    SITE,
    TILE,
    WHOSE,
    FlandernState,
)
from guildhall.games.flandern.state import (
    GOLDEN,
    empty_lots,
    first_layout,
    plot_of,
    shape_at,
    shelf,
    stock_of,
    touching,
)
from guildhall.games.flandern.tables import (
    LAY_ANNEXES,
    LAY_BASE,
    LAY_PARTNER,
    LAY_WAY,
    LOTS,
    OPENS,
    SIZES,
    SPECIAL_BASE,
    SPECIALS,
)


class Whose(Decision):
    """FL-17, FL-30: the arms of the district on the chosen plot."""

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        return check_whose(s, move - WHOSE)

    def legal(self, s: FlandernState, seat: Int) -> Ints:
        """FL-17: asked so often that it calls the check directly."""
        out = with_capacity(ARMS)
        for arms in range(ARMS):
            if check_whose(s, arms) == 0:
                out = append(out, WHOSE + arms)
        return out

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-25: the stock is chosen; a single tile is taken at once, else one is asked for."""
        s.whose = move - WHOSE
        s.step += 1
        tiles = fitting_tiles(s)
        if len(tiles) > 1:
            s.phase = PHASE_TILE
        else:
            _take_tile(s, tiles[0] - TILE, log)


class Tile(Decision):
    """FL-25: a tile of the chosen stock."""

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        return check_tile(s, move - TILE)

    def legal(self, s: FlandernState, seat: Int) -> Ints:
        """FL-25, FL-26: the tiles that were counted when the arms were chosen."""
        return fitting_tiles(s)

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        s.step += 1
        _take_tile(s, move - TILE, log)


class Lies(Decision):
    """FL-27: how a special tile lies."""

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        """FL-27: one of the ways in which the tile fits."""
        return reasons.LIES_NOT if _layout(s, move - LIES) < 0 else 0

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-26, FL-28: the special district stands; its new plots exist, or a plot is gone."""
        layout = _layout(s, move - LIES)
        s.specials &= ~(1 << (s.tile - SIZES))
        city, lot = s.city, s.lot
        if LAY_PARTNER[layout] >= 0:
            lot = swallow(s, city, lot, LAY_PARTNER[layout])
        annexes = LAY_ANNEXES[layout]
        s.plots[city] |= annexes
        put_district(s, city, lot, CHURCH)
        _end_placement(s, lot, log)
        if log is not None:
            _log_plots(s, city, annexes, log)


WHOSE_PHASE: Final = Whose("whose", WHOSE, TILE)
TILE_PHASE: Final = Tile("tile", TILE, LIES)
LIES_PHASE: Final = Lies("lies", LIES, CATHEDRAL)


def begin_placement(s: FlandernState, city: Int, lot: Int) -> None:
    """FL-17, FL-18: the place is chosen; whose district is the next question."""
    s.city = city
    s.lot = lot
    s.step += 1
    s.phase = PHASE_WHOSE


def check_whose(s: FlandernState, arms: Int) -> Int:
    """FL-17, FL-30: arms of the card; then the building rules on the chosen plot."""
    if allows_arms(s, arms):
        return check_arms(s, s.city, s.lot, arms)
    return reasons.WRONG_GOLDEN_ARMS if s.source == GOLDEN else reasons.WRONG_ARMS


def fitting_tiles(s: FlandernState) -> Ints:
    """FL-25, FL-26: tiles of the shape by printed masters, then the special ones that fit."""
    out = with_capacity(SIZES + SPECIALS)
    for tile in range(SIZES + SPECIALS):
        if check_tile(s, tile) == 0:
            out = append(out, TILE + tile)
    return out


def check_tile(s: FlandernState, tile: Int) -> Int:
    """FL-21, FL-23, FL-25: in stock; without a long side only special tiles stand on the plot."""
    if tile >= SIZES:
        return check_special(s, tile - SIZES)
    shape = shape_at(s, s.city, s.lot)
    if stock_of(s, s.whose, shape) == 0:
        return reasons.EMPTY_STOCK
    if (s.near[s.city] >> s.lot) & 1 == 0:
        return reasons.LONG_SIDE
    if s.stock[shelf(s.whose, shape) + tile] == 0:
        return reasons.NO_SUCH_TILE
    return 0


def check_special(s: FlandernState, special: Int) -> Int:
    """FL-22, FL-26, FL-27: church, in stock, of this shape, with room for what it carries."""
    if s.whose != CHURCH:
        return reasons.SPECIAL_CHURCH
    if (s.specials >> special) & 1 == 0:
        return reasons.SPECIAL_GONE
    if SPECIAL_BASE[special] != shape_at(s, s.city, s.lot):
        return reasons.WRONG_SHAPE
    reason: Int = reasons.NO_ROOM
    for layout in range(first_layout(s, s.city, special), first_layout(s, s.city, special + 1)):
        if LAY_BASE[layout] == s.lot:
            if layout_open(s, s.city, layout):
                return 0
            if layout_fits(s, s.city, layout, empty_lots(s, s.city)):
                reason = reasons.LONG_SIDE
    return reason


def _take_tile(s: FlandernState, tile: Int, log: Log | None) -> None:
    s.tile = tile
    if tile >= SIZES:
        s.phase = PHASE_LIES
        return
    s.stock[shelf(s.whose, shape_at(s, s.city, s.lot)) + tile] -= 1
    print_masters(s, s.city, s.lot, tile)
    put_district(s, s.city, s.lot, s.whose)
    _end_placement(s, s.lot, log)


def _layout(s: FlandernState, way: Int) -> Int:
    """FL-27: the layout in which the special tile lies this way on the chosen plot, else -1."""
    special = s.tile - SIZES
    for layout in range(first_layout(s, s.city, special), first_layout(s, s.city, special + 1)):
        if LAY_WAY[layout] == way and LAY_BASE[layout] == s.lot:
            return layout if layout_open(s, s.city, layout) else -1
    return -1


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
    s.built[city] |= 1 << lot
    s.arms[city * ARMS + arms] |= 1 << lot
    s.near[city] |= OPENS[s.ground[city] * LOTS + lot]
    s.touched[city * ARMS + arms] |= touching(s, city, lot)


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
    go_next(s)


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
            args["shape"] = shape_at(s, city, lot)
            log.tell("new_plot", "FL-28", args)
        elif annexes == 0 and (s.gone[city] >> lot) & 1:
            log.tell("swallowed", "FL-26", {"city": city, "plot": plot_of(s, city, lot)})

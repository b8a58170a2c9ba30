"""Where a district may stand: the building rules as masks of lots.

Masks, because every offer and every cover step asks about all lots of a city at once. Checks ask
the same masks, and only name what is missing where the answer is no.
"""

from guildhall.core.numbers import Int, Ints, append
from guildhall.games.flandern import reasons
from guildhall.games.flandern.schema import ARMS, CHURCH, GREY, PLOTS, SHAPES, FlandernState
from guildhall.games.flandern.state import empty_lots, is_open, plot_of, stock_of
from guildhall.games.flandern.tables import (
    FIRST_LAYOUT,
    LAY_BASE,
    LAY_CLASH,
    LAY_CONTACT,
    LAY_PARTNER,
    LOTS,
    NEW_LOTS,
    SHAPED,
    SPECIALS,
)


def allows_arms(s: FlandernState, arms: Int) -> bool:
    """FL-17, FL-30, FL-31, FL-51: grey and church for all cards, own arms for silver ones."""
    return arms >= GREY or arms == s.own


def shapes_left(s: FlandernState, arms: Int) -> Int:
    """FL-21: mask of the shapes that a stock can supply with ordinary tiles."""
    out: Int = 0
    for shape in range(SHAPES):
        if stock_of(s, arms, shape) > 0:
            out |= 1 << shape
    return out


def fitting_lots(s: FlandernState, city: Int, arms: Int) -> Int:
    """FL-21, FL-22, FL-24: empty plots of a shape in stock that touch no equal arms."""
    shaped = SHAPED[s.ground[city] * (1 << SHAPES) + shapes_left(s, arms)]
    return empty_lots(s, city) & shaped & ~s.touched[city * ARMS + arms]


def layout_fits(s: FlandernState, city: Int, layout: Int, empty: Int) -> bool:
    """FL-24, FL-26, FL-27: base and partner empty, no church touching, room for the new plots."""
    needed: Int = 1 << LAY_BASE[layout]
    if LAY_PARTNER[layout] >= 0:
        needed |= 1 << LAY_PARTNER[layout]
    if needed & ~empty or needed & s.touched[city * ARMS + CHURCH]:
        return False
    return LAY_CLASH[layout] & s.plots[city] & NEW_LOTS == 0


def layout_open(s: FlandernState, city: Int, layout: Int) -> bool:
    """FL-23, FL-26, FA-41: it fits, and a long side (any side of D) borders a district."""
    if LAY_CONTACT[layout] & s.built[city] == 0:
        return False
    return layout_fits(s, city, layout, empty_lots(s, city))


def special_lots(s: FlandernState, city: Int) -> Int:
    """FL-26: lots on which some special church tile in stock may be built."""
    out: Int = 0
    first: Int = s.ground[city] * (SPECIALS + 1)
    for special in range(SPECIALS):
        if (s.specials >> special) & 1:
            for layout in range(FIRST_LAYOUT[first + special], FIRST_LAYOUT[first + special + 1]):
                if layout_open(s, city, layout):
                    out |= 1 << LAY_BASE[layout]
    return out


def normal_lots(s: FlandernState, city: Int, arms: Int) -> Int:
    """FL-22, FL-23, FL-24: lots where an ordinary tile of these arms may be built."""
    return fitting_lots(s, city, arms) & s.near[city]


def open_lots(s: FlandernState, city: Int, arms: Int) -> Int:
    """FL-22 to FL-27: lots where any tile of these arms may be built."""
    out = normal_lots(s, city, arms)
    return out | special_lots(s, city) if arms == CHURCH else out


def buildable_lots(s: FlandernState, city: Int) -> Int:
    """FL-17, FL-18: lots where the card in hand may put a district of any allowed arms."""
    out = open_lots(s, city, GREY) | open_lots(s, city, CHURCH)
    if s.own >= 0:
        out |= open_lots(s, city, s.own)
    return out


def finishable_lots(s: FlandernState, city: Int) -> Int:
    """FL-17, FL-20: sites of grey, church and own districts."""
    mine: Int = s.arms[city * ARMS + GREY] | s.arms[city * ARMS + CHURCH]
    if s.own >= 0:
        mine |= s.arms[city * ARMS + s.own]
    return s.sites[city] & mine


def check_city(s: FlandernState, city: Int) -> Int:
    """FL-9, FL-40: the city must be in play and not scored."""
    if is_open(s, city):
        return 0
    return reasons.CITY_UNUSED if s.ground[city] < 0 else reasons.CITY_SCORED


def check_arms(s: FlandernState, city: Int, lot: Int, arms: Int) -> Int:
    """FL-21 to FL-27: may arms stand on an empty lot? Else name long side, equal arms or stock."""
    if (open_lots(s, city, arms) >> lot) & 1:
        return 0
    if (s.near[city] >> lot) & 1 == 0:
        return reasons.LONG_SIDE
    return reasons.SAME_ARMS if (s.touched[city * ARMS + arms] >> lot) & 1 else reasons.EMPTY_STOCK


def offer_lots(s: FlandernState, city: Int, lots: Int, verb: Int, out: Ints) -> Ints:
    """Offer a verb on every lot of a set."""
    for lot in range(LOTS):
        if (lots >> lot) & 1:
            out = append(out, verb + city * PLOTS + plot_of(s, city, lot))
    return out

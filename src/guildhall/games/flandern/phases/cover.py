"""The cover step, completion and the end of a round or turn."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, put
from guildhall.games.flandern.phases.lots import fitting_lots, layout_fits
from guildhall.games.flandern.schema import ARMS, CHURCH, CITIES, FlandernState
from guildhall.games.flandern.scoring import score_city
from guildhall.games.flandern.state import empty_lots, in_play, is_open, plot_of
from guildhall.games.flandern.tables import (
    FIRST_LAYOUT,
    LAY_BASE,
    LAY_CONTACT,
    LAY_PARTNER,
    LONG,
    LOTS,
    SPECIALS,
)


def colourable_lots(s: FlandernState, city: Int, arms: Int) -> Int:
    """FL-35: empty plots on which a tile of these arms in stock fits and touches no equal arms."""
    out = fitting_lots(s, city, arms)
    if arms != CHURCH or s.specials == 0:
        return out
    empty = empty_lots(s, city)
    first: Int = s.ground[city] * (SPECIALS + 1)
    for special in range(SPECIALS):
        if (s.specials >> special) & 1:
            for layout in range(FIRST_LAYOUT[first + special], FIRST_LAYOUT[first + special + 1]):
                if layout_fits(s, city, layout, empty):
                    out |= 1 << LAY_BASE[layout]
    return out


def reachable_lots(s: FlandernState, city: Int) -> Int:
    """FL-35: colourable plots that others like them join to a district by long sides."""
    colourable: Int = 0
    for arms in range(ARMS):
        if in_play(s, arms):
            colourable |= colourable_lots(s, city, arms)
    reached = colourable & s.near[city]
    while True:
        more = reached | _joined(s, city, colourable & ~reached, reached)
        more |= _squares(s, city, reached)
        if more == reached:
            return reached
        reached = more


def _joined(s: FlandernState, city: Int, rest: Int, reached: Int) -> Int:
    out: Int = 0
    if rest:
        at: Int = s.ground[city] * LOTS
        for lot in range(LOTS):
            if (rest >> lot) & 1 and LONG[at + lot] & (reached | s.built[city]):
                out |= 1 << lot
    return out


def _squares(s: FlandernState, city: Int, reached: Int) -> Int:
    """FL-35: where D fits, contact along any side of its square is enough for both of its plots."""
    out: Int = 0
    first: Int = s.ground[city] * (SPECIALS + 1)
    for special in range(SPECIALS):
        if (s.specials >> special) & 1:
            for layout in range(FIRST_LAYOUT[first + special], FIRST_LAYOUT[first + special + 1]):
                if (
                    LAY_PARTNER[layout] >= 0
                    and LAY_CONTACT[layout] & (reached | s.built[city])
                    and layout_fits(s, city, layout, empty_lots(s, city))
                ):
                    out |= 1 << LAY_BASE[layout]
    return out


def cover_dead(s: FlandernState, log: Log | None) -> None:
    """FL-35, FA-44: every empty plot that is not reachable is covered, all tested alike."""
    for city in range(CITIES):
        if is_open(s, city):
            dead = empty_lots(s, city) & ~reachable_lots(s, city)
            if dead:
                cover(s, city, dead, "FL-35", log)


def cover_rest(s: FlandernState, rule: str, log: Log | None) -> None:
    """FL-43, FL-54: at the end every plot still empty is covered."""
    for city in range(CITIES):
        if is_open(s, city):
            cover(s, city, empty_lots(s, city), rule, log)


def cover(s: FlandernState, city: Int, lots: Int, rule: str, log: Log | None) -> None:
    """FL-35, FA-32: a covered plot counts neither as plot nor as district; tiles never run out."""
    s.covered = put(s.covered, city, s.covered[city] | lots)
    if log is not None:
        for lot in range(LOTS):
            if (lots >> lot) & 1:
                log.tell("covered", rule, {"city": city, "plot": plot_of(s, city, lot)})


def score_complete(s: FlandernState, log: Log | None) -> None:
    """FL-36, FL-53: cities without an empty plot are scored, in alphabetical order."""
    for city in range(CITIES):
        if is_open(s, city) and empty_lots(s, city) == 0:
            score_city(s, city, log)


def only_influenced(s: FlandernState) -> bool:
    """FL-54, FA-39: only the two influenced guilds could still fill the empty plots."""
    others = players_arms(s)
    for city in range(CITIES):
        if is_open(s, city):
            for arms in range(ARMS):
                if others[arms] and colourable_lots(s, city, arms):
                    return False
    return True


def players_arms(s: FlandernState) -> Ints:
    """FL-47: mark the arms that are not an influenced guild."""
    out = ints(ARMS, 1)
    for arms in s.adopted:
        if arms >= 0:
            out[arms] = 0
    return out

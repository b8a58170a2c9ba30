"""Golden cards that no silver card has: the cathedral and the guild master."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, put
from guildhall.core.log import Log
from guildhall.games.flandern.state import (
    PHASE_NEXT,
    FlandernState,
    arms_at,
    is_open,
    lot_of,
    plot_of,
)
from guildhall.games.flandern.tables import (
    ARMS,
    CATHEDRAL,
    CHURCH,
    CITIES,
    GREY,
    LOTS,
    MASTER,
    PLOTS,
)


def cathedral_lots(s: FlandernState, city: Int) -> Int:
    """FL-33: church districts of an unscored city, finished or not, that have no cathedral."""
    return s.arms[city * ARMS + CHURCH] & ~s.gone[city] & ~s.cathedral[city]


def master_lots(s: FlandernState, city: Int) -> Int:
    """FL-34: own and grey districts of an unscored city, finished or not."""
    return s.arms[city * ARMS + GREY] | s.arms[city * ARMS + s.guild[s.mover]]


def offers_cathedral(s: FlandernState) -> Ints:
    """FL-33: every church district that may get the cathedral."""
    out = Offers(16)
    if s.cathedrals > 0:
        for city in range(CITIES):
            if is_open(s, city):
                _offers(s, city, cathedral_lots(s, city), CATHEDRAL, out)
    return out.moves


def refuse_cathedral(s: FlandernState, city: Int, plot: Int) -> Refusal | None:
    """FL-33: an own kind of district, none with a cathedral already."""
    refusal = _refuse_district(s, city, plot, "FL-33")
    if refusal is not None:
        return refusal
    lot = lot_of(s, city, plot)
    arms = arms_at(s, city, lot)
    if arms != CHURCH:
        return Refusal("not_church", "FL-33", {"city": city, "plot": plot, "arms": arms})
    if (s.cathedral[city] >> lot) & 1:
        return Refusal("has_cathedral", "FL-33", {"city": city, "plot": plot})
    return None


def do_cathedral(s: FlandernState, city: Int, plot: Int, log: Log | None) -> None:
    """FL-33: the cathedral stands."""
    s.cathedral = put(s.cathedral, city, s.cathedral[city] | 1 << lot_of(s, city, plot))
    s.cathedrals -= 1
    s.phase = PHASE_NEXT
    if log is not None:
        log.tell("cathedral", "FL-33", {"seat": s.mover, "city": city, "plot": plot})


def offers_master(s: FlandernState) -> Ints:
    """FL-34: every own or grey district, while a pawn is left."""
    out = Offers(32)
    if free_pawn(s) >= 0:
        for city in range(CITIES):
            if is_open(s, city):
                _offers(s, city, master_lots(s, city), MASTER, out)
    return out.moves


def refuse_master(s: FlandernState, city: Int, plot: Int) -> Refusal | None:
    """FL-34: the district must be own or grey."""
    refusal = _refuse_district(s, city, plot, "FL-34")
    if refusal is not None:
        return refusal
    arms = arms_at(s, city, lot_of(s, city, plot))
    if arms not in (GREY, s.guild[s.mover]):
        return Refusal("not_yours", "FL-34", {"arms": arms})
    return None


def do_master(s: FlandernState, city: Int, plot: Int, log: Log | None) -> None:
    """FL-34: the pawn joins the masters of this district."""
    lot = lot_of(s, city, plot)
    s.master_at[free_pawn(s)] = city * LOTS + lot
    s.phase = PHASE_NEXT
    if log is not None:
        args: dict[str, int] = {"seat": s.mover, "city": city, "plot": plot}
        args["arms"] = arms_at(s, city, lot)
        log.tell("master", "FL-34", args)


def free_pawn(s: FlandernState) -> Int:
    """FL-34: a master pawn in stock; -1 when there is none."""
    for pawn in range(len(s.master_at)):
        if s.master_at[pawn] < 0:
            return pawn
    return -1


def _offers(s: FlandernState, city: Int, lots: Int, verb: Int, out: Offers) -> None:
    for lot in range(LOTS):
        if (lots >> lot) & 1:
            out.add(verb + city * PLOTS + plot_of(s, city, lot))


def _refuse_district(s: FlandernState, city: Int, plot: Int, rule: str) -> Refusal | None:
    """FL-9, FL-28, FL-40: the city must be open, the plot must carry a district."""
    if s.ground[city] < 0:
        return Refusal("city_unused", "FL-9", {"city": city})
    if (s.scored >> city) & 1:
        return Refusal("city_scored", "FL-40", {"city": city})
    lot = lot_of(s, city, plot)
    if lot < 0:
        return Refusal("no_such_plot", "FL-28", {"city": city, "plot": plot})
    if (s.built[city] >> lot) & 1 == 0:
        return Refusal("nothing_there", rule, {"city": city, "plot": plot})
    return None

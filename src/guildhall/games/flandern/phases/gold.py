"""Golden cards that no silver card has: the cathedral and the guild master."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, put, with_capacity
from guildhall.games.flandern.phases.lots import check_city, offer_lots
from guildhall.games.flandern.phases.phase import Decision, go_next
from guildhall.games.flandern.reasons import (
    HAS_CATHEDRAL,
    NO_SUCH_PLOT,
    NOT_CHURCH,
    NOT_YOURS_TO_MASTER,
    NOTHING_TO_CROWN,
    NOTHING_TO_MASTER,
)
from guildhall.games.flandern.state import (
    PHASE_CATHEDRAL,
    PHASE_MASTER,
    FlandernState,
    arms_at,
    is_open,
    lot_of,
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


class Cathedral(Decision):
    """FL-33: a church district gets a cathedral."""

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        """FL-33: look at the district."""
        return check_cathedral(s, (move - CATHEDRAL) // PLOTS, (move - CATHEDRAL) % PLOTS)

    def legal(self, s: FlandernState, seat: Int) -> Ints:
        """FL-33: every church district that may get it, from the mask that the check asks."""
        out = with_capacity(16)
        for city in range(CITIES):
            out = offer_lots(s, city, cathedral_lots(s, city), CATHEDRAL, out)
        return out

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-33: it gets it."""
        do_cathedral(s, (move - CATHEDRAL) // PLOTS, (move - CATHEDRAL) % PLOTS, log)


class Master(Decision):
    """FL-34: an own or grey district gets a master pawn."""

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        """FL-34: look at the district."""
        return check_master(s, (move - MASTER) // PLOTS, (move - MASTER) % PLOTS)

    def legal(self, s: FlandernState, seat: Int) -> Ints:
        """FL-34: every own or grey district, from the mask that the check asks."""
        out = with_capacity(32)
        for city in range(CITIES):
            out = offer_lots(s, city, master_lots(s, city), MASTER, out)
        return out

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-34: it gets it."""
        do_master(s, (move - MASTER) // PLOTS, (move - MASTER) % PLOTS, log)


def begin_cathedral(s: FlandernState) -> bool:
    """FL-33: ask where, if there is a cathedral left and a place for it."""
    if s.cathedrals > 0:
        for city in range(CITIES):
            if cathedral_lots(s, city):
                s.phase = PHASE_CATHEDRAL
                return True
    return False


def begin_master(s: FlandernState) -> bool:
    """FL-34: ask where, if there is a pawn left and a place for it."""
    if free_pawn(s) >= 0:
        for city in range(CITIES):
            if master_lots(s, city):
                s.phase = PHASE_MASTER
                return True
    return False


def cathedral_lots(s: FlandernState, city: Int) -> Int:
    """FL-33: church districts of an unscored city, finished or not, that have no cathedral."""
    if not is_open(s, city):
        return 0
    return s.arms[city * ARMS + CHURCH] & ~s.gone[city] & ~s.cathedral[city]


def master_lots(s: FlandernState, city: Int) -> Int:
    """FL-34: own and grey districts of an unscored city, finished or not."""
    if not is_open(s, city):
        return 0
    return s.arms[city * ARMS + GREY] | s.arms[city * ARMS + s.guild[s.mover]]


def check_district(s: FlandernState, city: Int, plot: Int, nothing: Int) -> Int:
    """FL-9, FL-28, FL-40: the city must be open, the plot must carry a district."""
    reason = check_city(s, city)
    if reason != 0:
        return reason
    lot = lot_of(s, city, plot)
    if lot < 0:
        return NO_SUCH_PLOT
    return 0 if (s.built[city] >> lot) & 1 else nothing


def check_cathedral(s: FlandernState, city: Int, plot: Int) -> Int:
    """FL-33: a church district, none with a cathedral already."""
    reason = check_district(s, city, plot, NOTHING_TO_CROWN)
    if reason != 0:
        return reason
    lot = lot_of(s, city, plot)
    if (cathedral_lots(s, city) >> lot) & 1:
        return 0
    return HAS_CATHEDRAL if (s.cathedral[city] >> lot) & 1 else NOT_CHURCH


def do_cathedral(s: FlandernState, city: Int, plot: Int, log: Log | None) -> None:
    """FL-33: the cathedral stands."""
    s.cathedral = put(s.cathedral, city, s.cathedral[city] | 1 << lot_of(s, city, plot))
    s.cathedrals -= 1
    go_next(s)
    if log is not None:
        log.tell("cathedral", "FL-33", {"seat": s.mover, "city": city, "plot": plot})


def check_master(s: FlandernState, city: Int, plot: Int) -> Int:
    """FL-34: the district must be own or grey."""
    reason = check_district(s, city, plot, NOTHING_TO_MASTER)
    if reason != 0:
        return reason
    return 0 if (master_lots(s, city) >> lot_of(s, city, plot)) & 1 else NOT_YOURS_TO_MASTER


def do_master(s: FlandernState, city: Int, plot: Int, log: Log | None) -> None:
    """FL-34: the pawn joins the masters of this district."""
    lot = lot_of(s, city, plot)
    s.master_at[free_pawn(s)] = city * LOTS + lot
    go_next(s)
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

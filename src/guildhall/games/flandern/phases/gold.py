"""Golden cards that no silver card has: the cathedral and the guild master."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, put, with_capacity
from guildhall.games.flandern import reasons
from guildhall.games.flandern.phases.lots import check_city, offer_lots
from guildhall.games.flandern.phases.phase import Decision, go_next
from guildhall.games.flandern.schema import (
    ARMS,
    CATHEDRAL,
    CHURCH,
    CITIES,
    GREY,
    MASTER,
    MOVES,
    PHASE_CATHEDRAL,
    PHASE_MASTER,
    PLOTS,
    FlandernState,
)
from guildhall.games.flandern.state import arms_at, is_open, lot_of
from guildhall.games.flandern.tables import LOTS


class Gilded(Decision):
    """FL-9, FL-28, FL-40: a golden card is put on a district of an unscored city."""

    def __init__(self, name: str, number: Int, first: Int, beyond: Int, nothing: Int) -> None:
        super().__init__(name, first, beyond)
        self.number: Int = number
        self.nothing: Int = nothing

    def left(self, s: FlandernState) -> bool:
        """Say whether the stock can supply it."""
        return False

    def lots(self, s: FlandernState, city: Int) -> Int:
        """Give the districts of an unscored city, finished or not, that may get it."""
        return 0

    def unfit(self, s: FlandernState, city: Int, lot: Int) -> Int:
        """Give the reason why another district may not."""
        return 0

    def begin(self, s: FlandernState) -> bool:
        """FL-33, FL-34: ask where, if one is left and there is a place for it."""
        if self.left(s):
            for city in range(CITIES):
                if is_open(s, city) and self.lots(s, city):
                    s.phase = self.number
                    return True
        return False

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        city: Int = (move - self.first) // PLOTS
        reason = check_city(s, city)
        if reason != 0:
            return reason
        lot = lot_of(s, city, (move - self.first) % PLOTS)
        if lot < 0:
            return reasons.NO_SUCH_PLOT
        if (s.built[city] >> lot) & 1 == 0:
            return self.nothing
        if (self.lots(s, city) >> lot) & 1:
            return 0
        return self.unfit(s, city, lot)

    def legal(self, s: FlandernState, seat: Int) -> Ints:
        """FL-33, FL-34: every district that may get it, from the mask that the check asks."""
        out = with_capacity(32)
        for city in range(CITIES):
            if is_open(s, city):
                out = offer_lots(s, city, self.lots(s, city), self.first, out)
        return out


class Cathedral(Gilded):
    """FL-33: a church district without a cathedral gets one."""

    def left(self, s: FlandernState) -> bool:
        return s.cathedrals > 0

    def lots(self, s: FlandernState, city: Int) -> Int:
        return s.arms[city * ARMS + CHURCH] & ~s.gone[city] & ~s.cathedral[city]

    def unfit(self, s: FlandernState, city: Int, lot: Int) -> Int:
        return reasons.HAS_CATHEDRAL if (s.cathedral[city] >> lot) & 1 else reasons.NOT_CHURCH

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        city: Int = (move - CATHEDRAL) // PLOTS
        plot: Int = (move - CATHEDRAL) % PLOTS
        s.cathedral = put(s.cathedral, city, s.cathedral[city] | 1 << lot_of(s, city, plot))
        s.cathedrals -= 1
        go_next(s)
        if log is not None:
            log.tell("cathedral", "FL-33", {"seat": s.mover, "city": city, "plot": plot})


class Master(Gilded):
    """FL-34: an own or grey district gets a master pawn."""

    def left(self, s: FlandernState) -> bool:
        return free_pawn(s) >= 0

    def lots(self, s: FlandernState, city: Int) -> Int:
        return s.arms[city * ARMS + GREY] | s.arms[city * ARMS + s.guild[s.mover]]

    def unfit(self, s: FlandernState, city: Int, lot: Int) -> Int:
        return reasons.NOT_YOURS_TO_MASTER

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        city: Int = (move - MASTER) // PLOTS
        plot: Int = (move - MASTER) % PLOTS
        lot = lot_of(s, city, plot)
        s.master_at[free_pawn(s)] = city * LOTS + lot
        go_next(s)
        if log is not None:
            args: dict[str, int] = {"seat": s.mover, "city": city, "plot": plot}
            args["arms"] = arms_at(s, city, lot)
            log.tell("master", "FL-34", args)


CATHEDRAL_PHASE: Final = Cathedral(
    "cathedral", PHASE_CATHEDRAL, CATHEDRAL, MASTER, reasons.NOTHING_TO_CROWN
)
MASTER_PHASE: Final = Master("master", PHASE_MASTER, MASTER, MOVES, reasons.NOTHING_TO_MASTER)


def free_pawn(s: FlandernState) -> Int:
    """FL-34: a master pawn in stock; -1 when there is none."""
    for pawn in range(len(s.master_at)):
        if s.master_at[pawn] < 0:
            return pawn
    return -1

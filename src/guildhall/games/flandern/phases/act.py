"""Carrying out a card of a city or the site card: where to build, or which site to finish."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, with_capacity
from guildhall.games.flandern import reasons
from guildhall.games.flandern.phases.lots import (
    buildable_lots,
    check_arms,
    check_city,
    finishable_lots,
    offer_lots,
)
from guildhall.games.flandern.phases.phase import Decision, go_next
from guildhall.games.flandern.phases.place import begin_placement
from guildhall.games.flandern.schema import (
    BUILD,
    CITIES,
    FINISH,
    GREY,
    PHASE_ACT,
    PLOTS,
    SITE,
    WHOSE,
    FlandernState,
)
from guildhall.games.flandern.state import arms_at, is_open, lot_of
from guildhall.games.flandern.tables import CENTRE


class Act(Decision):
    """FL-16: the card must be carried out where it can be."""

    def ask(self, s: FlandernState, seat: Int) -> str:
        """FL-17, FL-18: with a site card one only builds."""
        return "site" if s.card == SITE else "act"

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        if move < FINISH:
            return check_build(s, (move - BUILD) // PLOTS, (move - BUILD) % PLOTS)
        return check_finish(s, (move - FINISH) // PLOTS, (move - FINISH) % PLOTS)

    def legal(self, s: FlandernState, seat: Int) -> Ints:
        """FL-17, FL-18: from the masks that the checks ask, 204 moves at once."""
        out = with_capacity(64)
        for city in range(CITIES):
            if card_reaches(s, city):
                out = offer_lots(s, city, buildable_lots(s, city), BUILD, out)
        if s.card != SITE:
            out = offer_lots(s, s.card, finishable_lots(s, s.card), FINISH, out)
        return out

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-17, FL-18, FL-20: the place is chosen; or a district is finished, its pawn is back."""
        place: Int = (move - BUILD) % (CITIES * PLOTS)
        city: Int = place // PLOTS
        plot: Int = place % PLOTS
        lot = lot_of(s, city, plot)
        if move < FINISH:
            begin_placement(s, city, lot)
            return
        s.sites[city] &= ~(1 << lot)
        s.site_pawns += 1
        s.idle = 0
        go_next(s)
        if log is not None:
            args: dict[str, int] = {"seat": s.mover, "city": city, "plot": plot}
            args["arms"] = arms_at(s, city, lot)
            log.tell("finished", "FL-17", args)


ACT_PHASE: Final = Act("act", BUILD, WHOSE)


def begin_act(s: FlandernState) -> bool:
    """FL-16: ask for it if the card has at least one legal way."""
    for city in range(CITIES):
        if card_reaches(s, city) and (
            buildable_lots(s, city) or (s.card != SITE and finishable_lots(s, city))
        ):
            s.phase = PHASE_ACT
            return True
    return False


def card_reaches(s: FlandernState, city: Int) -> bool:
    """FL-17, FL-18: the named city, or with the site card and a pawn left every unscored city."""
    if not is_open(s, city):
        return False
    return s.site_pawns > 0 if s.card == SITE else s.card == city


def check_reach(s: FlandernState, city: Int) -> Int:
    """FL-9, FL-17, FL-40: the city must be in play, unscored, and the one of the card."""
    if card_reaches(s, city):
        return 0
    reason = check_city(s, city)
    return reason if reason != 0 else reasons.OTHER_CITY


def check_build(s: FlandernState, city: Int, plot: Int) -> Int:
    """FL-22 to FL-28: a district of the card's arms can stand there."""
    reason = check_reach(s, city)
    if reason != 0:
        return reason
    lot = lot_of(s, city, plot)
    if lot < 0:
        return reasons.NO_SUCH_PLOT
    if (buildable_lots(s, city) >> lot) & 1:
        return 0
    if lot == CENTRE:
        return reasons.NOT_A_PLOT
    if (s.built[city] >> lot) & 1:
        return reasons.PLOT_BUILT
    if (s.covered[city] >> lot) & 1:
        return reasons.PLOT_COVERED
    return check_arms(s, city, lot, first_arms(s))


def first_arms(s: FlandernState) -> Int:
    """FL-17, FL-30: arms of the card, of which is told why they cannot stand somewhere."""
    return s.own if s.own >= 0 else GREY


def check_finish(s: FlandernState, city: Int, plot: Int) -> Int:
    """FL-17, FL-20: a site of own, grey or church arms in the city of the card."""
    if s.card == SITE:
        return reasons.SITE_BUILDS_ONLY
    reason = check_reach(s, city)
    if reason != 0:
        return reason
    lot = lot_of(s, city, plot)
    if lot < 0:
        return reasons.NO_SUCH_PLOT
    if (finishable_lots(s, city) >> lot) & 1:
        return 0
    if (s.built[city] >> lot) & 1 == 0:
        return reasons.NOTHING_TO_FINISH
    return reasons.NOT_YOURS_TO_FINISH if (s.sites[city] >> lot) & 1 else reasons.NO_SITE

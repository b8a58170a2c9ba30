"""Friday: goods into the holds of ships."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, ints, put, with_capacity
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.members import bring_home
from guildhall.games.colonia.phases.rounds import Round
from guildhall.games.colonia.schema import (
    BERTHS,
    EXCHANGE,
    FRIDAY_STREET,
    GOODS,
    LOAD,
    LOAD_EXTRA,
    PASS,
    PHASE_LOADING,
    SHIPS,
    ColoniaState,
)
from guildhall.games.colonia.state import berth_of
from guildhall.games.colonia.tables import (
    EMBLEM,
    FIRST_HOLD,
    HOLD_NEEDS,
    HOLD_SHIP,
    HOLDS_OF,
    MARKS,
)


class Loading(Round):
    """CO-70: one hold after the other."""

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        if move < LOAD_EXTRA:
            return check_load(s, seat, move - LOAD)
        return check_load_extra(s, seat, (move - LOAD_EXTRA) // GOODS, (move - LOAD_EXTRA) % GOODS)

    def able(self, s: ColoniaState, seat: Int) -> bool:
        """CO-71, CO-72: some hold of a ship in port; the other ships are not looked at."""
        for berth in range(BERTHS):
            ship = s.port[berth]
            for place in range(HOLDS_OF[ship]):
                if check_hold(s, seat, berth * MARKS + place, FIRST_HOLD[ship] + place) == 0:
                    return True
            if check_emblem(s, ship) == 0:
                for good in range(GOODS):
                    if check_load_extra(s, seat, ship, good) == 0:
                        return True
        return False

    def legal(self, s: ColoniaState, seat: Int) -> Ints:
        """CO-70, A-17: any hold of a ship in port, or pass; the other ships are not looked at."""
        out = append(with_capacity(16), PASS)
        berths = ints(SHIPS, -1)
        for berth in range(BERTHS):
            if s.port[berth] >= 0:
                berths[s.port[berth]] = berth
        for ship in range(SHIPS):
            if berths[ship] >= 0:
                for place in range(HOLDS_OF[ship]):
                    hold = FIRST_HOLD[ship] + place
                    if check_hold(s, seat, berths[ship] * MARKS + place, hold) == 0:
                        out = append(out, LOAD + hold)
        if check_emblem(s, s.port[0]) == reasons.NO_EXTRA_HOLD:
            return out
        for ship in range(SHIPS):
            if check_emblem(s, ship) == 0:
                for good in range(GOODS):
                    if check_load_extra(s, seat, ship, good) == 0:
                        out = append(out, LOAD_EXTRA + ship * GOODS + good)
        return out

    def act(self, s: ColoniaState, seat: Int, move: Int, log: Log | None) -> None:
        if move < LOAD_EXTRA:
            do_load(s, seat, move - LOAD, log)
        else:
            do_load_extra(s, seat, (move - LOAD_EXTRA) // GOODS, (move - LOAD_EXTRA) % GOODS, log)

    def end(self, s: ColoniaState, log: Log | None) -> None:
        """CO-73, A-17: the members of last week come home."""
        s.extra_hold = 0
        bring_home(s, FRIDAY_STREET, log)


LOADING: Final = Loading(PHASE_LOADING, "loading", "CO-70", LOAD, EXCHANGE)


def check_load(s: ColoniaState, seat: Int, hold: Int) -> Int:
    """CO-70: the ship in port, and the hold."""
    berth = berth_of(s, HOLD_SHIP[hold])
    if berth < 0:
        return reasons.SHIP_NOT_HERE
    return check_hold(s, seat, place_of(berth, hold), hold)


def check_hold(s: ColoniaState, seat: Int, place: Int, hold: Int) -> Int:
    """CO-71, A-24: its place on a ship in port is free; exactly the goods, and a member."""
    if s.marks[place] >= 0:
        return reasons.HOLD_TAKEN
    if missing_good(s.goods, seat, hold) >= 0:
        return reasons.MISSING_GOODS
    if s.reserve[seat] == 0:
        return reasons.TOO_FEW_TO_LOAD
    return 0


def place_of(berth: Int, hold: Int) -> Int:
    """Say where among all marks a hold of the ship on a berth is."""
    return berth * MARKS + hold - FIRST_HOLD[HOLD_SHIP[hold]]


def missing_good(goods: Ints, seat: Int, hold: Int) -> Int:
    """CO-71: the first good printed on the hold of which a seat has too few, -1 for none."""
    for good in range(GOODS):
        if goods[seat * GOODS + good] < HOLD_NEEDS[hold * GOODS + good]:
            return good
    return -1


def check_emblem(s: ColoniaState, ship: Int) -> Int:
    """CO-43, A-17: the decree passed, the ship in port, its emblem free."""
    if s.extra_hold == 0:
        return reasons.NO_EXTRA_HOLD
    berth = berth_of(s, ship)
    if berth < 0:
        return reasons.SHIP_NOT_HERE
    if s.marks[berth * MARKS + EMBLEM] >= 0:
        return reasons.EXTRA_HOLD_TAKEN
    return 0


def check_load_extra(s: ColoniaState, seat: Int, ship: Int, good: Int) -> Int:
    """CO-71, A-17: the emblem, any one good, a member."""
    reason = check_emblem(s, ship)
    if reason != 0:
        return reason
    if s.goods[seat * GOODS + good] == 0:
        return reasons.MISSING_GOODS
    if s.reserve[seat] == 0:
        return reasons.TOO_FEW_TO_LOAD
    return 0


def do_load(s: ColoniaState, seat: Int, hold: Int, log: Log | None) -> None:
    """CO-71, CO-72: hand in the goods, put a member into the hold, also on ships that stay."""
    if log is not None:
        log.tell("loaded", "CO-71", {"seat": seat, "hold": hold})
    for good in range(GOODS):
        _pay_goods(s, seat, good, HOLD_NEEDS[hold * GOODS + good], log)
    _mark(s, seat, place_of(berth_of(s, HOLD_SHIP[hold]), hold))


def do_load_extra(s: ColoniaState, seat: Int, ship: Int, good: Int, log: Log | None) -> None:
    """CO-71, A-17: hand in one good, put a member on the emblem."""
    if log is not None:
        log.tell("loaded_extra", "CO-71", {"seat": seat, "ship": ship})
    _pay_goods(s, seat, good, 1, log)
    _mark(s, seat, berth_of(s, ship) * MARKS + EMBLEM)


def _mark(s: ColoniaState, seat: Int, place: Int) -> None:
    s.reserve[seat] -= 1
    s.marks = put(s.marks, place, seat)


def _pay_goods(s: ColoniaState, seat: Int, good: Int, count: Int, log: Log | None) -> None:
    s.goods[seat * GOODS + good] -= count
    s.supply[good] += count
    if log is not None and count > 0:
        log.tell("paid_goods", "CO-71", {"seat": seat, "good": good, "count": count})

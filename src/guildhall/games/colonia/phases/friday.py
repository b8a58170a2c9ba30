"""Friday: goods into the holds of ships."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, put
from guildhall.core.log import Log
from guildhall.games.colonia.phases.members import bring_home
from guildhall.games.colonia.phases.rounds import (
    begin_round,
    next_turn,
    pass_by_itself,
    pass_turn,
)
from guildhall.games.colonia.state import (
    BETWEEN,
    PHASE_LOADING,
    ColoniaState,
    active,
    berth_of,
)
from guildhall.games.colonia.tables import (
    BERTHS,
    EMBLEM,
    FIRST_HOLD,
    FRIDAY_STREET,
    GOODS,
    HOLD_NEEDS,
    HOLD_SHIP,
    HOLDS_OF,
    LOAD,
    LOAD_EXTRA,
    MARKS,
    PASS,
    SHIPS,
)


def begin_loading(s: ColoniaState, log: Log | None) -> None:
    """CO-70: the ships can be loaded."""
    begin_round(s, PHASE_LOADING)
    _go_on(s, log)


def _go_on(s: ColoniaState, log: Log | None) -> None:
    """CO-70, A-21: the next seat that can load; the round ends when all have passed."""
    while next_turn(s):
        if _can_load_any(s, active(s)):
            return
        pass_by_itself(s, "CO-70", log)
    s.extra_hold = 0
    bring_home(s, FRIDAY_STREET, log)
    s.phase = BETWEEN


def _can_load_any(s: ColoniaState, seat: Int) -> bool:
    """CO-71, CO-72: a member, and the goods of a free hold of any ship in port."""
    if s.reserve[seat] == 0:
        return False
    for berth in range(BERTHS):
        ship = s.port[berth]
        for place in range(HOLDS_OF[ship]):
            if s.marks[berth * MARKS + place] < 0 and has_goods(s, seat, FIRST_HOLD[ship] + place):
                return True
        if s.extra_hold and s.marks[berth * MARKS + EMBLEM] < 0 and _has_any_good(s, seat):
            return True
    return False


def has_goods(s: ColoniaState, seat: Int, hold: Int) -> bool:
    """CO-71: exactly the goods printed on the hold."""
    goods = s.goods
    for good in range(GOODS):
        if goods[seat * GOODS + good] < HOLD_NEEDS[hold * GOODS + good]:
            return False
    return True


def _has_any_good(s: ColoniaState, seat: Int) -> bool:
    for good in range(GOODS):
        if s.goods[seat * GOODS + good] > 0:
            return True
    return False


def offers_loading(s: ColoniaState) -> Ints:
    """CO-70, CO-71, A-17: any free hold whose goods one has, or an extra hold, or pass."""
    out = Offers(16)
    out.add(PASS)
    seat = active(s)
    for ship in range(SHIPS):
        berth = berth_of(s, ship)
        if berth >= 0:
            for place in range(HOLDS_OF[ship]):
                hold = FIRST_HOLD[ship] + place
                if s.marks[berth * MARKS + place] < 0 and has_goods(s, seat, hold):
                    out.add(LOAD + hold)
    if s.extra_hold:
        _offers_extra(s, seat, out)
    return out.moves


def _offers_extra(s: ColoniaState, seat: Int, out: Offers) -> None:
    """A-17: any one good on the emblem of a ship in port."""
    for ship in range(SHIPS):
        berth = berth_of(s, ship)
        if berth >= 0 and s.marks[berth * MARKS + EMBLEM] < 0:
            for good in range(GOODS):
                if s.goods[seat * GOODS + good] > 0:
                    out.add(LOAD_EXTRA + ship * GOODS + good)


def refuse_load(s: ColoniaState, hold: Int) -> Refusal | None:
    """CO-71, A-24: the ship in port, the hold free, a member, exactly the goods."""
    ship = HOLD_SHIP[hold]
    berth = berth_of(s, ship)
    if berth < 0:
        return Refusal("ship_not_here", "CO-70", {"ship": ship})
    owner = s.marks[berth * MARKS + hold - FIRST_HOLD[ship]]
    if owner >= 0:
        return Refusal("hold_taken", "CO-71", {"hold": hold, "owner": owner})
    for good in range(GOODS):
        need = HOLD_NEEDS[hold * GOODS + good]
        refusal = _refuse_goods(s, good, need)
        if refusal is not None:
            return refusal
    return _refuse_member(s)


def _refuse_goods(s: ColoniaState, good: Int, need: Int) -> Refusal | None:
    have = s.goods[active(s) * GOODS + good]
    if have >= need:
        return None
    return Refusal("missing_goods", "CO-71", {"good": good, "need": need, "have": have})


def _refuse_member(s: ColoniaState) -> Refusal | None:
    if s.reserve[active(s)] > 0:
        return None
    return Refusal("too_few_members", "CO-71", {"need": 1, "have": 0})


def refuse_load_extra(s: ColoniaState, ship: Int, good: Int) -> Refusal | None:
    """CO-43, CO-71, A-17: the decree passed, ship in port, emblem free, the good, a member."""
    if s.extra_hold == 0:
        return Refusal("no_extra_hold", "CO-43", {"ship": ship})
    berth = berth_of(s, ship)
    if berth < 0:
        return Refusal("ship_not_here", "CO-70", {"ship": ship})
    owner = s.marks[berth * MARKS + EMBLEM]
    if owner >= 0:
        return Refusal("extra_hold_taken", "CO-71", {"ship": ship, "owner": owner})
    return _refuse_goods(s, good, 1) or _refuse_member(s)


def do_load(s: ColoniaState, hold: Int, log: Log | None) -> None:
    """CO-71, CO-72: hand in the goods, put a member into the hold, also on ships that stay."""
    seat = active(s)
    ship = HOLD_SHIP[hold]
    if log is not None:
        log.tell("loaded", "CO-71", {"seat": seat, "hold": hold})
    for good in range(GOODS):
        _pay_goods(s, seat, good, HOLD_NEEDS[hold * GOODS + good], log)
    _mark(s, seat, berth_of(s, ship), hold - FIRST_HOLD[ship])
    _go_on(s, log)


def do_load_extra(s: ColoniaState, ship: Int, good: Int, log: Log | None) -> None:
    """CO-71, A-17: hand in one good, put a member on the emblem."""
    seat = active(s)
    if log is not None:
        log.tell("loaded_extra", "CO-71", {"seat": seat, "ship": ship})
    _pay_goods(s, seat, good, 1, log)
    _mark(s, seat, berth_of(s, ship), EMBLEM)
    _go_on(s, log)


def _mark(s: ColoniaState, seat: Int, berth: Int, place: Int) -> None:
    s.reserve[seat] -= 1
    s.marks = put(s.marks, berth * MARKS + place, seat)


def _pay_goods(s: ColoniaState, seat: Int, good: Int, count: Int, log: Log | None) -> None:
    s.goods[seat * GOODS + good] -= count
    s.supply[good] += count
    if log is not None and count > 0:
        log.tell("paid_goods", "CO-71", {"seat": seat, "good": good, "count": count})


def pass_loading(s: ColoniaState, log: Log | None) -> None:
    """CO-70: no more loading this week."""
    pass_turn(s, "CO-70", log)
    _go_on(s, log)

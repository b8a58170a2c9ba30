"""Wednesday: whole stalls of cubes for as many members."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, ints, put
from guildhall.core.log import Log
from guildhall.games.colonia.phases.members import close_day
from guildhall.games.colonia.phases.rounds import (
    begin_round,
    next_turn,
    pass_by_itself,
    pass_turn,
)
from guildhall.games.colonia.state import BETWEEN, PHASE_MARKET, ColoniaState, active
from guildhall.games.colonia.tables import (
    PASS,
    RESOURCES,
    STALLS,
    TAKE,
    WEDNESDAY_STREET,
)


def begin_market(s: ColoniaState, log: Log | None) -> None:
    """CO-50: the market opens."""
    begin_round(s, PHASE_MARKET)
    _go_on(s, log)


def _go_on(s: ColoniaState, log: Log | None) -> None:
    """CO-51, A-21: the next seat that can take a stall; the market ends when all have passed."""
    while next_turn(s):
        if _can_take_any(s, active(s)):
            return
        pass_by_itself(s, "CO-51", log)
    _end_market(s, log)


def cubes_on(s: ColoniaState, stall: Int) -> Int:
    """Count the cubes on a stall."""
    result: Int = 0
    for resource in range(RESOURCES):
        result += s.stalls[stall * RESOURCES + resource]
    return result


def _can_take_any(s: ColoniaState, seat: Int) -> bool:
    for stall in range(STALLS):
        if 0 < cubes_on(s, stall) <= s.reserve[seat]:
            return True
    return False


def offers_market(s: ColoniaState) -> Ints:
    """CO-50: any stall with cubes for which the reserve suffices, or pass."""
    out = Offers(STALLS + 1)
    out.add(PASS)
    have = s.reserve[active(s)]
    for stall in range(STALLS):
        if 0 < cubes_on(s, stall) <= have:
            out.add(TAKE + stall)
    return out.moves


def refuse_take(s: ColoniaState, stall: Int) -> Refusal | None:
    """CO-50: cubes to take, and a member for each of them."""
    need = cubes_on(s, stall)
    have = s.reserve[active(s)]
    if need == 0:
        return Refusal("stall_empty", "CO-50", {"stall": stall})
    if have < need:
        return Refusal("too_few_members", "CO-50", {"need": need, "have": have})
    return None


def do_take(s: ColoniaState, stall: Int, log: Log | None) -> None:
    """CO-50: all cubes of the stall for exactly as many members."""
    seat = active(s)
    count = cubes_on(s, stall)
    s.reserve[seat] -= count
    s.stall_owner = put(s.stall_owner, stall, seat)
    s.stall_members = put(s.stall_members, stall, count)
    if log is not None:
        log.tell("took_stall", "CO-50", {"seat": seat, "stall": stall, "count": count})
    for resource in range(RESOURCES):
        _take_cubes(s, seat, stall * RESOURCES + resource, resource, log)
    _go_on(s, log)


def _take_cubes(s: ColoniaState, seat: Int, at: Int, resource: Int, log: Log | None) -> None:
    number = s.stalls[at]
    s.cubes[seat * RESOURCES + resource] += number
    s.stalls[at] = 0
    if log is not None and number > 0:
        log.tell("got_cubes", "CO-50", {"seat": seat, "resource": resource, "count": number})


def pass_market(s: ColoniaState, log: Log | None) -> None:
    """CO-51: out for the rest of this Wednesday."""
    pass_turn(s, "CO-51", log)
    _go_on(s, log)


def _end_market(s: ColoniaState, log: Log | None) -> None:
    """CO-52, CO-53, A-1: cubes back to the bag, members from the stalls to the street."""
    for resource in range(RESOURCES):
        left: Int = 0
        for stall in range(STALLS):
            left += s.stalls[stall * RESOURCES + resource]
        s.bag[resource] += left
        if log is not None and left > 0:
            log.tell("cubes_returned", "CO-52", {"resource": resource, "count": left})
    used = ints(s.seats)
    for stall in range(STALLS):
        if s.stall_owner[stall] >= 0:
            used[s.stall_owner[stall]] += s.stall_members[stall]
    s.stalls = ints(STALLS * RESOURCES)
    s.stall_owner = ints(STALLS, -1)
    s.stall_members = ints(STALLS)
    close_day(s, WEDNESDAY_STREET, used, log)
    s.phase = BETWEEN

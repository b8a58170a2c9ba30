"""Wednesday: whole stalls of cubes for as many members."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, ints, put
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.members import close_day
from guildhall.games.colonia.phases.rounds import Round
from guildhall.games.colonia.schema import (
    ORDER,
    PHASE_MARKET,
    RESOURCES,
    STALLS,
    TAKE,
    WEDNESDAY_STREET,
    ColoniaState,
)


class Market(Round):
    """CO-50: stalls are taken, seat by seat."""

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        """CO-50: cubes to take, and a member for each of them."""
        need = cubes_on(s, move - TAKE)
        if need == 0:
            return reasons.STALL_EMPTY
        if s.reserve[seat] < need:
            return reasons.TOO_FEW_TO_TAKE
        return 0

    def act(self, s: ColoniaState, seat: Int, move: Int, log: Log | None) -> None:
        """CO-50: all cubes of the stall for exactly as many members."""
        stall = move - TAKE
        count = cubes_on(s, stall)
        s.reserve[seat] -= count
        s.stall_owner = put(s.stall_owner, stall, seat)
        s.stall_members = put(s.stall_members, stall, count)
        if log is not None:
            log.tell("took_stall", "CO-50", {"seat": seat, "stall": stall, "count": count})
        for resource in range(RESOURCES):
            _take_cubes(s, seat, stall * RESOURCES + resource, resource, log)

    def end(self, s: ColoniaState, log: Log | None) -> None:
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


MARKET: Final = Market(PHASE_MARKET, "market", "CO-50", TAKE, ORDER, "CO-51")


def cubes_on(s: ColoniaState, stall: Int) -> Int:
    """Count the cubes on a stall."""
    stalls = s.stalls
    result: Int = 0
    for resource in range(RESOURCES):
        result += stalls[stall * RESOURCES + resource]
    return result


def _take_cubes(s: ColoniaState, seat: Int, at: Int, resource: Int, log: Log | None) -> None:
    number = s.stalls[at]
    s.cubes[seat * RESOURCES + resource] += number
    s.stalls[at] = 0
    if log is not None and number > 0:
        log.tell("got_cubes", "CO-50", {"seat": seat, "resource": resource, "count": number})

"""Phase 13 (and phase 5 of turn 0): surplus population overflows (DR-57, DR-58)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.control import (
    loose_spot,
    province_total,
    side_counts,
    spot_controller,
)
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import end_go, is_besieged, take_unit
from guildhall.games.dutch_revolt.phases.verb import Verb
from guildhall.games.dutch_revolt.schema import (
    CITIES,
    DISSOLVE,
    FIRST_CITY,
    FIRST_TOWN,
    LEAVE,
    NEUTRAL,
    PROVINCES,
    REACH,
    SIDES,
    SPOTS,
    TOWNS,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import ASK_REACH, limit_of
from guildhall.games.dutch_revolt.tables import (
    BANK_CITIES,
    BANK_TOWNS,
    BORDERS,
    PROVINCE_OF,
    RIVER_FIRST,
    RIVER_PATH,
    RIVERS,
)


class Surplus(Phase):
    """DR-57, DR-58: who is too many leaves."""

    def __init__(self) -> None:
        super().__init__(
            "surplus",
            [Leave(LEAVE, SPOTS)],
            turn0=5,
            follow_up="reach",
            answers=[Reach(REACH, PROVINCES), Dissolve(DISSOLVE, 1)],
        )

    def begin(self, s: RevoltState, log: Log | None) -> None:
        """A-38: neutrals alone above a limit return to the pool."""
        for province in range(PROVINCES):
            count: Int = 0
            while surplus_owner(s, province) == NEUTRAL:
                take_unit(s, loose_spot(s, province, NEUTRAL), NEUTRAL)
                count += 1
            if log is not None and count > 0:
                log.tell("neutral_surplus", "DR-57", {"province": province, "count": count})

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-57: in turn order, the owners of a surplus; each surplus unit moves or dissolves."""
        while s.at < len(s.order):
            faction = s.order[s.at]
            if s.asked == ASK_REACH or surplus_provinces(s, faction) != 0:
                s.mover = faction
                return True
            end_go(s)
        return False


class Leave(Verb):
    """DR-57, A-46: which unit leaves."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-57: a province with a surplus."""
        return check_leave(s, surplus_provinces(s, s.mover), target)

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """DR-57: the same check, with the surplus counted only once."""
        crowded = surplus_provinces(s, s.mover)
        for spot in range(SPOTS):
            if check_leave(s, crowded, spot) == 0:
                out = append(out, LEAVE + spot)
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-57: the unit that leaves."""
        s.from_spot = target
        s.asked = ASK_REACH


class Reach(Verb):
    """DR-57: where it goes."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-57, DR-58: within reach of where it was."""
        return check_reach(s, within_reach(s, s.mover, PROVINCE_OF[s.from_spot]), target)

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """DR-57, DR-58: the same check, with the rivers followed only once."""
        near = within_reach(s, s.mover, PROVINCE_OF[s.from_spot])
        for province in range(PROVINCES):
            if check_reach(s, near, province) == 0:
                out = append(out, REACH + province)
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-57, A-21: it comes to the open country; in a full province a neutral makes way."""
        if log is not None:
            args: dict[str, int] = {"faction": s.mover, "spot": s.from_spot, "target": target}
            log.tell("overflowed", "DR-57", args)
        if province_total(s, target) >= limit_of(s, target):
            spot = loose_spot(s, target, NEUTRAL)
            take_unit(s, spot, NEUTRAL)
            if log is not None:
                log.tell("displaced", "DR-57", {"spot": spot})
        s.units[s.from_spot * SIDES + s.mover] -= 1
        s.units[target * SIDES + s.mover] += 1
        _settled(s)


class Dissolve(Verb):
    """DR-58: it goes nowhere."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        take_unit(s, s.from_spot, s.mover)
        if log is not None:
            log.tell("dissolved", "DR-58", {"faction": s.mover, "spot": s.from_spot})
        _settled(s)


def check_leave(s: RevoltState, crowded: Int, spot: Int) -> Int:
    """DR-12, DR-57: an own unit of a province with a surplus, not shut in."""
    if (crowded >> PROVINCE_OF[spot]) & 1 == 0:
        return reasons.NO_SURPLUS
    if is_besieged(s, spot):
        return reasons.SHUT_IN
    if s.units[spot * SIDES + s.mover] == 0:
        return reasons.NO_UNIT_TO_LEAVE
    return 0


def check_reach(s: RevoltState, near: Int, province: Int) -> Int:
    """DR-57, DR-58: adjacent or along one river; below its limit or with neutrals."""
    if (near >> province) & 1 == 0:
        return reasons.TOO_FAR
    if not has_room(s, province):
        return reasons.TARGET_FULL
    return 0


def surplus_owner(s: RevoltState, province: Int) -> Int:
    """DR-57: the one side of a province above its limit; -1 when there is no surplus."""
    counts = side_counts(s, province)
    owner: Int = -1
    total: Int = 0
    for side in range(SIDES):
        if counts[side] > 0:
            if owner >= 0:
                return -1
            owner = side
            total = counts[side]
    return owner if total > limit_of(s, province) else -1


def surplus_provinces(s: RevoltState, faction: Int) -> Int:
    """DR-57: the bit mask of provinces where the faction has a surplus."""
    mask: Int = 0
    for province in range(PROVINCES):
        if s.units[province * SIDES + NEUTRAL] == 0 and surplus_owner(s, province) == faction:
            mask |= 1 << province
    return mask


def has_room(s: RevoltState, province: Int) -> bool:
    """DR-57: below its limit, or a neutral can make way."""
    if province_total(s, province) < limit_of(s, province):
        return True
    return loose_spot(s, province, NEUTRAL) >= 0


def within_reach(s: RevoltState, faction: Int, source: Int) -> Int:
    """DR-57, DR-58: the bit mask of adjacent provinces and of those along a river of the source."""
    mask = BORDERS[source]
    for river in range(RIVERS):
        for at in range(RIVER_FIRST[river], RIVER_FIRST[river + 1]):
            if RIVER_PATH[at] == source:
                mask |= _downstream(s, faction, at, RIVER_FIRST[river + 1])
                mask |= _upstream(s, faction, at, RIVER_FIRST[river])
    return mask


def _downstream(s: RevoltState, faction: Int, at: Int, end: Int) -> Int:
    mask: Int = 0
    for reach in range(at + 1, end):
        mask |= 1 << RIVER_PATH[reach]
        if _is_barred(s, faction, reach):
            break
    return mask


def _upstream(s: RevoltState, faction: Int, at: Int, first: Int) -> Int:
    mask: Int = 0
    reach = at - 1
    while reach >= first:
        mask |= 1 << RIVER_PATH[reach]
        if _is_barred(s, faction, reach):
            break
        reach -= 1
    return mask


def _is_barred(s: RevoltState, faction: Int, reach: Int) -> bool:
    """DR-58, A-22: another faction holds a settlement on the bank; nobody passes it."""
    for city in range(CITIES):
        if (BANK_CITIES[reach] >> city) & 1 and _is_hostile(s, faction, FIRST_CITY + city):
            return True
    for town in range(TOWNS):
        if (BANK_TOWNS[reach] >> town) & 1 and _is_hostile(s, faction, FIRST_TOWN + town):
            return True
    return False


def _is_hostile(s: RevoltState, faction: Int, spot: Int) -> bool:
    holder = spot_controller(s, spot)
    return 0 <= holder < NEUTRAL and holder != faction


def _settled(s: RevoltState) -> None:
    s.from_spot = -1
    s.asked = 0

"""Phase 11 (and phase 3 of turn 0): conflict in crowded provinces (DR-51 to DR-54)."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases.control import in_province, loose_spot, side_counts
from guildhall.games.dutch_revolt.phases.pieces import is_besieged, take_unit
from guildhall.games.dutch_revolt.state import CONFLICT_RULE, RevoltState
from guildhall.games.dutch_revolt.tables import (
    LIMIT,
    LOSE,
    NEUTRAL,
    PROVINCES,
    SIDES,
    SPOT_FIRST,
    SPOT_LIST,
)


def seek_conflict(s: RevoltState, log: Log | None) -> bool:
    """DR-52, DR-53: province by province; owners with a choice are asked."""
    while s.province < PROVINCES:
        if s.losing == 0 and not _next_group(s, log):
            s.province += 1
            s.round_done = 0
            s.begun = 0
            continue
        side = _next_loser(s)
        if side < NEUTRAL and _has_choice(s, side):
            s.mover = side
            return True
        lose_unit(s, side, loose_spot(s, s.province, side), log)
    return False


def _next_group(s: RevoltState, log: Log | None) -> bool:
    """DR-51, DR-54: the smallest sides that have not lost in this round lose one together."""
    counts = side_counts(s, s.province)
    if not is_conflict(counts, LIMIT[s.province]):
        return False
    if s.begun == 0:
        s.begun = 1
        if log is not None:
            log.tell("conflict", "DR-51", {"province": s.province})
    group = _smallest(counts, s.round_done)
    if group == 0:
        s.round_done = 0
        group = _smallest(counts, 0)
    s.losing = group
    if s.options[CONFLICT_RULE] == 0:
        s.round_done |= group
    return True


def is_conflict(counts: Ints, limit: Int) -> bool:
    """DR-51: above the limit, with units of two or more sides."""
    total: Int = 0
    sides: Int = 0
    for number in counts:
        total += number
        if number > 0:
            sides += 1
    return total > limit and sides > 1


def _smallest(counts: Ints, done: Int) -> Int:
    """DR-54: the bit mask of the sides with the smallest number among those not done."""
    best: Int = 0
    group: Int = 0
    for side in range(SIDES):
        number = counts[side]
        if number > 0 and (done >> side) & 1 == 0:
            if group == 0 or number < best:
                best = number
                group = 1 << side
            elif number == best:
                group |= 1 << side
    return group


def _next_loser(s: RevoltState) -> Int:
    """DR-7, DR-54: factions choose in turn order; the neutrals lose without being asked."""
    for faction in s.order:
        if (s.losing >> faction) & 1:
            return faction
    return NEUTRAL


def _has_choice(s: RevoltState, side: Int) -> bool:
    """DR-53: unbesieged units in two or more places of the province."""
    places: Int = 0
    for at in range(SPOT_FIRST[s.province], SPOT_FIRST[s.province + 1]):
        spot = SPOT_LIST[at]
        if s.units[spot * SIDES + side] > 0 and not is_besieged(s, spot):
            places += 1
    return places > 1


def offers_lose(s: RevoltState) -> Ints:
    """DR-53: the owner picks which of its unbesieged units goes."""
    out = Offers(8)
    for at in range(SPOT_FIRST[s.province], SPOT_FIRST[s.province + 1]):
        spot = SPOT_LIST[at]
        if s.units[spot * SIDES + s.mover] > 0 and not is_besieged(s, spot):
            out.add(LOSE + spot)
    return out.moves


def refuse_lose(s: RevoltState, spot: Int) -> Refusal | None:
    """DR-12, DR-53: an own unit of this province outside besieged cities."""
    if not in_province(spot, s.province):
        return Refusal("not_here", "DR-53", {"province": s.province})
    if is_besieged(s, spot):
        return Refusal("shut_in", "DR-12", {"spot": spot})
    if s.units[spot * SIDES + s.mover] == 0:
        return Refusal("no_unit", "DR-53", {"side": s.mover, "spot": spot})
    return None


def lose_unit(s: RevoltState, side: Int, spot: Int, log: Log | None) -> None:
    """DR-54: the unit returns to stock."""
    take_unit(s, spot, side)
    s.losing &= ~(1 << side)
    if log is not None:
        log.tell("lost", "DR-54", {"side": side, "spot": spot})

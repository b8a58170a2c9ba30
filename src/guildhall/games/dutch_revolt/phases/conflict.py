"""Phase 11 (and phase 3 of turn 0): conflict in crowded provinces (DR-51 to DR-54)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.control import in_province, loose_spot, side_counts
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import is_besieged, take_unit
from guildhall.games.dutch_revolt.phases.verb import Verb
from guildhall.games.dutch_revolt.schema import LOSE, NEUTRAL, PROVINCES, SIDES, SPOTS, RevoltState
from guildhall.games.dutch_revolt.state import CONFLICT_RULE, limit_of
from guildhall.games.dutch_revolt.tables import SPOT_FIRST, SPOT_LIST


class Conflict(Phase):
    """DR-51 to DR-54: crowded provinces lose units."""

    def __init__(self) -> None:
        super().__init__("conflict", [Lose(LOSE, SPOTS)], turn0=3)

    def begin(self, s: RevoltState, log: Log | None) -> None:
        s.province = 0

    def seek(self, s: RevoltState, log: Log | None) -> bool:
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


class Lose(Verb):
    """DR-53: the owner picks which of its units goes."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-53: one of its own."""
        return check_lose(s, s.mover, target)

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """DR-53: the check refuses all other provinces, so only this one is looked at."""
        for at in range(SPOT_FIRST[s.province], SPOT_FIRST[s.province + 1]):
            if check_lose(s, s.mover, SPOT_LIST[at]) == 0:
                out = append(out, LOSE + SPOT_LIST[at])
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        lose_unit(s, s.mover, target, log)


def check_lose(s: RevoltState, side: Int, spot: Int) -> Int:
    """DR-12, DR-53: a unit of the side in this province outside besieged cities."""
    if not in_province(spot, s.province):
        return reasons.NOT_IN_CONFLICT
    if is_besieged(s, spot):
        return reasons.SHUT_IN
    if s.units[spot * SIDES + side] == 0:
        return reasons.NO_UNIT_TO_LOSE
    return 0


def _has_choice(s: RevoltState, side: Int) -> bool:
    """DR-53: two or more places of the province where the side can lose a unit."""
    places: Int = 0
    for at in range(SPOT_FIRST[s.province], SPOT_FIRST[s.province + 1]):
        if check_lose(s, side, SPOT_LIST[at]) == 0:
            places += 1
    return places > 1


def _next_group(s: RevoltState, log: Log | None) -> bool:
    """DR-51, DR-54: the smallest sides that have not lost in this round lose one together."""
    counts = side_counts(s, s.province)
    if not is_conflict(counts, limit_of(s, s.province)):
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


def lose_unit(s: RevoltState, side: Int, spot: Int, log: Log | None) -> None:
    """DR-54: the unit returns to stock."""
    take_unit(s, spot, side)
    s.losing &= ~(1 << side)
    if log is not None:
        log.tell("lost", "DR-54", {"side": side, "spot": spot})

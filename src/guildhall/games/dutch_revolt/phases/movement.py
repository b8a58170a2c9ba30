"""Phase 14 (and phase 6 of turn 0): movement inside provinces (DR-59 to DR-61)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.control import in_province, side_counts
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import (
    is_besieged,
    put_unit,
    spot_total,
    town_holder,
)
from guildhall.games.dutch_revolt.phases.verb import Done, Verb
from guildhall.games.dutch_revolt.schema import (
    CITIES,
    FIRST_CITY,
    FIRST_TOWN,
    MAN,
    NEUTRAL,
    OCCUPY,
    PROVINCES,
    SIDES,
    SPOTS,
    TOWNS,
    WITHDRAW,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import ASK_MAN, TOWN_OUSTING
from guildhall.games.dutch_revolt.tables import (
    CITY_NEUTRALS,
    SPOT_FIRST,
    SPOT_LIST,
    SPOT_PLACE,
    TOWN_NEUTRALS,
)


class Movement(Phase):
    """DR-59 to DR-61: from the field into settlements, and back."""

    def __init__(self) -> None:
        super().__init__(
            "movement",
            [Occupy(OCCUPY, SPOTS), Withdraw(WITHDRAW, SPOTS), Stop()],
            turn0=6,
            follow_up="man",
            answers=[Man(MAN, SPOTS)],
        )

    def begin(self, s: RevoltState, log: Log | None) -> None:
        s.province = 0

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-59: province by province, factions by their numbers; then empty places are manned."""
        while s.province < PROVINCES:
            if s.begun == 0:
                s.mover = next_to_act(s)
            if s.mover >= 0:
                s.begun = 1
                return True
            s.province += 1
            s.acted = 0
        return _seek_manning(s, log)


class Settlement(Verb):
    """DR-60: a verb for the settlements of the province in turn."""

    def check_there(self, s: RevoltState, target: Int) -> Int:
        """Give 0 when it is possible in this settlement of the province, else the reason."""
        return 0

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-59, DR-60: a settlement of the province."""
        if not in_province(target, s.province):
            return reasons.NOT_IN_TURN
        if target < FIRST_CITY:
            return reasons.OPEN_COUNTRY
        return self.check_there(s, target)

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """Look only at the settlements of the province, which follow its open country."""
        for at in range(SPOT_FIRST[s.province] + 1, SPOT_FIRST[s.province + 1]):
            if self.check_there(s, SPOT_LIST[at]) == 0:
                out = append(out, self.base + SPOT_LIST[at])
        return out


class Occupy(Settlement):
    """DR-60: a unit of the field enters a settlement."""

    def check_there(self, s: RevoltState, target: Int) -> Int:
        """DR-12, DR-60, A-23: free, neutral or not yet settled places."""
        if is_besieged(s, target):
            return reasons.SHUT_IN
        if s.left >> SPOT_PLACE[target] & 1:
            return reasons.JUST_LEFT
        reason = check_field(s)
        if reason != 0 or target < FIRST_TOWN:
            return reason
        return check_town(s, town_holder(s, target))

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """DR-60: from an empty field nobody enters anywhere."""
        if check_field(s) != 0:
            return out
        return super().offers(s, out)

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-60: enter; a unit found in a town goes to the open country."""
        if target >= FIRST_TOWN:
            holder = town_holder(s, target)
            if holder >= 0:
                s.units[target * SIDES + holder] -= 1
                s.units[s.province * SIDES + holder] += 1
                if log is not None:
                    log.tell("ousted", "DR-60", {"side": holder, "spot": target})
        s.units[s.province * SIDES + s.mover] -= 1
        s.units[target * SIDES + s.mover] += 1
        s.entered |= 1 << SPOT_PLACE[target]
        if log is not None:
            log.tell("occupied", "DR-60", {"faction": s.mover, "spot": target})


class Withdraw(Settlement):
    """DR-60: a unit leaves a settlement."""

    def check_there(self, s: RevoltState, target: Int) -> Int:
        """DR-12, DR-60: an own unit that did not just enter."""
        if is_besieged(s, target):
            return reasons.SHUT_IN
        if s.units[target * SIDES + s.mover] == 0:
            return reasons.NO_UNIT_TO_WITHDRAW
        if s.entered >> SPOT_PLACE[target] & 1:
            return reasons.JUST_ENTERED
        return 0

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        s.units[target * SIDES + s.mover] -= 1
        s.units[s.province * SIDES + s.mover] += 1
        s.left |= 1 << SPOT_PLACE[target]
        if log is not None:
            log.tell("withdrew", "DR-60", {"faction": s.mover, "spot": target})


class Stop(Done):
    """DR-59: the faction has acted in this province."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        s.acted |= 1 << s.mover
        s.entered = 0
        s.left = 0
        s.begun = 0


class Man(Verb):
    """DR-61, A-45: a neutral comes to a place of the first player's choice."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-61: only places that were left empty."""
        if target < FIRST_CITY:
            return reasons.NOTHING_TO_MAN
        if wanted(s, target) == 0:
            return reasons.NOT_EMPTY
        return 0

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """DR-61: settlements only, the check refuses all open country."""
        for spot in range(FIRST_CITY, SPOTS):
            if self.check(s, spot) == 0:
                out = append(out, MAN + spot)
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        put_unit(s, target, NEUTRAL)
        if log is not None:
            log.tell("manned", "DR-61", {"spot": target, "count": 1})


def check_field(s: RevoltState) -> Int:
    """DR-60: a unit of the mover in the open country."""
    if s.units[s.province * SIDES + s.mover] == 0:
        return reasons.FIELD_EMPTY
    return 0


def check_town(s: RevoltState, holder: Int) -> Int:
    """DR-8, DR-60: a town holds one unit; factions that acted keep theirs."""
    if holder < 0 or holder == NEUTRAL:
        return 0
    if holder == s.mover:
        return reasons.OWN_TOWN
    if (s.acted >> holder) & 1:
        return reasons.HAS_ACTED
    if s.options[TOWN_OUSTING]:
        return reasons.NO_OUSTING
    return 0


def next_to_act(s: RevoltState) -> Int:
    """DR-59: of those that have not acted, the faction with most units; ties by turn order."""
    counts = side_counts(s, s.province)
    best: Int = -1
    for faction in s.order:
        waiting = counts[faction] > 0 and (s.acted >> faction) & 1 == 0
        if waiting and (best < 0 or counts[faction] > counts[best]):
            best = faction
    return best


def _seek_manning(s: RevoltState, log: Log | None) -> bool:
    """DR-61: neutrals for every empty place; when they are too few the first player chooses."""
    if s.asked == 0:
        _note_vacant(s)
        if _all_wanted(s) <= s.neutrals:
            _man_all(s, log)
            return False
        s.asked = ASK_MAN
    s.mover = s.order[0]
    if s.neutrals > 0:
        return True
    s.asked = 0
    return False


def _note_vacant(s: RevoltState) -> None:
    s.vacant = 0
    for city in range(CITIES):
        if s.siege[city] < 0 and spot_total(s, FIRST_CITY + city) == 0:
            s.vacant |= 1 << city


def wanted(s: RevoltState, spot: Int) -> Int:
    """DR-61: how many neutrals a settlement still takes."""
    if spot >= FIRST_TOWN:
        return TOWN_NEUTRALS if spot_total(s, spot) == 0 else 0
    if (s.vacant >> (spot - FIRST_CITY)) & 1 == 0:
        return 0
    return CITY_NEUTRALS - spot_total(s, spot)


def _all_wanted(s: RevoltState) -> Int:
    result: Int = 0
    for spot in range(FIRST_CITY, FIRST_CITY + CITIES + TOWNS):
        result += wanted(s, spot)
    return result


def _man_all(s: RevoltState, log: Log | None) -> None:
    for spot in range(FIRST_CITY, SPOTS):
        number = wanted(s, spot)
        for _ in range(number):
            put_unit(s, spot, NEUTRAL)
        if log is not None and number > 0:
            log.tell("manned", "DR-61", {"spot": spot, "count": number})
    s.vacant = 0

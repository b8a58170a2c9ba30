"""Phase 10 (and phase 2 of turn 0): new units (DR-19, DR-31, DR-48 to DR-50)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, ints
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.control import present_units
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import end_go, gain_coins, put_unit
from guildhall.games.dutch_revolt.phases.verb import Verb
from guildhall.games.dutch_revolt.schema import (
    BOXES,
    CITIES,
    ENROL,
    FACTIONS,
    FIRST_TOWN,
    PLACE,
    PROVINCES,
    SIDES,
    TOWNS,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import MINIMUM_UNITS, TURN0_CAP
from guildhall.games.dutch_revolt.tables import (
    BOX_SIZE,
    BOX_USERS,
    CARD_TOWNS,
    FIELD_SHARE,
    TOKENS,
    TURN0_UNITS,
)


class NewUnits(Phase):
    """DR-19, DR-48 to DR-50: units from the stock."""

    def __init__(self) -> None:
        verbs = [Place(PLACE, PROVINCES), Enrol(ENROL, BOXES)]
        super().__init__("new_units", verbs, turn0=2)

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-19, DR-48, DR-50: in turn order, unit by unit; what fits nowhere becomes coins."""
        while s.at < len(s.order):
            faction = s.order[s.at]
            s.mover = faction
            if s.begun == 0:
                s.begun = 1
                _begin(s, faction, log)
            if s.due > 0:
                if can_place(s):
                    return True
                _turn_into_coins(s, faction, log)
            end_go(s)
        return False


class Place(Verb):
    """DR-19, DR-49: a unit to the open country of a province."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-19, DR-49: present, and below the cap."""
        if takes_unit(s.caps, target):
            return 0
        if present_units(s, target, s.mover) == 0:
            return reasons.NOT_PRESENT if s.turn > 0 else reasons.NOT_PRESENT_AT_FIRST
        return reasons.CAP_REACHED if s.turn > 0 else reasons.CAP_AT_FIRST

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """Look at the caps only: asked so often that the check's reasons cost too much."""
        caps = s.caps
        for province in range(PROVINCES):
            if takes_unit(caps, province):
                out = append(out, PLACE + province)
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        put_unit(s, target, s.mover)
        s.caps[target] -= 1
        s.due -= 1
        if log is not None:
            rule = "DR-19" if s.turn == 0 else "DR-49"
            log.tell("placed", rule, {"faction": s.mover, "province": target})


class Enrol(Verb):
    """DR-31: a unit to a support box."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-30, DR-31: a box that takes it."""
        return check_enrol(s, target)

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """Ask the same check directly: this is asked often."""
        for box in range(BOXES):
            if check_enrol(s, box) == 0:
                out = append(out, ENROL + box)
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        s.stock[s.mover] -= 1
        s.support[s.mover * BOXES + target] += 1
        s.due -= 1
        if log is not None:
            log.tell("enrolled", "DR-31", {"faction": s.mover, "box": target})


def takes_unit(caps: Ints, province: Int) -> bool:
    """DR-19, DR-49: the province is below its cap."""
    return caps[province] > 0


def box_rival(s: RevoltState, box: Int) -> Int:
    """DR-30: another faction in a box, -1 when there is none."""
    for faction in range(FACTIONS):
        if faction != s.mover and s.support[faction * BOXES + box] > 0:
            return faction
    return -1


def check_enrol(s: RevoltState, box: Int) -> Int:
    """DR-30, DR-31: one's own box, not held by the other, not full."""
    if (BOX_USERS[box] >> s.mover) & 1 == 0:
        return reasons.NOT_YOUR_BOX
    if box_rival(s, box) >= 0:
        return reasons.BOX_OF_OTHER
    if s.support[s.mover * BOXES + box] >= BOX_SIZE[box]:
        return reasons.BOX_FULL
    return 0


def _begin(s: RevoltState, faction: Int, log: Log | None) -> None:
    """DR-19, DR-48, DR-49: count what is due and how many each province may take."""
    s.due = TURN0_UNITS[faction] if s.turn == 0 else new_units(s, faction)
    s.due = min(s.due, s.stock[faction])
    s.caps = ints(PROVINCES)
    for province in range(PROVINCES):
        s.caps[province] = placing_cap(s, faction, province)
    if log is not None:
        rule = "DR-19" if s.turn == 0 else "DR-48"
        log.tell("new_units", rule, {"faction": faction, "count": s.due})


def placing_cap(s: RevoltState, faction: Int, province: Int) -> Int:
    """DR-19, DR-49, A-6: as many as are there; without bound where the faction holds the card."""
    there = present_units(s, province, faction)
    if s.turn == 0:
        return there * 2 if s.options[TURN0_CAP] else there
    if there > 0 and s.province_card[province] == faction:
        return TOKENS[s.seats]
    return there


def occupied_towns(s: RevoltState, faction: Int) -> Int:
    """DR-48: the bit mask of towns with a unit of the faction."""
    mask: Int = 0
    units = s.units
    for town in range(TOWNS):
        if units[(FIRST_TOWN + town) * SIDES + faction] > 0:
            mask |= 1 << town
    return mask


def field_units(s: RevoltState, faction: Int) -> Int:
    """DR-48: the faction's units in open country on the whole map."""
    result: Int = 0
    for province in range(PROVINCES):
        result += s.units[province * SIDES + faction]
    return result


def support_units(s: RevoltState, faction: Int) -> Int:
    """DR-48: the faction's units in its support boxes."""
    result: Int = 0
    for box in range(BOXES):
        result += s.support[faction * BOXES + box]
    return result


def bits(mask: Int) -> Int:
    """Count the towns of a mask."""
    result: Int = 0
    for town in range(TOWNS):
        result += (mask >> town) & 1
    return result


def new_units(s: RevoltState, faction: Int) -> Int:
    """DR-48: cities, towns on their cards, towns, open country, support; at least the minimum."""
    towns = occupied_towns(s, faction)
    result = bits(towns)
    for city in range(CITIES):
        if s.city_card[city] == faction:
            result += 1 + bits(towns & CARD_TOWNS[city])
    result += field_units(s, faction) // FIELD_SHARE + support_units(s, faction)
    return max(result, s.options[MINIMUM_UNITS])


def can_place(s: RevoltState) -> bool:
    """DR-49: some province or box takes another unit."""
    for province in range(PROVINCES):
        if takes_unit(s.caps, province):
            return True
    for box in range(BOXES):
        if check_enrol(s, box) == 0:
            return True
    return False


def _turn_into_coins(s: RevoltState, faction: Int, log: Log | None) -> None:
    """DR-50: units without a place become coins."""
    coins = gain_coins(s, faction, s.due)
    if log is not None:
        log.tell("unplaced", "DR-50", {"faction": faction, "count": coins})

"""Phase 14 (and phase 6 of turn 0): movement inside provinces (DR-59 to DR-61)."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases.control import in_province, side_counts
from guildhall.games.dutch_revolt.phases.pieces import (
    is_besieged,
    put_unit,
    spot_total,
    town_holder,
)
from guildhall.games.dutch_revolt.state import ASK_MAN, TOWN_OUSTING, RevoltState
from guildhall.games.dutch_revolt.tables import (
    CITIES,
    CITY_NEUTRALS,
    DONE,
    FIRST_CITY,
    FIRST_TOWN,
    MAN,
    NEUTRAL,
    OCCUPY,
    PROVINCES,
    SIDES,
    SPOT_FIRST,
    SPOT_LIST,
    SPOTS,
    TOWN_NEUTRALS,
    TOWNS,
    WITHDRAW,
)


def seek_movement(s: RevoltState, log: Log | None) -> bool:
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


def next_to_act(s: RevoltState) -> Int:
    """DR-59: of those that have not acted, the faction with most units; ties by turn order."""
    counts = side_counts(s, s.province)
    best: Int = -1
    for faction in s.order:
        waiting = counts[faction] > 0 and (s.acted >> faction) & 1 == 0
        if waiting and (best < 0 or counts[faction] > counts[best]):
            best = faction
    return best


def spot_bit(s: RevoltState, spot: Int) -> Int:
    """Give the bit of a spot: its place in the list of its province."""
    at = SPOT_FIRST[s.province]
    while SPOT_LIST[at] != spot:
        at += 1
    return 1 << (at - SPOT_FIRST[s.province])


def offers_movement(s: RevoltState) -> Ints:
    """DR-60: a unit of the field into a settlement, or one back to the field; then done."""
    out = Offers(16)
    if s.asked == ASK_MAN:
        _offers_man(s, out)
        return out.moves
    if s.units[s.province * SIDES + s.mover] > 0:
        for at in range(SPOT_FIRST[s.province] + 1, SPOT_FIRST[s.province + 1]):
            if _may_occupy(s, SPOT_LIST[at], at - SPOT_FIRST[s.province]):
                out.add(OCCUPY + SPOT_LIST[at])
    for at in range(SPOT_FIRST[s.province] + 1, SPOT_FIRST[s.province + 1]):
        if _may_withdraw(s, SPOT_LIST[at], at - SPOT_FIRST[s.province]):
            out.add(WITHDRAW + SPOT_LIST[at])
    out.add(DONE)
    return out.moves


def _may_occupy(s: RevoltState, spot: Int, bit: Int) -> bool:
    if (s.left >> bit) & 1 or is_besieged(s, spot):
        return False
    if spot < FIRST_TOWN:
        return True
    holder = town_holder(s, spot)
    if holder < 0 or holder == NEUTRAL:
        return True
    return holder != s.mover and s.options[TOWN_OUSTING] == 0 and (s.acted >> holder) & 1 == 0


def _may_withdraw(s: RevoltState, spot: Int, bit: Int) -> bool:
    if (s.entered >> bit) & 1 or is_besieged(s, spot):
        return False
    return s.units[spot * SIDES + s.mover] > 0


def _refuse_settlement(s: RevoltState, spot: Int) -> Refusal | None:
    """DR-12, DR-60: a town or an unbesieged city of the province in turn."""
    if not in_province(spot, s.province):
        return Refusal("not_here", "DR-59", {"province": s.province})
    if spot < FIRST_CITY:
        return Refusal("open_country", "DR-60", {"spot": spot})
    if is_besieged(s, spot):
        return Refusal("shut_in", "DR-12", {"spot": spot})
    return None


def refuse_occupy(s: RevoltState, spot: Int) -> Refusal | None:
    """DR-60, A-23: units of the field enter free, neutral or not yet settled places."""
    refusal = _refuse_settlement(s, spot)
    if refusal is not None:
        return refusal
    if s.left & spot_bit(s, spot):
        return Refusal("just_left", "DR-60", {"spot": spot})
    if s.units[s.province * SIDES + s.mover] == 0:
        return Refusal("field_empty", "DR-60", {"province": s.province})
    return _refuse_town(s, spot) if spot >= FIRST_TOWN else None


def _refuse_town(s: RevoltState, spot: Int) -> Refusal | None:
    """DR-8, DR-60: a town holds one unit; factions that acted keep theirs."""
    holder = town_holder(s, spot)
    if holder < 0 or holder == NEUTRAL:
        return None
    if holder == s.mover:
        return Refusal("own_town", "DR-8", {"spot": spot})
    if (s.acted >> holder) & 1:
        return Refusal("has_acted", "DR-60", {"spot": spot, "side": holder})
    if s.options[TOWN_OUSTING]:
        return Refusal("no_ousting", "DR-60", {"spot": spot, "side": holder})
    return None


def refuse_withdraw(s: RevoltState, spot: Int) -> Refusal | None:
    """DR-60: an own unit that did not just enter."""
    refusal = _refuse_settlement(s, spot)
    if refusal is not None:
        return refusal
    if s.units[spot * SIDES + s.mover] == 0:
        return Refusal("no_unit", "DR-60", {"side": s.mover, "spot": spot})
    if s.entered & spot_bit(s, spot):
        return Refusal("just_entered", "DR-60", {"spot": spot})
    return None


def do_occupy(s: RevoltState, spot: Int, log: Log | None) -> None:
    """DR-60: enter; a unit found in a town goes to the open country."""
    if spot >= FIRST_TOWN:
        holder = town_holder(s, spot)
        if holder >= 0:
            s.units[spot * SIDES + holder] -= 1
            s.units[s.province * SIDES + holder] += 1
            if log is not None:
                log.tell("ousted", "DR-60", {"side": holder, "spot": spot})
    s.units[s.province * SIDES + s.mover] -= 1
    s.units[spot * SIDES + s.mover] += 1
    s.entered |= spot_bit(s, spot)
    if log is not None:
        log.tell("occupied", "DR-60", {"faction": s.mover, "spot": spot})


def do_withdraw(s: RevoltState, spot: Int, log: Log | None) -> None:
    """DR-60: leave a settlement for the open country."""
    s.units[spot * SIDES + s.mover] -= 1
    s.units[s.province * SIDES + s.mover] += 1
    s.left |= spot_bit(s, spot)
    if log is not None:
        log.tell("withdrew", "DR-60", {"faction": s.mover, "spot": spot})


def end_movement(s: RevoltState) -> None:
    """DR-59: the faction has acted in this province."""
    s.acted |= 1 << s.mover
    s.entered = 0
    s.left = 0
    s.begun = 0


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


def _offers_man(s: RevoltState, out: Offers) -> None:
    for spot in range(FIRST_CITY, SPOTS):
        if wanted(s, spot) > 0:
            out.add(MAN + spot)


def refuse_man(s: RevoltState, spot: Int) -> Refusal | None:
    """DR-61: only places that were left empty."""
    if spot < FIRST_CITY:
        return Refusal("open_country", "DR-61", {"spot": spot})
    if wanted(s, spot) == 0:
        return Refusal("not_empty", "DR-61", {"spot": spot})
    return None


def do_man(s: RevoltState, spot: Int, log: Log | None) -> None:
    """DR-61, A-45: one neutral to the place of the first player's choice."""
    put_unit(s, spot, NEUTRAL)
    if log is not None:
        log.tell("manned", "DR-61", {"spot": spot, "count": 1})

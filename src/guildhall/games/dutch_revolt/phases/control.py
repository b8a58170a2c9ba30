"""Who is present, who has a majority, how full a province is (DR-9 to DR-13)."""

from guildhall.core.numbers import Int, Ints, add_rows, ints, over_half, sum_rows, sum_some
from guildhall.games.dutch_revolt.phases.pieces import is_besieged, spot_total
from guildhall.games.dutch_revolt.schema import (
    CITIES,
    FACTIONS,
    FIRST_CITY,
    FIRST_TOWN,
    NEUTRAL,
    PROVINCES,
    REGIONS,
    SIDES,
    SPOTS,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import BESIEGED_UNITS, CITIES_COUNT, MAJORITY
from guildhall.games.dutch_revolt.tables import PROVINCE_OF, SPOT_FIRST, SPOT_LIST, SPOT_REGION


def present_units(s: RevoltState, province: Int, side: Int) -> Int:
    """DR-12, DR-13: a side's units in a province; besieged cities left out by option only."""
    result: Int = 0
    units = s.units
    with_besieged = s.options[BESIEGED_UNITS] == 0
    for at in range(SPOT_FIRST[province], SPOT_FIRST[province + 1]):
        spot = SPOT_LIST[at]
        if with_besieged or not is_besieged(s, spot):
            result += units[spot * SIDES + side]
    return result


def side_counts(s: RevoltState, province: Int) -> Ints:
    """DR-9, DR-12: every side's units in a province, besieged cities left out."""
    out = ints(SIDES)
    units = s.units
    for at in range(SPOT_FIRST[province], SPOT_FIRST[province + 1]):
        spot = SPOT_LIST[at]
        if not is_besieged(s, spot):
            for side in range(SIDES):
                out[side] += units[spot * SIDES + side]
    return out


def province_total(s: RevoltState, province: Int) -> Int:
    """DR-9: what is compared with the limit."""
    result: Int = 0
    units = s.units
    for at in range(SPOT_FIRST[province], SPOT_FIRST[province + 1]):
        spot = SPOT_LIST[at]
        if not is_besieged(s, spot):
            for cell in range(spot * SIDES, spot * SIDES + SIDES):
                result += units[cell]
    return result


def province_totals(s: RevoltState) -> Ints:
    """DR-9: what is compared with the limit, in every province."""
    siege, totals = s.siege, ints(SPOTS)
    sum_rows(s.units, 0, SIDES, totals)
    out = totals[:PROVINCES]
    for city in range(CITIES):
        if siege[city] < 0:
            out[PROVINCE_OF[FIRST_CITY + city]] += totals[FIRST_CITY + city]
    for town in range(FIRST_TOWN, SPOTS):
        out[PROVINCE_OF[town]] += totals[town]
    return out


def population(s: RevoltState, province: Int) -> Int:
    """DR-12, DR-55: what neutrals fill up; besieged cities left out by option only."""
    result: Int = 0
    with_besieged = s.options[BESIEGED_UNITS] == 0
    for at in range(SPOT_FIRST[province], SPOT_FIRST[province + 1]):
        spot = SPOT_LIST[at]
        if with_besieged or not is_besieged(s, spot):
            result += spot_total(s, spot)
    return result


def is_present(s: RevoltState, faction: Int, province: Int) -> bool:
    """DR-13: at least one unit in the field, a town or a city."""
    return present_units(s, province, faction) > 0


def has_foothold(s: RevoltState, faction: Int, region: Int) -> bool:
    """DR-13, DR-40a: a unit or an unflipped army in the region."""
    if s.armies[faction * REGIONS + region] > 0:
        return True
    for spot in range(SPOTS):
        if SPOT_REGION[spot] == region and s.units[spot * SIDES + faction] > 0:
            return True
    return False


def majority(s: RevoltState, counts: Ints, first: Int) -> Int:
    """DR-10: the faction with the majority among the sides counted from a place on.

    -1 when there is none or it is the neutrals'.
    """
    if s.options[MAJORITY]:
        return most_of(counts, first)
    total = sum_some(counts, first, first + SIDES)
    if total > 0:
        for faction in range(FACTIONS):
            if 2 * counts[first + faction] > total:
                return faction
    return -1


def majorities(s: RevoltState, counts: Ints, first: Int, out: Ints) -> None:
    """DR-10: write who has the majority in each row of counts, from a place on."""
    if s.options[MAJORITY]:
        for row in range(len(out)):
            out[row] = most_of(counts, first + row * SIDES)
    else:
        over_half(counts, first, SIDES, FACTIONS, out)


def most_of(counts: Ints, first: Int) -> Int:
    """DR-10, by option: the faction with more than any other side, -1 for none or the neutrals."""
    best: Int = -1
    most: Int = 0
    for side in range(SIDES):
        number = counts[first + side]
        if number > most:
            best, most = side, number
        elif number == most:
            best = -1
    return -1 if best == NEUTRAL else best


def city_majority(s: RevoltState, city: Int) -> Int:
    """DR-11: who has the majority inside a city."""
    return majority(s, s.units, (FIRST_CITY + city) * SIDES)


def counts_from(s: RevoltState, first: Int) -> Ints:
    """Count the units in the open country and on all spots from one on: province * SIDES + side."""
    counts = s.units[: PROVINCES * SIDES]
    add_rows(s.units, first * SIDES, SIDES, PROVINCE_OF, first, counts)
    return counts


def open_counts(s: RevoltState) -> Ints:
    """DR-11, A-4: units in the open country and the towns: province * SIDES + side."""
    return counts_from(s, FIRST_CITY if s.options[CITIES_COUNT] else FIRST_TOWN)


def province_majority(s: RevoltState, province: Int) -> Int:
    """DR-11, A-4: who has the majority in the open country and the towns of a province."""
    return majority(s, open_counts(s), province * SIDES)


def cities_held(s: RevoltState, faction: Int) -> Int:
    """Count the city cards of a faction."""
    result: Int = 0
    cards = s.city_card
    for city in range(CITIES):
        if cards[city] == faction:
            result += 1
    return result


def spot_controller(s: RevoltState, spot: Int) -> Int:
    """DR-11, DR-58: a town's by its unit, a city's by the card; before any card, by majority."""
    if spot >= FIRST_TOWN:
        for side in range(SIDES):
            if s.units[spot * SIDES + side] > 0:
                return side
        return -1
    city = spot - FIRST_CITY
    return city_majority(s, city) if s.turn == 0 else s.city_card[city]


def loose_spot(s: RevoltState, province: Int, side: Int) -> Int:
    """DR-53: where a side loses a unit by default: field, towns, cities; -1 = none."""
    if s.units[province * SIDES + side] > 0:
        return province
    city: Int = -1
    for at in range(SPOT_FIRST[province], SPOT_FIRST[province + 1]):
        spot = SPOT_LIST[at]
        if s.units[spot * SIDES + side] > 0 and not is_besieged(s, spot):
            if spot >= FIRST_TOWN:
                return spot
            if city < 0:
                city = spot
    return city


def in_province(spot: Int, province: Int) -> bool:
    """DR-8: the spot belongs to the province."""
    return PROVINCE_OF[spot] == province

"""Tokens and armies: how they come and go, and how many there are (DR-3, DR-8)."""

from guildhall.core.numbers import Int
from guildhall.games.dutch_revolt.schema import (
    CITIES,
    FACTIONS,
    FIRST_CITY,
    NEUTRAL,
    REGIONS,
    SIDES,
    SPOTS,
    RevoltState,
)
from guildhall.games.dutch_revolt.tables import ARMY_BOXES, ARMY_TOKENS, SPOT_REGION


def has_stock(s: RevoltState, side: Int) -> bool:
    """DR-3, DR-4: a token of the side is left."""
    return s.neutrals > 0 if side == NEUTRAL else s.stock[side] > 0


def put_unit(s: RevoltState, spot: Int, side: Int) -> None:
    """DR-3: a token from stock becomes a unit."""
    if side == NEUTRAL:
        s.neutrals -= 1
    else:
        s.stock[side] -= 1
    s.units[spot * SIDES + side] += 1


def take_unit(s: RevoltState, spot: Int, side: Int) -> None:
    """DR-3: a unit that is lost returns to stock."""
    if side == NEUTRAL:
        s.neutrals += 1
    else:
        s.stock[side] += 1
    s.units[spot * SIDES + side] -= 1


def gain_coins(s: RevoltState, faction: Int, number: Int) -> Int:
    """DR-3: coins come out of the stock and are cut to what it holds; gives the number gained."""
    gained = min(number, s.stock[faction])
    s.stock[faction] -= gained
    s.coins[faction] += gained
    return gained


def pay(s: RevoltState, faction: Int, number: Int) -> None:
    """DR-3: a coin that is spent returns to stock."""
    s.coins[faction] -= number
    s.stock[faction] += number


def spot_total(s: RevoltState, spot: Int) -> Int:
    """Count the units of all sides on a spot."""
    result: Int = 0
    units = s.units
    for at in range(spot * SIDES, spot * SIDES + SIDES):
        result += units[at]
    return result


def town_holder(s: RevoltState, spot: Int) -> Int:
    """DR-11: the side of the single unit in a town; -1 when it is empty."""
    units = s.units
    for side in range(SIDES):
        if units[spot * SIDES + side] > 0:
            return side
    return -1


def map_units(s: RevoltState, faction: Int) -> Int:
    """Count a faction's units on the map."""
    result: Int = 0
    units = s.units
    for spot in range(SPOTS):
        result += units[spot * SIDES + faction]
    return result


def is_besieged(s: RevoltState, spot: Int) -> bool:
    """DR-12: the spot is a city under siege."""
    return FIRST_CITY <= spot < FIRST_CITY + CITIES and s.siege[spot - FIRST_CITY] >= 0


def armies_in(s: RevoltState, region: Int) -> Int:
    """DR-44, DR-45: the unflipped armies of a region, besieging ones included."""
    result: Int = 0
    for faction in range(FACTIONS):
        result += s.armies[faction * REGIONS + region]
    return result


def rival_armies(s: RevoltState, faction: Int, region: Int) -> Int:
    """DR-42: unflipped armies of other factions in a region."""
    return armies_in(s, region) - s.armies[faction * REGIONS + region]


def besieging(s: RevoltState, faction: Int, region: Int) -> Int:
    """DR-44: a faction's armies that lie before a city of the region."""
    result: Int = 0
    for city in range(CITIES):
        if s.siege[city] == faction and SPOT_REGION[FIRST_CITY + city] == region:
            result += 1
    return result


def idle_armies(s: RevoltState, faction: Int, region: Int) -> Int:
    """DR-44: a faction's unflipped armies in their boxes."""
    armies = s.armies[faction * REGIONS + region]
    return armies - besieging(s, faction, region) if armies > 0 else 0


def fresh_armies(s: RevoltState, faction: Int, region: Int) -> Int:
    """Count idle armies that have not acted in this phase."""
    return idle_armies(s, faction, region) - s.used[faction * REGIONS + region]


def free_boxes(s: RevoltState, region: Int) -> Int:
    """DR-37, DR-40, DR-44: boxes without an army; flipped and besieging armies keep theirs."""
    result = ARMY_BOXES[region]
    for faction in range(FACTIONS):
        at = faction * REGIONS + region
        result -= s.armies[at] + s.flipped[at]
    return result


def spare_armies(s: RevoltState, faction: Int) -> Int:
    """DR-2, DR-40a: army tokens in the faction's supply."""
    result = ARMY_TOKENS[s.seats]
    for at in range(faction * REGIONS, faction * REGIONS + REGIONS):
        result -= s.armies[at] + s.flipped[at]
    return result


def end_go(s: RevoltState) -> None:
    """DR-7: the next faction of the turn order acts."""
    s.at += 1
    s.begun = 0
    s.asked = 0
    s.due = 0
    s.region = 0

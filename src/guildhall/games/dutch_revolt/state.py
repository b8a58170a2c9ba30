"""What the numbers of some fields stand for, and who plays which faction."""

from typing import Final

from guildhall.core.numbers import Int
from guildhall.games.dutch_revolt.schema import FACTIONS, PROVINCES, SEATS, TOWNS, RevoltState
from guildhall.games.dutch_revolt.tables import COMMERCIAL, LIMIT, OWNER, VP

ASK_VICTIM: Final = 1  # an abandoned army takes its toll
ASK_INTERCEPT: Final = 2  # the Huguenots may stop Spanish Treasure
ASK_CANCEL: Final = 3  # held-back beggars may stop an army
ASK_REACH: Final = 4  # a surplus unit looks for a province
ASK_MAN: Final = 5  # neutrals are too few for the empty places

MAJORITY: Final = 0
CITIES_COUNT: Final = 1
CATHOLIC_AIM: Final = 2
ALLEGIANCE_CAP: Final = 3
SUPPORT_TARGET: Final = 4
TURN0_CAP: Final = 5
TOWN_OUSTING: Final = 6
INTERCEPTION: Final = 7
NEUTRAL_POOL: Final = 8
MINIMUM_UNITS: Final = 9
CONFLICT_RULE: Final = 10
TAX_ROUNDING: Final = 11
BEGGAR_SIEGES: Final = 12
BESIEGED_UNITS: Final = 13
MAP_VALUES: Final = 14
OPTIONS: Final = 15


def seat_of(s: RevoltState, faction: Int) -> Int:
    """DR-1: the seat that plays a faction; -1 when nobody does."""
    return OWNER[s.seats * FACTIONS + faction]


def values_at(chosen: Int, seats: Int) -> Int:
    """Give the row of the map's values for a choice of them and a number of seats."""
    return chosen * (SEATS + 1) + seats


def limit_of(s: RevoltState, province: Int) -> Int:
    """DR-9: the limit of a province, by the values of the map."""
    return LIMIT[values_at(s.options[MAP_VALUES], s.seats) * PROVINCES + province]


def points_of(s: RevoltState, province: Int) -> Int:
    """DR-71: what a province counts, by the values of the map."""
    return VP[values_at(s.options[MAP_VALUES], s.seats) * PROVINCES + province]


def is_commercial(s: RevoltState, town: Int) -> bool:
    """DR-71: whether a town is commercial, by the values of the map."""
    return COMMERCIAL[values_at(s.options[MAP_VALUES], s.seats) * TOWNS + town] > 0

"""Phases 17 to 19: cards, bishoprics, universities (DR-24, DR-25, DR-67 to DR-70)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.dutch_revolt.phases.control import majorities, open_counts
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import town_holder
from guildhall.games.dutch_revolt.schema import (
    BISHOPRICS,
    BURGHERS,
    CATHOLIC,
    CITIES,
    FIRST_CITY,
    FIRST_TOWN,
    HABSBURGS,
    PROVINCES,
    REFORMERS,
    SIDES,
    UNIVERSITIES,
    RevoltState,
)
from guildhall.games.dutch_revolt.tables import (
    BISHOPRIC_AIM,
    BISHOPRIC_PROVINCE,
    OLD_UNIVERSITY,
    UNIVERSITY_SPOT,
)


class Awards(Phase):
    """DR-24, DR-67: who holds which card."""

    def __init__(self) -> None:
        super().__init__("awards", [], turn0=7)

    def begin(self, s: RevoltState, log: Log | None) -> None:
        award_cards(s, log)


class Bishoprics(Phase):
    """DR-24, DR-68: the creeds of the bishoprics."""

    def __init__(self) -> None:
        super().__init__("bishoprics", [], turn0=7)

    def begin(self, s: RevoltState, log: Log | None) -> None:
        award_bishoprics(s, log)


class Universities(Phase):
    """DR-24, DR-69, DR-70: the creeds of the universities."""

    def __init__(self) -> None:
        super().__init__("universities", [], turn0=7)

    def begin(self, s: RevoltState, log: Log | None) -> None:
        award_universities(s, log)


def award_cards(s: RevoltState, log: Log | None) -> None:
    """DR-67: cities and provinces to whoever has the majority; else back to the table."""
    cities, provinces = ints(CITIES), ints(PROVINCES)
    majorities(s, s.units, FIRST_CITY * SIDES, cities)
    majorities(s, open_counts(s), 0, provinces)
    if log is not None:
        _log_cards(s, cities, provinces, log)
    s.city_card, s.province_card = cities, provinces


def _log_cards(s: RevoltState, cities: Ints, provinces: Ints, log: Log) -> None:
    for city in range(CITIES):
        holder = cities[city]
        if holder != s.city_card[city]:
            if holder < 0:
                log.tell("city_free", "DR-67", {"city": city})
            else:
                log.tell("city_card", "DR-67", {"city": city, "faction": holder})
    for province in range(PROVINCES):
        holder = provinces[province]
        if holder != s.province_card[province]:
            if holder < 0:
                log.tell("province_free", "DR-67", {"province": province})
            else:
                log.tell("province_card", "DR-67", {"province": province, "faction": holder})


def award_bishoprics(s: RevoltState, log: Log | None) -> None:
    """DR-24, DR-68: the controller of the province pulls the marker, one step a turn."""
    creeds, holders = s.bishopric[:], s.province_card
    for seat in range(BISHOPRICS):
        before = creeds[seat]
        creed = _next_creed(s.turn, before, holders[BISHOPRIC_PROVINCE[seat]])
        creeds[seat] = creed
        if log is not None and creed != before:
            rule = "DR-24" if s.turn == 0 else "DR-68"
            log.tell("bishopric", rule, {"bishopric": seat, "creed": creed})
    s.bishopric = creeds


def _next_creed(turn: Int, creed: Int, holder: Int) -> Int:
    if turn == 0:
        return BISHOPRIC_AIM[holder] if holder >= 0 else CATHOLIC
    if holder < 0 or BISHOPRIC_AIM[holder] == creed:
        return creed
    if BISHOPRIC_AIM[holder] > creed:
        return creed + 1
    return creed - 1


def award_universities(s: RevoltState, log: Log | None) -> None:
    """DR-24, DR-69, DR-70: which universities are Reformed."""
    schools = s.university[:]
    for school in range(UNIVERSITIES):
        before = schools[school]
        reformed = _is_reformed(s, school, before)
        schools[school] = reformed
        if log is not None and reformed != before:
            rule = "DR-69" if OLD_UNIVERSITY[school] else "DR-70"
            args: dict[str, int] = {"university": school, "reformed": reformed}
            log.tell("university", rule, args)
    s.university = schools


def school_holder(s: RevoltState, school: Int) -> Int:
    """DR-69: the controller of the place, -1 for nobody; neutral units control nothing."""
    spot = UNIVERSITY_SPOT[school]
    if spot < FIRST_TOWN:
        return s.city_card[spot - FIRST_CITY]
    holder = town_holder(s, spot)
    return holder if holder <= REFORMERS else -1


def _is_reformed(s: RevoltState, school: Int, before: Int) -> Int:
    holder = school_holder(s, school)
    if holder == REFORMERS:
        return 1
    if s.turn == 0:
        return 1 if OLD_UNIVERSITY[school] and holder == BURGHERS else 0
    if 0 <= holder <= HABSBURGS or (holder < 0 and OLD_UNIVERSITY[school]):
        return 0
    return before

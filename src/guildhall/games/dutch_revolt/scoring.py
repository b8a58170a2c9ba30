"""The count of a turn: cities, provinces and the aim of each faction, from zero every turn (DR-71).

A new count first takes back the points of the last one by source, with negative entries, so that
the ledger sums to the score at any moment and still lists every turn in full.
"""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, sum_some
from guildhall.games.dutch_revolt.phases.awards import (
    award_bishoprics,
    award_cards,
    award_universities,
)
from guildhall.games.dutch_revolt.phases.control import cities_held
from guildhall.games.dutch_revolt.phases.pieces import map_units
from guildhall.games.dutch_revolt.schema import (
    BISHOPRICS,
    BURGHERS,
    CATHOLICS,
    CITIES,
    FACTIONS,
    FIRST_CITY,
    FIRST_TOWN,
    HABSBURGS,
    NOBILITY,
    PHASE_AWARDS,
    PROVINCES,
    REFORMED,
    REGIONS,
    SIDES,
    SPOTS,
    TOWNS,
    UNIVERSITIES,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import CATHOLIC_AIM, is_commercial, points_of, seat_of
from guildhall.games.dutch_revolt.tables import (
    BISHOPRIC_PROVINCE,
    NOBILITY_SHARE,
    SOURCES,
)


def provinces_held(s: RevoltState, faction: Int) -> Int:
    """Count the province cards of a faction."""
    result: Int = 0
    cards = s.province_card
    for province in range(PROVINCES):
        if cards[province] == faction:
            result += 1
    return result


def catholic_bishoprics(s: RevoltState) -> Int:
    """DR-71, A-33: bishoprics that are not Reformed (by option only in provinces C control)."""
    result: Int = 0
    cards, creeds, everywhere = s.province_card, s.bishopric, s.options[CATHOLIC_AIM] == 0
    for seat in range(BISHOPRICS):
        mine = cards[BISHOPRIC_PROVINCE[seat]] == CATHOLICS
        if creeds[seat] < REFORMED and (mine or everywhere):
            result += 1
    return result


def garrisoned_regions(s: RevoltState) -> Int:
    """DR-71: regions with at least one unflipped Habsburg army."""
    result: Int = 0
    armies = s.armies
    for region in range(REGIONS):
        if armies[HABSBURGS * REGIONS + region] > 0:
            result += 1
    return result


def noble_units(s: RevoltState) -> Int:
    """DR-71: units of the Nobility in open country and towns."""
    result: Int = 0
    units = s.units
    for field in range(FIRST_CITY):
        result += units[field * SIDES + NOBILITY]
    for town in range(FIRST_TOWN, SPOTS):
        result += units[town * SIDES + NOBILITY]
    return result


def trading_towns(s: RevoltState) -> Int:
    """DR-71: commercial towns that hold a unit of the Burghers."""
    result: Int = 0
    units = s.units
    for town in range(TOWNS):
        if units[(FIRST_TOWN + town) * SIDES + BURGHERS] > 0 and is_commercial(s, town):
            result += 1
    return result


def reformed_universities(s: RevoltState) -> Int:
    """DR-71: universities that are Reformed."""
    return sum_some(s.university, 0, UNIVERSITIES)


def aim_count(s: RevoltState, faction: Int) -> Int:
    """DR-71: what the faction's aim counts."""
    if faction == CATHOLICS:
        return catholic_bishoprics(s)
    if faction == HABSBURGS:
        return garrisoned_regions(s)
    if faction == NOBILITY:
        return noble_units(s)
    return trading_towns(s) if faction == BURGHERS else reformed_universities(s)


def source_count(s: RevoltState, faction: Int, source: Int) -> Int:
    """DR-71: cities, provinces, or what the aim counts."""
    if source == 0:
        return cities_held(s, faction)
    return provinces_held(s, faction) if source == 1 else aim_count(s, faction)


def points_now(s: RevoltState) -> Ints:
    """DR-71: the points by faction and source: cities, the values of provinces, aims."""
    out, cities, provinces = ints(FACTIONS * SOURCES), s.city_card, s.province_card
    for city in range(CITIES):
        if cities[city] >= 0:
            out[cities[city] * SOURCES] += 1
    for province in range(PROVINCES):
        if provinces[province] >= 0:
            out[provinces[province] * SOURCES + 1] += points_of(s, province)
    for faction in s.order:
        count = aim_count(s, faction)
        share = NOBILITY_SHARE[s.seats] if faction == NOBILITY else 1
        out[faction * SOURCES + 2] = count // share
    return out


def source_name(faction: Int, source: Int) -> Int:
    """Give the number of a source in the words of the game: aims follow cities and provinces."""
    return source if source < 2 else 2 + faction


def count_points(s: RevoltState, log: Log | None) -> None:
    """DR-71: scores are counted from zero every turn."""
    points, counted = s.points, points_now(s)
    for faction in s.order:
        if log is not None:
            _take_back(s, faction, log)
        for source in range(SOURCES):
            points[faction * SOURCES + source] = counted[faction * SOURCES + source]
            if log is not None:
                _log_source(s, faction, source, log)


def _take_back(s: RevoltState, faction: Int, log: Log) -> None:
    for source in range(SOURCES):
        points = s.points[faction * SOURCES + source]
        if points > 0:
            args: dict[str, int] = {"faction": faction, "source": source_name(faction, source)}
            args["turn"] = s.turn - 1
            args["points"] = points
            log.score("withdrawn", "DR-71", seat_of(s, faction), -points, args)


def _log_source(s: RevoltState, faction: Int, source: Int, log: Log) -> None:
    points = s.points[faction * SOURCES + source]
    if points > 0:
        args: dict[str, int] = {"faction": faction, "source": source_name(faction, source)}
        args["turn"] = s.turn
        args["count"] = source_count(s, faction, source)
        args["points"] = points
        log.score("scored", "DR-71", seat_of(s, faction), points, args)


def faction_points(s: RevoltState, faction: Int) -> Int:
    """DR-71: the last count of a faction."""
    return sum_some(s.points, faction * SOURCES, (faction + 1) * SOURCES)


def seat_points(s: RevoltState) -> Ints:
    """DR-74: the last count of each seat; with two players the factions of a seat add up."""
    out = ints(s.seats)
    for faction in s.order:
        out[seat_of(s, faction)] += faction_points(s, faction)
    return out


def standing(s: RevoltState) -> Ints:
    """DR-74, A-30: each seat's points, cities, provinces and units on the map as one number."""
    out = ints(s.seats)
    for faction in s.order:
        seat = seat_of(s, faction)
        number = faction_points(s, faction) * 1000 + cities_held(s, faction)
        number = number * 1000 + provinces_held(s, faction)
        out[seat] += number * 1000 + map_units(s, faction)
    return out


def projected(s: RevoltState) -> Ints:
    """Give the points by faction and source if the turn ended now.

    It is counted here and then taken back: a copy of all that a count leaves alone costs more.
    Awards give the state other arrays, so the old ones are still true.
    """
    cities, provinces, points = s.city_card, s.province_card, s.points
    creeds, schools = s.bishopric, s.university
    s.points = points[:]
    if s.phase < PHASE_AWARDS:
        award_cards(s, None)
        award_bishoprics(s, None)
        award_universities(s, None)
    count_points(s, None)
    out = s.points
    s.city_card, s.province_card, s.points = cities, provinces, points
    s.bishopric, s.university = creeds, schools
    return out

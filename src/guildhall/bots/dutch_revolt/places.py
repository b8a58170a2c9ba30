"""What places of the Dutch Revolt are worth to a seat: the eyes of DutchRevoltJudge.

Control is a chance that grows with the lead over all other units, so that a unit is worth
something before it tips the balance. Every side's chances count, by how much the seat cares for
that side: its own fully, others with a minus.
"""

from math import exp
from typing import Final

from guildhall.core.numbers import Int, Ints, ints, made
from guildhall.games.dutch_revolt.schema import (
    BEGGARS,
    BURGHERS,
    CATHOLIC,
    CATHOLICS,
    FACTIONS,
    FIRST_CITY,
    FIRST_TOWN,
    HABSBURGS,
    NEUTRAL,
    NOBILITY,
    PHASE_CITIZENS,
    PROVINCES,
    REFORMED,
    REFORMERS,
    SIDES,
    SPOTS,
    RevoltState,
)
from guildhall.games.dutch_revolt.scoring import faction_points
from guildhall.games.dutch_revolt.state import BEGGAR_SIEGES, is_commercial, points_of
from guildhall.games.dutch_revolt.tables import (
    ADJUST_ADD,
    ADJUST_ALWAYS,
    ADJUST_FIRST,
    ADJUST_INSTEAD,
    ADJUST_REMOVE,
    ADJUST_SECOND,
    ADJUST_SIDE,
    BISHOPRIC_PROVINCE,
    CONVERSIONS,
    HALF_TAX,
    NOBILITY_SHARE,
    OLD_UNIVERSITY,
    OWNER,
    PROVINCE_OF,
    SPOT_FIRST,
    SPOT_LIST,
    TRACK_CENTRE,
    TRACK_LENGTH,
    TURNS,
    UNIVERSITY_SPOT,
)

POINT: Final = 1000
ONE: Final = 4096  # a chance of one
BITS: Final = 12
FULL: Final = 1024  # caring as for oneself
CARE_BITS: Final = 10
SPAN: Final = 16  # leads beyond it are as good as this
ROW: Final = 33
MOST_CITIES: Final = 3
MOST_TOWNS: Final = 4
MOST: Final = 60  # no faction has more units
UNKNOWN: Final = -1000000
NOTHING_KNOWN: Final = ints(PROVINCES, UNKNOWN)
BLANK: Final = ints(PROVINCES * SIDES)


def _at(places: Ints, size: int) -> Ints:
    """Turn a list of places around: which entry a place is, -1 for none."""
    out = [-1] * size
    for entry, place in enumerate(places):
        out[place] = entry
    return made(out)


SEE_AT: Final = _at(BISHOPRIC_PROVINCE, PROVINCES)
SCHOOL_AT: Final = _at(UNIVERSITY_SPOT, SPOTS)


def thousandths(weight: float) -> Int:
    """Give a weight in thousandths."""
    return round(weight * POINT)


def chances(steepness: float) -> list[int]:
    """Give the chance of control for each lead from -SPAN to SPAN: one half between 0 and 1."""
    leads = range(-SPAN, SPAN + 1)
    return [round(ONE / (1 + exp(-steepness * (lead - 0.5)))) for lead in leads]


def clipped(lead: Int) -> Int:
    """Give a lead within the table of chances."""
    return SPAN if lead > SPAN else (-SPAN if lead < -SPAN else lead)


class Scene:
    """Weighs land, cities and towns of one position for one faction of a seat."""

    def __init__(self, weights: dict[str, float]) -> None:
        """Take the weights by name."""
        table = chances(weights["steep_open"]) + chances(weights["steep_settled"])
        self.chance: Ints = made(table)
        self.harm: Ints = made([round(weights[f"harm_{n}"] * FULL) for n in range(2, 6)])
        self.leader: Int = thousandths(weights["leader"])
        self.unit: Int = thousandths(weights["unit"])
        self.town_income: Int = thousandths(weights["town_income"])
        self.city_income: Int = thousandths(weights["city_income"])
        self.land_income: Int = thousandths(weights["land_income"])
        self.see: Int = thousandths(weights["see"])
        self.see_hold: Int = thousandths(weights["see_hold"])
        self.trade: Int = thousandths(weights["trade"])
        self.school: Int = thousandths(weights["school"])
        self.noble: Int = thousandths(weights["noble"])
        self.lane: Int = thousandths(weights["lane"])
        self.lane_end: Int = thousandths(weights["lane_end"])
        self.coin: Int = thousandths(weights["coin"])
        self.coin_last: Int = thousandths(weights["coin_last"])
        self.garrison: Int = thousandths(weights["garrison"])
        self.army: Int = thousandths(weights["army"])
        self.stand_off: Int = thousandths(weights["stand_off"])
        self.rout: Int = thousandths(weights["rout"])
        self.siege_share: Int = thousandths(weights["siege_share"])
        self.convert_share: Int = thousandths(weights["convert_share"])
        self.plunder: Int = thousandths(weights["plunder"])
        self.enter: Int = thousandths(weights["enter"])
        self.town_reach: Int = thousandths(weights["town_reach"])
        self.raw: Int = thousandths(weights["raw"])
        self.stir: Int = thousandths(weights["stir"])
        self.future: Int = 0
        self.settled: Int = 0
        self.me: Int = 0
        self.care: Ints = ints(SIDES)
        self.row: Ints = ints(SIDES)
        self.left: Ints = ints(SIDES)
        self.land: Ints = BLANK[:]
        self.crowd: Ints = BLANK[:]
        self.known: Ints = NOTHING_KNOWN[:]  # arrivals judged already
        self.cities: Ints = ints(MOST_CITIES)
        self.towns: Ints = ints(MOST_TOWNS)
        self.town_value: Ints = ints(MOST_TOWNS)
        self.wanted: Ints = ints(MOST_CITIES)
        self.ladder: Ints = ints(MOST_CITIES * (MOST + 1))
        self.best: Ints = ints(MOST + 1)
        self.pick: Ints = ints(MOST_CITIES * (MOST + 1))
        self.city_number: Int = 0
        self.town_number: Int = 0
        self.units_here: Int = 0
        self.on_land: Int = 0
        self.gain: Int = 0

    def look(self, s: RevoltState, me: Int) -> None:
        """Turn to a position and a faction: whom it cares for, how much is still to come."""
        self.me = me
        turns = TURNS - s.turn
        self.future = turns * FULL // (turns + 1)
        self.settled = 0
        seat = OWNER[s.seats * FACTIONS + me]
        harm = self.harm[s.seats - 2]
        best: Int = 1
        for side in range(FACTIONS):
            owner = OWNER[s.seats * FACTIONS + side]
            self.care[side] = 0 if owner < 0 else (FULL if owner == seat else -harm)
            if owner >= 0 and owner != seat:
                best = max(best, faction_points(s, side))
        if self.leader > 0 and s.turn > 0:
            for side in range(FACTIONS):
                if self.care[side] < 0 and faction_points(s, side) == best:
                    self.care[side] -= harm * self.leader // POINT

    def count_units(self, s: RevoltState) -> None:
        """Count all sides in the open country and towns, and with unbesieged cities."""
        land = BLANK[:]
        crowd = BLANK[:]
        units = s.units
        siege = s.siege
        for spot in range(SPOTS):
            base = PROVINCE_OF[spot] * SIDES
            if FIRST_CITY <= spot < FIRST_TOWN:
                if siege[spot - FIRST_CITY] < 0:
                    for side in range(SIDES):
                        crowd[base + side] += units[spot * SIDES + side]
            else:
                for side in range(SIDES):
                    number = units[spot * SIDES + side]
                    if number > 0:
                        land[base + side] += number
                        crowd[base + side] += number
        self.land = land
        self.crowd = crowd
        self.known = NOTHING_KNOWN[:]

    def count_province(self, s: RevoltState, province: Int) -> None:
        """Count all sides in the open country and towns of one province only."""
        base = province * SIDES
        for side in range(SIDES):
            self.land[base + side] = 0
        for at in range(SPOT_FIRST[province], SPOT_FIRST[province + 1]):
            spot = SPOT_LIST[at]
            if not FIRST_CITY <= spot < FIRST_TOWN:
                for side in range(SIDES):
                    self.land[base + side] += s.units[spot * SIDES + side]

    def land_worth(self, s: RevoltState, province: Int, counts: Ints, base: Int) -> Int:
        """Give what the open country and towns of a province are worth with these units."""
        sum_all: Int = 0
        for at in range(base, base + SIDES):
            sum_all += counts[at]
        care = self.care
        chances = self.chance
        middle = self.settled * ROW + SPAN
        each = self.unit * self.future >> CARE_BITS
        income = HALF_TAX[province] * self.land_income * self.future >> CARE_BITS
        prize = points_of(s, province) * POINT + income
        see = SEE_AT[province]
        result: Int = 0
        for side in range(FACTIONS):
            number = counts[base + side]
            if number > 0:
                chance = chances[middle + clipped(2 * number - sum_all)]
                value = (prize * chance >> BITS) + number * each
                if side == NOBILITY:
                    value += number * self.noble // NOBILITY_SHARE[s.seats]
                result += care[side] * value
                if see >= 0:
                    pull = self.see_pull(s.bishopric[see], side)
                    result += care[CATHOLICS] * (pull * chance >> BITS)
        return result >> CARE_BITS

    def see_pull(self, creed: Int, side: Int) -> Int:
        """Give what it does to the Catholics when a side controls a bishopric of some creed."""
        later = self.see * self.future >> (CARE_BITS + 1)
        if side < BURGHERS:
            if creed == REFORMED:
                return self.see
            return later if creed > REFORMED else self.see_hold
        if creed == CATHOLIC:
            return -self.see
        return -later if creed < CATHOLIC else -self.see_hold

    def school_pull(self, s: RevoltState, spot: Int, side: Int) -> Int:
        """Give what it does to the Reformers when a side controls the place of a university."""
        school = SCHOOL_AT[spot]
        if school < 0:
            return 0
        reformed = s.university[school]
        old = OLD_UNIVERSITY[school]
        if side == REFORMERS:
            return self.school if old or not reformed else self.school >> 2
        if side in (NOBILITY, BURGHERS):
            return self.school if old and reformed else 0
        return -self.school if reformed and not old and side < NEUTRAL else 0

    def town_worth(self, s: RevoltState, spot: Int, side: Int) -> Int:
        """Give what it is worth that a side holds a town, beside its unit for the land."""
        value: Int = 0
        if side < NEUTRAL:
            value = self.town_income * self.future >> CARE_BITS
            if side == BURGHERS and is_commercial(s, spot - FIRST_TOWN):
                value += self.trade
            value *= self.care[side]
        return (value + self.care[REFORMERS] * self.school_pull(s, spot, side)) >> CARE_BITS

    def town_swing(self, s: RevoltState, spot: Int) -> Int:
        """Give what it is worth to hold a town instead of whoever holds it."""
        for side in range(SIDES):
            if s.units[spot * SIDES + side] > 0:
                if side == self.me:
                    return 0
                return self.town_worth(s, spot, self.me) - self.town_worth(s, spot, side)
        return self.town_worth(s, spot, self.me)

    def city_row(self, s: RevoltState, city: Int) -> None:
        """Put the units of a city on the row that city_worth looks at."""
        first = (FIRST_CITY + city) * SIDES
        row = self.row
        units = s.units
        for side in range(SIDES):
            row[side] = units[first + side]

    def spared(self, s: RevoltState) -> Int:
        """DR-63: whose units stay in a siege by beggars, -1 = nobody's."""
        if s.options[BEGGAR_SIEGES] == 0:
            return -1
        return self.me if s.hirer < 0 else s.hirer

    def siege_row(self, s: RevoltState, besieger: Int) -> None:
        """DR-62, DR-63: resolve a siege on the row."""
        row = self.row
        own = besieger
        if besieger == BEGGARS:
            own = self.spared(s)
        foreign: Int = 0
        for side in range(SIDES):
            if side != own:
                foreign += row[side]
                row[side] = 0
        turned: Int = 0
        if besieger != BEGGARS:
            turned = min(foreign, CONVERSIONS, s.stock[own])
            row[own] += turned
        row[NEUTRAL] = foreign - turned

    def adjust_row(self, s: RevoltState, space: Int) -> None:
        """DR-65: let the citizens on a space of the track do their work on the row."""
        row = self.row
        at = space - 1
        first = min(row[ADJUST_FIRST[at]], ADJUST_REMOVE[at])
        row[ADJUST_FIRST[at]] -= first
        second = min(row[ADJUST_SECOND[at]], ADJUST_REMOVE[at] - first)
        row[ADJUST_SECOND[at]] -= second
        if ADJUST_ALWAYS[at] or first + second > 0:
            side = ADJUST_SIDE[at]
            if side < NEUTRAL and OWNER[s.seats * FACTIONS + side] < 0:
                side = ADJUST_INSTEAD[at]
            row[side] += ADJUST_ADD[at]

    def settle_row(self, s: RevoltState, besieger: Int, space: Int) -> None:
        """Let a siege and the citizens do their work on the row, if they still will this turn."""
        if besieger >= 0:
            self.siege_row(s, besieger)
        if s.turn > 0 and s.phase <= PHASE_CITIZENS:
            self.adjust_row(s, space)

    def row_worth(self, s: RevoltState, city: Int, besieger: Int, space: Int) -> Int:
        """Give what a city is worth with the units of the row, after siege and citizens."""
        self.settle_row(s, besieger, space)
        row = self.row
        care = self.care
        chances = self.chance
        middle = self.settled * ROW + SPAN
        sum_all: Int = 0
        for side in range(SIDES):
            sum_all += row[side]
        each = self.unit * self.future >> CARE_BITS
        prize = POINT + (self.city_income * self.future >> CARE_BITS)
        spot = FIRST_CITY + city
        result: Int = 0
        for side in range(FACTIONS):
            if row[side] > 0:
                chance = chances[middle + clipped(2 * row[side] - sum_all)]
                result += care[side] * ((prize * chance >> BITS) + row[side] * each)
                if SCHOOL_AT[spot] >= 0:
                    pull = self.school_pull(s, spot, side)
                    result += care[REFORMERS] * (pull * chance >> BITS)
        return result >> CARE_BITS

    def city_worth(self, s: RevoltState, city: Int, besieger: Int, space: Int) -> Int:
        """Give what a city is worth as it stands, but for a siege and a space of the track."""
        self.city_row(s, city)
        return self.row_worth(s, city, besieger, space)

    def city_with(self, s: RevoltState, city: Int, side: Int, more: Int) -> Int:
        """Give what a city is worth with more (or fewer) units of a side."""
        self.city_row(s, city)
        self.row[side] += more
        return self.row_worth(s, city, s.siege[city], s.track[city])

    def lane_worth(self, space: Int) -> Int:
        """Give what the place of a marker is worth in the turns to come."""
        off = space - TRACK_CENTRE
        result = (self.care[REFORMERS] - self.care[CATHOLICS]) * self.lane * off
        result += (self.care[BURGHERS] - self.care[HABSBURGS]) * (self.lane * off // 2)
        result -= self.care[NOBILITY] * self.lane * (off if off > 0 else -off)
        if space == 1:
            result += self.care[CATHOLICS] * self.lane_end
        elif space == TRACK_LENGTH:
            result += self.care[REFORMERS] * self.lane_end
        return (result >> CARE_BITS) * self.future >> CARE_BITS
